import type { RecordPart } from "../completeness";

/** What contradicts itself, what waits for somebody to read it, what is not there. */
export const findingKinds = ["contradiction", "waiting", "gap"] as const;
export type FindingKind = (typeof findingKinds)[number];

/** What contradicts a position itself: it ends once somebody says that the position is right. */
export const positionContradictions = [
  "positionSwapped",
  "positionOutsideIndia",
  "positionInSea",
  "positionInOtherState",
  "positionRemote",
  "positionFarFromPincode",
  "positionFarFromTown",
  "positionInSteps",
  "positionShared",
] as const;

/** What of a record does not fit together, or is easily mistaken. */
export const contradictions = [
  ...positionContradictions,
  "stateUnknown",
  "pincodeInOtherState",
  "pincodeElsewhere",
  "pincodeNotOfAddress",
  "pincodeUnknown",
  "districtOther",
  "districtSpelling",
  "nameHiScript",
  "nameKnScript",
  "phoneIncomplete",
  "websiteInsecure",
  "bookingUrlInsecure",
  "seasonClosed",
  "likelyDuplicate",
] as const;
/** Texts that are there and that nobody has reviewed. */
export const waitings = ["englishWaiting", "hindiWaiting", "kannadaWaiting"] as const;
/** Gaps beside the parts that a record is expected to have. */
export const smallGaps = [
  "englishBehind",
  "positionCoarse",
  "districtNearBorder",
  "imageCredit",
  "imageLicense",
  "poojasWithoutPrice",
] as const;

export type FindingCode =
  | (typeof contradictions)[number]
  | (typeof waitings)[number]
  | (typeof smallGaps)[number]
  | RecordPart;

/** What one click may change; a null empties the field. */
export type Fix = {
  nameHi?: string | null;
  nameKn?: string | null;
  state?: string;
  district?: string | null;
  pincode?: string | null;
  latitude?: number;
  longitude?: number;
  website?: string;
  bookingUrl?: string;
};

/** One thing for an editor to do: `fields` are paths of inputs (`translations.kn.history.text`), `says` fills its text. */
export type Finding = {
  code: FindingCode;
  kind: FindingKind;
  fields: readonly string[];
  says: Readonly<Record<string, string>>;
  fix: Fix | null;
  /** the other record, where two may be one temple; `metres` between them where both have a position */
  other: { id: number; name: string; metres: number | null } | null;
};

type More = Partial<Pick<Finding, "says" | "fix" | "other">>;

/** A finding with what is said of it. */
export function finding(code: FindingCode, kind: FindingKind, fields: readonly string[], more: More = {}): Finding {
  return { code, kind, fields, says: {}, fix: null, other: null, ...more };
}
