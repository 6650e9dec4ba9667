import { foldTokens } from "../../domain/spelling";
import { expandAlias } from "../../domain/spelling/aliases";
import type { Db } from "../db/open";
import { isStopWord, tiersOf } from "./document";

/** Sections from here on are below names, deity and place. */
const BELOW_NAMES = 4;

/** True when the words are none of a temple's names, deity or place: it is only told of it. */
export async function isOnlyMentioned(db: Db, id: number, words: readonly string[]): Promise<boolean> {
  const row = await db.selectFrom("temple_texts").select("search_text").where("temple_id", "=", id).executeTakeFirst();
  const tierOf = tiersOf(row?.search_text ?? "");
  const keys = words.flatMap((word) => foldTokens(word)).filter((key) => !isStopWord(key));
  const tierOfKey = (key: string) =>
    Math.min(...[key, ...expandAlias(key)].map((name) => tierOf(name) ?? Number.POSITIVE_INFINITY));
  return keys.length > 0 && keys.every((key) => tierOfKey(key) >= BELOW_NAMES);
}
