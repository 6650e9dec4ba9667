import type { Kysely } from "kysely";
import { foldTokens } from "../../domain/spelling";
import type { Tables } from "../db/schema";
import { firstPostings } from "./firstPostings";
import { sizeOf } from "./idSet";
import { isImpossible } from "./matches";
import { matchedSet } from "./postedSets";
import { matchesOf, type SearchFilters } from "./searchQuery";
import { slotTerms } from "./searchSlots";
import { findNeighbours } from "./searchTerms";

type Db = Kysely<Tables>;
/** How many temples are asked for a word in another script: not every one has its name there. */
const CARRIERS = 50;
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
  return !isImpossible(matches) && sizeOf(await matchedSet(db, matches)) > 0 ? q : undefined;
}

async function correctionOf(db: Db, word: string): Promise<string | undefined> {
  const [token, ...more] = foldTokens(word);
  if (token === undefined || more.length > 0) return undefined;
  const { slots } = await matchesOf(db, { q: word });
  if (slots.some((slot) => slotTerms(slot).length > 0)) return undefined;
  const [nearest] = await findNeighbours(db, token, mainFields);
  return nearest && writtenForm(db, nearest.term, scriptOf(word));
}

const scripts = { name_hi: /\p{Script=Devanagari}/u, name_kn: /\p{Script=Kannada}/u } as const;

/** The column of names in the script a word is typed in, when it is not Latin. */
const scriptOf = (word: string) =>
  scripts.name_hi.test(word) ? "name_hi" : scripts.name_kn.test(word) ? "name_kn" : undefined;

/** A word of the index as the best known temple that carries it writes it, in the given script where one does. */
async function writtenForm(db: Db, term: string, script?: keyof typeof scripts): Promise<string> {
  const ids = (await firstPostings(db, term, mainFields, { limit: script ? CARRIERS : 1 })).map(({ id }) => id);
  const found = await db
    .selectFrom("temples")
    .select(["id", "name", "name_hi", "name_kn", "city", "state", "deity", "address"])
    .where("id", "in", ids)
    .execute();
  const rows = found.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
  const typed = script ? rows.map((row) => row[script]) : [];
  const [best] = rows;
  const latin = best ? [best.name, best.deity, best.city, best.state, best.address] : [];
  const words = [...typed, ...latin].flatMap((text) => (text ?? "").split(/[\s,()/–-]+/));
  return words.find((word) => foldTokens(word).join() === term) ?? term;
}
