import { useEffect } from "react";
import type { ListTable } from "../listing/useListTable";

type Queue = Pick<
  ListTable<object>,
  "rows" | "total" | "current" | "setCurrent" | "error" | "isLoading" | "isFetching"
> & { isPreviousData: boolean };

/** What is left of a page of a queue once those done with are out of `items`; past the end it goes to the first page. */
export function useRest(queue: Queue, items: readonly unknown[]) {
  const isEmpty = items.length === 0;
  // all that was shown is done: whether anything is left, the next answer says
  const isUnconfirmed = isEmpty && queue.rows.length > 0 && !queue.error;
  const isComing = queue.isLoading || queue.isPreviousData || isUnconfirmed;
  const isPastEnd = isEmpty && !isComing && !queue.isFetching && !queue.error && queue.current > 1;
  const { setCurrent } = queue;
  useEffect(() => {
    if (isPastEnd) setCurrent(1);
  }, [isPastEnd, setCurrent]);
  const total = Math.max(items.length, queue.total - (queue.rows.length - items.length));
  return { isEmpty, isComing, total };
}
