import { z } from "zod";
import { isClockTime } from "../domain/dates";
import { NamedCause } from "./causes";
import { atMost, Id, typedText } from "./common";
import { CivilDate } from "./dates";
import { Pan } from "./pan";
import { gateways, payableGateways, paymentLimits, paymentStatuses, purposes, testOutcomes } from "./paymentWords";
import { OptionalPersonName } from "./personNames";
import { rupeesBetween } from "./rupees";

/** Blank and absent are none. */
const optional = (max: number) =>
  typedText(max)
    .nullable()
    .optional()
    .transform((text) => text || undefined);

const digits = z
  .string()
  .max(10, atMost("errors.id"))
  .regex(/^\d{1,10}$/, "errors.id");

/** Absent, or blank as a form sends it; listed first, so that what is wrong is said by the other one. */
const maybe = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .literal("")
    .transform(() => undefined)
    .or(schema)
    .optional();
const OptionalId = maybe(Id.or(digits.transform(Number).pipe(Id)));

/** Rupees, a number or its text, within the limits of a donation; integer paise afterwards. */
export const Rupees = rupeesBetween(paymentLimits.minPaise, paymentLimits.maxPaise);

/**
 * `POST /api/payments/intent`, by query or body. With `bookingId` or `poojaId` it pays a booking, with `orderId` an
 * order, whose amounts are the server's own; else it is a donation of `amount` rupees. Refused with 409, `noWorship`, for
 * a temple at which no worship is held.
 */
export const PaymentIntentInput = z.strictObject({
  amount: maybe(Rupees),
  currency: maybe(z.literal("INR", "errors.currency")),
  gateway: maybe(z.enum(payableGateways, "errors.gateway")),
  description: optional(300),
  name: OptionalPersonName.transform((name) => name ?? undefined),
  email: z
    .literal("")
    .or(z.string().trim().max(254, atMost("errors.tooLong")).pipe(z.email("errors.email")))
    .nullable()
    .optional()
    .transform((email) => email?.toLowerCase() || undefined),
  phone: optional(30),
  /** the donor's PAN; kept only of a gift to a temple with an 80G registration */
  pan: maybe(Pan),
  /** a temple's id or its slug */
  templeId: Id.transform(String)
    .or(z.literal(""))
    .or(
      z
        .string()
        .trim()
        .max(200, atMost("errors.tooLong"))
        .regex(/^[a-z0-9-]+$/, "errors.temple"),
    )
    .nullable()
    .optional()
    .transform((id) => id || undefined),
  /** what the temple asks donations for, one of `GET /api/temples/:id/causes` */
  causeId: OptionalId,
  dedication: optional(300),
  anonymous: maybe(
    z.boolean("errors.boolean").or(z.enum(["true", "false"], "errors.boolean").transform((text) => text === "true")),
  ),
  poojaId: maybe(
    z
      .string()
      .max(80, atMost("errors.pooja"))
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "errors.pooja"),
  ),
  bookingId: OptionalId,
  orderId: OptionalId,
  date: maybe(CivilDate),
  time: maybe(z.string().max(10, atMost("errors.time")).refine(isClockTime, "errors.time")),
  locale: maybe(z.enum(["en", "hi", "kn"], "errors.language")),
});
export type PaymentIntentInput = z.infer<typeof PaymentIntentInput>;

/** The unguessable reference of a payment. */
export const PaymentId = z
  .string()
  .max(64, atMost("errors.id"))
  .regex(/^[\w-]{1,64}$/, "errors.id");
export const PaymentParams = z.strictObject({ id: PaymentId });

/**
 * What a browser needs to pay: Stripe's client secret, Razorpay's order id, or the address of the built-in provider's
 * window, each with the public key that goes with it. Nothing of it tells about a person.
 */
export const PaymentIntent = z.object({
  paymentId: PaymentId,
  purpose: z.enum(purposes),
  gateway: z.enum(gateways),
  amountPaise: z.int(),
  currency: z.literal("INR"),
  status: z.enum(paymentStatuses),
  testMode: z.boolean(),
  clientSecret: z.string().optional(),
  orderId: z.string().optional(),
  publicKey: z.string().optional(),
  providerUrl: z.string().optional(),
});
export type PaymentIntent = z.infer<typeof PaymentIntent>;

