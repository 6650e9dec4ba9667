import { recordParts } from "../domain/completeness";
import { contradictions, smallGaps, waitings } from "../domain/findings/finding";

// no schema here: the console draws its filters from these lists

/** What the list of temples can be filtered by; likely duplicates have a screen of their own. */
export const countedContradictions = contradictions.filter((code) => code !== "likelyDuplicate");
export const findingCodes = [...countedContradictions, ...waitings, ...smallGaps, ...recordParts] as const;
export type FindingCode = (typeof findingCodes)[number];
/** Any contradiction at all. */
export const ANY_CONTRADICTION = "contradiction";

/** Fields that may be blank, by which the list of temples is filtered as they are at this moment. */
export const blankFields = [
  "phone",
  "email",
  "website",
  "image",
  "latitude",
  "district",
  "pincode",
  "deity",
  "tradition",
  "openingHours",
  "description",
  "nameHi",
  "nameKn",
] as const;
export type BlankField = (typeof blankFields)[number];
