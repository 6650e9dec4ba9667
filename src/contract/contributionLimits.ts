// no schema here: the forms of the site check by these, and zod would weigh more than all of them

/** What a picture must be to be taken; the browser checks the same before it sends. */
export const imageLimits = {
  filesPerCall: 5,
  filesPerReview: 3,
  bytes: 5_242_880,
  side: 2_048,
  filesPerDayAndAddress: 20,
  filesPerDayAndAccount: 100,
} as const;

/** Corrections one address or account may send in a day, and how long what is proposed and its reason may be. */
export const correctionLimits = { perDay: 20, value: 5_000, note: 1_000 } as const;

/**
 * What a visitor is offered to set right, in the order it is asked for most; weekly hours are written as timings, and a
 * person puts them in order. `position` is "latitude, longitude", `closed` says that the temple is no more.
 */
export const correctableFields = [
  "timings",
  "address",
  "position",
  "name",
  "city",
  "state",
  "pincode",
  "deity",
  "bestTime",
  "dressCode",
  "phone",
  "email",
  "website",
  "pujari",
  "description",
  "history",
  "significance",
  "closed",
  "other",
] as const;

/** Fields that a temple has in Hindi and in Kannada too, so that a correction of them names its language. */
export const correctableTexts = ["name", "bestTime", "dressCode", "description", "history", "significance"] as const;
export type CorrectableText = (typeof correctableTexts)[number];
export const isCorrectableText = (field: string): field is CorrectableText =>
  correctableTexts.some((each) => each === field);

/** What a correction may be about. */
export const correctionFields = [...correctableFields, "openingHours"] as const;
