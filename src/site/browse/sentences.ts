import type { Translate } from "../../client/errors";
import type { SearchFacets } from "../../contract/templeSearch";
import { counted, deityName } from "./words";

const NAMED = 3;

/** "A (3), B (2) and C (1)" of the first of some counted names. */
const mostOf = (t: Translate, language: string, some: readonly { name: string; count: number }[]): string =>
  new Intl.ListFormat(language).format(
    some.slice(0, NAMED).map(({ name, count }) => counted(t, language, name, count)),
  );

/** In which of some places most temples are; nothing where each has one. */
export const mostIn = (t: Translate, language: string, places: readonly { name: string; count: number }[]): string =>
  places.length > 1 && places.some(({ count }) => count > 1)
    ? t("browse.mostIn", { places: mostOf(t, language, places) })
    : "";

/** Which deities temples are mostly dedicated to; nothing where these are not on record. */
export function mostlyOf(t: Translate, language: string, { deities }: Pick<SearchFacets, "deities">): string {
  const [first] = deities;
  // where each has one, none is mostly so
  if (!first || first.count < 2) return "";
  const named = deities.map(({ deity, count }) => ({ name: deityName(t, deity), count }));
  return t("browse.mostly", { deities: mostOf(t, language, named) });
}
