import { readFileSync } from "node:fs";
import { join } from "node:path";

/** A fact of the bundled list that is wrong, under the name and town the list gives the temple. */
export type SeedCorrection = {
  name: string;
  city: string;
  field: "city" | "state" | "tradition";
  given: string;
  correct: string;
};

type Fields = Readonly<Record<string, unknown>>;

/** Facts of the list known to be wrong. `dir` is this folder. */
export function readSeedCorrections(dir: string): SeedCorrection[] {
  return JSON.parse(readFileSync(join(dir, "corrections.json"), "utf8"));
}

/**
 * Puts right what a row of the list gets wrong: answers the right values of its wrong fields, or undefined when the
 * row says nothing that is known to be wrong.
 */
export function correctionsFor(dir: string): (row: Fields) => Record<string, string> | undefined {
  const byTemple = new Map<string, SeedCorrection[]>();
  for (const correction of readSeedCorrections(dir)) {
    const key = keyOf(correction);
    byTemple.set(key, [...(byTemple.get(key) ?? []), correction]);
  }
  return (row) => {
    const wrong = byTemple.get(keyOf(row))?.filter(({ field, given }) => row[field] === given) ?? [];
    return wrong.length > 0 ? Object.fromEntries(wrong.map(({ field, correct }) => [field, correct])) : undefined;
  };
}

const keyOf = ({ name, city }: Fields) => `${name}|${city}`;
