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

const decimal = /^-?\d{1,3}(\.\d{1,12})?$/;

function degrees(text: string, most: number, outside: string): string | undefined {
  if (!decimal.test(text)) return "errors.number";
  return Math.abs(Number(text)) > most ? outside : undefined;
}

/** What is wrong with the fields before they are sent, as i18n keys. */
export function checkTemple(fields: TempleFields): TempleProblems {
  const problems: TempleProblems = {};
  if (!fields.name.trim()) problems.name = "errors.required";
  if (!fields.address.trim()) problems.address = "errors.required";
  const [latitude, longitude] = [fields.latitude.trim(), fields.longitude.trim()];
  if (latitude) problems.latitude = degrees(latitude, 90, "errors.latitude");
  else if (longitude) problems.latitude = "errors.position";
  if (longitude) problems.longitude = degrees(longitude, 180, "errors.longitude");
  else if (latitude) problems.longitude = "errors.position";
  const poojas = readPoojas(fields.poojaDetails);
  if ("error" in poojas) problems.poojaDetails = poojas.error;
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem));
}

/** What the fields come to as the call takes them. */
export function submissionOf(fields: TempleFields) {
  const { latitude, longitude, ...texts } = Object.fromEntries(
    Object.entries(fields).map(([name, text]) => [name, text.trim() || null]),
  );
  const number = (text: string | null | undefined) => (text ? Number(text) : null);
  return { ...texts, latitude: number(latitude), longitude: number(longitude) };
}
