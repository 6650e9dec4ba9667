/**
 * The one function that the REST provider takes from `query-string`, on what every browser has: keys in order, absent
 * values left out, a list as one key again and again. The library itself is 2 kB of the site's first load.
 */
export function stringify(values: Record<string, unknown>): string {
  const query = new URLSearchParams();
  for (const key of Object.keys(values).sort()) {
    for (const value of [values[key]].flat()) if (value !== undefined) query.append(key, String(value ?? ""));
  }
  return query.toString();
}
