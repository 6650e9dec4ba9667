import { Tag } from "antd";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { Import, ImportOutcome } from "../../contract/imports";
import { ListFilters } from "../listing/ListFilters";
import { RecordTable } from "../listing/RecordTable";
import { useListTable } from "../listing/useListTable";
import { Duplicates } from "./Duplicates";
import { OutcomeFilter } from "./OutcomeFilter";
import type { PlanRow } from "./planRow";
import { RowDecision } from "./RowDecision";
import { RowFacts } from "./RowFacts";
import type { Decisions } from "./useDecisions";
import { rowsOf } from "./useJob";
import type { useRepairs } from "./useRepairs";

type RowListProps = { job: Import; decisions: Decisions; repairs: NonNullable<ReturnType<typeof useRepairs>> };

const texts = {
  failed: "imports.failed.rows",
  none: "imports.noRows",
  noneMatch: "imports.noRows",
  count: "imports.rowCount",
};
const colours: Partial<Record<ImportOutcome, string>> = {
  created: "success",
  updated: "processing",
  failed: "error",
  duplicate: "warning",
  moved: "warning",
};

/** The rows of the plan as the spreadsheet numbers them, with the outcome of each and why; by outcome, name or line. */
export function RowList({ job, decisions, repairs }: RowListProps) {
  const { t } = useTranslation();
  const { id, noun, state, plannedAt } = job;
  const table = useListTable<PlanRow>(rowsOf(id), {
    // a plan that was made again, written or taken back has other rows
    meta: { state, plannedAt },
    // while the file is read again, or is about to be, the rows stay as they were
    queryOptions: { enabled: state !== "reading" && !repairs.isWaiting },
  });
  const section = useRef<HTMLElement>(null);
  const atFirst = useRef(job.repairs.length);
  const rows = table.tableQuery.data;
  const isPlanned = state === "planned";
  useEffect(() => {
    // a row that a repair took out of this list took the keyboard's place with it
    if (isPlanned && rows && job.repairs.length !== atFirst.current && document.activeElement === document.body) {
      section.current?.focus({ preventScroll: true });
    }
  }, [rows, job.repairs.length, isPlanned]);
  return (
    <section ref={section} tabIndex={-1} className="import-rows" aria-label={t("imports.rows")}>
      <OutcomeFilter job={job} table={table} />
      <ListFilters fields={[{ name: "q", label: t("imports.search"), isWide: true }]} form={table.searchFormProps} />
      <RecordTable<PlanRow>
        table={table}
        texts={texts}
        rowKey="line"
        isAlwaysTable
        columns={[
          { key: "line", title: t("transfer.line"), dataIndex: "line", width: 72 },
          {
            key: "outcome",
            title: t("transfer.outcome"),
            width: 150,
            render: ({ outcome, undone, replanned }) => (
              <>
                <Tag color={colours[outcome] ?? "default"}>{t(`imports.outcomes.${outcome}`)}</Tag>
                {replanned && <span className="quiet">{t("imports.replannedRow")}</span>}
                {undone && <span className="quiet">{t(`imports.undoneRow.${undone}`)}</span>}
              </>
            ),
          },
          {
            key: "name",
            title: t(`${noun}.fields.name`),
            width: "28%",
            render: ({ id: record, name, undone, outcome }) =>
              record !== null && !(undone === "taken" && outcome === "created") ? (
                <Link to={`/admin/${noun}/${record}`}>{name || record}</Link>
              ) : (
                name || "—"
              ),
          },
          {
            key: "changes",
            title: t("transfer.changes"),
            render: (row) => (
              <>
                <RowFacts noun={noun} row={row} repairs={repairs} />
                {isPlanned && <RowDecision row={row} decisions={decisions} />}
                {(row.outcome === "duplicate" || row.leftOutAt !== null) && (
                  <Duplicates row={row} isOpen={isPlanned} decisions={decisions} noun={noun} />
                )}
              </>
            ),
          },
        ]}
      />
    </section>
  );
}
