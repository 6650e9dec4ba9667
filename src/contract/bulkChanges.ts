import { z } from "zod";
import { EmailAddress } from "./accounts";
import { AdminTempleFilters, TempleInput } from "./adminTemples";
import { type bulkFields, bulkKinds, bulkOutcomes, bulkStates } from "./bulkWords";
import { Id, PageNumber, PageSize } from "./common";

const fields = TempleInput.pick({
  state: true,
  district: true,
  taluk: true,
  city: true,
  locality: true,
  pincode: true,
  tradition: true,
  setting: true,
  deity: true,
  architecture: true,
  worship: true,
  photography: true,
  wheelchair: true,
  timings: true,
  bestTime: true,
  dressCode: true,
} satisfies Record<(typeof bulkFields)[number], true>)
  .partial()
  .refine((patch) => Object.keys(patch).length > 0, "errors.emptyUpdate");

const alike = [
  z.strictObject({ kind: z.literal("verify"), isVerified: z.boolean("errors.boolean") }),
  z.strictObject({ kind: z.literal("activate"), isActive: z.boolean("errors.boolean") }),
  z.strictObject({ kind: z.literal("set"), fields }),
  z.strictObject({ kind: z.literal("list"), listId: Id }),
  z.strictObject({ kind: z.literal("delete") }),
] as const;

/** What is done to each of many temples. Deleting is what one delete does: each can be restored for 30 days. */
export const BulkAction = z.discriminatedUnion(
  "kind",
  [...alike, z.strictObject({ kind: z.literal("manager"), email: EmailAddress })],
  "errors.kind",
);
export type BulkAction = z.infer<typeof BulkAction>;

/** The same as it is stored: an account by its id. */
export const StoredAction = z.discriminatedUnion("kind", [
  ...alike,
  z.strictObject({ kind: z.literal("manager"), userId: Id }),
]);
export type StoredAction = z.infer<typeof StoredAction>;

/** `POST /api/admin/temples/bulk-changes`: all temples that the list shows with these filters, `ids` for some of them. */
export const BulkStart = z.strictObject({ filters: AdminTempleFilters, action: BulkAction });
export type BulkStart = z.infer<typeof BulkStart>;

const text = z.string().nullable();

/** The stored action as it is told. */
const ToldAction = z.object({
  kind: z.enum(bulkKinds),
  isVerified: z.boolean().optional(),
  isActive: z.boolean().optional(),
  fields: z.record(z.string(), text).optional(),
  listId: Id.optional(),
  userId: Id.optional(),
});
export type ToldAction = z.infer<typeof ToldAction>;

/**
 * A change of many temples: first looked through (`planning`), then shown (`planned`), then made. `done` counts the
 * records of the step that goes on; `target` is the name of the list that they go into, or of whoever is named.
 */
export const BulkChange = z.object({
  id: Id,
  action: ToldAction,
  target: text,
  state: z.enum(bulkStates),
  problem: text,
  counts: z.object({
    total: z.int(),
    done: z.int(),
    change: z.int(),
    same: z.int(),
    refused: z.int(),
  }),
  /** why records are refused, as i18n keys, with how many each */
  refusals: z.array(z.object({ reason: z.string(), count: z.int() })),
  undone: z.object({ taken: z.int(), left: z.int() }).nullable(),
  who: z.object({ id: Id, name: text }).nullable(),
  createdAt: z.string(),
  appliedAt: text,
  undoneAt: text,
  undoableUntil: text,
});
export type BulkChange = z.infer<typeof BulkChange>;

/** `GET /api/admin/temples/bulk-changes`, newest first. */
export const BulkChangeQuery = z.strictObject({ page: PageNumber.optional(), size: PageSize.optional() });
export type BulkChangeQuery = z.infer<typeof BulkChangeQuery>;
const paged = { page: z.int(), size: z.int(), total: z.int(), totalPages: z.int() };
export const BulkChangePage = z.object({ changes: z.array(BulkChange), ...paged });
export type BulkChangePage = z.infer<typeof BulkChangePage>;

/** `GET /api/admin/temples/bulk-changes/:id/items`: what becomes of each, in the order of their ids. */
export const BulkItemQuery = BulkChangeQuery.extend({ outcome: z.enum(bulkOutcomes, "errors.filter").optional() });
export type BulkItemQuery = z.infer<typeof BulkItemQuery>;
export const BulkItem = z.object({
  id: Id,
  /** null for one that was removed for good since */
  name: text,
  city: text,
  outcome: z.enum(bulkOutcomes).nullable(),
  reason: text,
});
export type BulkItem = z.infer<typeof BulkItem>;
export const BulkItemPage = z.object({ items: z.array(BulkItem), ...paged });
export type BulkItemPage = z.infer<typeof BulkItemPage>;
