import type { LatLng } from "./distance";

/** Why a position that can be read is looked at twice. */
export const positionDoubts = ["swapped", "outsideIndia", "mapView"] as const;
export type PositionDoubt = (typeof positionDoubts)[number];

/** What an import cell or a form field says about a place. */
export type CoordinateReading =
  | { kind: "missing" }
  | { kind: "invalid"; field: "latitude" | "longitude"; reason: UnreadReason }
  | ({ kind: "point"; doubt?: PositionDoubt } & LatLng);

type UnreadReason =
  | "unreadable"
  | "outOfRange"
  | "swapped"
  | "missing"
  | "zeroPosition"
  | "plusCode"
  | "shortLink"
  | "linkWithoutPosition";

/** India with its islands, and a little beyond: the mainland's borders are not straight. */
const india = { south: 6, north: 37.6, west: 67.5, east: 97.8 };

/** Whether a point lies in the box around India. */
export function isNearIndia({ latitude, longitude }: LatLng): boolean {
  return latitude >= india.south && latitude <= india.north && longitude >= india.west && longitude <= india.east;
}

/** Why a point is doubted, as it stands or the other way round; undefined for one in India. */
export function pointDoubt({ latitude, longitude }: LatLng): "swapped" | "outsideIndia" | undefined {
  if (isNearIndia({ latitude, longitude })) return undefined;
  return isNearIndia({ latitude: longitude, longitude: latitude }) ? "swapped" : "outsideIndia";
}

type MaybePosition = { latitude: number | null; longitude: number | null };

/** 0 and 0, in the sea: what programs write where they know no position. */
export const isZeroPosition = ({ latitude, longitude }: MaybePosition): boolean => latitude === 0 && longitude === 0;

/** Why two numbers together are no position, as keys beside them; none for two that are, or for none at all. */
export function positionErrors(position: MaybePosition): { latitude?: string; longitude?: string } {
  const { latitude, longitude } = position;
  if (isZeroPosition(position)) return { latitude: "errors.zeroPosition" };
  if (latitude === null && longitude !== null) return { latitude: "errors.position" };
  return longitude === null && latitude !== null ? { longitude: "errors.position" } : {};
}

/** Degrees typed so far, or null where they are no number yet or beyond `most`. */
export function degreesOf(text: string | undefined, most: number): number | null {
  const value = Number(text || Number.NaN);
  return Math.abs(value) <= most ? value : null;
}

