import { readFileSync } from "node:fs";
import { join } from "node:path";
import Papa from "papaparse";
import { knownPositions, type SeedPosition } from "./readPositions";

/** A fact of the bundled list that is wrong, under the name and town the list gives the temple. */
export type SeedCorrection = {
  name: string;
  city: string;
  /** a `name` is what people call the temple where the list gives its place, its deity or a slip */
  field: "name" | "city" | "state" | "tradition" | "deity" | "image";
  given: string;
  correct: string;
};
/** An entry of the list that is no temple, or none that anybody knows, and why. */
type NoTemple = { name: string; city: string; why: string };
/** An entry of the list that is another one again, under another name. */
export type SeedDuplicate = { name: string; city: string; same: { name: string; city: string; state: string } };

type Fields = Readonly<Record<string, unknown>>;

const readJson = <T>(dir: string, file: string): T => JSON.parse(readFileSync(join(dir, file), "utf8"));

/** Facts of the list known to be wrong (`corrections.csv`), one a line. `dir` is this folder. */
export const readSeedCorrections = (dir: string): SeedCorrection[] =>
  Papa.parse<SeedCorrection>(readFileSync(join(dir, "corrections.csv"), "utf8"), {
    header: true,
    skipEmptyLines: true,
  }).data;

/** Entries of the list that are left out, since they are no temples. */
export const readNoTemples = (dir: string): NoTemple[] => readJson(dir, "not-temples.json");

/** Entries of the list that are of one temple. */
export const readSeedDuplicates = (dir: string): SeedDuplicate[] => readJson(dir, "duplicates.json");

/**
 * Puts right what a row of the list gets wrong: answers the row with its right values, of an entry that is another one
 * again that one's name and place and nothing else, or undefined when the row says nothing that is known to be wrong.
 */
export function correctionsFor(dir: string): (row: Fields) => Fields | undefined {
  const byTemple = new Map<string, SeedCorrection[]>();
  for (const correction of readSeedCorrections(dir)) {
    const key = keyOf(correction);
    byTemple.set(key, [...(byTemple.get(key) ?? []), correction]);
  }
  const positionOf = knownPositions(dir);
  const same = new Map(readSeedDuplicates(dir).map((duplicate) => [keyOf(duplicate), duplicate.same]));
  return (row) => {
    const other = same.get(keyOf(row));
    if (other) return other;
    const wrong = byTemple.get(keyOf(row))?.filter(({ field, given }) => isGiven(row[field], given)) ?? [];
    const known = positionOf({ name: String(row.name), city: String(row.city) });
    const isOfList =
      known && isGiven(row.latitude, known.given.latitude) && isGiven(row.longitude, known.given.longitude);
    if (wrong.length === 0 && !isOfList) return undefined;
    const right = {
      ...row,
      ...Object.fromEntries(wrong.map(rightValue)),
      ...(isOfList && { ...noPosition, ...placeOf(known.position) }),
    };
    return wrong.some(({ field }) => field === "image") ? { ...right, ...noPicture } : right;
  };
}

/** A picture of another temple says nothing of this one, nor does its credit. */
const noPicture = { image: undefined, imageCredit: undefined, imageLicense: undefined };

const noPosition = { latitude: undefined, longitude: undefined, positionPrecision: undefined };
const placeOf = (position: SeedPosition | undefined) =>
  position && {
    latitude: position.latitude,
    longitude: position.longitude,
    positionPrecision: position.positionPrecision,
  };

/** Degrees come as text from the list and as numbers from an import. */
const isGiven = (value: unknown, given: string) =>
  typeof value === "number" ? value === Number(given) : value === given;
/** A blank says that nothing is known. */
const rightValue = ({ field, correct }: SeedCorrection) => [field, correct || undefined] as const;

const keyOf = ({ name, city }: Fields) => `${name}|${city}`;
