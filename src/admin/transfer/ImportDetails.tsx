import { Alert, Table } from "antd";
import { useTranslation } from "react-i18next";
import type { Translate } from "../../client/errors";
import { formatNumber } from "../../client/format";
import type { ImportedRow, ImportFailure, ImportResult } from "../../contract/imports";

/** Why lines failed, what to mind, and what changed: old value → new value. */
export function ImportDetails({ result }: { result: ImportResult }) {
  const { t, i18n } = useTranslation();
  const { failures, warnings } = result;
  const changed = result.rows.filter(({ outcome }) => outcome === "created" || outcome === "updated");
  const more = result.created + result.updated - changed.length;
  const inWords = ({ line, field, value, reason }: ImportFailure) =>
    t(value ? "transfer.failure" : "transfer.blankFailure", {
      line,
      field: t(`temples.fields.${field}`, { defaultValue: field }),
      value,
      reason: t(reason),
    });
  return (
    <>
      {failures.length > 0 && <Lines type="error" title={t("transfer.errors")} lines={failures.map(inWords)} />}
      {warnings.length > 0 && <Lines type="warning" title={t("transfer.warnings")} lines={warnings} />}
      {changed.length > 0 && <ChangedRows rows={changed} />}
      {more > 0 && (
        <p className="quiet">{t("transfer.moreRows", { count: more, formatted: formatNumber(more, i18n.language) })}</p>
      )}
    </>
  );
}

function Lines({ type, title, lines }: { type: "error" | "warning"; title: string; lines: string[] }) {
  return (
    <Alert
      className="console-notice"
      type={type}
      message={title}
      description={
        <ul className="lines">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      }
    />
  );
}

function ChangedRows({ rows }: { rows: ImportedRow[] }) {
  const { t } = useTranslation();
  return (
    <Table<ImportedRow>
      size="small"
      rowKey="line"
      dataSource={rows}
      pagination={{ pageSize: 10, hideOnSinglePage: true, showSizeChanger: false }}
      scroll={{ x: "max-content" }}
    >
      <Table.Column<ImportedRow> title={t("transfer.line")} dataIndex="line" />
      <Table.Column<ImportedRow> title={t("temples.fields.name")} dataIndex="name" />
      <Table.Column<ImportedRow>
        title={t("transfer.outcome")}
        render={(_, { outcome }) => t(`transfer.outcomes.${outcome}`)}
      />
      <Table.Column<ImportedRow>
        title={t("transfer.changes")}
        render={(_, row) => (row.outcome === "created" ? <NewValues {...row} /> : <Changes {...row} />)}
      />
    </Table>
  );
}

function NewValues({ changes }: Pick<ImportedRow, "changes">) {
  const { t } = useTranslation();
  return changes
    .map(({ field, to }) => `${t(`temples.fields.${field}`, { defaultValue: field })}: ${cellText(field, to, t)}`)
    .join(" · ");
}

function Changes({ changes }: Pick<ImportedRow, "changes">) {
  const { t } = useTranslation();
  return (
    <ul className="lines">
      {changes.map(({ field, from, to }) => (
        <li key={field}>
          {t(`temples.fields.${field}`, { defaultValue: field })}: {from ? <del>{cellText(field, from, t)}</del> : "—"}{" "}
          → {to ? <ins>{cellText(field, to, t)}</ins> : "—"}
        </li>
      ))}
    </ul>
  );
}

/** Cells are the reader's data, but a flag and a status are words of the console. */
function cellText(field: string, cell: string, t: Translate): string {
  if (cell === "true" || cell === "false") return t(cell === "true" ? "transfer.yes" : "transfer.no");
  return field === "status" ? t(`temples.status.${cell}`, { defaultValue: cell }) : cell;
}
