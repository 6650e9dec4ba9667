import { useCustom } from "@refinedev/core";
import { useState } from "react";
import type { HttpError } from "../../client/errors";
import type { RevisionPage } from "../../contract/history";
import type { HistoryRecord } from "./records";

const PAGE_SIZE = 20;

/** What happened to a record, newest first, page by page. */
export function useRevisions({ path }: HistoryRecord) {
  const [page, setPage] = useState(1);
  const { data, error, isLoading, isFetching, refetch } = useCustom<RevisionPage, HttpError>({
    url: `/api/admin/${path}/revisions`,
    method: "get",
    config: { query: { page, size: PAGE_SIZE } },
    errorNotification: false,
    queryOptions: { keepPreviousData: true, cacheTime: 0 },
  });
  const shown = data?.data;
  const newest = shown?.page === 1 ? shown.revisions[0]?.id : undefined;
  // on later pages it is still the one that was seen on the first
  const [latest, setLatest] = useState<number>();
  if (newest !== undefined && newest !== latest) setLatest(newest);
  return {
    revisions: shown?.revisions ?? [],
    total: shown?.total ?? 0,
    page: shown?.page ?? page,
    place: { total: shown?.total ?? 0, current: shown?.page ?? page, pageSize: PAGE_SIZE },
    pages: Math.max(1, shown?.totalPages ?? 1),
    latest: newest ?? latest,
    error,
    isLoading,
    isFetching,
    goTo: setPage,
    refetch: () => {
      setPage(1);
      void refetch();
    },
  };
}

export type Revisions = ReturnType<typeof useRevisions>;
