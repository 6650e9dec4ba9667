import type { LatLng } from "../../../domain/distance";
import { middleOf, toCentimetre } from "../../../domain/middleOf";
import { isObject, numberText, plainValue } from "./extendedJson";
import { pointsOf } from "./geoJsonPoints";
import { withoutLinkedData } from "./jsonLd";
import { languageColumns } from "./languageTexts";

type Said = Readonly<Record<string, unknown>>;

/** What programs put the fields of a record in. */
const containers = new Set(["tags", "properties", "attributes", "fields", "address", "contact", "location", "place"]);

/**
 * A record whose fields may lie in objects within it: its tags or properties, an address, a point. What the record says
 * itself counts before what stands deeper. The number of somebody else's record (`isForeign`, one with tags or properties
 * of its own, an `_id`, an `id` that is an object) is never one of ours.
 */
export function flatRecord(record: object, isForeign = false): object {
  const given = Object.entries(record).map(([key, value]): [string, unknown] => [key, plainValue(value)]);
  const plain = withoutLinkedData(given);
  const entries = plain.flatMap(([key, value]) => languageColumns(key, value) ?? [[key, value] as const]);
  const isDocument = entries.some(([key]) => key === "_id");
  const isOfOthers = isForeign || isDocument || ("id" in record && isObject(record.id));
  const isPlain = plain === given && !given.some(([, value]) => typeof value === "object" && value !== null);
  if (!isOfOthers && isPlain) return record;
  const said = new Map<string, unknown>();
  const add = (key: string, value: unknown) => {
    if (!said.has(key)) said.set(key, value);
  };
  const takeNumber = (key: string) => {
    add("sourceId", numberText(said.get(key)));
    said.delete(key);
  };
  /** What stands deeper and says something else is not lost. */
  const addWithin = (key: string, inner: object) => {
    for (const [name, one] of Object.entries(flatRecord(inner)))
      if (said.has(name) && said.get(name) !== one) add(`${key} ${name}`, one);
      else add(name, one);
  };
  const nested = entries.filter(([, value]) => isObject(value));
  for (const [key, value] of entries) if (!isObject(value)) add(key, value);
  for (const [key, value] of nested) {
    if (!isObject(value)) continue;
    const point = placeOf(value);
    if (isCell(value)) add(key, value.value);
    else if (point && !said.has("latitude") && !said.has("lat")) {
      for (const [axis, at] of Object.entries(point)) add(axis, at);
      if (containers.has(key)) addWithin(key, besidePoint(value));
    } else if (containers.has(key)) addWithin(key, value);
    else add(key, value);
  }
  const isTagged = nested.some(([key]) => key === "tags" || key === "properties" || key === "attributes");
  if (said.has("_id")) takeNumber("_id");
  if ((isOfOthers || isTagged) && said.has("id") && !said.has("slug")) takeNumber("id");
  return Object.fromEntries(said);
}

/** A cell of a SPARQL answer, which says of what type it is. */
const isCell = (value: Said): boolean =>
  "value" in value && Object.keys(value).every((key) => /^(?:value|type|datatype|xml:lang)$/.test(key));

const pointKeys = /^(?:lat|latitude|lon|lng|longitude|type|coordinates|geometries|bbox|crs)$/;

/** What an object with a point in it says beside. */
const besidePoint = (value: Said): object =>
  Object.fromEntries(Object.entries(value).filter(([key]) => !pointKeys.test(key)));

/** A point as programs write it, or the middle of a geometry. */
function placeOf(value: Said): LatLng | undefined {
  const [latitude, longitude] = [
    numberOf(value.lat ?? value.latitude),
    numberOf(value.lon ?? value.lng ?? value.longitude),
  ];
  if (latitude !== undefined && longitude !== undefined)
    return { latitude: toCentimetre(latitude), longitude: toCentimetre(longitude) };
  if ("coordinates" in value || "geometries" in value) return middleOf(pointsOf(value));
  // a geometry of places: its point beside the frame that shows it
  return isObject(value.location) && "viewport" in value ? placeOf(value.location) : undefined;
}

const plainNumber = /^\s*-?\d{1,3}(?:\.\d{1,20})?\s*$/;

/** A number, also in the quotation marks of programs that keep digits as text. */
export function numberOf(value: unknown): number | undefined {
  if (typeof value === "number" && Number.isFinite(value)) return value;
  return typeof value === "string" && value.length < 40 && plainNumber.test(value) ? Number(value) : undefined;
}
