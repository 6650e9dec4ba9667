import { sql } from "kysely";
import type { Db } from "../db/open";
import { type Matches, rarest, restOf } from "./matches";
import { tierOf } from "./searchDocument";
import { postedBy } from "./searchOrder";
import { type Slot, slotSize, slotTerms } from "./searchSlots";

/** Up to here every match is read and weighed against the whole query instead of its rarest word alone. */
const FEW = 300;
const NEAR_MISS = 3;
const NOT_FOUND = 9;

type Candidate = { id: number; popularity: number; search_text: string };

/**
 * All ids that match, best first, where few can: by the fields all words stand in, then by how much of the name they
 * cover, then the better known. Undefined where many can.
 */
export async function idsByScore(db: Db, matches: Matches): Promise<number[] | undefined> {
  const driver = rarest(matches.slots);
  const words = matches.slots.filter(({ kind }) => kind === "word");
  if (!driver || words.length === 0 || slotSize(driver) > FEW) return undefined;
  const { join, and } = restOf(matches, driver, "row");
  const { rows } = await sql<Candidate>`
    select t.id, t.popularity, w.search_text from (${postedBy(matches, driver)}) p ${join} cross join temple_texts w
    where w.temple_id = p.temple_id ${and}`.execute(db);
  return rows
    .map((row) => ({ ...row, score: scoreOf(row.search_text, words) }))
    .sort((a, b) => a.score - b.score || b.popularity - a.popularity || a.id - b.id)
    .map(({ id }) => id);
}

/** Smaller is better: the section each word stands in, and less than one for the part of the name left uncovered. */
function scoreOf(text: string, slots: readonly Slot[]): number {
  const name = text.slice(1, text.indexOf(" |")).split(" ");
  const named = slots.filter((slot) => slotTerms(slot).some(({ term }) => name.includes(term))).length;
  const uncovered = 1 - Math.min(1, named / Math.max(1, name.length));
  return slots.reduce((sum, slot) => sum + bestTier(text, slot), 0) + uncovered;
}

function bestTier(text: string, { exact, near }: Slot): number {
  let best = NOT_FOUND;
  for (const { term } of exact) best = Math.min(best, tierOf(text, term) ?? NOT_FOUND);
  for (const { term } of near) best = Math.min(best, (tierOf(text, term) ?? NOT_FOUND) + NEAR_MISS);
  return best;
}
