import type { TempleSubmission } from "../../contract/templeSubmissions";
import type { Pooja } from "../../contract/temples";
import { pincodeIn } from "../../domain/addressPincode";
import { withPoojaIds } from "../../domain/poojas";
import { stateNamed } from "../../domain/regions";
import { readPoojas, readWords } from "../../domain/sharedTemple";
import { trimOf } from "../../domain/trimText";
import { plainPooja } from "./blankTemple";

export type PoojaReading = { poojas: Pooja[] } | { error: string };

/** Specialities as the share form has them: a list, or words between commas. */
export function specialitiesOf(given: TempleSubmission["specialities"]): string[] {
  return typeof given === "string" ? readWords(given) : [...new Set(given ?? [])];
}

/** Poojas as the share form has them: a list, or `name:charges` between commas. */
export function poojasIn(given: TempleSubmission["poojaDetails"]): PoojaReading {
  if (typeof given !== "string") return { poojas: given ?? [] };
  const reading = readPoojas(given);
  if ("error" in reading) return { error: reading.error };
  return { poojas: withPoojaIds(reading.poojas).map((pooja) => ({ ...plainPooja, ...pooja })) };
}

export type AddressPlace = { city: string; state: string; pincode: string | null };

/**
 * City, state and PIN code as an address ends with them: `12 Car Street, Mylapore, Chennai, Tamil Nadu 600004`. Parts
 * that cannot be told are blank; a temple admin completes them before the temple is shown.
 */
export function placeInAddress(address: string): AddressPlace {
  const parts = address
    .replace(/\b[1-9]\d{2}\s?\d{3}\b/g, "")
    .split(/[,\n]/)
    .map((part) => trimOf(part, /[\s.–-]/))
    .filter((part) => part && part.toLowerCase() !== "india");
  const stateAt = parts.findLastIndex((part) => stateNamed(part) !== undefined);
  const state = stateNamed(parts[stateAt] ?? "") ?? "";
  const city = (stateAt > 0 ? parts[stateAt - 1] : stateAt < 0 && parts.length > 1 ? parts.at(-1) : "") ?? "";
  return { city, state, pincode: pincodeIn(address) };
}
