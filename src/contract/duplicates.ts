import { z } from "zod";
import { AdminTemple } from "./adminTemples";
import { Id, integerIn, PageNumber, PageSize } from "./common";
import { chosenFields, templeFields } from "./templeFields";

/** `GET /api/admin/temples/duplicates`: pairs that may be one temple; with `temple` those of that one. */
export const DuplicatesQuery = z.strictObject({
  page: PageNumber.optional(),
  size: PageSize.optional(),
  temple: integerIn(1, 2_147_483_647, "errors.id").or(z.literal("")).optional(),
  /** those still to be looked at, or those that were told apart; the former unless said */
  shown: z.enum(["open", "distinct"], "errors.invalid_value").or(z.literal("")).optional(),
});
export type DuplicatesQuery = z.infer<typeof DuplicatesQuery>;

/** As much of a temple as tells it from another at a glance. */
export const DuplicateTemple = AdminTemple.pick({
  id: true,
  name: true,
  slug: true,
  location: true,
  address: true,
  image: true,
  status: true,
  isVerified: true,
  rating: true,
  reviewCount: true,
  version: true,
});
export type DuplicateTemple = z.infer<typeof DuplicateTemple>;

/** Two temples of one folded name; `metres` between them, or null where one of the same city has no position. */
export const DuplicatePair = z.object({
  id: z.string(),
  left: DuplicateTemple,
  right: DuplicateTemple,
  metres: z.int().nullable(),
  differs: z.array(z.enum(templeFields)),
});
export type DuplicatePair = z.infer<typeof DuplicatePair>;
export const DuplicatePage = z.object({
  pairs: z.array(DuplicatePair),
  page: z.int(),
  size: z.int(),
  total: z.int(),
  totalPages: z.int(),
});
export type DuplicatePage = z.infer<typeof DuplicatePage>;

/** `PUT /api/admin/temples/distinctions`: two temples are not the same, or that was said in error. */
export const Distinction = z.strictObject({
  left: Id,
  right: Id,
  distinct: z.boolean("errors.boolean"),
});
export type Distinction = z.infer<typeof Distinction>;

const Version = z.int().min(1);

/**
 * `POST /api/admin/temples/:id/merge`: the temple takes over what hangs on another, which is archived. `take` names the
 * fields whose value comes from the other one; lists keep the items of both. Another version on record answers 409.
 */
export const MergeInput = z.strictObject({
  mergedId: Id,
  version: Version,
  mergedVersion: Version,
  take: z.array(z.enum(chosenFields)).max(chosenFields.length, "errors.tooMany"),
});
export type MergeInput = z.infer<typeof MergeInput>;

/** The temple as it is now, and how many of each kind came over. */
export const Merged = z.object({ temple: AdminTemple, moved: z.record(z.string(), z.int()) });
export type Merged = z.infer<typeof Merged>;