/** Nobody needs as many signs for one coordinate. */
const LONGEST_DEGREES = 60;
const decimal = /^([+-]?\d{1,3}(?:\.\d+)?)°?$/;
const sexagesimal = /^([+-]?\d{1,3})[°d: ](\d{1,2}(?:\.\d+)?)(?:['m: ](?:(\d{1,2}(?:\.\d+)?)"?)?)?$/;

/**
 * Degrees of one coordinate as people write it: `28.43`, `28.43° N`, `28°25'48"N`, `N 28 25 48`; south and west are
 * negative. Undefined for anything else, also a letter of the wrong axis, a minus with a letter, 60 minutes.
 */
export function parseDegrees(text: string, letters: "NS" | "EW"): number | undefined {
  if (text.length > LONGEST_DEGREES) return undefined;
  const [body, letter] = withoutLetter(closedUp(withPlainMarks(text)));
  const match = decimal.exec(body);
  if (match) return withLetter(Number(match[1]), letter, letters, body);
  const parts = sexagesimal.exec(body.replace(parted, "$1:$2$3:$4"));
  if (!parts) return undefined;
  const [degrees, minutes, seconds] = [Number(parts[1]), Number(parts[2]), Number(parts[3] ?? 0)];
  if (minutes >= 60 || seconds >= 60) return undefined;
  // to a centimetre: the endless digits of a third of a minute would say nothing more
  const size = Math.round((Math.abs(degrees) + minutes / 60 + seconds / 3600) * 1e7) / 1e7;
  return withLetter(body.startsWith("-") ? -size : size, letter, letters, body);
}

/** In small letters, with the marks of one keyboard and single blanks; the `s` of `25m48s` says seconds, not south. */
export const withPlainMarks = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/^−/, "-")
    .replace(words, (word) => marks.get(word.replace(".", "")) ?? word)
    .replace(/[º˚⁰ᵒ*\ufffd]|\u030a/g, "°")
    .replace(/(\d)o(\s?\d)/g, "$1°$2")
    .replace(/[′’‘´`ʹʼ‛]/g, "'")
    .replace(/[″”“ʺ„]|''/g, '"')
    .replace(/\s+/g, " ")
    .replace(/(m ?[\d.]{1,20})s/g, '$1"');

const closedUp = (text: string): string => text.replace(/ ?([°'":dm]) ?/g, "$1");

/** How degrees, minutes, seconds and the sides of the sky are written out. */
const marks = new Map([
  ...["degrees", "degree", "degs", "deg"].map((word) => [word, "°"] as const),
  ...["minutes", "minute", "mins", "min"].map((word) => [word, "'"] as const),
  ...["seconds", "second", "secs", "sec"].map((word) => [word, '"'] as const),
  ...["north", "south", "east", "west"].map((word) => [word, word.charAt(0)] as const),
]);
const words = /[a-z]{3,8}\.?/g;
/** `10-46-58` and `10.46.58`, which no decimal number is. */
const parted = /^(\d{1,3})(?:-(\d{2})-|\.(\d{2})\.)(\d{2}(?:\.\d+)?)$/;

/** A coordinate without the letter of its hemisphere before or after it. */
function withoutLetter(text: string): [body: string, letter: string | undefined] {
  if (/^[nsew]/.test(text)) return [text.slice(1).trimStart(), text.charAt(0)];
  return /[nsew]$/.test(text) ? [text.slice(0, -1).trimEnd(), text.slice(-1)] : [text, undefined];
}

function withLetter(value: number, letter: string | undefined, letters: string, body: string): number | undefined {
  if (letter === undefined) return value;
  const upper = letter.toUpperCase();
  if (!letters.includes(upper) || /^[+-]/.test(body)) return undefined;
  return upper === "S" || upper === "W" ? -value : value;
}

/** True for a cell or field that says nothing. */
export const isBlank = (text: string | null | undefined): boolean =>
  /^(?:|-|—|nan|null|none|n\/a|na)$/i.test((text ?? "").trim());

/**
 * Reads two cells. Both blank or `NaN` are missing. A point keeps the order it was given in: `doubt` says when it lies in
 * India only the other way round, or not at all.
 */
export function readCoordinates(
  latitudeText: string | null | undefined,
  longitudeText: string | null | undefined,
): CoordinateReading {
  const blanks = [isBlank(latitudeText), isBlank(longitudeText)];
  if (blanks[0] && blanks[1]) return { kind: "missing" };
  if (blanks[0]) return { kind: "invalid", field: "latitude", reason: "missing" };
  if (blanks[1]) return { kind: "invalid", field: "longitude", reason: "missing" };
  const latitude = parseDegrees(latitudeText ?? "", "NS");
  const longitude = parseDegrees(longitudeText ?? "", "EW");
  if (latitude === undefined) return { kind: "invalid", field: "latitude", reason: "unreadable" };
  if (longitude === undefined) return { kind: "invalid", field: "longitude", reason: "unreadable" };
  return isZeroPosition({ latitude, longitude })
    ? { kind: "invalid", field: "latitude", reason: "zeroPosition" }
    : pointOf(latitude, longitude);
}

function pointOf(latitude: number, longitude: number): CoordinateReading {
  const doubt = pointDoubt({ latitude, longitude });
  if (Math.abs(latitude) > 90)
    return { kind: "invalid", field: "latitude", reason: doubt === "swapped" ? "swapped" : "outOfRange" };
  if (Math.abs(longitude) > 180) return { kind: "invalid", field: "longitude", reason: "outOfRange" };
  return { kind: "point", latitude, longitude, ...(doubt && { doubt }) };
}
