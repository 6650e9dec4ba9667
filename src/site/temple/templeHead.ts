import { cityIn, type InTown, type Named, nameIn } from "./wording";

/** "Lotus Temple, Mysuru": the name with its town, which is not said again where the name has it, also spelt otherwise. */
export function nameInTown(language: string, temple: Named & InTown): string {
  const [name, town] = [nameIn(language, temple), cityIn(language, temple)];
  if (town === "") return name;
  return hasWords(name, town) || isSpelling(name.split(",").slice(1).join(), town) ? name : `${name}, ${town}`;
}

const wordsOf = (text: string) =>
  ` ${text
    .toLowerCase()
    .replace(/[\s,]+/g, " ")
    .trim()} `;
const hasWords = (text: string, words: string) => wordsOf(text).includes(wordsOf(words));

/**
 * Whether what stands behind the comma of a name is the town or a part of it, by the consonants: Mysuru is Mysore. Scripts
 * of India write the two parts of a name as one word.
 */
function isSpelling(place: string, town: string): boolean {
  const [one = "", other = ""] = [place, town].map((text) => wordsOf(text).replace(/\p{M}|[aeiou]/gu, ""));
  const end = /^ ([^a-z]{3,}) $/.test(other) ? other.trimStart() : other;
  return one.trim() !== "" && (one.endsWith(end) || other.endsWith(one));
}
