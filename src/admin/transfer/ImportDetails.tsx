import { Alert, Table } from "antd";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../../client/format";
import type { ImportedRow, ImportResult } from "../../contract/importResults";
import type { ImportFailure } from "../../contract/imports";
import type { Noun } from "../listing/noun";
import { TextsMissing } from "../TextsMissing";
import { useLateTexts } from "../useTexts";
import { reasonText } from "./reasonText";
import { useCellWords } from "./useCellWords";
import { useNoteWords } from "./useNoteWords";

type DetailsProps = { noun: Noun; result: ImportResult };

/** Why lines failed, what to mind, and what changed: old value → new value. */
export function ImportDetails({ noun, result }: DetailsProps) {
  const { t, i18n } = useTranslation();
  const { labelOf } = useCellWords(noun);
  const noteWords = useNoteWords(noun);
  const texts = useLateTexts("imports");
  const { failures, notes, doubts } = result;
  const changed = result.rows.filter(({ outcome }) => outcome === "created" || outcome === "updated");
  const more = result.created + result.updated - changed.length;
  const inWords = ({ line, field, value, ...why }: ImportFailure) =>
    t(value ? "transfer.failure" : "transfer.blankFailure", {
      line,
      field: labelOf(field),
      value,
      reason: reasonText(t, why),
    });
  const warnings = texts.isLoaded ? [...notes.map(noteWords), ...doubts.map(inWords)] : [];
  return (
    <>
      {failures.length > 0 && <Lines type="error" title={t("transfer.errors")} lines={failures.map(inWords)} />}
      {texts.error ? <TextsMissing onRetry={texts.retry} /> : null}
      {warnings.length > 0 && <Lines type="warning" title={t("transfer.warnings")} lines={warnings} />}
      {changed.length > 0 && <ChangedRows noun={noun} rows={changed} />}
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

function ChangedRows({ noun, rows }: { noun: Noun; rows: ImportedRow[] }) {
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
      <Table.Column<ImportedRow> title={t(`${noun}.fields.name`)} dataIndex="name" />
      <Table.Column<ImportedRow>
        title={t("transfer.outcome")}
        render={(_, { outcome }) => t(`transfer.outcomes.${outcome}`)}
      />
      <Table.Column<ImportedRow>
        title={t("transfer.changes")}
        render={(_, row) =>
          row.outcome === "created" ? <NewValues noun={noun} {...row} /> : <Changes noun={noun} {...row} />
        }
      />
    </Table>
  );
}

type ChangesProps = Pick<ImportedRow, "changes"> & { noun: Noun };

function NewValues({ noun, changes }: ChangesProps) {
  const { labelOf, wordsOf } = useCellWords(noun);
  return changes.map(({ field, to }) => `${labelOf(field)}: ${wordsOf(field, to)}`).join(" · ");
}

function Changes({ noun, changes }: ChangesProps) {
  const { labelOf, wordsOf } = useCellWords(noun);
  return (
    <ul className="lines">
      {changes.map(({ field, from, to }) => (
        <li key={field}>
          {labelOf(field)}: {from ? <del>{wordsOf(field, from)}</del> : "—"} →{" "}
          {to ? <ins>{wordsOf(field, to)}</ins> : "—"}
        </li>
      ))}
    </ul>
  );
}
