import { sql } from "kysely";
import { z } from "zod";
import { queryOfRows } from "../db/givenRows";
import type { Db } from "../db/open";
import { gazetteer } from "../places/knownPlaces";
import { type IndexChange, index } from "../search/search";
import { lockTemples } from "./lockTemple";
import { recordOf } from "./record";
import { searchTextOf } from "./searched";

const Aliases = z.array(z.string());

const setListWords = queryOfRows(
  { id: "integer", words: "text" },
  () => sql`update temples set list_words = wanted.words from wanted where temples.id = wanted.id`,
);

/**
 * Brings what temples are found by in line with the curated lists they are in, in the transaction of the change;
 * answers the ids of those that are found by other words from now on.
 */
export async function updateListWords(trx: Db, templeIds: readonly number[]): Promise<number[]> {
  const ids = [...new Set(templeIds)].sort((a, b) => a - b);
  if (ids.length === 0) return [];
  const rows = await lockTemples(trx, ids);
  const words = await wordsOf(trx, ids);
  const changed = rows.filter(({ id, list_words }) => list_words !== (words.get(id) ?? ""));
  const indexed = changed.map((before): IndexChange => {
    const search_text = searchTextOf(recordOf(before), words.get(before.id));
    return { id: before.id, before, after: { ...before, search_text } };
  });
  await setListWords(
    trx,
    changed.flatMap(({ id }) => [id, words.get(id) ?? ""]),
  );
  await index(trx, indexed);
  return changed.map(({ id }) => id);
}

/** Whoever looks for Tirupati looks for the town, not for all of "108 Tirupati". */
const isTown = (alias: string): boolean => gazetteer().find(alias.replace(/\p{N}+/gu, "").trim()) !== undefined;

/** The names and aliases of the lists of each temple, in every language. */
async function wordsOf(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  const { rows } = await sql<{ temple_id: number; names: string; aliases: string }>`
    select e.temple_id, l.name || ' ' || coalesce(l.name_hi, '') || ' ' || coalesce(l.name_kn, '') as names, l.aliases
    from temple_list_entries e join temple_lists l on l.id = e.list_id
    where e.temple_id in (${sql.join(ids)}) order by e.temple_id, l.id`.execute(db);
  const words = new Map<number, string>();
  for (const { temple_id, names, aliases } of rows) {
    const own = [names, ...Aliases.parse(JSON.parse(aliases)).filter((alias) => !isTown(alias))].join(" ").trim();
    words.set(temple_id, [words.get(temple_id), own].filter(Boolean).join(" "));
  }
  return words;
}
