import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { ReviewSort } from "../../../contract/reviewLimits";
import type { Review } from "../../../contract/reviews";
import { useSite } from "../../queries";

/** How many reviews a temple's page opens with. */
export const firstShown = 6;

/** The reviews of a temple so far, in the order asked for, and how to see more of them. */
export function useReviews(templeId: number) {
  const { queries } = useSite();
  const [{ sort, isOpened }, setView] = useState<{ sort: ReviewSort; isOpened: boolean }>({
    sort: "recent",
    isOpened: false,
  });
  const { data, error, isFetching, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    ...queries.reviews(templeId, sort),
    // while another order is on its way the last one stays, so that nothing jumps
    keepPreviousData: true,
  });
  const pages = data?.pages ?? [];
  const read = unique(pages.flatMap(({ items }) => items));
  const reviews = isOpened ? read : read.slice(0, firstShown);
  return {
    reviews,
    total: pages[0]?.total ?? 0,
    sort,
    setSort: (next: ReviewSort) => setView({ sort: next, isOpened: false }),
    hasMore: reviews.length < read.length || hasNextPage === true,
    more: () => {
      if (isOpened) void fetchNextPage();
      else setView({ sort, isOpened: true });
    },
    isFetching,
    error,
    retry: () => void (isOpened && hasNextPage ? fetchNextPage() : refetch()),
  };
}

/** A review that moved between two pages is listed once. */
const unique = (reviews: readonly Review[]) => [...new Map(reviews.map((review) => [review.id, review])).values()];
