import type { ReadRow } from "../../../domain/importPlan";
import type { RowReading } from "../../../domain/importPosition";
import type { CellReading } from "./readCell";

/** What a header stands for: a field that is known or guessed, or none: it is left alone, counts rows, says nothing. */
export type HeaderMeaning =
  | { field: string; use: "known" | "guessed"; isEnglish?: boolean }
  | { field: null; use: "readOnly" | "serial" | "unknown" };

/** What the columns of a noun's file mean and how its cells are read. */
export type ImportColumns = {
  /** all that a column can be mapped to */
  fields: readonly string[];
  /** fields that hold lists: a cleared one is an empty list */
  lists: ReadonlySet<string>;
  /** fields that hold a record: a cleared one is an empty record */
  records?: ReadonlySet<string>;
  /** fields that a blank cell never clears */
  neverCleared: ReadonlySet<string>;
  find: (header: string) => HeaderMeaning;
  /** fields whose unreadable values are kept as notes of the source and keep no row out */
  noted?: ReadonlySet<string>;
  readCell: (field: string, cell: unknown) => CellReading;
  /** what a row without id and slug is matched by; undefined when its cells do not make one */
  keyOf: (values: ReadRow["values"]) => string | undefined;
  /** what several cells of a row say together, under the headers of their fields */
  normalize?: (reading: RowReading, headers: ReadonlyMap<string | null, string>) => void;
};
