import { Button } from "antd";
import { useTranslation } from "react-i18next";
import { contributionStatuses } from "../../contract/contributions";
import { type ModerationItem, moderationAges, moderationFlags } from "../../contract/moderation";
import { FilterSelect } from "../listing/FilterSelect";
import { TempleFilter } from "./TempleFilter";
import type { QueueFilter, QueueQuery } from "./useQueue";

type FilterProps = { query: QueueQuery; items: readonly ModerationItem[] };

/** Which part of the queue is looked at, and in which order. */
export function QueueFilters({ query, items }: FilterProps) {
  const { t } = useTranslation();
  const choice = (name: QueueFilter, values: readonly string[]) => (
    <FilterSelect
      query={query}
      name={name}
      label={t(`moderation.filters.${name}`)}
      options={values.map((value) => ({ value, label: t(`moderation.${name}.${value}`) }))}
    />
  );
  return (
    <search className="console-filters">
      {choice("age", moderationAges)}
      {choice("flag", moderationFlags)}
      <TempleFilter query={query} items={items} />
      {choice("status", contributionStatuses)}
      {choice("order", ["oldest", "newest"])}
      {query.isFiltered && <Button onClick={query.clear}>{t("actions.clearFilters")}</Button>}
    </search>
  );
}
