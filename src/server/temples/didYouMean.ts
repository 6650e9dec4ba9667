import { type Kysely, sql } from "kysely";
import { TEXT_RANKS_FROM } from "../../domain/ranking";
import { foldTokens } from "../../domain/spelling";
import type { Tables } from "../db/schema";
import { isImpossible } from "./matches";
import { countMatches } from "./searchOrder";
import { matchesOf, type SearchFilters } from "./searchQuery";
import { slotTerms } from "./searchSlots";
import { findNeighbours } from "./searchTerms";

type Db = Kysely<Tables>;
const mainFields = { audience: "public", fields: "main" } as const;

/**
 * The query with each word that occurs nowhere replaced by the most likely one that does, as a temple writes it;
 * undefined when there is none, or when it would find nothing either.
 */
export async function suggestSpelling(db: Db, filters: SearchFilters): Promise<string | undefined> {
  if (!filters.q) return undefined;
  const words: string[] = [];
  let corrected = false;
  for (const word of filters.q.split(/\s+/).filter(Boolean).slice(0, 12)) {
    const better = await correctionOf(db, word);
    corrected ||= better !== undefined;
    words.push(better ?? word);
  }
  const q = words.join(" ");
  if (!corrected) return undefined;
  const matches = await matchesOf(db, { ...filters, q });
  return !isImpossible(matches) && (await countMatches(db, matches)) > 0 ? q : undefined;
}

async function correctionOf(db: Db, word: string): Promise<string | undefined> {
  const [token, ...more] = foldTokens(word);
  if (token === undefined || more.length > 0) return undefined;
  const { slots } = await matchesOf(db, { q: word });
  if (slots.some((slot) => slotTerms(slot).length > 0)) return undefined;
  const [nearest] = await findNeighbours(db, token, mainFields);
  return nearest && writtenForm(db, nearest.term);
}

/** A word of the index as the best known temple that carries it writes it. */
async function writtenForm(db: Db, term: string): Promise<string> {
  const { rows } = await sql<{
    name: string;
    city: string;
    state: string;
    deity: string | null;
    address: string | null;
  }>`
    select t.name, t.city, t.state, t.deity, t.address from temple_terms p cross join temples t
    where p.term = ${term} and p.rank < ${TEXT_RANKS_FROM} and t.id = p.temple_id
    order by p.rank, p.temple_id limit 1`.execute(db);
  const texts = rows.flatMap(({ name, city, state, deity, address }) => [name, deity, city, state, address]);
  const words = texts.flatMap((text) => (text ?? "").split(/[\s,()/–-]+/));
  return words.find((word) => foldTokens(word).join() === term) ?? term;
}
