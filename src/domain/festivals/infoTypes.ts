import type { DeityId } from "../panchang/deities";

/** Festivals of the country, of a region, and the vows that return every month. */
export type FestivalKind = "MAJOR" | "REGIONAL" | "VRAT";
/** States by their ISO 3166-2:IN letters, and two wider areas. */
export type Region =
  | "NORTH"
  | "SOUTH"
  | "AP"
  | "AS"
  | "BR"
  | "GJ"
  | "KA"
  | "KL"
  | "MH"
  | "OD"
  | "PB"
  | "TG"
  | "TN"
  | "UP"
  | "WB";
/** When its worship is done. */
export type Worship =
  | "brahmaMuhurta"
  | "purvahna"
  | "madhyahna5"
  | "aparahna5"
  | "pradosha"
  | "nishita"
  | "untilMoonrise";

export type FestivalInfo = {
  kind: FestivalKind;
  deities: readonly DeityId[];
  worship: Worship;
  /** Where it is chiefly observed; none means the whole country. */
  regions?: readonly Region[];
  /** Regions with a name of their own for it (`festivals.<id>.regional.<region>` in the locales). */
  alsoNamed?: readonly Region[];
  /** The festival with which its days end. */
  lastsUntil?: string;
};
