import type { Pooja } from "../../contract/temples";

/**
 * Lists in one cell: items between `; ` where that is unambiguous, else JSON. `listIn` reads both, and what people
 * write with commas.
 */
export function listCell(items: readonly string[]): string {
  return items.some((item) => /[;,\n]/.test(item) || item.startsWith("[")) ? JSON.stringify(items) : items.join("; ");
}

/** The items of a cell, or undefined when it begins like JSON and is not. */
export function listIn(cell: string): unknown[] | undefined {
  if (cell.startsWith("[")) return jsonList(cell);
  return cell
    .split(/[;,\n]/)
    .map((item) => item.trim())
    .filter(Boolean);
}

/** Poojas in one cell: `name:charges` between `; ` where that says all, else JSON. */
export function poojaCell(poojas: readonly Pooja[]): string {
  const isPlain = ({ name, charges, description, duration, capacity, days }: Pooja) =>
    !description &&
    duration === null &&
    capacity === null &&
    days.length === 0 &&
    !/[;,:\n[{]/.test(name) &&
    (charges === null || Number(charges.toFixed(2)) === charges);
  if (!poojas.every(isPlain)) return JSON.stringify(poojas);
  return poojas.map(({ name, charges }) => (charges === null ? name : `${name}:${charges}`)).join("; ");
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
