import type { TempleCard, TempleSearchPage } from "../../contract/temples";
import { foldTokens } from "../../domain/spelling";
import { type FestivalInQuery, type Understood, withoutWords } from "../search/search";

type HowRead = Pick<TempleSearchPage, "understood" | "list" | "festival" | "asked">;

/** How the words of a query were taken, the list and the festival they name, and what they ask about the first of the temples found. */
export function howRead(
  q: string,
  words: readonly Understood[],
  temples: readonly TempleCard[],
  total: number,
): HowRead {
  const list = words.find((one) => one.list)?.list;
  const festival = words.find((one) => one.festival)?.festival;
  const asked = askedOf(words, temples, total);
  return {
    understood: words.map((one) => ({
      kind: one.kind,
      text: one.words.join(" "),
      without: withoutWords(q, [one]),
      ...(one.between && { between: one.between }),
    })),
    ...(list && { list }),
    ...(festival && { festival: namesOf(festival) }),
    ...(asked && { asked }),
  };
}

const namesOf = ({ slug, name, nameHi, nameKn }: FestivalInQuery) => ({ slug, name, nameHi, nameKn });

/** A section is asked for where one temple is meant: the only one, or the first one if it is called as the query says. */
function askedOf(words: readonly Understood[], [first]: readonly TempleCard[], total: number): HowRead["asked"] {
  const section = words.flatMap(({ kind }) => (kind === "timings" || kind === "reach" ? [kind] : []))[0];
  if (!section || !first || (total > 1 && !isNamed(first, words))) return undefined;
  const { id, slug, name, nameHi, nameKn } = first;
  return { section, temple: { id, slug, name, nameHi, nameKn } };
}

function isNamed({ name, nameHi, nameKn, city }: TempleCard, words: readonly Understood[]): boolean {
  const called = new Set(foldTokens([name, nameHi, nameKn].join(" ")));
  const placed = new Set(foldTokens(city));
  const asked = words.filter(({ kind }) => kind === "name" || kind === "place" || kind === "deity");
  const keys = (some: readonly Understood[]) => some.flatMap((one) => one.words.flatMap(foldTokens));
  // of a deity alone there are many temples
  const telling = keys(asked.filter(({ kind }) => kind !== "deity"));
  return telling.some((key) => called.has(key)) && keys(asked).every((key) => called.has(key) || placed.has(key));
}
