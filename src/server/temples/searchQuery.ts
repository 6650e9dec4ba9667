import { traditions } from "../../contract/vocabulary";
import { foldTokens, foldWord } from "../../domain/spelling";
import type { Db } from "../db/open";
import type { Matches } from "./matches";
import { deitySlot, deitySlots, placeSlots, type Slot, typeSlot, wordSlots } from "./searchSlots";
import type { Scope } from "./searchTerms";

/** What a list of public temples is narrowed by. */
export type SearchFilters = {
  q?: string;
  location?: string;
  type?: string;
  deity?: string;
  /** folded words of deities, any of which will do */
  anyDeity?: readonly string[];
  forgiving?: boolean;
  unfinished?: boolean;
};

const publicScope = (forgiving: boolean | undefined): Scope => ({
  audience: "public",
  fields: forgiving ? "all" : "main",
});

/** The filters as conditions. */
export async function matchesOf(
  db: Db,
  filters: SearchFilters,
  scope = publicScope(filters.forgiving),
): Promise<Matches> {
  const { q, location, type, deity, anyDeity, forgiving, unfinished } = filters;
  const slots: Slot[] = [];
  if (q) slots.push(...orNothing(await wordSlots(db, q, { scope, forgiving, unfinished })));
  if (location) slots.push(...orNothing(await placeSlots(db, location, scope)));
  if (deity) slots.push(...orNothing(await deitySlots(db, deity, scope)));
  if (anyDeity) slots.push(await deitySlot(db, anyDeity, scope));
  if (type) slots.push(await typeSlot(db, isTradition(type) ? "tradition" : "setting", type, scope));
  return { scope, slots, where: [] };
}

/** Text without a single word asks for something that no temple has. */
const orNothing = (slots: Slot[]): Slot[] =>
  slots.length > 0 ? slots : [{ kind: "word", exact: [], alias: [], near: [], open: [] }];

const isTradition = (type: string) => traditions.some((tradition) => tradition === type);

/** The same filters with words run together that people write apart: "Kanya Kumari" for Kanyakumari. */
export function runTogether(filters: SearchFilters): SearchFilters | undefined {
  const joined = (text: string | undefined) => (text?.trim().includes(" ") ? foldWord(text) : undefined);
  const [q, location] = [joined(filters.q), joined(filters.location)];
  return q || location ? { ...filters, q: q ?? filters.q, location: location ?? filters.location } : undefined;
}

/** Words people add to a temple's name out of habit or respect. */
const courtesies = new Set(
  foldTokens(
    "temple mandir kovil koil devasthanam devalaya gudi sri shri shree lord god goddess amman swamy swami ji mata",
  ),
);

/** The same filters without words of courtesy: "Meenakshi Amman Temple" for Meenakshi. */
export function withoutCourtesies(filters: SearchFilters): SearchFilters | undefined {
  const words = filters.q?.split(/\s+/).filter(Boolean) ?? [];
  const telling = words.filter((word) => !foldTokens(word).every((token) => courtesies.has(token)));
  return telling.length > 0 && telling.length < words.length ? { ...filters, q: telling.join(" ") } : undefined;
}
