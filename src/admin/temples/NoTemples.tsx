import { Button } from "antd";
import { useTranslation } from "react-i18next";
import type { ListQuery } from "../listing/useListQuery";
import type { TempleFilter } from "./useTemples";

/** Why the list is empty, and what to do about it. */
export function NoTemples({ query, onAdd }: { query: ListQuery<TempleFilter>; onAdd: () => void }) {
  const { t } = useTranslation();
  return query.isFiltered ? (
    <>
      <p>{t("temples.noneMatch")}</p>
      <Button onClick={query.clear}>{t("actions.clearFilters")}</Button>
    </>
  ) : (
    <>
      <p>{t("temples.none")}</p>
      <Button type="primary" onClick={onAdd}>
        {t("temples.add")}
      </Button>
    </>
  );
}
