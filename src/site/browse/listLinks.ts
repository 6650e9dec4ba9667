import type { SearchFacets } from "../../contract/templeSearch";
import { nameIn } from "../temple/wording";
import type { CountedLink } from "./CountedLinks";

/** The curated lists that some of the temples are in. */
export const listLinks = (language: string, { lists }: Pick<SearchFacets, "lists">): CountedLink[] =>
  lists.map((list) => ({ to: `/lists/${list.slug}`, name: nameIn(language, list), count: list.count }));
