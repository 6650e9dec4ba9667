import { z } from "zod";
import { FieldChange, ImportRow, LikeRecord } from "../../contract/imports";

const CellProblems = ImportRow.shape.problems;

/** What is kept of a planned row, with short names since there are many: see `ImportRowTable.data`. */
const RowData = z.object({
  /** values of the filled cells */
  v: z.record(z.string(), z.unknown()).optional(),
  /** what changes on a record that is on file */
  d: z.array(FieldChange).optional(),
  p: CellProblems.optional(),
  q: CellProblems.optional(),
  /** repaired as was suggested */
  r: CellProblems.optional(),
  l: z.array(LikeRecord).optional(),
  /** the earlier line that says the same */
  e: z.int().optional(),
  /** the cells as the file had them, of rows that did not go in or have something in them to be looked at */
  c: z.array(z.unknown()).optional(),
  /** which of these open a quotation mark and do not close it */
  s: z.array(z.int()).optional(),
  /** doubts that are not worth a word, since the row changes nothing */
  h: CellProblems.optional(),
});
export type RowData = z.infer<typeof RowData>;

/** Stands in what was kept of a row with doubts, and in no other: a quotation mark within a text has a backslash. */
export const DOUBT_MARK = '"q":[';

/** Reads what was kept of a row. */
export const rowDataOf = (json: string | null): RowData => (json ? RowData.parse(JSON.parse(json)) : {});

/** The values alone, as they are needed by the thousand. */
export function valuesIn(json: string | null): Record<string, unknown> {
  const parsed: { v?: Record<string, unknown> } = json ? JSON.parse(json) : {};
  return parsed.v ?? {};
}
