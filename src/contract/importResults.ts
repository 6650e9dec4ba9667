import { z } from "zod";
import { BooleanText, integerIn } from "./common";
import { FieldChange, ImportFailure, ImportNote } from "./imports";

/** A dry run is the default: nothing is written unless `dryRun=false` is said; with `planId` that plan is executed. */
export const ImportQuery = z.strictObject({
  dryRun: BooleanText.optional(),
  planId: integerIn(1, 2_147_483_647, "errors.id").optional(),
});
export type ImportQuery = z.infer<typeof ImportQuery>;

export const ImportedRow = z.object({
  line: z.int(),
  outcome: z.enum(["created", "updated", "skipped", "failed"]),
  id: z.int().nullable(),
  name: z.string(),
  changes: z.array(FieldChange),
});
export type ImportedRow = z.infer<typeof ImportedRow>;

/**
 * What an import did, or would do. `errors` says each failed line in words, `warnings` what to mind: of the file
 * (`notes`), and of single cells (`doubts`); `rows` lists the first changed rows.
 */
export const ImportResult = z.object({
  dryRun: z.boolean(),
  planId: z.int(),
  total: z.int(),
  created: z.int(),
  updated: z.int(),
  skipped: z.int(),
  failed: z.int(),
  errors: z.array(z.string()),
  failures: z.array(ImportFailure),
  warnings: z.array(z.string()),
  notes: z.array(ImportNote),
  doubts: z.array(ImportFailure),
  rows: z.array(ImportedRow),
});
export type ImportResult = z.infer<typeof ImportResult>;

/** `POST …/bulk-upload` answers the same, and how many rows went in. */
export const BulkUploadResult = ImportResult.extend({ successCount: z.int() });
export type BulkUploadResult = z.infer<typeof BulkUploadResult>;
