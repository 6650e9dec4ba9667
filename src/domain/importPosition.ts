import { type CoordinateReading, isNearIndia, isZeroPosition, parseDegrees, pointDoubt } from "./coordinates";
import { isOtherCountry } from "./countries";
import type { LatLng } from "./distance";
import type { CellProblem } from "./importPlan";
import { readPositionText, whyUnread } from "./positionText";

type Values = Record<string, unknown>;
/** What a row says so far; its position is put in order where it stands. */
export type RowReading = { values: Values; problems: CellProblem[]; doubts: CellProblem[] };

const pointText = (latitude: number, longitude: number) => `${latitude}, ${longitude}`;
const isNumber = (value: unknown): value is number => typeof value === "number";

/**
 * The position of a row of temples: one cell with both numbers fills latitude and longitude, also where it stands in
 * the column of one of them; 0 and 0 are none, and that is said. A place outside India is doubted, and where the two
 * seem changed about that is suggested; nothing is changed about by itself. Of a short link, a plus code or words the row
 * goes in without a position, and that is said.
 */
export function normalizePosition({ values, problems, doubts }: RowReading): void {
  leaveHalves({ values, problems, doubts });
  takeLocation(values);
  takeWhole({ values, problems, doubts });
  const { latitude, longitude } = values;
  if (!isNumber(latitude) || !isNumber(longitude)) suggestOrder(values, problems);
  else if (isZeroPosition({ latitude, longitude })) {
    delete values.latitude;
    delete values.longitude;
    doubts.push({ field: "latitude", value: pointText(latitude, longitude), reason: "errors.zeroPosition" });
  } else doubtPlace(values, { latitude, longitude }, doubts);
}

/** Of a position one number of which a spreadsheet program spoilt the other says nothing. */
function leaveHalves({ values, doubts }: RowReading): void {
  if (isNumber(values.latitude) && isNumber(values.longitude)) return;
  if (!doubts.some(({ field }) => field === "latitude" || field === "longitude")) return;
  for (const field of ["latitude", "longitude"]) {
    const value = values[field];
    if (value === undefined || value === null) continue;
    doubts.push({ field, value: String(value), reason: "errors.position" });
    delete values[field];
  }
}

const positionFields: ReadonlySet<string> = new Set(["coordinates", "latitude", "longitude"]);

/** True for a field whose suggestion is a point, which settles all that is wrong with a row's position. */
export const isPosition = (field: string): boolean => positionFields.has(field);

const positionMark = /,|\+|:\/\/|^(?:geo:|SRID=|POINT|lat|lng|lon)/i;

/**
 * True for a pair of numbers, also with their names, well-known text, or what a map gives to copy; a link without a
 * position may be any.
 */
export function isPositionText(text: string): boolean {
  if (!positionMark.test(text)) return false;
  const why = whyUnread(text);
  return why === undefined ? readPositionText(text).kind === "point" : why !== "linkWithoutPosition";
}

/** True for a cell of a column of places that says a position, or has any link, instead of a town and a state. */
export const isNoTown = (cell: unknown): cell is string =>
  typeof cell === "string" && (isPositionText(cell) || whyUnread(cell) !== undefined);

function takeLocation(values: Values): void {
  if (!isNoTown(values.location)) return;
  values.coordinates ??= values.location;
  delete values.location;
}

type Point = Extract<CoordinateReading, { kind: "point" }>;

/** What a suggestion says, where it is a point. */
export function pointOf(suggestion: string): Point | undefined {
  const reading = readPositionText(suggestion);
  return reading.kind === "point" ? reading : undefined;
}

/**
 * Fills latitude and longitude. What a map only showed around the place is where its town is, unless the row says more of
 * it, and has a remark.
 */
export function takePoint({ values, doubts }: Omit<RowReading, "problems">, point: Point): void {
  const { latitude, longitude, doubt } = point;
  Object.assign(values, { latitude, longitude });
  if (doubt !== "mapView") return;
  values.positionPrecision ??= "place";
  doubts.push({ field: "latitude", value: pointText(latitude, longitude), reason: "errors.mapView" });
}

function takeWhole(reading: RowReading): void {
  const { values, problems } = reading;
  const { coordinates } = values;
  delete values.coordinates;
  const hasOwn = isNumber(values.latitude) || isNumber(values.longitude);
  if (typeof coordinates === "string" && !hasOwn) {
    fill(reading, "coordinates", coordinates);
    return;
  }
  const [one, other] = problems.filter(({ field }) => field === "latitude" || field === "longitude");
  if (!one || other || hasOwn) return;
  if (!pointOf(one.value) && !whyUnread(one.value)) return;
  problems.splice(problems.indexOf(one), 1);
  fill(reading, one.field, one.value);
}

/** A position of which a number is beyond the earth's: a slip, which is mended at once. */
const isSlip = (position: CoordinateReading) =>
  position.kind === "invalid" && (position.reason === "outOfRange" || position.reason === "swapped");

function fill(reading: RowReading, field: string, value: string): void {
  const position = readPositionText(value);
  if (position.kind === "missing") return;
  if (position.kind === "point") takePoint(reading, position);
  else if (isSlip(position)) {
    reading.problems.push({ field, value, reason: "errors.coordinates", ...suggestionFor(value) });
  } else {
    delete reading.values.latitude;
    delete reading.values.longitude;
    reading.doubts.push({ field, value, reason: `errors.${whyUnread(value) ?? "coordinates"}` });
  }
}

/** `95.2, 27.5`: readable the other way round. */
function suggestionFor(text: string): { suggestion?: string } {
  const parts = text.replace(/[()[\]]/g, "").split(/[,;]/);
  const [first, second] = parts;
  if (parts.length !== 2 || first === undefined || second === undefined) return {};
  return swapped(first, second);
}

function swapped(latitudeText: string, longitudeText: string): { suggestion?: string } {
  const latitude = parseDegrees(longitudeText, "NS");
  const longitude = parseDegrees(latitudeText, "EW");
  if (latitude === undefined || longitude === undefined || !isNearIndia({ latitude, longitude })) return {};
  return { suggestion: pointText(latitude, longitude) };
}

function doubtPlace({ state }: Values, { latitude, longitude }: LatLng, doubts: CellProblem[]): void {
  const doubt = pointDoubt({ latitude, longitude });
  if (!doubt || (doubt === "outsideIndia" && typeof state === "string" && isOtherCountry(state))) return;
  const found = { field: "latitude", value: pointText(latitude, longitude), reason: `errors.${doubt}` };
  doubts.push(doubt === "swapped" ? { ...found, suggestion: pointText(longitude, latitude) } : found);
}

function suggestOrder(values: Values, problems: CellProblem[]): void {
  const textOf = (name: string) => {
    const value = values[name] ?? problems.find(({ field }) => field === name)?.value;
    return value === undefined || value === null ? undefined : String(value);
  };
  const [latitude, longitude] = [textOf("latitude"), textOf("longitude")];
  const at = problems.findIndex(({ field }) => field === "latitude" || field === "longitude");
  const problem = problems[at];
  if (!problem || latitude === undefined || longitude === undefined) return;
  problems[at] = { ...problem, ...swapped(latitude, longitude) };
}
