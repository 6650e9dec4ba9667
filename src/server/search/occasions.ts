import { z } from "zod";
import { foldTokens, foldWord } from "../../domain/spelling";
import type { Db } from "../db/open";
import { listCache } from "./listCache";

/** A festival that a query names: the folded words of its deities, and the words around its name. */
export type FestivalInQuery = { deities: string[]; name: string[]; rest: string[] };

const LONGEST_NAME = 3;
const MOST = 500;
const Deities = z.array(z.string());
const cached = listCache<Map<string, string[]>>();

/** The festival of the calendar that the words name in any language, in one word or several; undefined for none. */
export async function festivalIn(db: Db, words: readonly string[]): Promise<FestivalInQuery | undefined> {
  const deitiesOf = await cached(db, "festivals", () => deitiesByFestival(db));
  for (let length = Math.min(LONGEST_NAME, words.length); length > 0; length--) {
    for (let at = 0; at + length <= words.length; at++) {
      const name = words.slice(at, at + length);
      const deities = deitiesOf.get(foldWord(name.join(" ")));
      if (deities) return { deities, name, rest: [...words.slice(0, at), ...words.slice(at + length)] };
    }
  }
  return undefined;
}

async function deitiesByFestival(db: Db): Promise<Map<string, string[]>> {
  const rows = await db
    .selectFrom("festivals")
    .select(["name", "name_hi", "name_kn", "other_names", "other_names_hi", "other_names_kn", "deities"])
    .where("deleted_at", "is", null)
    .where("active", "=", 1)
    .orderBy("id")
    .limit(MOST)
    .execute();
  const byName = new Map<string, string[]>();
  for (const { deities, ...names } of rows) {
    const words = Deities.parse(JSON.parse(deities)).flatMap((name) => [foldWord(name), ...foldTokens(name)]);
    for (const text of Object.values(names)) for (const name of namesIn(text)) byName.set(foldWord(name), words);
  }
  return byName;
}

/** "Herath (Kashmir), Shivratri (North India)" are two. */
const namesIn = (text: string | null): string[] =>
  (text ?? "")
    .split(",")
    .map((name) => name.split("(")[0]?.trim() ?? "")
    .filter(Boolean);
