import { Button } from "antd";
import { useTranslation } from "react-i18next";
import { festivalTypes } from "../../contract/vocabulary";
import { FilterSelect } from "../listing/FilterSelect";
import { FilterText } from "../listing/FilterText";
import { SavedViews } from "../listing/SavedViews";
import type { ListQuery } from "../listing/useListQuery";
import type { FestivalFilter } from "./useFestivals";

/** By text, region, type, where the dates come from, and whether visitors see it. */
export function FestivalFilters({ query }: { query: ListQuery<FestivalFilter> }) {
  const { t } = useTranslation();
  const choices = {
    type: festivalTypes.map((value) => ({ value, label: t(`festivals.type.${value}`) })),
    source: [
      { value: "computed", label: t("festivals.source.computed") },
      { value: "entered", label: t("festivals.source.entered") },
    ],
    active: [
      { value: "true", label: t("festivals.state.active") },
      { value: "false", label: t("festivals.state.inactive") },
    ],
    deleted: [{ value: "true", label: t("festivals.state.deleted") }],
  };
  return (
    <search className="console-filters">
      <FilterText
        className="filter-search"
        label={t("festivals.filters.search")}
        value={query.filter("search")}
        onChange={(search) => query.change({ search })}
      />
      <FilterText
        label={t("festivals.filters.region")}
        value={query.filter("region")}
        onChange={(region) => query.change({ region })}
      />
      {(["type", "source", "active", "deleted"] as const).map((name) => (
        <FilterSelect
          key={name}
          query={query}
          name={name}
          label={t(`festivals.filters.${name}`)}
          options={choices[name]}
        />
      ))}
      {query.isFiltered && <Button onClick={query.clear}>{t("actions.clearFilters")}</Button>}
      <SavedViews path="/admin/festivals" />
    </search>
  );
}
