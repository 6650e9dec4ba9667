import { type CoordinateReading, parseDegrees, readCoordinates, withPlainMarks } from "./coordinates";

const unreadable = { kind: "invalid", field: "latitude", reason: "unreadable" } as const;

/** Two coordinates with a height and all their names are shorter. */
const LONGEST_PAIR = 200;

/** `7J4VXGRX+2P`, or the end of one with the name of the town. */
const plusCode = /(?:^|[\s,])[2-9CFGHJMPQRVWX]{4,8}\+[2-9CFGHJMPQRVWX]{2,7}(?:[\s,]|$)/i;

/**
 * Reads both numbers of a pair: `(28.43, 77.02)`, latitude first, or in the order that letters or names tell,
 * `77.02E 28.43N`, `lng: 77.02, lat: 28.43`; also `+28.43+077.02/` (ISO 6709), decimal commas, and a height after them.
 */
export function readPair(text: string): CoordinateReading {
  const framed = withoutFrame(text.trim());
  if (plusCode.test(framed)) return { ...unreadable, reason: "plusCode" };
  const again = framed.includes("/") ? saidAgain(framed) : undefined;
  if (again) return again;
  if (framed.length > LONGEST_PAIR) return unreadable;
  const [latitude, longitude] = isoParts(framed) ?? namedParts(framed) ?? partsOf(framed.replace(heading, "")) ?? [];
  return latitude === undefined ? unreadable : readCoordinates(latitude, longitude);
}

/** A pair without the brackets around it. */
function withoutFrame(text: string): string {
  const opened = /^[([]/.test(text) ? text.slice(1).trimStart() : text;
  return /[)\]]$/.test(opened) ? opened.slice(0, -1).trimEnd() : opened;
}

const SAME_DEGREES = 0.01;

/** One position written several ways, `28°25′N 77°01′E / 28.417°N 77.017°E`: the first, where all that say one agree. */
function saidAgain(text: string): CoordinateReading | undefined {
  const points = text.split("/").map(readPair);
  const [first] = points;
  if (first?.kind !== "point") return undefined;
  const { latitude, longitude } = first;
  const isSame = (point: CoordinateReading) =>
    point.kind === "point" &&
    Math.abs(point.latitude - latitude) < SAME_DEGREES &&
    Math.abs(point.longitude - longitude) < SAME_DEGREES;
  return points.every(isSame) ? first : undefined;
}

type Parts = readonly [latitude: string, longitude: string];

/** `+28.4300+077.0200/`, or with minutes and seconds in the digits before the point, and with a height. */
const iso =
  /^([+-])(\d{1,6}(?:\.\d{1,12})?)([+-])(\d{1,7}(?:\.\d{1,12})?)(?:[+-]\d{1,5}(?:\.\d{1,9})?)?(?:CRSWGS_84)?\/?$/;

function isoParts(text: string): Parts | undefined {
  const [, latitudeSign, latitude, longitudeSign, longitude] = iso.exec(text) ?? [];
  if (latitude === undefined || longitude === undefined) return undefined;
  return [`${latitudeSign}${isoDegrees(latitude, 2)}`, `${longitudeSign}${isoDegrees(longitude, 3)}`];
}

/** `282548` as `28:25:48`; `width` digits of it are degrees. */
function isoDegrees(text: string, width: number): string {
  const whole = text.split(".")[0]?.length ?? 0;
  if (whole <= width) return text;
  const minutes = text.slice(width, width + 2);
  if (whole === width + 2) return `${text.slice(0, width)}:${text.slice(width)}`;
  return `${text.slice(0, width)}:${minutes}:${text.slice(width + 2)}`;
}

/** What people and programs call a coordinate, and what stands after both. */
const names =
  /\b(?:(lat(?:itude)?)|(lng|long?(?:itude)?)|alt(?:itude)?|ele(?:v(?:ation)?)?|height|accuracy)(?![a-z])/gi;
