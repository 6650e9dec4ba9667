import { type Kysely, sql } from "kysely";
import { byLikelihood, type LikelyPair } from "../../domain/resolution/clusters";
import type { Db } from "../db/open";
import type { Tables } from "../db/schema";
import { soughtOf } from "../resolution/candidates";
import { comparable, findTwins } from "../resolution/twins";
import { findAllTwins } from "../resolution/wholeFile";
import { resolvableOfRow } from "../temples/resolvable";

/** The newest temple and the newest revision of one, which change with every write of temples. */
type Stamp = { temple: number; revision: number };
type Scan = { stamp: Stamp; pairs: Promise<readonly LikelyPair[]> };
const scans = new WeakMap<Kysely<Tables>, Scan>();

/** With more changes the whole file is gone through again. */
const MOST_CHANGES = 500;
/** Revisions that were begun earlier and came later: numbers are given before they are committed. */
const OVERLAP = 100;

/**
 * All pairs of temples that may be one, the likeliest first; archived and refused ones are left out. The whole file is
 * compared once; after that only what was changed since, by whichever process.
 */
export async function findLikelyPairs(db: Kysely<Tables>): Promise<readonly LikelyPair[]> {
  const stamp = await stampOf(db);
  const known = scans.get(db);
  if (known && known.stamp.temple === stamp.temple && known.stamp.revision === stamp.revision) return known.pairs;
  const scan = { stamp, pairs: known ? broughtUpToDate(db, known) : findAllTwins(db) };
  scans.set(db, scan);
  scan.pairs.catch(() => scans.get(db) === scan && scans.delete(db));
  return scan.pairs;
}

/** The pairs that one temple is in. */
export async function findPairsOf(db: Db, ids: readonly number[]): Promise<LikelyPair[]> {
  const rows = await comparable(db, ids);
  const sought = [...rows.values()].map((row) => soughtOf(row.id, resolvableOfRow(row)));
  const pairs = new Map<string, LikelyPair>();
  for (const [id, twins] of await findTwins(db, sought)) {
    for (const { row, ...resolution } of twins) {
      const [left, right] = [Math.min(id, row.id), Math.max(id, row.id)];
      if (left !== right) pairs.set(`${left}-${right}`, { left, right, ...resolution });
    }
  }
  return [...pairs.values()].sort(byLikelihood);
}

async function stampOf(db: Db): Promise<Stamp> {
  const { rows } = await sql<{ temple: number | null; revision: number | null }>`
    select (select max(id) from temples) as temple,
      (select max(id) from audit_log where kind = 'temple') as revision`.execute(db);
  return { temple: rows[0]?.temple ?? 0, revision: rows[0]?.revision ?? 0 };
}

async function broughtUpToDate(db: Kysely<Tables>, { stamp, pairs }: Scan): Promise<readonly LikelyPair[]> {
  const before = await pairs;
  const { rows } = await sql<{ id: number }>`
    select distinct item_id as id from audit_log where kind = 'temple' and id > ${stamp.revision - OVERLAP}
    union select id from temples where id > ${stamp.temple - OVERLAP} limit ${MOST_CHANGES + 1}`.execute(db);
  if (rows.length > MOST_CHANGES) return findAllTwins(db);
  const changed = new Set(rows.map(({ id }) => id));
  const rest = before.filter(({ left, right }) => !changed.has(left) && !changed.has(right));
  return [...rest, ...(await findPairsOf(db, [...changed]))].sort(byLikelihood);
}
