const SHORTEST = 4;

/**
 * True when `password` contains one of `words`, or a part of one between blanks, whatever its case, blanks and signs;
 * words of fewer than four letters, which other words contain by chance, do not count.
 */
export function containsOwnWord(password: string, words: readonly string[]): boolean {
  const typed = folded(password);
  return words
    .flatMap((word) => [word, ...word.split(/\s+/)])
    .map(folded)
    .some((word) => word.length >= SHORTEST && typed.includes(word));
}

const folded = (text: string) =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, "");
