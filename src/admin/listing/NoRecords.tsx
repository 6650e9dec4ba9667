import { Button } from "antd";
import { useTranslation } from "react-i18next";
import type { Noun } from "./noun";
import type { ListQuery } from "./useListQuery";

type NoRecordsProps = { noun: Noun; query: Pick<ListQuery<string>, "isFiltered" | "clear">; onAdd: () => void };

/** Why the list is empty, and what to do about it. */
export function NoRecords({ noun, query, onAdd }: NoRecordsProps) {
  const { t } = useTranslation();
  return query.isFiltered ? (
    <>
      <p>{t(`${noun}.noneMatch`)}</p>
      <Button onClick={query.clear}>{t("actions.clearFilters")}</Button>
    </>
  ) : (
    <>
      <p>{t(`${noun}.none`)}</p>
      <Button type="primary" onClick={onAdd}>
        {t(`${noun}.add`)}
      </Button>
    </>
  );
}
