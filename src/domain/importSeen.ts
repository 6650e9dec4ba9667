import { hashOf, NumberIndex } from "./numberIndex";
import type { TextStore } from "./textStore";

type Values = Readonly<Record<string, unknown>>;
/** A row that is about the same record: its line, and what it said where that was anything new. */
export type Said = { line: number; values: (() => Values) | undefined };

const NOTHING = -1;
/** Of a name that a whole list repeats so many rows are looked at. */
const MOST_NAMESAKES = 100;

/**
 * What the rows of a file said of records, found by the record's id or by a name that a row gives it. Of a row only
 * numbers are held: what it said lies in `texts`, and is read again for the few that are asked for.
 */
export function createSeen(texts: TextStore) {
  const lines: number[] = [];
  const places: number[] = [];
  const byId = new NumberIndex();
  const byName = new NumberIndex();
  const keep = (line: number, values: Values | undefined) => {
    places.push(values ? texts.keep(JSON.stringify(values)) : NOTHING);
    return lines.push(line) - 1;
  };
  const saidAt = (at: number): Said => {
    const place = places[at] ?? NOTHING;
    return { line: lines[at] ?? 0, values: place === NOTHING ? undefined : () => JSON.parse(texts.read(place)) };
  };
  return {
    /** Notes what a row says of a record on file, or that it says nothing new. */
    note: (id: number, line: number, values?: Values) => byId.add(id, keep(line, values)),
    about: (id: number): Said | undefined => byId.of(id).slice(0, 1).map(saidAt)[0],
    /** Notes a row of a new record under its names. */
    remember: (line: number, values: Values, names: readonly string[]) => {
      const at = keep(line, values);
      for (const name of names) byName.add(hashOf(name), at);
    },
    /** The last row of that name; two names may have one number, so that `isOf` tells by what the row said. */
    named: (name: string, isOf: (values: Values) => boolean): Said | undefined =>
      byName
        .of(hashOf(name), MOST_NAMESAKES)
        .map(saidAt)
        .find(({ values }) => values && isOf(values())),
  };
}
