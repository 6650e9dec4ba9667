import { foldTokens } from "./spelling";

/** How spellings are told to be of one value: by their words, by their letters, or by how they sound. */
export const clusterKinds = ["words", "letters", "sound"] as const;
export type ClusterKind = (typeof clusterKinds)[number];

export type CountedValue = { value: string; count: number };
/** Spellings of one value, the most frequent first. */
export type ValueCluster = { values: CountedValue[]; rows: number };

/** Small letters without the accents of Latin ones; the vowel signs of Indian scripts stay. */
const bare = (text: string) =>
  text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase();

const wordsIn = (text: string): string[] => bare(text).match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
const together = (parts: readonly string[], between: string) => [...new Set(parts)].sort().join(between);

/** Pairs of letters; of one letter alone that one. */
function pairsIn(letters: string): string[] {
  const signs = [...letters];
  return signs.length < 2 ? signs : signs.slice(1).map((sign, at) => `${signs[at]}${sign}`);
}

/**
 * Equal for spellings of one value. `words`: whatever the case, signs and order of its words; `letters`: whatever its
 * blanks, and letters written twice; `sound`: folded as names of temples are, across scripts. Source for the first two:
 * OpenRefine, "Clustering in depth" (fingerprint, n-gram fingerprint of size 2).
 */
export const clusterKey: Readonly<Record<ClusterKind, (text: string) => string>> = {
  words: (text) => together(wordsIn(text), " "),
  letters: (text) => together(pairsIn(wordsIn(text).join("")), ""),
  sound: (text) => together(foldTokens(text), " "),
};

/** The values with a key that others have as well, those of most rows first. */
export function clustersOf(values: readonly CountedValue[], keys: readonly string[]): ValueCluster[] {
  const byKey = new Map<string, CountedValue[]>();
  for (const [at, value] of values.entries()) {
    const key = keys[at];
    if (!key) continue;
    const alike = byKey.get(key);
    if (alike) alike.push(value);
    else byKey.set(key, [value]);
  }
  return [...byKey.values()]
    .filter((alike) => alike.length > 1)
    .map((alike) => ({ values: alike.sort(byCount), rows: alike.reduce((sum, { count }) => sum + count, 0) }))
    .sort((one, other) => other.rows - one.rows);
}

/** Of equally many the one that comes first in the dictionary. */
export const byCount = (one: CountedValue, other: CountedValue): number =>
  other.count - one.count || (one.value < other.value ? -1 : 1);
