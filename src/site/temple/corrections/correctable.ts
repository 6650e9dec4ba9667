import type { CorrectionField } from "../../../contract/corrections";
import type { PublicTemple } from "../../../contract/temples";

/** What a visitor is offered to set right; weekly hours are written as timings, and a person puts them in order. */
export const correctable = [
  "timings",
  "address",
  "position",
  "name",
  "city",
  "state",
  "pincode",
  "deity",
  "bestTime",
  "dressCode",
  "phone",
  "email",
  "website",
  "pujari",
  "description",
  "history",
  "significance",
  "closed",
  "other",
] as const satisfies readonly CorrectionField[];
export type Correctable = (typeof correctable)[number];

/** Fields that take several lines. */
export const isLong = (field: Correctable) =>
  field === "description" || field === "history" || field === "significance" || field === "other";

/** What is on record now, as the form would write it. */
export function presentValue(temple: PublicTemple, field: Correctable): string {
  if (field === "closed" || field === "other") return "";
  if (field === "position") {
    return temple.latitude === null || temple.longitude === null ? "" : `${temple.latitude}, ${temple.longitude}`;
  }
  return temple[field] ?? "";
}
