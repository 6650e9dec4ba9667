import { useTranslation } from "react-i18next";
import { contributionStatuses } from "../../contract/contributions";
import { moderationAges, moderationFlags } from "../../contract/moderation";
import { ListFilters } from "../listing/ListFilters";
import { TempleFilter } from "./TempleFilter";
import type { Queue } from "./useQueue";

/** Which part of the queue is looked at, and in which order. */
export function QueueFilters({ queue }: { queue: Queue }) {
  const { t } = useTranslation();
  const choice = (name: string, values: readonly string[]) => ({
    name,
    label: t(`moderation.filters.${name}`),
    options: values.map((value) => ({ value, label: t(`moderation.${name}.${value}`) })),
  });
  return (
    <ListFilters
      form={queue.searchFormProps}
      onClear={queue.isFiltered ? queue.clear : undefined}
      fields={[
        choice("age", moderationAges),
        choice("flag", moderationFlags),
        { name: "temple", label: t("moderation.filters.temple"), input: <TempleFilter items={queue.rows} /> },
        choice("status", contributionStatuses),
        choice("order", ["oldest", "newest"]),
      ]}
    />
  );
}
