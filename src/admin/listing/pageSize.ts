import type { IResourceItem } from "@refinedev/core";

/** Rows on a page of a resource's list where its address names no number. */
export const pageSizeOf = (resource: IResourceItem | undefined): number => Number(resource?.meta?.pageSize ?? 20);
