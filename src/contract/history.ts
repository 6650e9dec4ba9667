import { z } from "zod";
import { auditKinds, changeOrigins } from "./auditWords";
import { atMost, Id, integerIn, PageNumber, PageSize, paged, typedText } from "./common";
import { CivilDate } from "./dates";

const text = z.string().nullable();

/** One field of a change: its value before and after, as JSON; null where there was or is none. */
export const FieldChange = z.object({ field: z.string(), from: z.unknown(), to: z.unknown() });
export type FieldChange = z.infer<typeof FieldChange>;

/** A change of a record: when (instant in UTC), by whom, which way it came in, field by field. */
export const Revision = z.object({
  id: Id,
  at: z.string(),
  action: z.string(),
  origin: z.enum(changeOrigins),
  /** null for a visitor without an account and for the program itself; `name` is null once the account is gone */
  actor: z.object({ id: Id, name: text, role: z.string() }).nullable(),
  reason: text,
  changes: z.array(FieldChange),
  /** the entry of the import that it was a row of */
  partOf: Id.nullable(),
  /** the revision that it went back to */
  reverts: Id.nullable(),
});
export type Revision = z.infer<typeof Revision>;

/** `GET …/:id/revisions`: newest first, pages from 1. */
export const RevisionQuery = z.strictObject({ page: PageNumber.optional(), size: PageSize.optional() });
export type RevisionQuery = z.infer<typeof RevisionQuery>;
export const RevisionPage = z.object({ revisions: z.array(Revision), ...paged });
export type RevisionPage = z.infer<typeof RevisionPage>;

/**
 * `POST …/:id/revert`: back to how the record stood after a revision, or before it. `latest` is the newest revision
 * one saw; when there is a newer one by now the answer is 409.
 */
export const RevertInput = z.strictObject({
  revisionId: Id,
  latest: Id,
  before: z.boolean("errors.boolean").optional(),
});
export type RevertInput = z.infer<typeof RevertInput>;
/** The revision that going back left, or null when there was nothing to change. */
export const Reverted = z.object({ revisionId: Id.nullable() });
export type Reverted = z.infer<typeof Reverted>;

const optional = <Schema extends z.ZodType>(schema: Schema) => schema.or(z.literal("")).optional();

/**
 * `GET /api/admin/audit`: newest first. The rows of an import are one entry there; `partOf` lists them. Dates are days
 * in India, both included; `who` is a part of a name or an address.
 */
export const AuditQuery = z.strictObject({
  page: PageNumber.optional(),
  size: PageSize.optional(),
  who: typedText(200).optional(),
  action: z
    .string()
    .max(60, atMost("errors.invalid_value"))
    .regex(/^[a-zA-Z.-]{0,60}$/, "errors.invalid_value")
    .optional(),
  kind: optional(z.enum(auditKinds)),
  item: optional(integerIn(1, 2_147_483_647, "errors.id")),
  origin: optional(z.enum(changeOrigins)),
  from: optional(CivilDate),
  to: optional(CivilDate),
  partOf: optional(integerIn(1, 2_147_483_647, "errors.id")),
});
export type AuditQuery = z.infer<typeof AuditQuery>;

/** What was changed: its kind, its id where it has one, and its present name while it is on record. */
export const AuditEntry = Revision.extend({
  kind: z.string(),
  itemId: Id.nullable(),
  itemName: text,
  /** what else the entry tells, such as the counts of an import */
  facts: z.record(z.string(), z.unknown()),
});
export type AuditEntry = z.infer<typeof AuditEntry>;
export const AuditPage = z.object({ entries: z.array(AuditEntry), ...paged });
export type AuditPage = z.infer<typeof AuditPage>;
