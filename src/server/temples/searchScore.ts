import { sql } from "kysely";
import { fieldWeight, obscurity } from "../../domain/ranking";
import type { Db } from "../db/open";
import type { Matches } from "./matches";
import { fewMatched } from "./postedSets";
import { tierOf } from "./searchDocument";
import { type Slot, slotTerms } from "./searchSlots";
import type { Term } from "./searchTerms";
import { padded } from "./setOrder";

/** Up to here every match is read and weighed against the whole query instead of its rarest word alone. */
const FEW = 300;
const OTHER_NAME = 0.8;
const NEAR_MISS = 1;
const NOT_FOUND = 4;
/** What a name costs that says nothing but what was not asked for. */
const UNASKED = 0.4;

type Candidate = { id: number; popularity: number; search_text: string };

/**
 * All ids that match, best first, where few can: by the fields all words stand in, then by how much of the name they
 * cover, then the better known. Undefined where many can.
 */
export async function idsByScore(db: Db, matches: Matches): Promise<number[] | undefined> {
  const words = matches.slots.filter(({ kind }) => kind === "word");
  const ids = words.length > 0 ? await fewMatched(db, matches, FEW) : undefined;
  if (!ids || ids.length === 0) return ids;
  const { rows } = await sql<Candidate>`
    select t.id, t.popularity, w.search_text from temples t cross join temple_texts w
    where t.id in (${sql.join(padded(ids))}) and w.temple_id = t.id`.execute(db);
  return rows
    .map(({ id, popularity, search_text }) => ({ id, score: scoreOf(search_text, words) + obscurity(popularity) }))
    .sort((a, b) => a.score - b.score || a.id - b.id)
    .map(({ id }) => id);
}

/** Smaller is better: the sections the words stand in, and a little for the part of the name nobody asked for. */
function scoreOf(text: string, slots: readonly Slot[]): number {
  const name = text.slice(1, text.indexOf(" |")).split(" ");
  const named = slots.filter((slot) => slotTerms(slot).some(({ term }) => name.includes(term))).length;
  const unasked = 1 - Math.min(1, named / Math.max(1, name.length));
  return slots.reduce((sum, slot) => sum + bestPlace(text, slot), 0) + UNASKED * unasked;
}

function bestPlace(text: string, { exact, alias, near }: Slot): number {
  let best = NOT_FOUND;
  const look = (terms: readonly Term[], extra: number) => {
    for (const { term } of terms) {
      const tier = tierOf(text, term);
      if (tier !== undefined) best = Math.min(best, fieldWeight(tier) + extra);
    }
  };
  look(exact, 0);
  look(alias, OTHER_NAME);
  look(near, NEAR_MISS);
  return best;
}
