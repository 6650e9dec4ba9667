import { z } from "zod";

/** What a list does to records on file: all that it says, nothing (only new records go in), or only what is blank there. */
export const importTakes = ["all", "new", "blanks"] as const;

/**
 * `PUT …/choices`: how the file is planned. `inactive` proposes new records, which nobody sees until somebody activates
 * them; `keep` are fields of records on file that the list leaves as they are.
 */
export const ImportChoices = z.strictObject({
  take: z.enum(importTakes, "errors.invalid_value"),
  inactive: z.boolean("errors.boolean"),
  keep: z.array(z.string().max(60)).max(60, "errors.tooMany"),
});
export type ImportChoices = z.infer<typeof ImportChoices>;

/** All that a list says goes in. */
export const everything: ImportChoices = { take: "all", inactive: false, keep: [] };