const text = z.string().nullable();
export const PaidTemple = z.object({ id: Id, name: z.string(), nameHi: text, nameKn: text, slug: text });
export type PaidTemple = z.infer<typeof PaidTemple>;

/**
 * `GET /api/payments/:id`: how a payment stands, for whoever holds its reference. `payer` is there for its own account
 * alone; `subjectId` is the donation, booking or order it pays; `amount` is in rupees.
 */
export const PaymentView = z.object({
  id: PaymentId,
  purpose: z.enum(purposes),
  subjectId: z.string(),
  status: z.enum(paymentStatuses),
  amount: z.number(),
  amountPaise: z.int(),
  refundedPaise: z.int(),
  /** asked back from the provider and not yet confirmed by it */
  refundingPaise: z.int(),
  currency: z.literal("INR"),
  gateway: z.enum(gateways),
  testMode: z.boolean(),
  receiptNumber: text,
  temple: PaidTemple.nullable(),
  /** what a donation is for, where the temple offers a choice */
  cause: NamedCause.nullable(),
  createdAt: z.string(),
  expiresAt: z.string(),
  paidAt: text,
  /** the built-in provider's window, while there is still something to pay there */
  providerUrl: text,
  payer: z.object({ name: text, email: text, phone: text, description: text }).nullable(),
});
export type PaymentView = z.infer<typeof PaymentView>;

/** `GET /api/payments/:id/receipt.pdf`: in the language of the payment unless another is named. */
export const ReceiptQuery = z.strictObject({ lang: z.enum(["en", "hi", "kn"], "errors.language").optional() });

/** A payment as its payer takes it with them. */
export const OwnPayment = z.object({
  id: PaymentId,
  purpose: z.enum(purposes),
  subjectId: z.string(),
  status: z.enum(paymentStatuses),
  amountPaise: z.int(),
  refundedPaise: z.int(),
  currency: z.string(),
  gateway: z.enum(gateways),
  testMode: z.boolean(),
  receiptNumber: text,
  name: text,
  email: text,
  phone: text,
  payerPan: text,
  description: text,
  createdAt: z.string(),
  paidAt: text,
});

/** `POST /api/payments/:id/check`: what Razorpay's window hands back may come with it, and is verified. */
export const PaymentCheckInput = z.strictObject({
  razorpay_payment_id: z.string().max(100).optional(),
  razorpay_order_id: z.string().max(100).optional(),
  razorpay_signature: z.string().max(200).optional(),
});
export type PaymentCheckInput = z.infer<typeof PaymentCheckInput>;

/**
 * `GET /api/payments/options`: how one can pay here, and whether a temple can be paid at all. Without any gateway nothing
 * can be paid here yet.
 */
export const PaymentOptionsQuery = z.strictObject({
  templeId: z
    .string()
    .trim()
    .max(200, atMost("errors.tooLong"))
    .regex(/^[a-z0-9-]+$/, "errors.temple")
    .optional(),
});
export const PaymentOptions = z.object({
  gateways: z.array(z.object({ name: z.enum(gateways), testMode: z.boolean() })),
  /** true where no gateway moves money */
  testMode: z.boolean(),
  /** without a temple asked about, whether a donation may do without one */
  payable: z.boolean(),
  /** whether somebody was named for the temple who answers here, or it authorised payments; null without a temple */
  hasJoined: z.boolean().nullable(),
  /** whether a gift to the temple can be certified under section 80G, and the donor's PAN is asked for that */
  certifies: z.boolean(),
  /** the temple's own site, and where it takes bookings itself */
  officialSite: text,
  bookingUrl: text,
  temple: PaidTemple.nullable(),
  minAmount: z.number(),
  maxAmount: z.number(),
});
export type PaymentOptions = z.infer<typeof PaymentOptions>;

/** `POST /api/payments/test/:id`: what was pressed in the built-in provider's window. */
export const TestOutcomeInput = z.strictObject({ outcome: z.enum(testOutcomes, "errors.invalid_value") });
export const WebhookParams = z.strictObject({ gateway: z.string().max(20) });
/** The answer to a provider: what became of its event. */
export const WebhookAnswer = z.object({ received: z.boolean(), outcome: z.string() });
