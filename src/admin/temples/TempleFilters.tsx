import { Button } from "antd";
import { useTranslation } from "react-i18next";
import { deities, settings, traditions } from "../../contract/vocabulary";
import { FilterSelect } from "../listing/FilterSelect";
import { FilterText } from "../listing/FilterText";
import { SavedViews } from "../listing/SavedViews";
import type { ListQuery } from "../listing/useListQuery";
import { templeStates } from "./TempleTags";
import type { TempleFilter } from "./useTemples";

type FilterProps = { query: ListQuery<TempleFilter> };

/** What both screens filter by: text, place, deity. */
export function TempleFilters({ query, types, path }: FilterProps & { types: "all" | "settings"; path: string }) {
  const { t } = useTranslation();
  const named = (list: string, values: readonly string[]) =>
    values.map((value) => ({ value, label: t(`${list}.${value}`) }));
  const settingOptions = named("settings", settings);
  return (
    <search className="console-filters">
      <FilterText
        className="filter-search"
        label={t("temples.filters.search")}
        value={query.filter("search")}
        onChange={(search) => query.change({ search })}
      />
      <FilterText
        label={t("temples.filters.location")}
        value={query.filter("location")}
        onChange={(location) => query.change({ location })}
      />
      <FilterSelect query={query} name="deity" label={t("temples.filters.deity")} options={named("deities", deities)} />
      <FilterSelect
        query={query}
        name="type"
        label={t("temples.filters.type")}
        options={
          types === "settings"
            ? settingOptions
            : [
                { label: t("temples.fields.tradition"), options: named("traditions", traditions) },
                { label: t("temples.fields.setting"), options: settingOptions },
              ]
        }
      />
      {types === "all" && <RecordFilters query={query} />}
      {query.isFiltered && <Button onClick={query.clear}>{t("actions.clearFilters")}</Button>}
      <SavedViews path={path} />
    </search>
  );
}

/** What only an editor asks: state of the record, verified or not. */
function RecordFilters({ query }: FilterProps) {
  const { t } = useTranslation();
  return (
    <>
      <FilterSelect
        query={query}
        name="status"
        label={t("temples.filters.status")}
        options={templeStates.map((value) => ({ value, label: t(`temples.status.${value}`) }))}
      />
      <FilterSelect
        query={query}
        name="verified"
        label={t("temples.filters.verified")}
        options={[
          { value: "true", label: t("temples.verified") },
          { value: "false", label: t("temples.notVerified") },
        ]}
      />
    </>
  );
}
