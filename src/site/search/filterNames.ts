import type { SearchFilter } from "../../contract/vocabulary";

/** What the home pages and the search call these filters, in three languages. */
const names: readonly (readonly [SearchFilter, readonly string[]])[] = [
  ["nearby", ["nearby", "near me", "आस-पास", "मेरे आस-पास", "ಹತ್ತಿರ", "ಹತ್ತಿರದವು", "ನನ್ನ ಹತ್ತಿರ"]],
  ["festivals", ["festivals", "त्योहार", "ಹಬ್ಬಗಳು"]],
  ["auspicious", ["auspicious", "auspicious days", "आज शुभ", "शुभ दिन", "ಇಂದು ಶುಭ", "ಶುಭ ದಿನಗಳು"]],
];

/** The filter that a text names in any language: it is no word to look for, no temple is called so. */
export function filterNamed(text: string): SearchFilter | undefined {
  const typed = text.trim().toLowerCase();
  return names.find(([, known]) => known.includes(typed))?.[0];
}
