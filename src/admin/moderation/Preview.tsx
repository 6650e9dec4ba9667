import { Button, Tag } from "antd";
import { useTranslation } from "react-i18next";
import { formatDate } from "../../client/formatDate";
import { useSession } from "../../client/useSession";
import type { ModerationItem } from "../../contract/moderation";
import { can } from "../../contract/roles";
import { DecisionBar } from "./DecisionBar";
import { ItemHistory } from "./ItemHistory";
import { keyOf } from "./items";
import { PreviewBody } from "./PreviewBody";
import { RejectForm } from "./RejectForm";
import type { Desk } from "./useDesk";
import type { Queue } from "./useQueue";

/** The item one is at, whole, with what can be decided about it. */
export function Preview({ desk, queue }: { desk: Desk; queue: Queue }) {
  const { t } = useTranslation();
  const item = desk.cursor.current;
  if (!item) return null;
  return (
    <section className="preview" aria-label={t("moderation.preview")}>
      {desk.isRejecting ? <RejectForm key={keyOf(item)} desk={desk} /> : <DecisionBar desk={desk} />}
      <PreviewHead item={item} queue={queue} />
      <PreviewBody item={item} />
      {item.reason && (
        <p>
          <strong>{t("moderation.reasonGiven")}</strong> {item.reason}
        </p>
      )}
      {desk.hasHistory && <ItemHistory key={keyOf(item)} item={item} />}
    </section>
  );
}

function PreviewHead({ item, queue }: { item: ModerationItem; queue: Queue }) {
  const { t, i18n } = useTranslation();
  const { name, email } = item.author;
  const date = (at: string) => formatDate(at, i18n.language, { dateStyle: "medium", timeStyle: "short" });
  return (
    <>
      <h2>
        {t(`moderation.kind.${item.kind}`)}
        {item.temple && `: ${item.temple.name}`}
      </h2>
      {item.temple && (
        <p className="preview-links">
          <span className="quiet">{`${item.temple.city}, ${item.temple.state}`}</span>
          <TempleLinks item={item} />
          {queue.filter("temple") === "" && (
            <Button size="small" onClick={() => queue.setFilter({ temple: String(item.temple?.id) })}>
              {t("moderation.onlyTemple")}
            </Button>
          )}
        </p>
      )}
      <p className="quiet">
        {!item.alias && (
          <>
            {t(email ? "moderation.from" : "moderation.fromName", { name: name ?? t("moderation.someone"), email })}
            {" · "}
          </>
        )}
        {t("moderation.sentAt", { when: date(item.createdAt) })}
      </p>
      {item.flags.length > 0 && (
        <p>
          {item.flags.map((flag) => (
            <Tag key={flag} bordered={false} color="warning">
              {t(`moderation.flagHints.${flag}`)}
            </Tag>
          ))}
        </p>
      )}
    </>
  );
}

/** The temple as visitors see it, and as the console edits it. */
function TempleLinks({ item: { temple, submission } }: { item: ModerationItem }) {
  const { t } = useTranslation();
  const { role } = useSession();
  if (!temple) return null;
  return (
    <>
      {(!submission || submission.templeStatus === "active") && (
        <a href={`/temple/${temple.slug}`} target="_blank" rel="noopener">
          {t("actions.view")}
        </a>
      )}
      {can(role, "temples") && (
        <a href={`/admin/temples/${temple.id}`} target="_blank" rel="noopener">
          {t("temples.edit")}
        </a>
      )}
    </>
  );
}
