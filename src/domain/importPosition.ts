import { isNearIndia, parseDegrees, readCoordinatePair } from "./coordinates";
import type { CellProblem } from "./importPlan";

type Values = Record<string, unknown>;
/** What a row says so far; its position is put in order where it stands. */
export type RowReading = { values: Values; problems: CellProblem[]; doubts: CellProblem[] };

const pointText = (latitude: number, longitude: number) => `${latitude}, ${longitude}`;
const isNumber = (value: unknown): value is number => typeof value === "number";

/**
 * The position of a row of temples: one cell with both numbers fills latitude and longitude, also where it stands in
 * the latitude's column; 0 and 0 say nothing. A place outside India is doubted, and where the two seem changed about
 * that is suggested; nothing is changed about by itself.
 */
export function normalizePosition({ values, problems, doubts }: RowReading): void {
  leaveHalves({ values, problems, doubts });
  takePair(values, problems);
  const { latitude, longitude } = values;
  if (latitude === 0 && longitude === 0) {
    delete values.latitude;
    delete values.longitude;
  } else if (isNumber(latitude) && isNumber(longitude)) doubtPlace(latitude, longitude, doubts);
  else suggestOrder(values, problems);
}

/** Of a position one number of which a spreadsheet program spoilt the other says nothing. */
function leaveHalves({ values, doubts }: RowReading): void {
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

/** Latitude and longitude of a suggestion. */
export function pointOf(suggestion: string): Values {
  const reading = readCoordinatePair(suggestion);
  return reading.kind === "point" ? { latitude: reading.latitude, longitude: reading.longitude } : {};
}

function takePair(values: Values, problems: CellProblem[]): void {
  const { coordinates } = values;
  delete values.coordinates;
  const hasOwn = "latitude" in values || "longitude" in values;
  if (typeof coordinates === "string" && !hasOwn) {
    fill(values, problems, "coordinates", coordinates);
    return;
  }
  const at = problems.findIndex(({ field }) => field === "latitude");
  const text = problems[at]?.value;
  if (text === undefined || "longitude" in values || problems.some(({ field }) => field === "longitude")) return;
  if (readCoordinatePair(text).kind !== "point") return;
  problems.splice(at, 1);
  fill(values, problems, "latitude", text);
}

function fill(values: Values, problems: CellProblem[], field: string, text: string): void {
  const reading = readCoordinatePair(text);
  if (reading.kind === "missing") return;
  if (reading.kind === "point") Object.assign(values, { latitude: reading.latitude, longitude: reading.longitude });
  else problems.push({ field, value: text, reason: "errors.coordinates", ...suggestionFor(text) });
}

/** `77.02 E, 28.43 N` or `95.2, 27.5`: readable the other way round. */
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

function doubtPlace(latitude: number, longitude: number, doubts: CellProblem[]): void {
  if (isNearIndia({ latitude, longitude })) return;
  const value = pointText(latitude, longitude);
  if (isNearIndia({ latitude: longitude, longitude: latitude })) {
    doubts.push({ field: "latitude", value, reason: "errors.swapped", suggestion: pointText(longitude, latitude) });
  } else doubts.push({ field: "latitude", value, reason: "errors.outsideIndia" });
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
