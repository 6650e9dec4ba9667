import { z } from "zod";

const Line = z.int("errors.integer").min(1, "errors.range").max(1_048_576, "errors.range");

/**
 * Which rows of a file are what, by their numbers: `head` name the columns (one below the other for names in two rows;
 * none where no row names them), `first` and `last` are the first and the last of the list, null for the one after the
 * names and the last of the file.
 */
export const ImportLayout = z.strictObject({
  head: z.array(Line).max(3, "errors.tooMany"),
  first: Line.nullable(),
  last: Line.nullable(),
});
export type ImportLayout = z.infer<typeof ImportLayout>;

/** `PUT …/layout`: plans again with these rows; null as they are recognised. */
export const ImportRelayout = z.strictObject({ layout: ImportLayout.nullable() });
export type ImportRelayout = z.infer<typeof ImportRelayout>;

/** `GET …/preview`: the first rows of the sheet as they are, and which of them are what; none of a file that has no rows. */
export const ImportPreview = z.object({
  rows: z.array(z.object({ line: z.int(), cells: z.array(z.string()) })),
  head: z.array(z.int()),
  first: z.int().nullable(),
  last: z.int().nullable(),
});
export type ImportPreview = z.infer<typeof ImportPreview>;
