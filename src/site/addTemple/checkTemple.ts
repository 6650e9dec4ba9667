import { parseDegrees } from "../../domain/coordinates";
import { latinDigits } from "../../domain/digits";
import { whyUnread } from "../../domain/positionText";
import { readPoojas } from "../../domain/sharedTemple";

/** A temple as it is typed into the share form. */
export const blankTemple = {
  name: "",
  address: "",
  latitude: "",
  longitude: "",
  timings: "",
  specialities: "",
  poojaDetails: "",
};
export type TempleFields = typeof blankTemple;
export const templeFields = [
  "name",
  "address",
  "latitude",
  "longitude",
  "timings",
  "specialities",
  "poojaDetails",
] as const;

export type TempleProblems = Partial<Record<keyof TempleFields, string>>;

/** Degrees in the forms people write them, of any size. */
export const latitudeOf = (text: string) => parseDegrees(latinDigits(text.trim()), "NS");
export const longitudeOf = (text: string) => parseDegrees(latinDigits(text.trim()), "EW");

function wrongDegrees(text: string, value: number | undefined, most: number, outside: string): string | undefined {
  if (value === undefined) return `errors.${whyUnread(text) ?? "number"}`;
  return Math.abs(value) > most ? outside : undefined;
}

/** What is wrong with the fields before they are sent, as i18n keys. */
export function checkTemple(fields: TempleFields): TempleProblems {
  const problems: TempleProblems = {};
  if (!fields.name.trim()) problems.name = "errors.required";
  if (!fields.address.trim()) problems.address = "errors.required";
  const [latitude, longitude] = [fields.latitude.trim(), fields.longitude.trim()];
  if (latitude) problems.latitude = wrongDegrees(latitude, latitudeOf(latitude), 90, "errors.latitude");
  else if (longitude) problems.latitude = "errors.position";
  if (longitude) problems.longitude = wrongDegrees(longitude, longitudeOf(longitude), 180, "errors.longitude");
  else if (latitude) problems.longitude = "errors.position";
  if (latitudeOf(latitude) === 0 && longitudeOf(longitude) === 0) problems.latitude = "errors.zeroPosition";
  const poojas = readPoojas(fields.poojaDetails);
  if ("error" in poojas) problems.poojaDetails = poojas.error;
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem));
}

/** What the fields come to as the call takes them. */
export function submissionOf(fields: TempleFields) {
  const { latitude, longitude, ...rest } = fields;
  const texts = Object.fromEntries(Object.entries(rest).map(([name, text]) => [name, text.trim() || null]));
  return { ...texts, latitude: latitudeOf(latitude) ?? null, longitude: longitudeOf(longitude) ?? null };
}

/** What the search for temples like it asks by. */
export function similarTo({ name, address, latitude, longitude }: TempleFields) {
  const [lat, lng] = [latitudeOf(latitude), longitudeOf(longitude)];
  const place = lat !== undefined && lng !== undefined && { lat, lng };
  return { name: name.trim(), address: address.trim(), ...place };
}
