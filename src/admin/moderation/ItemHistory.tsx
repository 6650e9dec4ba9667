import { useCustom } from "@refinedev/core";
import { useTranslation } from "react-i18next";
import { errorText, type HttpError } from "../../client/errors";
import { formatDate } from "../../client/formatDate";
import type { ModerationHistory, ModerationItem } from "../../contract/moderation";
import { moderationPath } from "./items";

/** Who decided what about the item and when, oldest first. */
export function ItemHistory({ item }: { item: ModerationItem }) {
  const { t, i18n } = useTranslation();
  const { data, error, isLoading } = useCustom<ModerationHistory, HttpError>({
    url: `${moderationPath}/${item.kind}/${item.id}/history`,
    method: "get",
    errorNotification: false,
  });
  const entries = data?.data.items ?? [];
  return (
    <section aria-label={t("moderation.history.title")} aria-busy={isLoading}>
      <h3>{t("moderation.history.title")}</h3>
      {error && <p role="alert">{errorText(error, t)}</p>}
      {!error && !isLoading && entries.length === 0 && <p className="quiet">{t("moderation.history.none")}</p>}
      <ol className="preview-history">
        {entries.map(({ id, at, action, reason, actor }) => (
          <li key={id}>
            <strong>{t(`moderation.history.${action.replace("moderation.", "")}`, { defaultValue: action })}</strong>{" "}
            {actor && `${actor.name ?? t("moderation.someone")} (${t(`roles.${actor.role}`)}), `}
            {formatDate(at, i18n.language, { dateStyle: "medium", timeStyle: "short" })}
            {reason && <span className="quiet"> · {reason}</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}
