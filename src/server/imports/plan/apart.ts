import { distanceKm } from "../../../domain/distance";
import type { ReadRow } from "../../../domain/importPlan";
import { sharedAddress } from "../../../domain/resolution/addresses";
import { bareOf } from "../../../domain/resolution/bare";
import { foldRepeated } from "../../../domain/spelling/foldCache";

type Values = ReadRow["values"];

/** So far apart are two places; the middle of a town, which many lists give, is nearer than that. */
const FAR_KM = 2;
/** So near one another an address is written in two ways. */
const NEAR_KM = 0.5;
const LEAST_SHARED = 0.5;

/**
 * Whether two of one name in one town are clearly at two places: farther apart than 2 km, or of other addresses or PIN
 * codes where their positions do not say that they are at one. What was worked out for a record on file does not count.
 */
export function areApart(one: Values, other: Values): boolean {
  const [a, b] = [saidOf(one), saidOf(other)];
  if (a.wikidataId && b.wikidataId) return a.wikidataId !== b.wikidataId;
  const km = a.position && b.position && distanceKm(a.position, b.position);
  if (km !== undefined && (km > FAR_KM || km <= NEAR_KM)) return km > FAR_KM;
  if (a.pincode && b.pincode && a.pincode !== b.pincode) return true;
  const share = sharedAddress(a, b);
  return share !== undefined && share.ratio < LEAST_SHARED;
}

function saidOf(values: Values) {
  const { derivedFields } = values;
  const textAt = (field: string) => {
    const value = values[field];
    const isDerived = Array.isArray(derivedFields) && derivedFields.includes(field);
    return typeof value === "string" && value !== "" && !isDerived ? value : undefined;
  };
  const { latitude, longitude } = values;
  const isPlaced = typeof latitude === "number" && typeof longitude === "number";
  const places = new Set(foldRepeated(textAt("city") ?? "").map(bareOf));
  return {
    ...{ wikidataId: textAt("wikidataId"), pincode: textAt("pincode"), address: textAt("address") ?? null, places },
    position: isPlaced ? { latitude, longitude } : undefined,
  };
}
