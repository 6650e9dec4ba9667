type Said = Readonly<Record<string, unknown>>;

const MOST_DIGITS = 40;
const LATEST_MS = 8.64e15;

/**
 * A value of MongoDB's Extended JSON (version 2 of the specification, and the words of version 1) as plain JSON: the text
 * of an `$oid`, the number of a `$numberLong`, the instant of a `$date`. Any other value as it is, with what it holds.
 */
export function plainValue(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(plainValue);
  const [[key = "", said] = [], ...more] = Object.entries(value);
  if (more.length === 0 && key.startsWith("$")) {
    const read = wrapped[key]?.(said);
    if (read !== undefined) return read;
  }
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, plainValue(one)]));
}

const text = (said: unknown) => (typeof said === "string" ? said : undefined);

/** A number with more digits than one holds stays a text. */
function number(said: unknown): unknown {
  if (typeof said === "number") return said;
  if (typeof said !== "string" || said.length > MOST_DIGITS) return undefined;
  const read = Number(said);
  return said.trim() !== "" && Number.isFinite(read) && Math.abs(read) <= Number.MAX_SAFE_INTEGER ? read : said;
}

function instant(said: unknown): unknown {
  if (typeof said === "string") return said;
  const ms = plainValue(said);
  return typeof ms === "number" && Math.abs(ms) <= LATEST_MS ? new Date(ms).toISOString() : undefined;
}

const wrapped: Readonly<Record<string, (said: unknown) => unknown>> = {
  ...{ $oid: text, $uuid: text, $symbol: text },
  ...{ $numberInt: number, $numberLong: number, $numberDouble: number, $numberDecimal: number },
  $date: instant,
};

/** A number of a source as a text: several parts, as some databases have them, as JSON. */
export const numberText = (value: unknown): string =>
  typeof value === "object" && value !== null ? JSON.stringify(value) : String(value);

export const isObject = (value: unknown): value is Said =>
  typeof value === "object" && value !== null && !Array.isArray(value);
