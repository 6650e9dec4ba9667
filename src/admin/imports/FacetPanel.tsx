import { useCustom } from "@refinedev/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { errorText, type HttpError } from "../../client/errors";
import { formatNumber } from "../../client/format";
import type { ImportFacet, ImportFacets } from "../../contract/importFacets";
import type { Import } from "../../contract/imports";
import { Choice } from "../form/Choice";
import { ChosenSpellings } from "./ChosenSpellings";
import { FacetClusters } from "./FacetClusters";
import { FacetValues } from "./FacetValues";
import type { Repairs } from "./repairs";

type FacetPanelProps = { job: Import; repairs: Repairs };

/** The values of a column of the list with their rows; spellings of one value are put into one. */
export function FacetPanel({ job, repairs }: FacetPanelProps) {
  const { t, i18n } = useTranslation();
  const [isOpen, open] = useState(false);
  const [chosen, choose] = useState<string>();
  const { data, error } = useCustom<ImportFacets, HttpError>({
    url: `/api/admin/imports/${job.id}/facets`,
    method: "get",
    errorNotification: false,
    queryOptions: {
      queryKey: ["imports", job.id, "facets", job.plannedAt],
      enabled: isOpen && job.state === "planned",
      keepPreviousData: true,
    },
  });
  const facets = data?.data.facets ?? [];
  const facet = facets.find(({ header }) => header === chosen) ?? firstOf(facets);
  const number = (count: number) => formatNumber(count, i18n.language);
  return (
    <details className="panel" onToggle={({ currentTarget }) => open(currentTarget.open)}>
      <summary>{t("imports.facets.title")}</summary>
      {error && <p role="alert">{errorText(error, t)}</p>}
      {facet && (
        <>
          <div className="import-sheet">
            <label htmlFor="import-facet">{t("imports.facets.column")}</label>
            <Choice
              id="import-facet"
              showSearch
              optionFilterProp="label"
              value={facet.header}
              options={facets.map(({ header, values }) => ({ value: header, label: `${header} (${number(values)})` }))}
              onChange={choose}
            />
          </div>
          <p className="quiet">
            {[
              t("imports.facets.values", { count: facet.values, formatted: number(facet.values) }),
              facet.blank > 0 && t("imports.facets.blank", { count: facet.blank, formatted: number(facet.blank) }),
              facet.long > 0 && t("imports.facets.long", { count: facet.long, formatted: number(facet.long) }),
              !facet.isWhole && t("imports.facets.more"),
              facet.field === null && t("imports.facets.noField"),
            ]
              .filter(Boolean)
              .join(" · ")}
          </p>
          {facet.field !== null && <ChosenSpellings field={facet.field} repairs={repairs} />}
          <div className="import-facet" key={facet.header}>
            <FacetValues job={job} facet={facet} repairs={repairs} />
            <FacetClusters job={job} facet={facet} repairs={repairs} />
          </div>
        </>
      )}
    </details>
  );
}

/** A column whose values come again: one of names or numbers has hardly two of one. */
function firstOf(facets: readonly ImportFacet[]): ImportFacet | undefined {
  const named = facets.filter(({ field }) => field !== null);
  return named.find(({ field }) => field === "district" || field === "city") ?? named[0] ?? facets[0];
}
