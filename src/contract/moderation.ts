import { z } from "zod";
import { positionDoubts } from "../domain/coordinates";
import { AccountRole } from "./accounts";
import { Id, integerIn, PageNumber, PageSize, paged, typedText } from "./common";
import { ContributionStatus } from "./contributions";
import { CorrectionField } from "./corrections";
import { Twin } from "./duplicates";
import { Image } from "./images";
import { moderatedKinds } from "./moderatedKinds";
import { TempleStatus } from "./temples";
import { textLanguages } from "./vocabulary";
import { Completeness } from "./workspace";

export const ModeratedKind = z.enum(moderatedKinds, "errors.kind");

/** What the server noticed by itself; a hint for the moderator, never a decision. */
export const moderationFlags = ["link", "contact", "shouting", "repeated", "duplicate", "small"] as const;
export const ModerationFlag = z.enum(moderationFlags, "errors.flag");
export type ModerationFlag = z.infer<typeof ModerationFlag>;

/** How long an item has been waiting: at most a day, at most a week, more than a week. */
export const moderationAges = ["day", "week", "older"] as const;

/** What may be done with the queue, in seconds, minutes and items. */
export const moderationLimits = { undoSeconds: 30, claimMinutes: 10, itemsPerDecision: 100 } as const;

const optionalKind = ModeratedKind.or(z.literal("")).optional();

/** `GET /api/admin/moderation`; pages are one-based, the oldest come first unless `newest` is asked for. */
export const ModerationQuery = z.strictObject({
  kind: optionalKind,
  age: z.enum(moderationAges, "errors.age").or(z.literal("")).optional(),
  flag: ModerationFlag.or(z.literal("")).optional(),
  temple: integerIn(1, 2_147_483_647, "errors.id").optional(),
  status: ContributionStatus.or(z.literal("")).optional(),
  order: z.enum(["oldest", "newest"], "errors.sort").optional(),
  page: PageNumber.optional(),
  size: PageSize.optional(),
});
export type ModerationQuery = z.infer<typeof ModerationQuery>;

const text = z.string().nullable();
/** why the position that was given is looked at twice; null for one on land in India, or none */
const positionDoubt = z.enum([...positionDoubts, "positionInSea"]).nullable();

/** One thing to decide on; of the six parts at the end the one of its kind is there. */
export const ModerationItem = z.object({
  kind: ModeratedKind,
  id: Id,
  status: ContributionStatus,
  /** whether the caller may decide it: a role request only by who may give that role */
  decidable: z.boolean(),
  reason: text,
  flags: z.array(ModerationFlag),
  createdAt: z.string(),
  decidedAt: text,
  /** who is looking at it now */
  claim: z.object({ userId: Id, name: z.string(), until: z.string() }).nullable(),
  temple: z.object({ id: Id, name: z.string(), slug: z.string(), city: z.string(), state: z.string() }).nullable(),
  author: z.object({ id: Id.nullable(), name: text, email: text }),
  review: z.object({ rating: z.int(), comment: z.string(), photos: z.array(Image) }).nullable(),
  photo: Image.extend({ reviewId: Id.nullable() }).nullable(),
  submission: z
    .object({
      name: z.string(),
      address: text,
      latitude: z.number().nullable(),
      longitude: z.number().nullable(),
      positionDoubt,
      timings: text,
      templeStatus: TempleStatus,
      completeness: Completeness,
      /** temples on file that it may be, while it waits */
      twins: z.array(Twin),
    })
    .nullable(),
  correction: z
    .object({
      field: CorrectionField,
      language: z.enum(textLanguages),
      current: text,
      proposed: z.string(),
      positionDoubt,
      note: text,
    })
    .nullable(),
  roleRequest: z.object({ role: AccountRole, currentRole: AccountRole }).nullable(),
  /** what was searched for without being found as typed, how often, and how often the temple was opened then */
  alias: z.object({ typed: z.string(), asked: z.int(), opened: z.int() }).nullable(),
});
export type ModerationItem = z.infer<typeof ModerationItem>;

const count = z.int().optional();
const Counts = z.object({
  ...{ review: count, photo: count, submission: count, correction: count },
  ...{ "role-request": count, alias: count },
});

/** `counts` are the waiting items of each kind the caller decides on, whatever the filters. */
export const ModerationPage = z.object({
  items: z.array(ModerationItem),
  ...paged,
  counts: Counts,
});
export type ModerationPage = z.infer<typeof ModerationPage>;

const target = { kind: ModeratedKind, id: Id };
export const ModerationTarget = z.strictObject(target);
export type ModerationTarget = z.infer<typeof ModerationTarget>;

/** A rejection says why; the author reads it. `status` is what the moderator saw, `pending` unless said. */
export const Decision = z
  .strictObject({
    ...target,
    decision: z.enum(["approve", "reject"], "errors.decision"),
    reason: typedText(500).nullable().optional(),
    status: ContributionStatus.optional(),
  })
  .refine(({ decision, reason }) => decision === "approve" || Boolean(reason), {
    path: ["reason"],
    message: "errors.reason",
  });
export type Decision = z.infer<typeof Decision>;

const { itemsPerDecision } = moderationLimits;
export const DecisionsInput = z
  .strictObject({ decisions: z.array(Decision).min(1, "errors.required").max(itemsPerDecision, "errors.tooMany") })
  .refine(({ decisions }) => new Set(decisions.map(({ kind, id }) => `${kind} ${id}`)).size === decisions.length, {
    path: ["decisions"],
    message: "errors.repeated",
  });
export type DecisionsInput = z.infer<typeof DecisionsInput>;

/** `decisionId` undoes this decision until `undoUntil`. */
export const DecisionsMade = z.object({
  decisions: z.array(z.object({ decisionId: Id, ...target, status: ContributionStatus })),
  undoUntil: z.string(),
});
export type DecisionsMade = z.infer<typeof DecisionsMade>;

export const UndoInput = z.strictObject({
  decisionIds: z.array(Id).min(1, "errors.required").max(itemsPerDecision, "errors.tooMany"),
});
export type UndoInput = z.infer<typeof UndoInput>;
export const DecisionsUndone = z.object({ items: z.array(z.object({ ...target, status: ContributionStatus })) });
export type DecisionsUndone = z.infer<typeof DecisionsUndone>;

/** Claims keep two people from working on the same items; they end by themselves. */
export const ClaimInput = z.strictObject({
  items: z.array(ModerationTarget).min(1, "errors.required").max(itemsPerDecision, "errors.tooMany"),
});
export type ClaimInput = z.infer<typeof ClaimInput>;
export const ClaimsMade = z.object({
  claimed: z.array(z.object(target)),
  /** someone else is looking at these */
  taken: z.array(z.object(target)),
  until: z.string(),
});
export type ClaimsMade = z.infer<typeof ClaimsMade>;

export const HistoryParams = z.strictObject({ kind: ModeratedKind, id: integerIn(1, 2_147_483_647, "errors.id") });
export const HistoryEntry = z.object({
  id: Id,
  at: z.string(),
  action: z.string(),
  reason: text,
  actor: z.object({ id: Id, name: text, role: z.string() }).nullable(),
});
export const ModerationHistory = z.object({ items: z.array(HistoryEntry) });
export type ModerationHistory = z.infer<typeof ModerationHistory>;
