import { useTranslation } from "react-i18next";
import { formatNumber } from "../../client/format";
import type { Import } from "../../contract/imports";
import type { ListQuery } from "../listing/useListQuery";
import type { rowFilters } from "./RowList";
import { countOf, doubtfulOf, outcomes } from "./words";

type OutcomeFilterProps = { job: Import; query: ListQuery<(typeof rowFilters)[number]> };

/** How many rows there are of each outcome, and how many have a remark; each is a filter. */
export function OutcomeFilter({ job, query }: OutcomeFilterProps) {
  const { t, i18n } = useTranslation();
  const wanted = query.filter("outcome");
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
          onClick={() => query.change({ outcome: outcome || undefined })}
        >
          <span className="outcome-count">{formatNumber(count, i18n.language)}</span> {label}
        </button>
      ))}
    </fieldset>
  );
}
