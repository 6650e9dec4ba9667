/** How somebody wants the columns of a list: which of the usual ones not, which more, in which order and how wide. */
export type ColumnSettings = {
  hidden: readonly string[];
  added: readonly string[];
  order: readonly string[];
  widths: Readonly<Record<string, number>>;
};

/** Pixels to choose from; without one a column is as wide as it needs. */
export const widths = [80, 120, 180, 260, 360] as const;

const none: ColumnSettings = { hidden: [], added: [], order: [], widths: {} };

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;
const names = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === "string") : [];

/** What a browser stored; a list of names is of those who only left columns out. */
export function readSettings(text: string): ColumnSettings {
  let said: unknown;
  try {
    said = JSON.parse(text);
  } catch {
    return none;
  }
  if (Array.isArray(said)) return { ...none, hidden: names(said) };
  if (!isRecord(said)) return none;
  const asked = isRecord(said.widths) ? Object.entries(said.widths) : [];
  return {
    hidden: names(said.hidden),
    added: names(said.added),
    order: names(said.order),
    widths: Object.fromEntries(
      asked.filter((entry): entry is [string, number] => widths.some((width) => width === entry[1])),
    ),
  };
}

/** The keys in the order somebody chose; those that are not in it stay behind the one they stand behind. */
export function inOrder(keys: readonly string[], order: readonly string[]): string[] {
  const chosen = order.filter((key) => keys.includes(key));
  const result = [...chosen];
  for (const [at, key] of keys.entries()) {
    if (chosen.includes(key)) continue;
    const before = keys.slice(0, at).findLast((one) => result.includes(one));
    result.splice(before === undefined ? 0 : result.indexOf(before) + 1, 0, key);
  }
  return result;
}

/** The keys with one of them a place further up or down. */
export function moved(keys: readonly string[], key: string, by: -1 | 1): string[] {
  const at = keys.indexOf(key);
  const other = keys[at + by];
  if (at < 0 || other === undefined) return [...keys];
  return keys.map((one, place) => (place === at ? other : place === at + by ? key : one));
}
