import { z } from "zod";
import { BooleanText } from "./common";

/** A dry run is the default: nothing is written unless `dryRun=false` is said. */
export const ImportQuery = z.strictObject({ dryRun: BooleanText.optional() });

/** One cell that kept a line of an import out; lines as the spreadsheet numbers them, `reason` is an i18n key. */
export const ImportFailure = z.object({
  line: z.int(),
  field: z.string(),
  value: z.string(),
  reason: z.string(),
});
export type ImportFailure = z.infer<typeof ImportFailure>;

export const FieldChange = z.object({ field: z.string(), from: z.string(), to: z.string() });

export const ImportedRow = z.object({
  line: z.int(),
  outcome: z.enum(["created", "updated", "skipped", "failed"]),
  id: z.int().nullable(),
  name: z.string(),
  changes: z.array(FieldChange),
});
export type ImportedRow = z.infer<typeof ImportedRow>;

/** What an import did, or would do. `errors` says each failed line in words; `rows` lists the first changed rows. */
export const ImportResult = z.object({
  dryRun: z.boolean(),
  total: z.int(),
  created: z.int(),
  updated: z.int(),
  skipped: z.int(),
  failed: z.int(),
  errors: z.array(z.string()),
  failures: z.array(ImportFailure),
  warnings: z.array(z.string()),
  rows: z.array(ImportedRow),
});
export type ImportResult = z.infer<typeof ImportResult>;

/** `POST …/bulk-upload` answers the same, and how many rows went in. */
export const BulkUploadResult = ImportResult.extend({ successCount: z.int() });
export type BulkUploadResult = z.infer<typeof BulkUploadResult>;
