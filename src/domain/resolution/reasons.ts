/** Why two records may be of one temple, and what speaks against it; the screens say each in words. */
export const resolutionReasons = [
  "identifier",
  "wikidata",
  "sameName",
  "commonName",
  "partOfName",
  "sharedWord",
  "near",
  "samePlace",
  "sameAddress",
  "sameDeity",
  "samePhone",
  "otherName",
  "far",
  "otherAddress",
  "otherDeity",
  "otherTradition",
  "otherWikidata",
  "otherNumber",
  "otherSide",
  "otherKind",
] as const;
export type ResolutionReason = (typeof resolutionReasons)[number];
