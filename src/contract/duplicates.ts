import { z } from "zod";
import { resolutionReasons } from "../domain/resolution/reasons";
import { AdminTemple } from "./adminTemples";
import { Id, integerIn, PageNumber, PageSize, paged } from "./common";
import { chosenFields, templeFields } from "./templeFields";

/** `GET /api/admin/temples/duplicates`: pairs that may be one temple; with `temple` those of that one. */
export const DuplicatesQuery = z.strictObject({
  page: PageNumber.optional(),
  size: PageSize.optional(),
  temple: integerIn(1, 2_147_483_647, "errors.id").or(z.literal("")).optional(),
  /** those to review, or those marked as different; the former by default */
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

/**
 * How likely two records are of one temple, from 0 to 1, what speaks for it and against it, and the `metres` between
 * them, or null where one has no position.
 */
export const Likeness = z.object({
  score: z.number(),
  reasons: z.array(z.enum(resolutionReasons)),
  metres: z.int().nullable(),
});
export type Likeness = z.infer<typeof Likeness>;

/** Two temples that may be one, the older on the left. */
export const DuplicatePair = Likeness.extend({
  id: z.string(),
  left: DuplicateTemple,
  right: DuplicateTemple,
  differs: z.array(z.enum(templeFields)),
});
export type DuplicatePair = z.infer<typeof DuplicatePair>;
export const DuplicatePage = z.object({
  pairs: z.array(DuplicatePair),
  ...paged,
});
export type DuplicatePage = z.infer<typeof DuplicatePage>;

/** `GET /api/admin/temples/duplicates/clusters`: temples that may all be one, the likeliest first. */
export const ClustersQuery = DuplicatesQuery.omit({ shown: true });
export type ClustersQuery = z.infer<typeof ClustersQuery>;
/** `pairs` are by the ids of temples of the cluster; not every two of them have to be alike. */
export const DuplicateCluster = z.object({
  id: z.string(),
  temples: z.array(DuplicateTemple),
  pairs: z.array(Likeness.extend({ left: Id, right: Id, differs: z.array(z.enum(templeFields)) })),
});
export type DuplicateCluster = z.infer<typeof DuplicateCluster>;
export const ClusterPage = z.object({
  clusters: z.array(DuplicateCluster),
  ...paged,
});
export type ClusterPage = z.infer<typeof ClusterPage>;

const typed = z.string().trim().max(300, "errors.tooLong").optional();
/** Several in one text, each on a line of its own. */
const typedLines = z
  .string()
  .max(4_000, "errors.tooLong")
  .transform((text) => text.split("\n").flatMap((line) => line.trim() || []))
  .optional();
/**
 * `GET /api/admin/temples/twins`: the temples on file that one may be of which so much is typed; `except` is the one
 * that is being edited. A position that is no number yet is none.
 */
export const TwinsQuery = z.strictObject({
  name: z.string().trim().min(1, "errors.required").max(300, "errors.tooLong"),
  city: typed,
  state: typed,
  latitude: typed,
  longitude: typed,
  deity: typed,
  phone: typed,
  wikidataId: typed,
  names: typedLines,
  /** each as `source:value` */
  identifiers: typedLines,
  except: integerIn(1, 2_147_483_647, "errors.id").optional(),
});
export type TwinsQuery = z.infer<typeof TwinsQuery>;
/** A temple on file that a record may be. */
export const Twin = Likeness.extend({
  id: Id,
  name: z.string(),
  slug: z.string(),
  location: z.string(),
  status: DuplicateTemple.shape.status,
});
export type Twin = z.infer<typeof Twin>;
export const Twins = z.object({ twins: z.array(Twin) });
export type Twins = z.infer<typeof Twins>;

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

/** Records that one merge of many takes in. */
export const MOST_MERGED = 20;
/**
 * `POST /api/admin/temples/:id/merge-all`: the temple takes over what hangs on several others, one after the other and
 * all or none. Of each it takes the values that it lacks itself; each merge is undone for itself, the last one first.
 */
export const MergeAllInput = z.strictObject({
  version: Version,
  merged: z
    .array(z.strictObject({ id: Id, version: Version }))
    .min(1, "errors.required")
    .max(MOST_MERGED, "errors.tooMany")
    .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, "errors.repeated"),
});
export type MergeAllInput = z.infer<typeof MergeAllInput>;

/** The temple as it is now, and how many of each kind came over. */
export const Merged = z.object({ temple: AdminTemple, moved: z.record(z.string(), z.int()) });
export type Merged = z.infer<typeof Merged>;
