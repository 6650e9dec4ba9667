import { setImmediate } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import { type Likely, type LikelyPair, likelyPairs } from "../../domain/duplicates";
import type { Db } from "../db/open";
import type { Tables } from "../db/schema";

/** One step of the reading holds others up for a few milliseconds. */
const ROWS_AT_ONCE = 3_000;

type Row = { id: number; match_key: string; latitude: number | null; longitude: number | null };
type Scan = { stamp: string; pairs: Promise<readonly LikelyPair[]> };
const scans = new WeakMap<Kysely<Tables>, Scan>();

/**
 * All pairs of temples that may be one, in the order of their folded names; archived and refused ones are left out.
 * Goes once along the index of folded names, and again only after a temple was changed by whichever process.
 */
export async function findLikelyPairs(db: Kysely<Tables>): Promise<readonly LikelyPair[]> {
  const stamp = await stampOf(db);
  const known = scans.get(db);
  if (known?.stamp === stamp) return known.pairs;
  const scan = { stamp, pairs: scanAll(db) };
  scans.set(db, scan);
  scan.pairs.catch(() => scans.get(db) === scan && scans.delete(db));
  return scan.pairs;
}

/** Changes with every new temple and every revision of one. */
async function stampOf(db: Db): Promise<string> {
  const { rows } = await sql<{ temple: number | null; revision: number | null }>`
    select (select max(id) from temples) as temple,
      (select max(id) from audit_log where kind = 'temple') as revision`.execute(db);
  return `${rows[0]?.temple} ${rows[0]?.revision}`;
}

async function scanAll(db: Db): Promise<readonly LikelyPair[]> {
  const pairs: LikelyPair[] = [];
  let name = "";
  let group: Likely[] = [];
  const close = () => {
    if (name !== "" && group.length > 1) pairs.push(...likelyPairs(group));
  };
  for await (const rows of inOrderOfNames(db)) {
    for (const { match_key, ...place } of rows) {
      const [own = "", city = ""] = match_key.split("|");
      if (own !== name) {
        close();
        [name, group] = [own, []];
      }
      group.push({ ...place, city });
    }
  }
  close();
  return pairs;
}

async function* inOrderOfNames(db: Db): AsyncGenerator<Row[]> {
  let after = { match_key: "", id: 0 };
  for (;;) {
    const { rows } = await sql<Row>`select match_key, id, latitude, longitude from temples
      where (match_key, id) > (${after.match_key}, ${after.id}) and status not in ('archived', 'rejected')
      order by match_key, id limit ${ROWS_AT_ONCE}`.execute(db);
    yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < ROWS_AT_ONCE) return;
    after = last;
    await setImmediate();
  }
}
