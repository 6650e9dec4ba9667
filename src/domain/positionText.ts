import { type CoordinateReading, isBlank, readCoordinates } from "./coordinates";
import { latinDigits } from "./digits";
import { linkIn, type MapLink, readMapLink } from "./mapLinks";
import { plainNumber } from "./plainSigns";

/** A route with many stops is the longest way to say where something is. */
const LONGEST = 4_000;
const unreadable = { kind: "invalid", field: "latitude", reason: "unreadable" } as const;

/**
 * The position that a text says, in whatever form people copy one: `(28.43, 77.02)` or `28°25'N 77°01'E`, latitude
 * first; `POINT(77.02 28.43)`, longitude first; the link of a map. A point of a link that only says where the map was
 * looking is doubted as `mapView`. Nothing is asked of other servers.
 */
export function readPositionText(text: string | null | undefined): CoordinateReading {
  if (isBlank(text)) return { kind: "missing" };
  if (!text || text.length > LONGEST) return unreadable;
  const plain = latinDigits(plainNumber(text)).trim();
  return readLink(plain) ?? readPoint(plain) ?? readPair(plain);
}

/** Reasons of a text that points at a place, though not in numbers. */
const pointing = ["plusCode", "shortLink", "linkWithoutPosition"] as const;
export type PointingReason = (typeof pointing)[number];

/** Why the place that a text points at cannot be read from it; undefined for a position and for any other text. */
export function whyUnread(text: string): PointingReason | undefined {
  const reading = readPositionText(text);
  return reading.kind === "invalid" ? pointing.find((reason) => reason === reading.reason) : undefined;
}

const isPoint = ({ kind }: CoordinateReading) => kind === "point";

/** The link of a map, with or without words after it, or what is said before a link that says nothing. */
function readLink(text: string): CoordinateReading | undefined {
  const found = linkIn(text);
  const reading = found && readAddress(found.link);
  if (!reading || isPoint(reading)) return reading;
  const [first = ""] = found.link.split(" ", 1);
  return [readAddress(first), readPair(found.before)].find((other) => other && isPoint(other)) ?? reading;
}

function readAddress(link: string): CoordinateReading | undefined {
  const said = readMapLink(link);
  return said && positionOf(said);
}

function positionOf({ isShort, places, views }: MapLink): CoordinateReading {
  if (isShort) return { ...unreadable, reason: "shortLink" };
  const said = places.map(readPair);
  const place = said.find(isPoint);
  if (place) return place;
  const view = views.map(readPair).find((reading) => reading.kind === "point");
  if (view) return { ...view, doubt: view.doubt ?? "mapView" };
  const wrong = said.find((reading) => reading.kind === "invalid" && reading.reason !== "unreadable");
  return wrong ?? { ...unreadable, reason: "linkWithoutPosition" };
}

/** Well-known text, as query services and databases write it; degrees alone, so no other reference system than 4326. */
const wellKnown =
  /^(?:SRID=4326;\s?)?POINT\s?(?:ZM?|M)?\s?\(\s?([^\s()]{1,60})\s([^\s()]{1,60})(?:\s[^\s()]{1,60}){0,2}\s?\)$/i;

function readPoint(text: string): CoordinateReading | undefined {
  const [, longitude, latitude] = wellKnown.exec(text.replace(/\s+/g, " ")) ?? [];
  return latitude === undefined ? undefined : readCoordinates(latitude, longitude);
}

/** `7J4VXGRX+2P`, or the end of one with the name of the town. */
const plusCode = /(?:^|[\s,])[2-9CFGHJMPQRVWX]{4,8}\+[2-9CFGHJMPQRVWX]{2,7}(?:[\s,]|$)/i;

/** Reads both numbers of `(28.43, 77.02)` or `28°25'N 77°01'E`; latitude first. */
function readPair(text: string): CoordinateReading {
  const framed = withoutFrame(text.trim());
  if (plusCode.test(framed)) return { ...unreadable, reason: "plusCode" };
  const again = framed.includes("/") ? saidAgain(framed) : undefined;
  if (again) return again;
  const parts = partsOf(framed);
  return parts.length === 2 ? readCoordinates(parts[0], parts[1]) : unreadable;
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

/** Between signs, else after the letter of the latitude or before that of the longitude, else between blanks. */
function partsOf(pair: string): string[] {
  if (/[,;/]/.test(pair)) return pair.split(/[,;/]/);
  const north = pair.slice(1).search(/[NS]/i) + 2;
  if (north >= 2 && north < pair.length) return [pair.slice(0, north), pair.slice(north)];
  const east = /^[NS]/i.test(pair) ? pair.search(/[EW]/i) : -1;
  return east > 0 ? [pair.slice(0, east), pair.slice(east)] : pair.split(/\s+/);
}
