import { z } from "zod";
import { Id, PageNumber, PageSize, paged } from "./common";
import { PaidTemple, PaymentId } from "./payments";
import { paymentStatuses } from "./paymentWords";

export const DonationQuery = z.strictObject({ page: PageNumber.optional(), size: PageSize.optional() });

/** A donation of the caller's. `amount` is in rupees; `date` is when it was begun; where it stands is its payment's. */
export const Donation = z.object({
  id: Id,
  paymentId: PaymentId,
  templeId: Id.nullable(),
  temple: PaidTemple.nullable(),
  amount: z.number(),
  amountPaise: z.int(),
  refundedPaise: z.int(),
  currency: z.literal("INR"),
  date: z.string(),
  status: z.enum(paymentStatuses),
  receiptNumber: z.string().nullable(),
  dedication: z.string().nullable(),
  anonymous: z.boolean(),
  testMode: z.boolean(),
});
export type Donation = z.infer<typeof Donation>;

export const DonationPage = z.object({
  items: z.array(Donation),
  ...paged,
});
export type DonationPage = z.infer<typeof DonationPage>;
