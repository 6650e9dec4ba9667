import type { ModerationItem, ModerationPage } from "../../contract/moderation";
import { useListTable } from "../listing/useListTable";

const refreshMs = 30_000;

/** The page of the queue that the address asks for; read again every half minute while it is looked at. */
export function useQueue() {
  const table = useListTable<ModerationItem>("admin/moderation", { queryOptions: { refetchInterval: refreshMs } });
  const { data, isPreviousData } = table.tableQuery;
  const counts: ModerationPage["counts"] | undefined = data?.counts;
  return { ...table, counts, isPreviousData };
}

export type Queue = ReturnType<typeof useQueue>;
