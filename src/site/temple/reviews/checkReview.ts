import { reviewLimits } from "../../../contract/reviewLimits";

/** A review as it is typed; `rating` is a digit, or blank. */
export type ReviewFields = { rating: string; comment: string; name: string; email: string };
export const blankReview: ReviewFields = { rating: "", comment: "", name: "", email: "" };

export type ReviewProblems = Partial<Record<keyof ReviewFields | "robot", string>>;

const address = /^[^\s@]+@(?:[^\s@.]+\.)+[^\s@.]{2,}$/;

/** What is wrong with a review before it is sent, as i18n keys by field. */
export function checkReview({ rating, comment, email }: ReviewFields, isPerson: boolean): ReviewProblems {
  const problems: ReviewProblems = {};
  if (!/^[1-5]$/.test(rating)) problems.rating = "errors.rating";
  if (comment.trim().length < reviewLimits.commentMin) problems.comment = "errors.comment";
  if (email.trim() && !address.test(email.trim())) problems.email = "errors.reviewEmail";
  if (!isPerson) problems.robot = "reviews.robotRequired";
  return problems;
}