const frameBefore = /^[\s"'.:=]+/;
const frameAfter = /[\s"'{}&,;]$/;

/** `Lat: 28.43 Long: 77.02`, `lat=28.43&lon=77.02` and `{"lat":28.43,"lng":77.02}`, in either order. */
function namedParts(text: string): Parts | undefined {
  const found = [...text.matchAll(names)];
  const saidBy = (at: number) => {
    const { 0: name = "", index = 0 } = found[at] ?? {};
    return commaAsPoint(unframed(text.slice(index + name.length, found[at + 1]?.index)));
  };
  const [latitude, longitude] = [1, 2].map((group) => found.findIndex((one) => one[group] !== undefined));
  const isFirst = found.length >= 2 && /^[^\d]*$/.test(text.slice(0, found[0]?.index));
  if (!isFirst || latitude === undefined || longitude === undefined) return undefined;
  if (latitude < 0 || longitude < 0 || latitude + longitude !== 1) return undefined;
  const parts = [saidBy(latitude), saidBy(longitude)] as const;
  return parts.every((part) => /\d/.test(part)) ? parts : undefined;
}

/** Without the signs that names and their values stand between. */
function unframed(text: string): string {
  let bare = text.replace(frameBefore, "");
  while (frameAfter.test(bare)) bare = bare.slice(0, -1);
  return bare;
}

/** What may stand before a pair and says nothing else. */
const heading = /^(?:gps|co-?ordinates?|location|position|lat(?:itude)?[ ,/&]{1,3}(?:lng|long?(?:itude)?))[ :=-]{1,3}/i;

const commaAsPoint = (text: string) => text.replace(/^([+-]?\d{1,3}),(\d)/, "$1.$2");

/** The parts of a pair between signs, at the letters of its hemispheres, or between blanks: the first that says degrees. */
function partsOf(pair: string): Parts | undefined {
  const splits = [...separators.map((separator) => pair.split(separator)), atLetters(pair), pair.split(/\s+/)];
  const pairs = splits.flatMap((parts, at) =>
    pairIn(
      parts.map((part) => part.trim()),
      at > 0,
    ),
  );
  return pairs.find(saysDegrees) ?? pairs[0];
}

const separators = [/;/, /\//, /,\s/, /,/];
const height = /^[+-]?\d{1,4}(?:\.\d{1,9})?\s?(?:m|mtrs?|met(?:er|re)s?)?\.?$/i;
const fraction = /^\D?\d{1,3}[.,]\d/;
/** Of fewer places behind a comma nobody can tell whether they are a number of their own. */
const doubtfulComma = /,\d{0,2}(?!\d)/;

/** Two parts, or the two before a height, latitude first; none for any other number of them. */
function pairIn(parts: readonly string[], isDoubtful: boolean): Parts[] {
  const [first = "", second = "", third] = parts;
  if (parts.length < 2 || parts.length > 3) return [];
  if (third !== undefined && !(height.test(third) && fraction.test(first) && fraction.test(second))) return [];
  if (isDoubtful && [first, second].some((part) => doubtfulComma.test(part))) return [];
  const isTurned = sideOf(first) === "ew" && sideOf(second) === "ns";
  return [isTurned ? [commaAsPoint(second), commaAsPoint(first)] : [commaAsPoint(first), commaAsPoint(second)]];
}

const saysDegrees = ([latitude, longitude]: Parts): boolean =>
  parseDegrees(latitude, "NS") !== undefined && parseDegrees(longitude, "EW") !== undefined;

/** The axis that the letter before or after a coordinate names. */
function sideOf(coordinate: string): "ns" | "ew" | undefined {
  const plain = withPlainMarks(coordinate);
  return (["ns", "ew"] as const).find((side) =>
    [plain.charAt(0), plain.slice(-1)].some((sign) => sign && side.includes(sign)),
  );
}

/** A letter of a hemisphere, and no part of a word; those of degrees and minutes may stand before it. */
const letter = /(^|[^a-ce-ln-z])[nsew](?![a-z])/g;

/** `28.43N 77.02E` and `N28.43 E77.02` in two. */
function atLetters(pair: string): string[] {
  const plain = withPlainMarks(pair);
  const [first, second] = [...plain.matchAll(letter)].map(({ index, 1: before = "" }) => index + before.length);
  const cut = first === 0 ? second : first === undefined ? undefined : first + 1;
  return cut === undefined || cut >= plain.length ? [] : [plain.slice(0, cut), plain.slice(cut)];
}
