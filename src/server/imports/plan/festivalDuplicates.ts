import type { DuplicateRecord } from "../../../contract/imports";
import { foldName } from "../../../domain/spelling";
import type { Db } from "../../db/open";
import type { FestivalRecord } from "../../festivals/normalize";
import type { NewRow } from "./engine";

const MOST_DUPLICATES = 5;
const LEAST_LETTERS = 3;

/** Finds the festivals on record that new rows call by another of their names: `Diwali` is `Diwali (Lakshmi Puja)`. */
export function createFestivalDuplicates() {
  let known: Promise<ReadonlyMap<string, readonly DuplicateRecord[]>> | undefined;
  return async (db: Db, rows: readonly NewRow<FestivalRecord>[]): Promise<Map<number, DuplicateRecord[]>> => {
    known ??= byNames(db);
    const named = await known;
    const duplicates = new Map<number, DuplicateRecord[]>();
    for (const { line, record } of rows) {
      const { name, nameHi, nameKn } = record;
      const keys = [name, nameHi, nameKn].flatMap((one) => keysOf(one, /[,;/()]/));
      const found = new Map(keys.flatMap((key) => named.get(key) ?? []).map((one) => [one.id, one]));
      if (found.size > 0) duplicates.set(line, [...found.values()].slice(0, MOST_DUPLICATES));
    }
    return duplicates;
  };
}

/** Festivals that are not deleted, by each of their names; what stands in brackets behind one says where or which. */
async function byNames(db: Db): Promise<ReadonlyMap<string, readonly DuplicateRecord[]>> {
  const rows = await db
    .selectFrom("festivals")
    .select(["id", "name", "name_hi", "name_kn", "other_names", "other_names_hi", "other_names_kn", "region"])
    .where("deleted_at", "is", null)
    .orderBy("id")
    .execute();
  const named = new Map<string, DuplicateRecord[]>();
  for (const { id, name, region, ...names } of rows) {
    const record: DuplicateRecord = {
      ...{ id, line: null, name, place: region ?? "" },
      ...{ distanceKm: null, score: null, reasons: ["sameName"] },
    };
    const keys = [name, ...Object.values(names)].flatMap((one) =>
      keysOf(one?.replace(/\([^()]*\)/g, " ") ?? null, /[,;/]/),
    );
    for (const key of new Set(keys)) named.set(key, [...(named.get(key) ?? []), record]);
  }
  return named;
}

const keysOf = (names: string | null, between: RegExp): string[] =>
  (names ?? "")
    .split(between)
    .map(foldName)
    .filter((key) => key.length >= LEAST_LETTERS);
