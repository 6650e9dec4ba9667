type Params = Record<string, string | undefined>;

/** What an address names, readable as the browser's router hands it to a page: `matchPath` leaves it encoded. */
export const readableParams = (params: Params): Params =>
  Object.fromEntries(Object.entries(params).map(([name, value]) => [name, value && readable(value)]));

function readable(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part; // a percent sign that encodes nothing
  }
}
