import { useTable } from "@refinedev/antd";
import { type BaseRecord, type CrudFilter, useResource } from "@refinedev/core";
import { useEffect } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import type { HttpError } from "../../client/errors";
import { listParams } from "./listRouter";
import { pageSizeOf } from "./pageSize";

/** Values of filters by name; a blank one is not set. */
export type FilterValues = Record<string, string | null | undefined>;

type QueryOptions<Row extends BaseRecord> = NonNullable<
  Parameters<typeof useTable<Row, HttpError, FilterValues>>[0]
>["queryOptions"];
type ListOptions<Row extends BaseRecord> = { queryOptions?: QueryOptions<Row>; meta?: Record<string, unknown> };

const filtersOf = (values: FilterValues): CrudFilter[] =>
  Object.entries(values).map(([field, value]) => ({ field, operator: "eq", value: value?.trim() || undefined }));

/**
 * One page of a resource as its address asks for it. The address follows the table, and the table follows a link or the
 * Back button; the page before stays in sight until the next has come.
 */
export function useListTable<Row extends BaseRecord>(resource: string, options: ListOptions<Row> = {}) {
  const pageSize = pageSizeOf(useResource().resource);
  const table = useTable<Row, HttpError, FilterValues>({
    resource,
    syncWithLocation: true,
    pagination: { pageSize },
    onSearch: filtersOf,
    errorNotification: false,
    ...options,
    queryOptions: { keepPreviousData: true, ...options.queryOptions },
  });
  const { setFilters, setSorters, setCurrent, setPageSize, tableQuery } = table;
  const { form } = table.searchFormProps;

  const { search } = useLocation();
  const how = useNavigationType();
  useEffect(() => {
    if (how === "REPLACE") return; // written by the table itself
    const asked = listParams(search);
    setFilters(asked.filters, "replace");
    setSorters(asked.sorters);
    setCurrent(asked.current ?? 1);
    setPageSize(asked.pageSize ?? pageSize);
    form?.setFieldsValue({ ...blank(form.getFieldsValue()), ...valuesOf(asked.filters) });
  }, [how, search, pageSize, form, setFilters, setSorters, setCurrent, setPageSize]);

  const values = valuesOf(table.filters);
  return {
    ...table,
    rows: tableQuery.data?.data ?? [],
    total: tableQuery.data?.total ?? 0,
    error: tableQuery.error,
    isLoading: tableQuery.isInitialLoading,
    isFetching: tableQuery.isFetching,
    refetch: () => void tableQuery.refetch(),
    /** The value of a filter, blank when it is not set. */
    filter: (name: string) => values[name] ?? "",
    isFiltered: table.filters.length > 0,
    /** The filters as a query string, for exports. */
    search: new URLSearchParams(values).toString(),
    setFilter: (changes: FilterValues) => {
      setFilters(filtersOf(changes));
      setCurrent(1);
      form?.setFieldsValue(changes);
    },
    turnTo: (page: number, size: number) => {
      setCurrent(page);
      setPageSize(size);
    },
    clear: () => {
      setFilters([], "replace");
      setSorters([]);
      setCurrent(1);
      if (form) form.setFieldsValue(blank(form.getFieldsValue()));
    },
  };
}

export type ListTable<Row extends BaseRecord> = ReturnType<typeof useListTable<Row>>;

const blank = (values: FilterValues): FilterValues =>
  Object.fromEntries(Object.keys(values).map((name) => [name, undefined]));

const valuesOf = (filters: readonly CrudFilter[]): Record<string, string> =>
  Object.fromEntries(filters.flatMap((filter) => ("field" in filter ? [[filter.field, String(filter.value)]] : [])));
