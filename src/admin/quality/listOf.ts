type Filters = Readonly<Record<string, string | undefined>>;

/** The address of the list of temples with these filters. */
export function listOf(filters: Filters): string {
  const set = Object.entries(filters).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const query = new URLSearchParams(set).toString();
  return query ? `/admin/temples?${query}` : "/admin/temples";
}
