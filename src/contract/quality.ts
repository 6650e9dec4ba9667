import { z } from "zod";
import { recordParts } from "../domain/completeness";
import { findingKinds } from "../domain/findings/finding";
import { typedText } from "./common";
import { findingCodes } from "./qualityWords";

/** `GET /api/admin/quality`: of the whole country by state, or of one state by district. */
export const QualityQuery = z.strictObject({ state: typedText(100).optional() });
export type QualityQuery = z.infer<typeof QualityQuery>;

const figures = {
  temples: z.int(),
  /** how whole they are on average; null while none of them was examined */
  percent: z.int().nullable(),
  /** how many lack each of the expected parts */
  missing: z.partialRecord(z.enum(recordParts), z.int()),
};

/** A state or a district; `name` is null where none is on record. */
export const QualityPlace = z.object({ name: z.string().nullable(), ...figures });
export type QualityPlace = z.infer<typeof QualityPlace>;

/** How whole the records are, archived ones left out. Each number is that of the list of temples with the same filter. */
export const Quality = z.object({
  ...figures,
  /** false while some were changed since they were examined */
  isUpToDate: z.boolean(),
  findings: z.array(z.object({ code: z.enum(findingCodes), kind: z.enum(findingKinds), count: z.int() })),
  /** those with the most temples first */
  places: z.array(QualityPlace),
});
export type Quality = z.infer<typeof Quality>;
