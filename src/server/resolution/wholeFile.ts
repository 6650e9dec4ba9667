import { setImmediate } from "node:timers/promises";
import { sql } from "kysely";
import { distanceKm } from "../../domain/distance";
import type { LikelyPair } from "../../domain/resolution/clusters";
import { byLikelihood } from "../../domain/resolution/clusters";
import { type Profile, profileOf } from "../../domain/resolution/profile";
import { LIKELY, resolve } from "../../domain/resolution/score";
import { chunks } from "../db/bulk";
import type { Db } from "../db/open";
import { resolvableOfRow } from "../temples/resolvable";
import { NEAR_KM } from "./candidates";
import { comparable } from "./twins";

/** One step of the reading holds others up for a few milliseconds. */
const ROWS_AT_ONCE = 3_000;
const PAIRS_AT_ONCE = 400;
/** Of a place or a block with hundreds of records each is compared with so many others only. */
const PAIRS_EACH = 30;
const METRES_PER_DEGREE = 111_000;
/** Two that say one town are in two when they lie so far apart. */
const FARTHEST_KM = 100;
/** A pair as one number: ids of both are far below this. */
const IDS = 2 ** 26;
/** Profiles kept for the next pairs. */
const KEPT = 4_000;

type Position = { id: number; latitude: number; longitude: number };
type Positions = { all: Position[]; byId: Map<number, Position>; unlocated: Set<number> };

/** All pairs of temples on file that may be one, the likeliest first; archived and refused ones are left out. */
export async function findAllTwins(db: Db): Promise<LikelyPair[]> {
  const positions = await readPositions(db);
  const candidates = new Set<number>();
  await addNear(positions.all, candidates);
  await addInBlocks(db, positions, candidates);
  return compared(db, [...candidates]);
}

async function readPositions(db: Db): Promise<Positions> {
  const positions: Positions = { all: [], byId: new Map(), unlocated: new Set() };
  for (let after = 0; ; ) {
    const { rows } = await sql<{ id: number; latitude: number | null; longitude: number | null }>`
      select id, latitude, longitude from temples where id > ${after} and status not in ('archived', 'rejected')
      order by id limit ${ROWS_AT_ONCE}`.execute(db);
    for (const { id, latitude, longitude } of rows) {
      if (latitude === null || longitude === null) positions.unlocated.add(id);
      else positions.byId.set(id, { id, latitude, longitude });
    }
    const last = rows.at(-1);
    if (!last || rows.length < ROWS_AT_ONCE) break;
    after = last.id;
    await setImmediate();
  }
  positions.all = [...positions.byId.values()].sort((a, b) => a.latitude - b.latitude || a.id - b.id);
  return positions;
}

const pairOf = (a: number, b: number) => Math.min(a, b) * IDS + Math.max(a, b);

/** Goes along the latitude: only what is as far south can be near. */
async function addNear(all: readonly Position[], candidates: Set<number>): Promise<void> {
  for (const [at, one] of all.entries()) {
    if (at % ROWS_AT_ONCE === 0) await setImmediate();
    const width = (NEAR_KM * 1000) / METRES_PER_DEGREE / Math.max(0.1, Math.cos((one.latitude * Math.PI) / 180));
    let found = 0;
    for (let next = at + 1; next < all.length && found < PAIRS_EACH; next++) {
      const other = all[next];
      if (!other || (other.latitude - one.latitude) * METRES_PER_DEGREE > NEAR_KM * 1000) break;
      if (Math.abs(other.longitude - one.longitude) > width) continue;
      found++;
      candidates.add(pairOf(one.id, other.id));
    }
  }
}

type Member = { block: number; temple_id: number };
/** A common name of a located record is in the odd block beside the even one of those without a position. */
const groupOf = ({ block }: Member) => block & ~1;

async function addInBlocks(db: Db, positions: Positions, candidates: Set<number>): Promise<void> {
  let group: Member[] = [];
  const close = () => {
    for (const [at, one] of group.entries()) {
      const others = group.slice(at + 1, at + 1 + PAIRS_EACH);
      for (const other of others)
        if (mayBeOne(one, other, positions)) candidates.add(pairOf(one.temple_id, other.temple_id));
    }
  };
  for await (const rows of membersInOrder(db)) {
    for (const row of rows) {
      if (group[0] && groupOf(group[0]) !== groupOf(row)) {
        close();
        group = [];
      }
      group.push(row);
    }
  }
  close();
}

function mayBeOne(one: Member, other: Member, { byId }: Positions): boolean {
  if (one.temple_id === other.temple_id || (one.block & 1 && other.block & 1)) return false;
  const [a, b] = [byId.get(one.temple_id), byId.get(other.temple_id)];
  return !a || !b || distanceKm(a, b) <= FARTHEST_KM;
}

async function* membersInOrder(db: Db): AsyncGenerator<Member[]> {
  for (let after: Member = { block: -(2 ** 31), temple_id: 0 }; ; ) {
    const { rows } = await sql<Member>`select block, temple_id from temple_blocks
      where (block, temple_id) > (${after.block}, ${after.temple_id})
      order by block, temple_id limit ${ROWS_AT_ONCE}`.execute(db);
    yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < ROWS_AT_ONCE) return;
    after = last;
    await setImmediate();
  }
}

/** The likely ones of pairs; those that follow each other are of neighbours, which are read once for many pairs. */
async function compared(db: Db, pairs: readonly number[]): Promise<LikelyPair[]> {
  const likely: LikelyPair[] = [];
  let profiles = new Map<number, Profile>();
  for (const chunk of chunks(pairs, PAIRS_AT_ONCE)) {
    const ends = chunk.map((pair) => ({ left: Math.floor(pair / IDS), right: pair % IDS }));
    if (profiles.size > KEPT) profiles = new Map();
    const missing = new Set(ends.flatMap(({ left, right }) => [left, right]).filter((id) => !profiles.has(id)));
    for (const [id, row] of await comparable(db, missing)) profiles.set(id, profileOf(resolvableOfRow(row)));
    for (const { left, right } of ends) {
      const [a, b] = [profiles.get(left), profiles.get(right)];
      if (!a || !b) continue;
      const resolution = resolve(a, b);
      if (resolution.score >= LIKELY) likely.push({ left, right, ...resolution });
    }
    await setImmediate();
  }
  return likely.sort(byLikelihood);
}
