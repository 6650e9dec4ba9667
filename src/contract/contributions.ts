import { z } from "zod";
import { typedText } from "./common";

/** What people send in waits until someone decided about it. */
export const contributionStatuses = ["pending", "approved", "rejected"] as const;
export const ContributionStatus = z.enum(contributionStatuses, "errors.status");
export type ContributionStatus = z.infer<typeof ContributionStatus>;

/** An address someone may leave; blank is none. */
export const OptionalEmail = z
  .literal("")
  .or(z.string().trim().max(254, "errors.tooLong").pipe(z.email("errors.reviewEmail")))
  .nullable()
  .optional()
  .transform((email) => email || null);

/** A name someone may leave; blank is none. */
export const OptionalName = typedText(120)
  .nullable()
  .optional()
  .transform((name) => name || null);

/** Filled in by programs only: people do not see it. */
export const Trap = z.string().max(2_000).optional();
