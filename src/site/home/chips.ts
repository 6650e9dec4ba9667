import type { SearchFilter } from "../../contract/vocabulary";

/** A popular search: its text goes into the box. The search knows the name of a filter (`filterNames`). */
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
