import { rupeesIn } from "./rupees";

/** A pooja as one line of the share form names it; `charges` in rupees, null when none are given. */
export type NamedPooja = { name: string; charges: number | null };
/** The i18n key of what is wrong with the first piece that is no pooja, and that piece. */
export type PoojaProblem = { error: string; piece: string };

const MOST_WORDS = 40;
const MOST_POOJAS = 60;
const MOST_CHARGES = 10_000_000;
const LONGEST_NAME = 120;

/** The words between commas or on lines, each once, at most 40. */
export function readWords(text: string): string[] {
  const words = text.split(/[,\n]/).map((word) => word.trim());
  return [...new Set(words.filter(Boolean))].slice(0, MOST_WORDS);
}

/** Poojas written as `name:charges` between commas or on lines; the charges may be left out or say rupees. */
export function readPoojas(text: string): { poojas: NamedPooja[] } | PoojaProblem {
  const poojas: NamedPooja[] = [];
  for (const piece of text.split(/[,\n]/)) {
    if (!piece.trim()) continue;
    const pooja = readPooja(piece);
    if (!pooja) return { error: "errors.poojaDetails", piece: piece.trim() };
    poojas.push(pooja);
    if (poojas.length > MOST_POOJAS) return { error: "errors.tooMany", piece: piece.trim() };
  }
  return { poojas };
}

function readPooja(piece: string): NamedPooja | undefined {
  const at = piece.lastIndexOf(":");
  const name = (at < 0 ? piece : piece.slice(0, at)).trim();
  const price = at < 0 ? "" : piece.slice(at + 1).trim();
  if (!/\p{L}/u.test(name) || name.length > LONGEST_NAME) return undefined;
  if (!price) return { name, charges: null };
  const charges = rupeesIn(price);
  return charges === undefined || charges > MOST_CHARGES ? undefined : { name, charges };
}
