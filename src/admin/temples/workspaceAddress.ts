/** What of a list's address says which temples it shows and in which order. */
const listNames = [
  ...(["search", "location", "deity", "type", "status", "verified", "state", "district", "missing"] as const),
  ...(["finding", "changedSince", "sortBy", "sortDir"] as const),
] as const;

/** The filters and the order that an address holds. */
export function listIn(search: string): Record<string, string> {
  const params = new URLSearchParams(search);
  return Object.fromEntries(
    listNames.flatMap((name) => {
      const value = params.get(name);
      return value ? [[name, value]] : [];
    }),
  );
}

/** The page of a temple, with the list it was opened from; a list without an order shows the newest first. */
export function workspaceAddress(id: number | string, listSearch: string, tab?: string) {
  const search = new URLSearchParams({ sortBy: "id", sortDir: "desc", ...listIn(listSearch) });
  if (tab) search.set("tab", tab);
  return { pathname: `/admin/temples/${id}/workspace`, search: `?${search}` };
}
