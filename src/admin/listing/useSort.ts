import type { Sort } from "./HeadCell";
import type { ListQuery, SortOrder } from "./useListQuery";

/** What the columns of a list are sorted by; the server sorts, and the address tells how. */
export function useSort(
  query: Pick<ListQuery<string>, "sort" | "change">,
  usual?: { field: string; order: SortOrder },
) {
  const sort = query.sort ?? usual;
  return (field: string): { key: string; sort: Sort } => ({
    key: field,
    sort: {
      order: sort?.field === field ? sort.order : undefined,
      change: (order) => query.change({ sortBy: order && field, sortDir: order }),
    },
  });
}
