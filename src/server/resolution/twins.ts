import { type Profile, profileOf } from "../../domain/resolution/profile";
import { LIKELY, type Resolution, resolve } from "../../domain/resolution/score";
import { chunks } from "../db/bulk";
import { queryByKey } from "../db/givenRows";
import type { Db } from "../db/open";
import { type ResolvableRow, resolvableColumns, resolvableOfRow } from "../temples/resolvable";
import { candidatesOf, type Sought } from "./candidates";

/** A temple that may be the same as a record, and why. */
export type Twin = Resolution & { row: ResolvableRow };

const AT_ONCE = 500;
const rowsById = queryByKey<ResolvableRow>(
  "temples",
  "id",
  "integer",
  resolvableColumns.map((column) => `held.${column}`).join(", "),
);

/** Temples as far as they are compared, by id; archived and refused ones are left out. */
export async function comparable(db: Db, ids: Iterable<number>): Promise<Map<number, ResolvableRow>> {
  const rows = new Map<number, ResolvableRow>();
  for (const chunk of chunks([...ids], AT_ONCE)) {
    for (const row of await rowsById(db, chunk)) {
      if (row.status !== "archived" && row.status !== "rejected") rows.set(row.id, row);
    }
  }
  return rows;
}

/** The temples on file that each of the records may be, the likeliest first, by the caller's numbers. */
export async function findTwins(db: Db, sought: readonly Sought[]): Promise<Map<number, Twin[]>> {
  const candidates = await candidatesOf(db, sought);
  const ids = new Set([...candidates.values()].flatMap((some) => [...some]));
  const rows = await comparable(db, ids);
  const profiles = new Map<number, Profile>();
  const profileOfRow = (row: ResolvableRow) => {
    const known = profiles.get(row.id) ?? profileOf(resolvableOfRow(row));
    profiles.set(row.id, known);
    return known;
  };
  const twins = new Map<number, Twin[]>();
  for (const { key, record, forms } of sought) {
    const others = [...(candidates.get(key) ?? [])].flatMap((id) => rows.get(id) ?? []);
    if (others.length === 0) continue;
    const own = profileOf(record, forms);
    const found = others
      .map((row): Twin => ({ ...resolve(own, profileOfRow(row)), row }))
      .filter(({ score }) => score >= LIKELY)
      .sort((a, b) => b.score - a.score || a.row.id - b.row.id);
    if (found.length > 0) twins.set(key, found);
  }
  return twins;
}
