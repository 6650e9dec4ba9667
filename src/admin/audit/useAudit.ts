import { useList } from "@refinedev/core";
import type { HttpError } from "../../client/errors";
import type { AuditEntry } from "../../contract/history";
import type { ListQuery } from "../listing/useListQuery";

export const auditFilters = ["who", "kind", "action", "origin", "from", "to", "item", "partOf"] as const;
export type AuditFilter = (typeof auditFilters)[number];
export const pageSize = 50;

/** The page of the log the address asks for; the page before stays in sight until the next has come. */
export function useAudit({ filter, page, size }: ListQuery<AuditFilter>) {
  const { data, error, isInitialLoading, isFetching, refetch } = useList<AuditEntry, HttpError>({
    resource: "admin/audit",
    pagination: { current: page, pageSize: size },
    filters: auditFilters.map((field) => ({ field, operator: "eq", value: filter(field) })),
    errorNotification: false,
    queryOptions: { keepPreviousData: true },
  });
  const total = data?.total ?? 0;
  return {
    entries: data?.data ?? [],
    total,
    pages: Math.max(1, Math.ceil(total / size)),
    error,
    isLoading: isInitialLoading,
    isFetching,
    refetch: () => void refetch(),
  };
}

export type AuditList = ReturnType<typeof useAudit>;
