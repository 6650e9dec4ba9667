import Papa from "papaparse";
import { looseRows } from "./looseRows";
import { tableLimits } from "./table";

/** The sign between cells; in fast mode quotation marks are letters like others. */
export type CsvRules = { delimiter: string; fastMode?: true };
/** `stray` are cells that open a quotation mark and do not close it; `isOpen`: the last cell holds the rest of the file. */
export type CsvRow = { cells: string[]; stray?: readonly number[]; isOpen?: true };
/** Reads the rows that a text begins with and answers how much of it they are; the end of the file ends the last one. */
export type CsvReader = (text: string, isLast: boolean) => { rows: CsvRow[]; used: number };

/** Keeps to the rules until a quotation mark does not: from that row on it is read by hand. */
export function createCsvReader(rules: CsvRules): CsvReader {
  const parser = new Papa.Parser(rules);
  let width = 0;
  let isLoose = false;
  const readStrictly: CsvReader = (text, isLast) => {
    const { data, errors, meta }: Papa.ParseResult<string[]> = parser.parse(text, 0, !isLast);
    // of a row that has not arrived whole nothing is known yet
    const odd = errors.find(({ type, row = data.length }) => type === "Quotes" && row < data.length)?.row;
    isLoose = odd !== undefined || text.length - meta.cursor > tableLimits.rowCharacters;
    const cells = data.slice(0, odd);
    width = cells.at(-1)?.length ?? width;
    return { rows: cells.map((row) => ({ cells: row })), used: odd === undefined ? meta.cursor : endOf(text, odd) };
  };
  const endOf = (text: string, rows: number) =>
    rows === 0 ? 0 : new Papa.Parser({ ...rules, preview: rows }).parse(text, 0, false).meta.cursor;
  const readLoosely: CsvReader = (text, isLast) => {
    const { rows, used } = looseRows(text, width, { delimiter: rules.delimiter, isLast });
    width = rows.findLast(({ stray }) => stray.length === 0)?.cells.length ?? width;
    return { rows: rows.map(csvRow), used };
  };
  return (text, isLast) => {
    const strict = isLoose ? { rows: [], used: 0 } : readStrictly(text, isLast);
    if (!isLoose) return strict;
    const loose = readLoosely(text.slice(strict.used), isLast);
    return { rows: [...strict.rows, ...loose.rows], used: strict.used + loose.used };
  };
}

const csvRow = ({ cells, stray, isOpen }: ReturnType<typeof looseRows>["rows"][number]): CsvRow => ({
  cells,
  ...(stray.length > 0 && { stray }),
  ...(isOpen && { isOpen }),
});
