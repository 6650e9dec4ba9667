import { type BaseRecord, useList } from "@refinedev/core";
import type { HttpError } from "../../client/errors";
import type { ListQuery } from "./useListQuery";

/** One page of a list as it stands on the screen. */
export type RecordList<Row> = {
  records: Row[];
  total: number;
  pages: number;
  error: HttpError | null;
  isLoading: boolean;
  isFetching: boolean;
  refetch: () => void;
};

/** The page of records the address asks for; the page before stays in sight until the next has come. */
export function useRecords<Row extends BaseRecord, Filter extends string>(
  resource: string,
  filters: readonly Filter[],
  { filter, page, size, sort }: ListQuery<Filter>,
): RecordList<Row> {
  const { data, error, isInitialLoading, isFetching, refetch } = useList<Row, HttpError>({
    resource,
    pagination: { current: page, pageSize: size },
    sorters: sort ? [sort] : [],
    filters: filters.map((field) => ({ field, operator: "eq", value: filter(field) })),
    errorNotification: false,
    queryOptions: { keepPreviousData: true },
  });
  const total = data?.total ?? 0;
  return {
    records: data?.data ?? [],
    total,
    pages: Math.max(1, Math.ceil(total / size)),
    error,
    isLoading: isInitialLoading,
    isFetching,
    refetch: () => void refetch(),
  };
}
