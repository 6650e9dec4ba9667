import { deitiesOf } from "../../domain/panchang/templeDeities";
import { foldTokens, foldWord } from "../../domain/spelling";
import { foldCache, foldRepeated, foldTempleName } from "../../domain/spelling/foldCache";

type DeitySource = { name: string; deity?: string | null; tradition?: string | null };

const cached = foldCache(8_000);

/** The words of the deity, with those it is a form of; without a deity on record, the name speaks. */
export const deityWordsOf = ({ name, deity, tradition }: DeitySource): readonly string[] =>
  cached(`${deity || name}|${tradition}|${deity ? "" : "name"}`, () => {
    const known = deitiesOf(deity || name, tradition ?? undefined).map(foldWord);
    return [...new Set([...(deity ? foldTokens(deity) : []), ...known])];
  });

/** The same words between blanks, as they are stored. */
export const deityKey = (source: DeitySource): string => ` ${deityWordsOf(source).join(" ")} `;

/** Name as it sorts: without case and Latin diacritics. */
export function sortName(name: string): string {
  if (/^[ -~]*$/.test(name)) return name.toLowerCase().trim();
  return name
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .trim();
}

/** Folded name, city and state: what an import row without id and slug is matched by. */
export function matchKey(
  name: string,
  city: string,
  state: string,
  fold: (name: string) => readonly string[] = foldTempleName,
): string {
  return `${fold(name).join(" ")}|${foldRepeated(city).join(" ")}|${foldRepeated(state).join(" ")}`;
}

/** The beginning of the match keys of all temples of this name in this city, whatever the state is called. */
export const matchKeyInCity = (name: string, city: string): string =>
  `${foldTokens(name).join(" ")}|${foldRepeated(city).join(" ")}|`;
