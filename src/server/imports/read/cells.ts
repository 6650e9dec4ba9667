import type { Pooja } from "../../../contract/temples";
import { isPlainItem, itemsIn } from "../../../domain/importCells";
import { withPoojaIds } from "../../../domain/poojas";
import { endsLikePrice } from "../../../domain/rupees";

/**
 * Lists in one cell: items between `; ` where that is unambiguous, else JSON. `listIn` reads both, and what people
 * write with commas, bars and lines.
 */
export function listCell(items: readonly string[]): string {
  return items.every(isPlainItem) ? items.join("; ") : JSON.stringify(items);
}

/** The items of a cell, or undefined when it begins like JSON and is not. */
export function listIn(cell: string): unknown[] | undefined {
  return cell.startsWith("[") ? jsonList(cell) : itemsIn(cell);
}

/** Poojas in one cell: `name:charges` between `; ` where that says all, else JSON. */
export function poojaCell(poojas: readonly Pooja[]): string {
  const ids = withPoojaIds(poojas.map(({ name }) => ({ name }))).map(({ id }) => id);
  if (!poojas.every((pooja, at) => pooja.id === ids[at] && isPlainPooja(pooja))) return JSON.stringify(poojas);
  return poojas.map(({ name, charges }) => (charges === null ? name : `${name}:${charges}`)).join("; ");
}

function isPlainPooja(pooja: Pooja): boolean {
  const { name, charges, description, duration, capacity, days, times, leadHours } = pooja;
  if (pooja.nameHi || pooja.nameKn || pooja.descriptionHi || pooja.descriptionKn) return false;
  const isAnyTime = duration === null && days.length === 0 && times.length === 0 && leadHours === null;
  const isNamedOnly = !description && capacity === null && isAnyTime;
  if (!isNamedOnly || !isPlainItem(name) || !/\p{L}/u.test(name)) return false;
  // a name that ends like a price would be read as one
  if (/[:{]|[\d)-]$/.test(name) || endsLikePrice(name)) return false;
  return charges === null || (Number(charges.toFixed(2)) === charges && charges < 100_000_000);
}

/** Objects of a JSON cell, or undefined when the cell is not a JSON list. */
export function jsonList(cell: string): unknown[] | undefined {
  try {
    const parsed: unknown = JSON.parse(cell);
    return Array.isArray(parsed) ? parsed : undefined;
  } catch {
    return undefined;
  }
}
