import { useTranslation } from "react-i18next";
import { formatNumber } from "../../client/format";
import type { Import } from "../../contract/imports";
import type { ListTable } from "../listing/useListTable";
import type { PlanRow } from "./planRow";
import { countOf, doubtfulOf, outcomes } from "./words";

type OutcomeFilterProps = { job: Import; table: Pick<ListTable<PlanRow>, "filter" | "setFilter"> };

/** How many rows there are of each outcome, and how many have a remark; each is a filter. */
export function OutcomeFilter({ job, table }: OutcomeFilterProps) {
  const { t, i18n } = useTranslation();
  const wanted = table.filter("outcome");
  const filters = [
    { outcome: "", label: t("transfer.figures.total"), count: job.counts.total },
    ...outcomes.map((outcome) => ({
      outcome,
      label: t(`imports.outcomes.${outcome}`),
      count: countOf(job, outcome),
    })),
    { outcome: "doubtful", label: t("imports.doubtful"), count: doubtfulOf(job) },
  ];
  return (
    <fieldset className="outcome-filter">
      <legend>{t("imports.filter")}</legend>
      {filters.map(({ outcome, label, count }) => (
        <button
          key={outcome}
          type="button"
          className={`outcome-${outcome || "all"}`}
          aria-pressed={outcome === wanted}
          disabled={outcome !== "" && count === 0 && outcome !== wanted}
          onClick={() => table.setFilter({ outcome })}
        >
          <span className="outcome-count">{formatNumber(count, i18n.language)}</span> {label}
        </button>
      ))}
    </fieldset>
  );
}
