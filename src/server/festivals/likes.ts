import type { LikeRecord } from "../../contract/imports";
import { foldName } from "../../domain/spelling";
import type { Db } from "../db/open";
import type { NewRow } from "../imports/engine";
import type { FestivalRecord } from "./settle";

const MOST_LIKES = 5;
const LEAST_LETTERS = 3;

/** Finds the festivals on record that new rows call by another of their names: `Diwali` is `Diwali (Lakshmi Puja)`. */
export function createFestivalLikes() {
  let known: Promise<ReadonlyMap<string, readonly LikeRecord[]>> | undefined;
  return async (db: Db, rows: readonly NewRow<FestivalRecord>[]): Promise<Map<number, LikeRecord[]>> => {
    known ??= byNames(db);
    const named = await known;
    const likes = new Map<number, LikeRecord[]>();
    for (const { line, record } of rows) {
      const { name, nameHi, nameKn } = record;
      const keys = [name, nameHi, nameKn].flatMap((one) => keysOf(one, /[,;/()]/));
      const found = new Map(keys.flatMap((key) => named.get(key) ?? []).map((like) => [like.id, like]));
      if (found.size > 0) likes.set(line, [...found.values()].slice(0, MOST_LIKES));
    }
    return likes;
  };
}

/** Festivals that are not deleted, by each of their names; what stands in brackets behind one says where or which. */
async function byNames(db: Db): Promise<ReadonlyMap<string, readonly LikeRecord[]>> {
  const rows = await db
    .selectFrom("festivals")
    .select(["id", "name", "name_hi", "name_kn", "other_names", "other_names_hi", "other_names_kn", "region"])
    .where("deleted_at", "is", null)
    .orderBy("id")
    .execute();
  const named = new Map<string, LikeRecord[]>();
  for (const { id, name, region, ...names } of rows) {
    const like = { id, line: null, name, place: region ?? "", distanceKm: null };
    const keys = [name, ...Object.values(names)].flatMap((one) =>
      keysOf(one?.replace(/\([^)]*\)/g, " ") ?? null, /[,;/]/),
    );
    for (const key of new Set(keys)) named.set(key, [...(named.get(key) ?? []), like]);
  }
  return named;
}

const keysOf = (names: string | null, between: RegExp): string[] =>
  (names ?? "")
    .split(between)
    .map(foldName)
    .filter((key) => key.length >= LEAST_LETTERS);
