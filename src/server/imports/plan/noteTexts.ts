import type { ImportNote } from "../../../contract/imports";
import { shown } from "../read/readRows";
import type { TableNote } from "../read/table";

type Values = ImportNote["values"];

/** What a note says to a caller of the API that has no locale. */
const texts: Readonly<Record<string, (values: Values) => string>> = {
  unknownColumn: ({ header = "" }) => `The column "${shown(header)}" is not known and was left out.`,
  notedColumn: ({ header = "" }) => `The column "${shown(header)}" is not known and is kept as a source note.`,
  repeatedNoted: ({ header = "", field = "" }) =>
    `The column "${shown(header)}" repeats ${field}; the first one counts, and this one is kept as a source note.`,
  repeatedColumn: ({ header = "", field = "" }) =>
    `The column "${shown(header)}" repeats ${field}; the first one counts.`,
  guessedColumn: ({ header = "", field = "" }) => `The column "${shown(header)}" was read as ${field}.`,
  sourceCredit: ({ source = "", credit = "" }) =>
    `The list is from ${source}; each row carries its credit along: ${credit}.`,
  partialAnswer: ({ text = "" }) =>
    `The answer is incomplete, and no temple is taken for gone by it. Overpass says: ${text}`,
  otherReligion: ({ count = "" }) => `Places of worship of other religions that were left out: ${count}.`,
  nameless: ({ count = "" }) => `Places of worship without a name that were left out: ${count}.`,
  contentColumn: ({ header = "", field = "" }) =>
    `The column "${shown(header)}" was read as ${field}, by what it says.`,
  headings: ({ count = "", line = "", lines = line }) =>
    `Rows that only name a district or taluk, which was read as that of the rows below: ${count}, lines ${lines}.`,
  remarks: ({ count = "", line = "", lines = line }) => `Remarks that were left out: ${count}, lines ${lines}.`,
  brokenLine: ({ line = "" }) => `The JSON is broken in line ${line}.`,
  windows1252: () => "The file is not UTF-8; it was read as Windows-1252.",
  misread: () => "Another program had broken the letters beyond English; they were put right.",
  utf16: () => "The file was read as UTF-16.",
  above: ({ count = "", text = "" }) =>
    `Rows above the names of the columns that were left out: ${count} ("${shown(text)}").`,
  headAgain: ({ count = "" }) => `Rows that repeat the names of the columns and were left out: ${count}.`,
  totals: ({ count = "", line = "" }) => `Rows with a total that were left out: ${count}, the first in line ${line}.`,
  elsewhere: ({ count = "", line = "" }) =>
    `Rows that say nothing in the columns that are read and were left out: ${count}, the first in line ${line}.`,
  repeatMarks: ({ count = "", line = "" }) =>
    `Rows with a sign for the cell above, which was read as that cell: ${count}, the first in line ${line}.`,
  unclosed: ({ line = "" }) =>
    `A quotation mark is opened in line ${line} and never closed; the last row may hold several.`,
  strayQuotes: ({ line = "", count = "" }) =>
    `Rows with a quotation mark that is opened and not closed: ${count}, the first in line ${line}. Each was read to the end of its line.`,
  firstSheet: ({ sheet = "", count = "" }) => `Only the sheet "${shown(sheet)}" was read; ${count} more were left out.`,
  doubtful: ({ count = "" }) => `Rows with something in them to be looked at: ${count}.`,
  leftOutBefore: ({ count = "" }) => `Rows that an earlier import left out, and that stay left out: ${count}.`,
  sameFile: ({ at = "", name = "" }) => `The same file was imported before, on ${String(at).slice(0, 10)}, as ${name}.`,
};

/** A note with its English text. */
export const noteOf = ({ key, values = {} }: TableNote): ImportNote => ({
  code: key,
  values: { ...values },
  text: texts[key]?.(values) ?? key,
});
