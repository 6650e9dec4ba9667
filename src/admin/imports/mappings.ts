import { deviceStorage } from "../../client/storage";
import type { ImportMapping, ImportNoun } from "../../contract/imports";

const keyOf = (noun: ImportNoun) => `console.importMapping.${noun}`;
/** As much as an address may carry. */
const MOST_CHARACTERS = 4_000;

const isEntry = (entry: [string, unknown]): entry is [string, string | null] =>
  entry[1] === null || typeof entry[1] === "string";

function read(noun: ImportNoun): ImportMapping {
  try {
    const kept: unknown = JSON.parse(deviceStorage.get(keyOf(noun)) ?? "{}");
    return typeof kept === "object" && kept !== null ? Object.fromEntries(Object.entries(kept).filter(isEntry)) : {};
  } catch {
    return {};
  }
}

/** What was chosen for headers before, on this device, as a parameter of a new import. */
export function rememberedMapping(noun: ImportNoun): { mapping?: string } {
  const mapping = read(noun);
  return Object.keys(mapping).length > 0 ? { mapping: JSON.stringify(mapping) } : {};
}

/** Keeps what was chosen; the oldest choices go when there are too many. */
export function rememberMapping(noun: ImportNoun, chosen: ImportMapping): void {
  const { ...mapping } = read(noun);
  for (const header of Object.keys(chosen)) delete mapping[header];
  const entries = Object.entries({ ...mapping, ...chosen });
  while (encodeURIComponent(JSON.stringify(Object.fromEntries(entries))).length > MOST_CHARACTERS) entries.shift();
  deviceStorage.set(keyOf(noun), JSON.stringify(Object.fromEntries(entries)));
}
