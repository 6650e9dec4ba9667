/** The page of a list that an address asks for; the first one where it says none. */
export function pageNumber(search: URLSearchParams): number {
  const page = Number(search.get("page"));
  return Number.isInteger(page) && page > 1 && page <= 10_000 ? page : 1;
}

/** The address of a page of a list. */
export const pageAddress = (path: string, page: number): string => (page > 1 ? `${path}?page=${page}` : path);

/** The pages that are linked from one of many: the first, the last and those around. */
export function linkedPages(page: number, last: number): number[] {
  const near = [1, page - 2, page - 1, page, page + 1, page + 2, last];
  return [...new Set(near)].filter((one) => one >= 1 && one <= last);
}
