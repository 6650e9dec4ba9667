import type { SearchFilters } from "./query";
import type { Around } from "./surroundings";

/** A way to read a query: what is looked for, and the text to show where that is not what was typed. */
export type Reading = {
  filters: SearchFilters;
  around?: Around;
  corrected?: string;
  /** all that was asked for, though not by the words that were typed */
  isWhole?: boolean;
  /** the words beside what is described, where they may be the name of a temple, which is then to be among the answers */
  named?: SearchFilters;
  /** the first temple of the place, or of the deity, is meant: "tirupati temple" */
  isOfPlace?: true;
  /** less than was asked for */
  isLess?: true;
  /** the list that all of the query names, whose order the answer has */
  inOrderOf?: string;
  /** the order that the query asks for */
  order?: "age";
};
