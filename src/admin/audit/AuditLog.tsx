import { Tag } from "antd";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { formatDate } from "../../client/formatDate";
import { type AuditKind, auditActions, auditKinds, changeOrigins } from "../../contract/auditWords";
import type { AuditEntry } from "../../contract/history";
import { ChangeList } from "../history/ChangeList";
import { useActionWords } from "../history/useActionWords";
import { Loading } from "../layout/Loading";
import { expandableRows } from "../listing/expandableRows";
import { ListPage } from "../listing/ListPage";
import { useListTable } from "../listing/useListTable";
import { useTexts } from "../useTexts";
import { Facts } from "./Facts";
import { Subject } from "./Subject";

const texts = { failed: "audit.failed", none: "audit.none", noneMatch: "audit.noneMatch", count: "audit.count" };

/** Kinds to which the same can be done stand together. */
const groups = {
  temple: "temple",
  festival: "festival",
  list: "list",
  account: "account",
  guidance: "content",
  import: "import",
  bulkChange: "bulkChange",
  review: "moderation",
  liveEvent: "liveEvent",
  message: "message",
  ritual: "ritual",
  product: "product",
  order: "order",
  payment: "payment",
  booking: "booking",
  // their actions are those of content and of moderation
  support: null,
  banner: null,
  photo: null,
  submission: null,
  correction: null,
  "role-request": null,
  alias: null,
} as const satisfies Record<AuditKind, string | null>;
const kindOf = (name: string): AuditKind => auditKinds.find((kind) => kind === name) ?? "import";

/** Who did what and when, newest first; nothing in it can be changed. A row opens to what changed in it. */
export function AuditLog() {
  const { t, i18n } = useTranslation();
  const hasTexts = useTexts("history");
  const words = useActionWords();
  const table = useListTable<AuditEntry>("admin/audit");
  const [kind, item, partOf] = [table.filter("kind"), table.filter("item"), table.filter("partOf")];
  const named = (values: readonly string[], group: string) =>
    values.map((value) => ({ value, label: t(`${group}.${value}`) }));
  if (!hasTexts) return <Loading />;
  return (
    <ListPage<AuditEntry>
      table={table}
      texts={texts}
      lead={<p className="quiet">{t("audit.lead")}</p>}
      filters={[
        { name: "who", label: t("audit.filters.who"), isWide: true },
        { name: "kind", label: t("audit.filters.kind"), options: named(auditKinds, "audit.kinds") },
        {
          name: "action",
          label: t("audit.filters.action"),
          options: auditKinds.flatMap((kind) =>
            groups[kind] === null
              ? []
              : [{ label: t(`audit.groups.${groups[kind]}`), options: named(auditActions[kind], "history.actions") }],
          ),
        },
        { name: "origin", label: t("audit.filters.origin"), options: named(changeOrigins, "history.origins") },
        { name: "from", label: t("audit.filters.from"), isDate: true },
        { name: "to", label: t("audit.filters.to"), isDate: true },
      ]}
      filterNotes={
        <>
          {partOf && <p>{t("audit.partOf", { id: partOf })}</p>}
          {item && <p>{t("audit.oneRecord", { kind: kind ? t(`audit.kinds.${kind}`) : "", id: item })}</p>}
        </>
      }
      expandable={expandableRows<AuditEntry>({
        title: t("audit.more"),
        label: ({ id }) => t("audit.details", { id }),
        has: ({ changes, facts, reason }) => changes.length > 0 || Object.keys(facts).length > 0 || reason !== null,
        render: (entry) => (
          <>
            {entry.reason && <p>{entry.reason}</p>}
            <ChangeList kind={kindOf(entry.kind)} changes={entry.changes} />
            <Facts facts={entry.facts} />
          </>
        ),
      })}
      columns={[
        {
          key: "at",
          title: t("audit.fields.at"),
          render: ({ at }) => (
            <time className="nowrap" dateTime={at}>
              {formatDate(at, i18n.language, { dateStyle: "medium", timeStyle: "medium" })}
            </time>
          ),
        },
        { key: "who", title: t("audit.fields.who"), render: ({ actor, origin }) => words.actor(actor, origin) },
        { key: "action", title: t("audit.fields.action"), render: ({ action }) => words.action(action) },
        { key: "subject", title: t("audit.fields.subject"), render: (entry) => <Subject entry={entry} /> },
        {
          key: "origin",
          title: t("audit.fields.origin"),
          render: ({ id, kind, origin }) => (
            <>
              <Tag>{t(`history.origins.${origin}`)}</Tag>
              {(kind === "import" || kind === "bulkChange") && <Link to={`?partOf=${id}`}>{t("audit.itsRows")}</Link>}
            </>
          ),
        },
      ]}
    />
  );
}
