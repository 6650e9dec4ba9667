/** Keeps very many texts; `keep` answers the number that `read` finds a text by. */
export type TextStore = { keep: (text: string) => number; read: (at: number) => string };

/** Keeps few texts, in memory. */
export function createTextStore(): TextStore {
  const texts: string[] = [];
  return { keep: (text) => texts.push(text) - 1, read: (at) => texts[at] ?? "" };
}
