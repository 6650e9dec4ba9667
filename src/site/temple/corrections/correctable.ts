import type { correctableFields } from "../../../contract/contributionLimits";
import type { PublicTemple } from "../../../contract/temples";

export type Correctable = (typeof correctableFields)[number];

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
