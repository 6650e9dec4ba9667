import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { AuditEntry } from "../../contract/history";

/** Screens that show the history of what an entry is about. */
const screens: Record<string, string> = {
  temple: "temples",
  festival: "festivals",
  list: "lists",
  account: "users",
  guidance: "content",
  product: "products",
};

/** What an entry is about; a record on file leads to its history. */
export function Subject({ entry }: { entry: AuditEntry }) {
  const { t } = useTranslation();
  const { kind, itemId, itemName } = entry;
  const name = itemName ?? (itemId === null ? undefined : t("audit.number", { id: itemId }));
  const screen = screens[kind];
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
