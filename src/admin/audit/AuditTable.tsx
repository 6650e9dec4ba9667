import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { formatNumber } from "../../client/format";
import { formatDate } from "../../client/formatDate";
import { type AuditKind, auditKinds } from "../../contract/auditWords";
import type { AuditEntry } from "../../contract/history";
import { ChangeList } from "../history/ChangeList";
import { useActionWords } from "../history/useActionWords";
import { Pager } from "../listing/Pager";
import { RecordTable } from "../listing/RecordTable";
import { RowTag } from "../listing/RowTag";
import type { ListQuery } from "../listing/useListQuery";
import { Facts } from "./Facts";
import { Subject } from "./Subject";
import type { AuditFilter, AuditList } from "./useAudit";

type AuditTableProps = { list: AuditList; query: ListQuery<AuditFilter> };

const kindOf = (name: string): AuditKind => auditKinds.find((kind) => kind === name) ?? "import";

/** The log, newest first; a row opens to what changed in it. */
export function AuditTable({ list, query }: AuditTableProps) {
  const { t, i18n } = useTranslation();
  const words = useActionWords();
  const hasMore = ({ changes, facts, reason }: AuditEntry) =>
    changes.length > 0 || Object.keys(facts).length > 0 || reason !== null;
  return (
    <>
      <RecordTable<AuditEntry>
        rows={list.records}
        isBusy={list.isFetching}
        details={{
          title: t("audit.more"),
          label: ({ id }) => t("audit.details", { id }),
          has: hasMore,
          render: (entry) => <More entry={entry} />,
        }}
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
          {
            key: "who",
            title: t("audit.fields.who"),
            className: "narrow",
            render: ({ actor, origin }) => words.actor(actor, origin),
          },
          { key: "action", title: t("audit.fields.action"), render: ({ action }) => words.action(action) },
          {
            key: "subject",
            title: t("audit.fields.subject"),
            className: "roomy",
            render: (entry) => <Subject entry={entry} />,
          },
          {
            key: "origin",
            title: t("audit.fields.origin"),
            render: (entry) => (
              <>
                <RowTag>{t(`history.origins.${entry.origin}`)}</RowTag>
                {entry.kind === "import" && <Link to={`?partOf=${entry.id}`}>{t("audit.itsRows")}</Link>}
              </>
            ),
          },
        ]}
      />
      <Pager
        page={query.page}
        pages={list.pages}
        onChange={(page) => query.change({ page: String(page) })}
        note={t("audit.count", { count: list.total, formatted: formatNumber(list.total, i18n.language) })}
      />
    </>
  );
}

function More({ entry }: { entry: AuditEntry }) {
  return (
    <>
      {entry.reason && <p>{entry.reason}</p>}
      <ChangeList kind={kindOf(entry.kind)} changes={entry.changes} />
      <Facts facts={entry.facts} />
    </>
  );
}
