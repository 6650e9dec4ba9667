import { useInfiniteQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { useSession } from "../../client/useSession";
import { FailedRead } from "../components/FailedRead";
import { useSite } from "../queries";

const size = 10;
/** In the place of a number that is not known. */
const NOT_READ = "…";

type Page<Row> = { items: Row[]; total: number; page: number; totalPages: number };

/** One's own rows of a call that pages them, the newest first, with more of them on demand. */
function useOwnRows<Row>(url: string) {
  const { http } = useSite();
  const { userId } = useSession();
  return useInfiniteQuery({
    queryKey: ["own", url, userId],
    queryFn: async ({ pageParam = 1, signal }) =>
      (await http.get<Page<Row>>(url, { params: { page: pageParam, size }, signal })).data,
    getNextPageParam: ({ page, totalPages }) => (page < totalPages ? page + 1 : undefined),
    enabled: userId !== undefined,
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
  const heading = useNamed(`my-${name}`, first !== undefined);
  return (
    <section className="panel" aria-labelledby={`my-${name}`}>
      <h2 id={`my-${name}`} ref={heading} tabIndex={-1}>
        {t(`paid.${name}`, { count: first?.total ?? NOT_READ })}
      </h2>
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

/** The list that the address names is gone to once it is here. */
function useNamed(id: string, isHere: boolean) {
  const { hash } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isHere || hash !== `#${id}`) return;
    heading.current?.scrollIntoView();
    heading.current?.focus({ preventScroll: true });
  }, [isHere, hash, id]);
  return heading;
}
