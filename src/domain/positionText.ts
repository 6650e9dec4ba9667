import { type CoordinateReading, isBlank, readCoordinates } from "./coordinates";
import { latinDigits } from "./digits";
import { linkIn, type MapLink, readMapLink } from "./mapLinks";
import { plainNumber } from "./plainSigns";
import { readPair } from "./positionPair";
import { typedPrecision } from "./positionPrecision";

/** A route with many stops is the longest way to say where something is. */
const LONGEST = 4_000;
const unreadable = { kind: "invalid", field: "latitude", reason: "unreadable" } as const;

/**
 * The position that a text says, in whatever form people copy one: `(28.43, 77.02)` or `28°25'N 77°01'E`, latitude
 * first unless it says which is which; `POINT(77.02 28.43)`, longitude first; the link of a map. A point of a link that only says where the map was
 * looking is doubted as `mapView`. Nothing is asked of other servers.
 */
export function readPositionText(text: string | null | undefined): CoordinateReading {
  if (isBlank(text)) return { kind: "missing" };
  if (!text || text.length > LONGEST) return unreadable;
  const plain = latinDigits(plainNumber(text)).trim();
  return readPoint(plain) ?? readLink(plain) ?? readPair(plain);
}

/** Reasons of a text that is meant for a position and has none in it. */
const telling = ["plusCode", "shortLink", "linkWithoutPosition", "zeroPosition"] as const;
export type TellingReason = (typeof telling)[number];

/** Why a text that is meant for a position has none in it; undefined for a position and for any other text. */
export function whyUnread(text: string): TellingReason | undefined {
  const reading = readPositionText(text);
  return reading.kind === "invalid" ? telling.find((reason) => reason === reading.reason) : undefined;
}

/**
 * How exact the position is that somebody pasted: a link of a map points at the temple, or was only looking around there.
 * What is no link says it by its digits alone.
 */
export function pastedPrecision(text: string): "site" | "place" | null {
  const reading = readPositionText(text);
  if (reading.kind !== "point") return null;
  if (reading.doubt === "mapView") return "place";
  return typedPrecision(reading) ?? (linkIn(text) ? "site" : null);
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

/**
 * Well-known text, as query services and databases write it. Its numbers are degrees, longitude first, also where it names
 * the system of GPS as `SRID=4326` or CRS84; by the name of EPSG/0/4326 they stand the other way round (GeoSPARQL 1.1).
 */
const wellKnown =
  /^(?:SRID=4326;\s?|<https?:\/\/www\.opengis\.net\/def\/crs\/(?:OGC\/1\.3\/CRS84|(EPSG\/0\/4326))>\s?)?POINT\s?(?:ZM?|M)?\s?\(\s?([^\s()]{1,60})\s([^\s()]{1,60})(?:\s[^\s()]{1,60}){0,2}\s?\)$/i;

function readPoint(text: string): CoordinateReading | undefined {
  const [, isLatitudeFirst, first, second] = wellKnown.exec(text.replace(/\s+/g, " ")) ?? [];
  if (second === undefined) return undefined;
  return isLatitudeFirst ? readCoordinates(first, second) : readCoordinates(second, first);
}
