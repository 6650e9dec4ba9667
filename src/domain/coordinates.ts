import type { LatLng } from "./distance";

/** What an import cell or a form field says about a place. */
export type CoordinateReading =
  | { kind: "missing" }
  | { kind: "invalid"; field: "latitude" | "longitude"; reason: "unreadable" | "outOfRange" | "swapped" | "missing" }
  | ({ kind: "point"; doubt?: "swapped" | "outsideIndia" } & LatLng);

/** India with its islands, and a little beyond: the mainland's borders are not straight. */
const india = { south: 6, north: 37.6, west: 67.5, east: 97.8 };

/** Whether a point lies in the box around India. */
export function isNearIndia({ latitude, longitude }: LatLng): boolean {
  return latitude >= india.south && latitude <= india.north && longitude >= india.west && longitude <= india.east;
}

const decimal = /^([+-]?\d{1,3}(?:\.\d+)?)\s*°?\s*([NSEW])?$/i;
const sexagesimal =
  /^([+-]?\d{1,3})\s*[°d:\s]\s*(\d{1,2}(?:\.\d+)?)\s*(?:['′’m:\s]\s*(?:(\d{1,2}(?:\.\d+)?)\s*(?:["″”s]|'')?)?)?\s*([NSEW])?$/i;
const leading = /^([NSEW])\s*(.+)$/i;

/**
 * Degrees of one coordinate as people write it: `28.43`, `28.43° N`, `28°25'48"N`, `N 28 25 48`; south and west are
 * negative. Undefined for anything else, also a letter of the wrong axis, a minus with a letter, 60 minutes.
 */
export function parseDegrees(text: string, letters: "NS" | "EW"): number | undefined {
  const trimmed = text.trim().replace(/^−/, "-");
  const front = leading.exec(trimmed);
  const body = front ? `${front[2]}${front[1]}` : trimmed;
  const match = decimal.exec(body);
  if (match) return withLetter(Number(match[1]), match[2], letters, body);
  const parts = sexagesimal.exec(body);
  if (!parts) return undefined;
  const [degrees, minutes, seconds] = [Number(parts[1]), Number(parts[2]), Number(parts[3] ?? 0)];
  if (minutes >= 60 || seconds >= 60) return undefined;
  // to a centimetre: the endless digits of a third of a minute would say nothing more
  const size = Math.round((Math.abs(degrees) + minutes / 60 + seconds / 3600) * 1e7) / 1e7;
  return withLetter(body.startsWith("-") ? -size : size, parts[4], letters, body);
}

function withLetter(value: number, letter: string | undefined, letters: string, body: string): number | undefined {
  if (letter === undefined) return value;
  const upper = letter.toUpperCase();
  if (!letters.includes(upper) || /^[+-]/.test(body)) return undefined;
  return upper === "S" || upper === "W" ? -value : value;
}

const isBlank = (text: string | null | undefined) => /^(?:|-|—|nan|null|none|n\/a|na)$/i.test((text ?? "").trim());

/**
 * Reads two cells. Both blank, `NaN`, or 0 and 0 (what forms write for nothing) are missing. A point keeps the order it
 * was given in: `doubt` says when it lies in India only the other way round, or not at all.
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
  return latitude === 0 && longitude === 0 ? { kind: "missing" } : pointOf(latitude, longitude);
}

function pointOf(latitude: number, longitude: number): CoordinateReading {
  const isSwapped = isNearIndia({ latitude: longitude, longitude: latitude });
  if (Math.abs(latitude) > 90)
    return { kind: "invalid", field: "latitude", reason: isSwapped ? "swapped" : "outOfRange" };
  if (Math.abs(longitude) > 180) return { kind: "invalid", field: "longitude", reason: "outOfRange" };
  if (isNearIndia({ latitude, longitude })) return { kind: "point", latitude, longitude };
  return { kind: "point", latitude, longitude, doubt: isSwapped ? "swapped" : "outsideIndia" };
}

/** A place on a map of the web has its position in its address. */
const mapLink = /^https?:\/\/\S*?[@=/](-?\d{1,2}\.\d+),(?:\s|%20|\+)*(-?\d{1,3}\.\d+)/;
const SAME_DEGREES = 0.01;

/** One position written several ways, `28°25′N 77°01′E / 28.417°N 77.017°E`: the first, where all that say one agree. */
function saidAgain(text: string): CoordinateReading | undefined {
  const points = text.split("/").map(readCoordinatePair);
  const [first] = points;
  if (first?.kind !== "point") return undefined;
  const { latitude, longitude } = first;
  const isSame = (point: CoordinateReading) =>
    point.kind === "point" &&
    Math.abs(point.latitude - latitude) < SAME_DEGREES &&
    Math.abs(point.longitude - longitude) < SAME_DEGREES;
  return points.every(isSame) ? first : undefined;
}

/** Reads one cell with both, `(28.43, 77.02)` or `28°25'N 77°01'E`; latitude first. */
export function readCoordinatePair(text: string | null | undefined): CoordinateReading {
  if (isBlank(text)) return { kind: "missing" };
  const bare = (text ?? "").trim().replace(/^[([]\s*|\s*[)\]]$/g, "");
  const [, north, east] = mapLink.exec(bare) ?? [];
  if (north && east) return readCoordinates(north, east);
  const again = bare.includes("/") ? saidAgain(bare) : undefined;
  if (again) return again;
  const parts = /[,;/]/.test(bare)
    ? bare.split(/[,;/]/)
    : (/^(.+?[NS])\s*(.+)$/i.exec(bare)?.slice(1) ?? bare.split(/\s+/));
  const [latitude, longitude] = parts;
  if (parts.length !== 2) return { kind: "invalid", field: "latitude", reason: "unreadable" };
  return readCoordinates(latitude, longitude);
}
