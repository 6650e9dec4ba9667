import { facetLimits } from "../../../contract/importFacetLimits";
import { byCount, type CountedValue } from "../../../domain/valueClusters";
import { valueIn } from "./spellings";

/** The values of a column, the most frequent first; of more than are counted the first ones. */
export type ColumnValues = { blank: number; long: number; isWhole: boolean; values: CountedValue[] };

/** Counts the values of every column as the rows come. */
export function createColumnValues(width: number) {
  const columns = Array.from({ length: width }, () => ({
    ...{ blank: 0, long: 0, isWhole: true },
    counts: new Map<string, number>(),
  }));
  return {
    count: (cells: readonly unknown[]): void => {
      for (let at = 0; at < width; at++) {
        const column = columns[at];
        const value = valueIn(cells[at]);
        if (!column || value === undefined) continue;
        const count = column.counts.get(value);
        if (count !== undefined) column.counts.set(value, count + 1);
        else if (value === "") column.blank++;
        else if (value.length > facetLimits.characters) column.long++;
        else if (column.counts.size < facetLimits.values) column.counts.set(copied(value), 1);
        else column.isWhole = false;
      }
    },
    all: (): ColumnValues[] =>
      columns.map(({ counts, ...column }) => ({
        ...column,
        values: [...counts].map(([value, count]) => ({ value, count })).sort(byCount),
      })),
  };
}

/** A part of a text holds all of that text in memory; a copy does not. */
const copied = (text: string): string => Buffer.from(text).toString();
