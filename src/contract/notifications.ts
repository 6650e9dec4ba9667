import { z } from "zod";
import { atMost, Id, PageNumber, PageSize, paged, typedText } from "./common";
import { messageChannels, messageStatuses } from "./messageWords";

/**
 * `POST /api/notifications/send`. Only `type` counts: whom it goes to, the amount and the words are those of the
 * caller's own donation or booking, whatever else is sent along.
 */
export const SendInput = z.strictObject({
  type: z.enum(["DONATION_INITIATED", "BOOKING_CREATED"], "errors.invalid_value"),
  email: z.string("errors.text").max(254, "errors.tooLong").nullable().optional(),
  phone: z.string("errors.text").max(30, "errors.tooLong").nullable().optional(),
  data: z.record(z.string().max(60), z.unknown()).optional(),
});
export type SendInput = z.infer<typeof SendInput>;

/** The signed token of an unsubscribe link. */
export const SubscriptionQuery = z.strictObject({ token: z.string("errors.required").max(600, "errors.tooLong") });

/** What a link is about: which kind of letter, whose (`a…@example.org`), and whether they are sent. */
export const Subscription = z.object({ topic: z.string(), recipient: z.string(), subscribed: z.boolean() });
export type Subscription = z.infer<typeof Subscription>;

const optional = <Schema extends z.ZodType>(schema: Schema) => schema.or(z.literal("")).optional();

/** `GET /api/admin/outbox`: newest first; `kind` is a template, `q` a part of the recipient. */
export const OutboxQuery = z.strictObject({
  page: PageNumber.optional(),
  size: PageSize.optional(),
  status: optional(z.enum(messageStatuses)),
  channel: optional(z.enum(messageChannels)),
  kind: z
    .string()
    .max(60, atMost("errors.invalid_value"))
    .regex(/^[a-zA-Z.-]{0,60}$/, "errors.invalid_value")
    .optional(),
  q: typedText(200).optional(),
});
export type OutboxQuery = z.infer<typeof OutboxQuery>;

/** A message of the outbox. `text` is what a notice says while it is stored; emails with secrets never show theirs. */
export const OutboxMessage = z.object({
  id: Id,
  channel: z.enum(messageChannels),
  kind: z.string(),
  recipient: z.string(),
  subject: z.string(),
  status: z.enum(messageStatuses),
  attempts: z.int(),
  lastError: z.string().nullable(),
  nextAttemptAt: z.string(),
  createdAt: z.string(),
  sentAt: z.string().nullable(),
  text: z.string().nullable(),
  /** it has failed, and what it says is still there */
  canRetry: z.boolean(),
});
export type OutboxMessage = z.infer<typeof OutboxMessage>;

export const OutboxPage = z.object({
  messages: z.array(OutboxMessage),
  ...paged,
  /** which channels have somebody who carries them */
  sends: z.object({ mail: z.boolean(), sms: z.boolean(), push: z.boolean() }),
});
export type OutboxPage = z.infer<typeof OutboxPage>;
