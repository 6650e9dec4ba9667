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
