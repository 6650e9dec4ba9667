import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { historyKinds } from "../../contract/auditWords";
import type { AuditEntry } from "../../contract/history";

/** Screens that show the history of what an entry is about, by its kind. */
const screens = new Map<string, string>(Object.entries(historyKinds).map(([noun, kind]) => [kind, noun]));

/** What an entry is about; a record on file leads to its history. */
export function Subject({ entry }: { entry: AuditEntry }) {
  const { t } = useTranslation();
  const { kind, itemId, itemName } = entry;
  const name = itemName ?? (itemId === null ? undefined : t("audit.number", { id: itemId }));
  const screen = screens.get(kind);
  return (
    <>
      <span className="quiet">{t(`audit.kinds.${kind}`, { defaultValue: kind })}</span>{" "}
      {screen && itemId !== null && itemName !== null ? (
        <Link to={`/admin/${screen}?history=${itemId}`} state={{ name: itemName }}>
          {itemName}
        </Link>
      ) : (
        name
      )}
    </>
  );
}
