import { useQueries } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { type ReviewSort, reviewLimits } from "../../../contract/reviewLimits";
import type { Review } from "../../../contract/reviews";
import { useSite } from "../../queries";

/** How many reviews a temple's page opens with. */
export const firstShown = 6;

/** The reviews of a temple so far, in the order asked for, and how to see more of them. */
export function useReviews(templeId: number) {
  const { queries } = useSite();
  const [{ sort, steps }, setView] = useState<{ sort: ReviewSort; steps: number }>({ sort: "recent", steps: 0 });
  const pages = useQueries({
    queries: Array.from({ length: Math.max(steps, 1) }, (_, at) => queries.reviews(templeId, sort, at + 1)),
  });
  const read = pages.flatMap(({ data }) => data ?? []);
  const failed = pages.find(({ error }) => error);
  const isFetching = pages.some((page) => page.isFetching);
  const total = read[0]?.total ?? 0;
  const shown = steps === 0 ? firstShown : steps * reviewLimits.pageSize;
  const now: readonly Review[] = unique(read.flatMap(({ reviews }) => reviews)).slice(0, shown);
  // while another order is on its way the last one stays, so that nothing jumps
  const last = useRef(now);
  if (read.length > 0) last.current = now;
  return {
    reviews: read.length > 0 ? now : last.current,
    total,
    sort,
    setSort: (next: ReviewSort) => setView({ sort: next, steps: 0 }),
    hasMore: now.length < total && read.at(-1)?.reviews.length !== 0,
    more: () => setView({ sort, steps: steps + 1 }),
    isFetching,
    error: failed?.error,
    retry: () => void failed?.refetch(),
  };
}

/** A review that moved between two pages is listed once. */
const unique = (reviews: readonly Review[]) => [...new Map(reviews.map((review) => [review.id, review])).values()];
