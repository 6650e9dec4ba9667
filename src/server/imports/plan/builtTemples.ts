import type { TempleDrafts } from "../../temples/drafts";

/** New temples of rows, built ahead: plain lists, in the order of the rows. */
export type BuiltTemples = {
  lines: number[];
  /** the id that each asks for, or 0 */
  ids: number[];
  /** the address that each row asks for; "" where it asks for none, then `bases` has what one is made of */
  slugs: string[];
  bases: string[];
  /** what each is matched by; "" for nothing */
  keys: string[];
  drafts: TempleDrafts;
};
