import { sql } from "kysely";
import type { Db } from "../db/open";
import { type IdSet, idsOf, met, sizeOf } from "./idSet";
import { areAllPosted, type Matches, ranks, rarest } from "./matches";
import { readIdSet } from "./readIds";
import { type Slot, slotSize, slotTerms } from "./searchSlots";
import { changesFrom, continues, type Scope } from "./searchTerms";

/** Sets of fewer temples are read in less time than they are worth keeping. */
const WORTH_KEEPING = 200;
const KEPT_BYTES = 16 * 2 ** 20;

type Kept = { changes: number; set: IdSet };
type Sets = { byTerms: Map<string, Kept>; bytes: number };
const keptSets = new WeakMap<Db, Sets>();

/** The temples that meet every slot, of which there is at least one, and every other condition. */
export async function matchedSet(db: Db, { slots, scope, where }: Matches): Promise<IdSet> {
  const sets = await Promise.all(slots.map((slot) => postedSet(db, slot, scope)));
  if (where.length === 0) return met(sets, []);
  return met([...sets, await readIdSet(db, sql`select t.id from temples t where ${sql.join(where, sql` and `)}`)], []);
}

/** The ids of the temples that meet some slots and every other condition where they are `most` at most. */
export async function fewMatched(db: Db, matches: Matches, most: number): Promise<number[] | undefined> {
  const driver = rarest(matches.slots);
  if (!driver || slotSize(driver) > most) return undefined;
  const set = await matchedSet(db, matches);
  // there may be more than are posted for the best known words that continue a beginning
  return sizeOf(set) > most ? undefined : idsOf(set);
}

/**
 * The temples of a slot. Those of common words are kept for as long as the vocabulary, which is asked with every search,
 * tells that none came to their terms or left them, whichever process wrote it: they are never older than the slot.
 */
export async function postedSet(db: Db, slot: Slot, scope: Scope): Promise<IdSet> {
  if (slotSize(slot) < WORTH_KEEPING) return readSet(db, slot, scope);
  const sets = keptSets.get(db) ?? { byTerms: new Map(), bytes: 0 };
  keptSets.set(db, sets);
  const key = keyOf(slot, scope);
  const changes = await changesOf(db, slot);
  const known = sets.byTerms.get(key);
  // numbers of changes only rise
  if (known && known.changes >= changes) {
    keep(sets, key, known);
    return known.set;
  }
  const set = await readSet(db, slot, scope);
  keep(sets, key, { changes, set });
  return set;
}

const keyOf = (slot: Slot, { audience, fields }: Scope) =>
  [audience, fields, ...slotTerms(slot).map(({ term }) => term), "", ...unposted(slot)].join(" ");

async function changesOf(db: Db, slot: Slot): Promise<number> {
  const beginnings = unposted(slot);
  const changes = slotTerms(slot).reduce((sum, term) => sum + term.changes, 0);
  return beginnings.length > 0 ? changes + (await changesFrom(db, beginnings)) : changes;
}

/** The beginnings whose continuations are too many to be all among the terms of the slot. */
const unposted = (slot: Slot): readonly string[] => (areAllPosted(slot) ? [] : slot.open);

async function readSet(db: Db, slot: Slot, scope: Scope): Promise<IdSet> {
  const terms = slotTerms(slot).map(({ term }) => term);
  const posted = sql`p.term in (${sql.join(terms)})`;
  const conditions = [posted, ...unposted(slot).map((beginning) => continues(sql`p.term`, beginning))];
  return readIdSet(
    db,
    sql`select p.ids as id from postings p
    where (${sql.join(conditions, sql` or `)}) ${ranks(scope)}`,
  );
}

/** The last one asked for is at the end, and those that nobody asked for longest go first. */
function keep(sets: Sets, key: string, kept: Kept): void {
  drop(sets, key);
  sets.byTerms.set(key, kept);
  sets.bytes += kept.set.byteLength;
  for (const oldest of sets.byTerms.keys()) {
    if (sets.bytes <= KEPT_BYTES) return;
    drop(sets, oldest);
  }
}

function drop(sets: Sets, key: string): void {
  sets.bytes -= sets.byTerms.get(key)?.set.byteLength ?? 0;
  sets.byTerms.delete(key);
}
