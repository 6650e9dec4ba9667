import { sql } from "kysely";
import { foldName } from "../../domain/spelling";
import type { Db } from "../db/open";
import { listCache } from "./listCache";

const LONGEST = 100;

/** What a query is counted and known by: its folded words, or undefined for one that nothing can be learnt from. */
export function queryKey(q: string): string | undefined {
  const key = foldName(q);
  return key.length >= 3 && key.length <= LONGEST ? key : undefined;
}

const cached = listCache<Map<string, number[]>>();

/** The temples that an approved alias of these words leads to; those merged into others lead on to these. */
export async function templesByAlias(db: Db, q: string): Promise<number[]> {
  const key = queryKey(q);
  if (key === undefined) return [];
  return (await cached(db, "aliases", () => readAliases(db))).get(key) ?? [];
}

async function readAliases(db: Db): Promise<Map<string, number[]>> {
  const { rows } = await sql<{ query: string; id: number }>`
    select a.query, coalesce(m.kept_id, a.temple_id) as id from search_aliases a
    left join temple_merges m on m.merged_id = a.temple_id and m.undone_at is null
    where a.status = 'approved' order by a.opened desc, a.id`.execute(db);
  const temples = new Map<string, number[]>();
  for (const { query, id } of rows) temples.set(query, [...new Set([...(temples.get(query) ?? []), id])]);
  return temples;
}
