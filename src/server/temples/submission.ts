import type { TempleSubmission } from "../../contract/temples";
import { stateNamed } from "../../domain/regions";
import type { Pooja } from "./record";

export type PoojaReading = { poojas: Pooja[] } | { error: string };

/** Specialities as the share form has them: a list, or words between commas. */
export function specialitiesOf(given: TempleSubmission["specialities"]): string[] {
  const items = typeof given === "string" ? given.split(/[,\n]/) : (given ?? []);
  return [...new Set(items.map((item) => item.trim()).filter(Boolean))].slice(0, 40);
}

const MOST_CHARGES = 10_000_000;
const MOST_POOJAS = 60;

/** Poojas as the share form has them, `name:charges` between commas; the charges may be left out or say rupees. */
export function poojasIn(given: TempleSubmission["poojaDetails"]): PoojaReading {
  if (typeof given !== "string") return { poojas: given ?? [] };
  const poojas: Pooja[] = [];
  for (const piece of given.split(/[,\n]/)) {
    if (!piece.trim()) continue;
    const pooja = poojaIn(piece);
    if (!pooja) return { error: "errors.poojaDetails" };
    poojas.push(pooja);
  }
  return poojas.length > MOST_POOJAS ? { error: "errors.tooMany" } : { poojas };
}

function poojaIn(piece: string): Pooja | undefined {
  const at = piece.lastIndexOf(":");
  const name = (at < 0 ? piece : piece.slice(0, at)).trim();
  const price = at < 0 ? "" : piece.slice(at + 1).trim();
  if (!name || name.length > 120) return undefined;
  if (!price) return { name, charges: null, description: null };
  const amount = /^(?:₹|rs\.?|inr)?\s*(\d{1,8}(?:\.\d{1,2})?)\s*(?:\/-|rupees?)?$/i.exec(price)?.[1];
  if (amount === undefined || Number(amount) > MOST_CHARGES) return undefined;
  return { name, charges: Number(amount), description: null };
}

export type AddressPlace = { city: string; state: string; pincode: string | null };

/**
 * City, state and PIN code as an address ends with them: `12 Car Street, Mylapore, Chennai, Tamil Nadu 600004`. Parts
 * that cannot be told are blank; a temple admin completes them before the temple is shown.
 */
export function placeInAddress(address: string): AddressPlace {
  const pincode = /\b([1-9]\d{2})\s?(\d{3})\b(?!.*\d{6})/.exec(address);
  const parts = address
    .replace(/\b[1-9]\d{2}\s?\d{3}\b/g, "")
    .split(/[,\n]/)
    .map((part) => part.replace(/^[\s.–-]+|[\s.–-]+$/g, ""))
    .filter((part) => part && part.toLowerCase() !== "india");
  const stateAt = parts.findLastIndex((part) => stateNamed(part) !== undefined);
  const state = stateNamed(parts[stateAt] ?? "") ?? "";
  const city = (stateAt > 0 ? parts[stateAt - 1] : stateAt < 0 && parts.length > 1 ? parts.at(-1) : "") ?? "";
  return { city, state, pincode: pincode ? `${pincode[1]}${pincode[2]}` : null };
}
