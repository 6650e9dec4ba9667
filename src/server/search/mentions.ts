import { foldTokens } from "../../domain/spelling";
import { expandAlias } from "../../domain/spelling/aliases";
import type { Db } from "../db/open";
import { CITY_TIER, isStopWord, tiersOf } from "./document";

/** Sections from here on are below names, deity and place. */
const BELOW_NAMES = 4;

/** True when all of the words are names, deity or place of a temple, and one stands in the name it is listed under. */
export async function isCalled(db: Db, id: number, words: readonly string[]): Promise<boolean> {
  const tiers = await tiersOfWords(db, id, words);
  return tiers.every((tier) => tier <= CITY_TIER) && tiers.includes(0);
}

/** True when the words are none of a temple's names, deity or place: it is only told of it. */
export async function isOnlyMentioned(db: Db, id: number, words: readonly string[]): Promise<boolean> {
  const tiers = await tiersOfWords(db, id, words);
  return tiers.length > 0 && tiers.every((tier) => tier >= BELOW_NAMES);
}

/** The best section that each telling word stands in, or another name of it; infinity where it stands in none. */
async function tiersOfWords(db: Db, id: number, words: readonly string[]): Promise<number[]> {
  const row = await db.selectFrom("temple_texts").select("search_text").where("temple_id", "=", id).executeTakeFirst();
  const tierOf = tiersOf(row?.search_text ?? "");
  const keys = words.flatMap((word) => foldTokens(word)).filter((key) => !isStopWord(key));
  return keys.map((key) =>
    Math.min(...[key, ...expandAlias(key)].map((name) => tierOf(name) ?? Number.POSITIVE_INFINITY)),
  );
}
