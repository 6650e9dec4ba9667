import type { Translate } from "../../client/errors";
import type { PublicTemple } from "../../contract/temples";
import { hasHours } from "../../domain/hasHours";
import { inWordsOf, textIn } from "./recordWording";
import { cityIn, type InTown, type Named, nameIn, wordIn } from "./wording";

/** "Lotus Temple, Mysuru": the name with its town, which is not said again where the name ends with it. */
export function nameInTown(language: string, temple: Named & InTown): string {
  const [name, town] = [nameIn(language, temple), cityIn(language, temple)];
  return endsWithWord(name, town) ? name : `${name}, ${town}`;
}

function endsWithWord(text: string, word: string): boolean {
  const [whole, end] = [text.toLowerCase(), word.toLowerCase()];
  const before = whole.slice(0, whole.length - end.length);
  return whole.endsWith(end) && (before === "" || end === "" || before.endsWith(" "));
}

/** What search engines are told of the page: the text about the temple, else what the page has. */
export function headDescription(t: Translate, language: string, temple: PublicTemple): string {
  const { timings, poojaDetails, pictures, state, tradition } = temple;
  const parts = [
    (timings || hasHours(temple)) && "timings",
    poojaDetails.length > 0 && "poojas",
    pictures.length > 0 && "photos",
    "directions",
  ].flatMap((part) => (part ? inWordsOf(t, tradition, `temple.headParts.${part}`) : []));
  const inState = state && state !== temple.city ? wordIn(t, "states", state) : "";
  const place = [nameInTown(language, temple), inState].filter(Boolean).join(", ");
  return textIn(language, temple, "description") ?? t("temple.headDescription", { place, parts: parts.join(", ") });
}
