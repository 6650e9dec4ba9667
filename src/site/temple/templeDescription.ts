import type { Translate } from "../../client/errors";
import type { PublicTemple } from "../../contract/temples";
import { hasHours } from "../../domain/hasHours";
import { inWordsOf, textIn } from "./recordWording";
import { nameInTown } from "./templeHead";
import { deityIn, nameIn, wordIn } from "./wording";

/** What search engines are told of the page: the text about the temple, else whose it is and what the page has. */
export function headDescription(t: Translate, language: string, temple: PublicTemple): string {
  const written = textIn(language, temple, "description");
  if (written) return written;
  const { state } = temple;
  const inState = state && state !== temple.city ? wordIn(t, "states", state) : "";
  const place = [nameInTown(language, temple), inState].filter(Boolean).join(", ");
  const parts = [deityIn(t, language, temple), ...listsOf(t, language, temple), ...partsOf(t, temple)].filter(Boolean);
  return parts.length > 0 ? t("temple.headDescription", { place, parts: parts.join(", ") }) : place;
}

const listsOf = (t: Translate, language: string, { lists }: PublicTemple) =>
  lists.map((list) => t("temple.headList", { list: nameIn(language, list) }));

function partsOf(t: Translate, temple: PublicTemple): string[] {
  const { timings, poojaDetails, pictures, positionPrecision, tradition, worship } = temple;
  return [
    (timings || hasHours(temple)) && "timings",
    worship !== "none" && poojaDetails.length > 0 && "poojas",
    pictures.length > 0 && "photos",
    positionPrecision === "site" && "directions",
  ].flatMap((part) => (part ? inWordsOf(t, tradition, `temple.headParts.${part}`) : []));
}
