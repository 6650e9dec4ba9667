import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { formatNumber } from "../../../client/format";
import type { TempleWorkspace } from "../../../contract/workspace";

type MembershipsProps = Pick<TempleWorkspace, "lists">;

/** The curated lists that the temple is in, each with its number there and the way to where it is kept. */
export function Memberships({ lists }: MembershipsProps) {
  const { t, i18n } = useTranslation();
  const id = useId();
  const asText = (value: number) => formatNumber(value, i18n.language);
  const named = (one: { name: string; nameHi: string | null; nameKn: string | null }) =>
    (i18n.language === "hi" ? one.nameHi : i18n.language === "kn" ? one.nameKn : null) ?? one.name;
  return (
    <section aria-labelledby={id} className="findings">
      <h2 id={id}>{t("workspace.lists.title")}</h2>
      {lists.length === 0 ? (
        <p>{t("workspace.lists.none")}</p>
      ) : (
        <ul>
          {lists.map((list) => (
            <li key={`${list.id} ${list.number}`}>
              <Link to={`/admin/lists/${list.id}`}>{named(list)}</Link>
              {list.number !== null && (
                <span className="quiet">
                  {t(list.group ? "workspace.lists.inGroup" : "workspace.lists.number", {
                    number: asText(list.number),
                    of: asText(list.count),
                    group: list.group && named(list.group),
                  })}
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
      <Link to="/admin/lists">{t("workspace.lists.all")}</Link>
    </section>
  );
}
