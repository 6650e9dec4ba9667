import type { PublicCuratedList } from "../../contract/templeLists";
import { nameIn, templePath } from "../temple/wording";
import { descriptionIn, listPath } from "./listWording";

/** The list in its order, for search engines. */
export const listJsonLd = (list: PublicCuratedList, language: string) => ({
  "@context": "https://schema.org",
  "@type": "ItemList",
  name: nameIn(language, list),
  description: descriptionIn(language, list),
  url: listPath(list),
  numberOfItems: list.entryCount,
  itemListOrder: "https://schema.org/ItemListOrderAscending",
  itemListElement: list.entries.map((entry, at) => ({
    "@type": "ListItem",
    position: at + 1,
    name: nameIn(language, entry),
    url: entry.temple ? templePath(entry.temple) : undefined,
  })),
});
