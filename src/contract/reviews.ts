import { z } from "zod";
import { atMost, Id, PageNumber, PageSize, paged, typedText } from "./common";
import { ContributionStatus, OptionalEmail, Trap } from "./contributions";
import { Image, ImageProblem } from "./images";
import { OptionalPersonName } from "./personNames";
import { reviewLimits, reviewSorts } from "./reviewLimits";

/** `GET /api/temples/:id/reviews`; pages are one-based. */
export const ReviewQuery = z.strictObject({
  page: PageNumber.optional(),
  size: PageSize.optional(),
  sort: z.enum(reviewSorts, "errors.sort").optional(),
});
export type ReviewQuery = z.infer<typeof ReviewQuery>;

/** A review as a visitor reads it; `userName` is null for someone who left no name. */
export const Review = z.object({
  id: Id,
  rating: z.int(),
  comment: z.string(),
  userName: z.string().nullable(),
  createdAt: z.string(),
  photos: z.array(Image),
});
export type Review = z.infer<typeof Review>;
export const ReviewPage = z.object({
  items: z.array(Review),
  ...paged,
});
export type ReviewPage = z.infer<typeof ReviewPage>;

const Rating = z
  .number("errors.rating")
  .or(z.string("errors.rating").max(1, atMost("errors.rating")).regex(/^\d$/, "errors.rating").transform(Number))
  .pipe(z.int("errors.rating").min(1, "errors.rating").max(5, "errors.rating"));

/** `POST /api/temples/:id/reviews`, as JSON or as a form with up to three `photos`. */
export const ReviewInput = z.strictObject({
  rating: Rating,
  comment: typedText(reviewLimits.commentMax).pipe(z.string().min(reviewLimits.commentMin, "errors.comment")),
  name: OptionalPersonName,
  email: OptionalEmail,
  website: Trap,
});
export type ReviewInput = z.infer<typeof ReviewInput>;

/** The review is stored and awaits approval; `problems` are photos that were refused. */
export const SubmittedReview = z.object({
  id: Id,
  status: ContributionStatus,
  photos: z.int(),
  problems: z.array(ImageProblem),
});
export type SubmittedReview = z.infer<typeof SubmittedReview>;
