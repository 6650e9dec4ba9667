import type { SearchFilter } from "../../contract/vocabulary";

/** A popular search: its text goes into the box; one that is a filter of the search leads there by its name. */
export type HeroChip = { key: string; filter?: SearchFilter };

export const shortChips: readonly HeroChip[] = [
  { key: "shiva" },
  { key: "vishnu" },
  { key: "devi" },
  { key: "southIndia" },
  { key: "northIndia" },
];

export const longChips: readonly HeroChip[] = [
  { key: "shivaTemples" },
  { key: "vishnuTemples" },
  { key: "nearby", filter: "nearby" },
  { key: "festivals", filter: "festivals" },
  { key: "auspiciousDays", filter: "auspicious" },
];
