import { z } from "zod";
import { AccountRole, Me } from "./accounts";
import { Booking } from "./bookings";
import { atMost, Id } from "./common";
import { Donation } from "./donations";
import { OwnPayment } from "./payments";
import { Reminders } from "./reminders";
import { Ritual } from "./rituals";
import { OwnSession } from "./sessions";
import { Order } from "./shop";

/** What people send in waits until someone decided about it. */
export const contributionStatuses = ["pending", "approved", "rejected"] as const;
export const ContributionStatus = z.enum(contributionStatuses, "errors.status");
export type ContributionStatus = z.infer<typeof ContributionStatus>;

/** An address someone may leave; blank is none. */
export const OptionalEmail = z
  .literal("")
  .or(z.string().trim().max(254, atMost("errors.tooLong")).pipe(z.email("errors.reviewEmail")))
  .nullable()
  .optional()
  .transform((email) => email || null);

/** Filled in by programs only: people do not see it. */
export const Trap = z.string().max(2_000).optional();

const text = z.string().nullable();
const Temple = z.object({ id: Id, name: z.string(), slug: z.string() });
/** Named in the reader's script where that is known. */
const KnownTemple = Temple.extend({ nameHi: text, nameKn: text });
/** Where a contribution stands; `reason` says why it was rejected. */
const standing = { id: Id, status: ContributionStatus, reason: text, createdAt: z.string(), decidedAt: text };

/** `GET /api/users/me/contributions`: all that the caller sent in, newest first. */
export const MyContributions = z.object({
  reviews: z.array(z.object({ ...standing, temple: KnownTemple, rating: z.int(), comment: z.string() })),
  /** `url` is null once a rejected photo's files are gone */
  photos: z.array(
    z.object({ ...standing, temple: KnownTemple, url: text, width: z.int(), height: z.int(), blur: z.string() }),
  ),
  submissions: z.array(z.object({ ...standing, temple: KnownTemple })),
  corrections: z.array(
    z.object({ ...standing, temple: KnownTemple, field: z.string(), proposed: z.string(), note: text }),
  ),
  roleRequests: z.array(z.object({ ...standing, role: AccountRole })),
});
export type MyContributions = z.infer<typeof MyContributions>;

/** `GET /api/users/me/data`: what is stored about the caller, as a file. */
export const MyData = z.object({
  exportedAt: z.string(),
  account: Me,
  contributions: MyContributions,
  sessions: z.array(OwnSession),
  favourites: z.array(z.object({ temple: Temple, savedAt: z.string() })),
  payments: z.array(OwnPayment),
  donations: z.array(Donation),
  bookings: z.array(Booking),
  orders: z.array(Order),
  rituals: z.array(Ritual),
  reminders: Reminders,
  savedViews: z.array(z.object({ list: z.string(), name: z.string(), search: z.string() })),
});
export type MyData = z.infer<typeof MyData>;
