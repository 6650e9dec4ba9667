import type { AuditEntry } from "../../contract/history";
import type { ListQuery } from "../listing/useListQuery";
import { useRecords } from "../listing/useRecords";

export const auditFilters = ["who", "kind", "action", "origin", "from", "to", "item", "partOf"] as const;
export type AuditFilter = (typeof auditFilters)[number];
export const pageSize = 50;

/** The page of the log the address asks for; it has one order, newest first. */
export const useAudit = (query: ListQuery<AuditFilter>) =>
  useRecords<AuditEntry, AuditFilter>("admin/audit", auditFilters, { ...query, sort: undefined });

export type AuditList = ReturnType<typeof useAudit>;
