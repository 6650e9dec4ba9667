import type { Translate } from "../../client/errors";
import type { CuratedListSummary } from "../../contract/templeLists";
import { isOfAllIndia } from "../../domain/listRegion";
import { nameIn, wordIn } from "../temple/wording";

type Described = Pick<CuratedListSummary, "description" | "descriptionHi" | "descriptionKn">;

/** The address of a list's page. */
export const listPath = ({ slug }: Pick<CuratedListSummary, "slug">) => `/lists/${slug}`;

export const descriptionIn = (language: string, { description, descriptionHi, descriptionKn }: Described): string =>
  nameIn(language, { name: description, nameHi: descriptionHi, nameKn: descriptionKn });

export const regionIn = (t: Translate, list: Pick<CuratedListSummary, "region">): string =>
  isOfAllIndia(list) ? t("lists.allIndia") : wordIn(t, "states", list.region);

/** A name with its place; one that says its town, in whichever spelling, is not followed by it once more. */
export function namedWithPlace(name: string, place: string): string {
  const [town = "", ...others] = place.split(", ");
  const isSaid = spelled(name).includes(spelled(town.split(" (")[0] ?? ""));
  return [name, ...(isSaid ? others : [town, ...others])].join(", ");
}

/** Tiruvarur is Thiruvarur, and Thiruppazhanam is Thirupazhanam. */
const spelled = (text: string) =>
  Array.from(text.toLowerCase())
    .filter((letter, at, all) => letter !== "h" && letter !== all[at - 1])
    .join("");
