import { foldTokens } from "../spelling";

/** Remembers the folded words of texts that repeat, of the `most` last ones. */
export function foldCache(most: number) {
  const words = new Map<string, readonly string[]>();
  return (key: string, fold: () => readonly string[] = () => foldTokens(key)): readonly string[] => {
    const known = words.get(key);
    if (known) return known;
    if (words.size >= most) words.clear();
    const folded = fold();
    words.set(key, folded);
    return folded;
  };
}

/** Places, traditions, states and deities repeat from temple to temple. */
const fold = foldCache(8_000);
export const foldRepeated = (text: string | null | undefined): readonly string[] => (text ? fold(text) : []);
/** A name is folded for what a temple is matched by and again for what it is found by, a thousand temples at a time. */
export const foldTempleName: (name: string) => readonly string[] = foldCache(4_000);
