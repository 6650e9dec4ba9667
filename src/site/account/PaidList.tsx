import { useInfiniteQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useSession } from "../../client/useSession";
import { useSite } from "../queries";
import { FailedRead } from "../ui/FailedRead";

const size = 10;
/** In the place of a number that is not known. */
const NOT_READ = "…";

type Page<Row> = { items: Row[]; total: number; page: number; totalPages: number };

/** One's own rows of a call that pages them, the newest first, with more of them on demand. */
function useOwnRows<Row>(url: string) {
  const { http } = useSite();
  const { userId, token } = useSession();
  return useInfiniteQuery({
    queryKey: ["own", url, userId],
    queryFn: async ({ pageParam = 1, signal }) =>
      (await http.get<Page<Row>>(url, { params: { page: pageParam, size }, signal })).data,
    getNextPageParam: ({ page, totalPages }) => (page < totalPages ? page + 1 : undefined),
    enabled: token !== undefined,
    staleTime: 0,
  });
}

type PaidListProps<Row> = {
  /** Names the list in the texts and on the page: `donations`, `bookings`, `orders`. */
  name: string;
  url: string;
  draw: (row: Row) => ReactNode;
  keyOf: (row: Row) => string | number;
  /** What is said, and offered, where there is nothing yet. */
  empty: ReactNode;
};

/** A list of the profile of what one paid for, each row with where it stands. */
export function PaidList<Row>({ name, url, draw, keyOf, empty }: PaidListProps<Row>) {
  const { t } = useTranslation();
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetchingNextPage } = useOwnRows<Row>(url);
  const [first] = data?.pages ?? [];
  return (
    <section className="panel" aria-labelledby={`my-${name}`}>
      <h2 id={`my-${name}`}>{t(`paid.${name}`, { count: first?.total ?? NOT_READ })}</h2>
      {!first && !error && <p role="status">{t("loading")}</p>}
      {error !== null && <FailedRead error={error} onRetry={() => void refetch()} />}
      {first?.total === 0 && empty}
      <ul className="mine">
        {data?.pages
          .flatMap(({ items }) => items)
          .map((row) => (
            <li key={keyOf(row)}>{draw(row)}</li>
          ))}
      </ul>
      {hasNextPage && (
        <button
          type="button"
          className="button quiet small"
          aria-disabled={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {t("paid.more")}
        </button>
      )}
    </section>
  );
}
