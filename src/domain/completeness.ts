import type { WeeklyHours } from "./openingHours";

/** How far a text is in one language: not there, there and still to be read by somebody, or reviewed. */
export type TextStage = "missing" | "waiting" | "reviewed";
/** One text of a temple in its three languages. */
export type TextStages = { field: string; en: TextStage; hi: TextStage; kn: TextStage };

/** As much of a record as tells how whole it is. */
export type Described = {
  nameHi: string | null;
  nameKn: string | null;
  tradition: string | null;
  deity: string | null;
  latitude: number | null;
  longitude: number | null;
  district: string | null;
  pincode: string | null;
  phone: string | null;
  website: string | null;
  openingHours: WeeklyHours | null;
  image: string | null;
  bookingUrl: string | null;
  poojaDetails: readonly unknown[];
  sources: readonly unknown[];
  texts: readonly TextStages[];
};

/** What a record is expected to say, in the order of the workspace. */
export const recordParts = [
  "nameHi",
  "nameKn",
  "tradition",
  "deity",
  "position",
  "district",
  "pincode",
  "contact",
  "hours",
  "services",
  "english",
  "hindi",
  "kannada",
  "picture",
  "sources",
] as const;
export type RecordPart = (typeof recordParts)[number];

/** `percent` is the share of the expected parts that are there, rounded down: only a whole record has 100. */
export type Completeness = { percent: number; parts: { part: RecordPart; isPresent: boolean }[] };

/** These traditions worship without a deity in their shrines. */
const withoutDeity: ReadonlySet<string> = new Set(["Sikh", "Bahai"]);

/** Whether every text that stands in English, and the description in any case, is reviewed in this language. */
const isTold = (texts: readonly TextStages[], language: "hi" | "kn"): boolean =>
  texts
    .filter(({ field, en }) => field === "description" || en !== "missing")
    .every((text) => text[language] === "reviewed");

const checks: Record<RecordPart, (temple: Described) => boolean> = {
  nameHi: ({ nameHi }) => Boolean(nameHi),
  nameKn: ({ nameKn }) => Boolean(nameKn),
  tradition: ({ tradition }) => Boolean(tradition),
  deity: ({ deity }) => Boolean(deity),
  position: ({ latitude, longitude }) => latitude !== null && longitude !== null,
  district: ({ district }) => Boolean(district),
  pincode: ({ pincode }) => Boolean(pincode),
  contact: ({ phone, website }) => Boolean(phone || website),
  hours: ({ openingHours }) => openingHours !== null,
  services: ({ poojaDetails, bookingUrl }) => poojaDetails.length > 0 || Boolean(bookingUrl),
  english: ({ texts }) => texts.some(({ field, en }) => field === "description" && en === "reviewed"),
  hindi: ({ texts }) => isTold(texts, "hi"),
  kannada: ({ texts }) => isTold(texts, "kn"),
  picture: ({ image }) => Boolean(image),
  sources: ({ sources }) => sources.length > 0,
};

/** How much of what is expected of this record is there; a deity only where the tradition has one. */
export function completenessOf(temple: Described): Completeness {
  const expected = recordParts.filter((part) => part !== "deity" || !withoutDeity.has(temple.tradition ?? ""));
  const parts = expected.map((part) => ({ part, isPresent: checks[part](temple) }));
  const present = parts.filter(({ isPresent }) => isPresent).length;
  return { percent: Math.floor((present / parts.length) * 100), parts };
}
