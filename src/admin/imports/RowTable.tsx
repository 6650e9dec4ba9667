import { Table, Tag } from "antd";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { Import, ImportOutcome, ImportRow } from "../../contract/imports";
import { Likes } from "./Likes";
import { RowFacts } from "./RowFacts";
import type { Repairs } from "./repairs";
import type { Decisions } from "./useDecisions";

type RowTableProps = {
  job: Import;
  rows: readonly ImportRow[];
  isLoading: boolean;
  decisions: Decisions;
  repairs: Repairs;
};

const colours: Partial<Record<ImportOutcome, string>> = {
  created: "success",
  updated: "processing",
  failed: "error",
  duplicate: "warning",
};

/** Rows as the spreadsheet numbers them, with what becomes of each and why. */
export function RowTable({ job, rows, isLoading, decisions, repairs }: RowTableProps) {
  const { t } = useTranslation();
  return (
    <Table<ImportRow>
      className="import-rows"
      size="small"
      rowKey="line"
      dataSource={[...rows]}
      loading={isLoading}
      pagination={false}
    >
      <Table.Column<ImportRow> width={72} title={t("transfer.line")} dataIndex="line" />
      <Table.Column<ImportRow>
        width={150}
        title={t("transfer.outcome")}
        render={(_, { outcome, undone, replanned }) => (
          <>
            <Tag color={colours[outcome] ?? "default"}>{t(`imports.outcomes.${outcome}`)}</Tag>
            {replanned && <span className="quiet">{t("imports.replannedRow")}</span>}
            {undone && <span className="quiet">{t(`imports.undoneRow.${undone}`)}</span>}
          </>
        )}
      />
      <Table.Column<ImportRow>
        width="28%"
        title={t(`${job.noun}.fields.name`)}
        render={(_, { id, name, undone, outcome }) =>
          id !== null && !(undone === "taken" && outcome === "created") ? (
            <Link to={`/admin/${job.noun}/${id}`}>{name || id}</Link>
          ) : (
            name || "—"
          )
        }
      />
      <Table.Column<ImportRow>
        title={t("transfer.changes")}
        render={(_, row) => (
          <>
            <RowFacts noun={job.noun} row={row} repairs={repairs} />
            {row.outcome === "duplicate" && (
              <Likes row={row} isOpen={job.state === "planned"} decisions={decisions} noun={job.noun} />
            )}
          </>
        )}
      />
    </Table>
  );
}
