import { sql } from "kysely";
import type { DuplicateRecord } from "../../../contract/imports";
import type { Identifier } from "../../../contract/templeFacts";
import { insertValues } from "../../db/bulk";
import type { Db } from "../../db/open";
import { keyOf } from "../../temples/identifiers";
import { identifiersIn } from "../plan/sourceNumbers";
import type { ImportJob } from "./jobs";
import { readDuplicates, readValues } from "./rowJson";

/** When a row of this number was left out, and the temple on file that it was taken to be. */
export type LeftOut = { at: string; temple: DuplicateRecord | undefined };

/**
 * What earlier imports left out of these numbers, by `source:value`. That a row is a temple on file holds as long as
 * that one is there.
 */
export async function findLeftOut(db: Db, identifiers: readonly Identifier[]): Promise<Map<string, LeftOut>> {
  const found = new Map<string, LeftOut>();
  if (identifiers.length === 0) return found;
  const rows = await db
    .selectFrom("import_left_out as left_out")
    .leftJoin("temples", "temples.id", "left_out.temple_id")
    .select(["left_out.source", "left_out.value", "left_out.left_out_at as at", "left_out.temple_id as id"])
    .select(["temples.name", "temples.city", "temples.state", "temples.status"])
    .where("left_out.source", "in", [...new Set(identifiers.map(({ source }) => source))])
    .where("left_out.value", "in", [...new Set(identifiers.map(({ value }) => value))])
    .execute();
  for (const { at, id, name, city, state, status, ...number } of rows) {
    if (id !== null && (status === null || status === "archived")) continue;
    const place = { place: `${city}, ${state}`, distanceKm: null, score: null, reasons: [] };
    found.set(keyOf(number), { at, temple: id === null ? undefined : { id, line: null, name: name ?? "", ...place } });
  }
  return found;
}

const ROWS_AT_ONCE = 500;
const columns = ["source", "value", "import_id", "temple_id", "left_out_at"] as const;
const putAnew = sql`on conflict (source, value) do update set
  import_id = excluded.import_id, temple_id = excluded.temple_id, left_out_at = excluded.left_out_at`;

/** Remembers the rows about no record on file that an import leaves out, by their numbers. */
export async function rememberLeftOut(db: Db, { id: importId }: ImportJob, now: Date): Promise<void> {
  for (let after = 0; ; ) {
    const rows = await db
      .selectFrom("import_rows")
      .select(["line", "field_values", "duplicates"])
      .where("import_id", "=", importId)
      .where("line", ">", after)
      .where("outcome", "=", "skipped")
      .where("item_id", "is", null)
      .where("same_as_line", "is", null)
      .where("left_out_at", "is", null)
      .where("field_values", "like", '%"identifiers":%')
      .orderBy("line")
      .limit(ROWS_AT_ONCE)
      .execute();
    const numbers = new Map(
      rows.flatMap(({ field_values, duplicates }) => {
        const temple = readDuplicates(duplicates)?.find(({ id }) => id !== null)?.id ?? null;
        return identifiersIn(readValues(field_values)).map(
          (number) => [keyOf(number), [number.source, number.value, importId, temple, now.toISOString()]] as const,
        );
      }),
    );
    await insertValues(db, "import_left_out", columns, [...numbers.values()].flat(), putAnew);
    if (rows.length < ROWS_AT_ONCE) return;
    after = rows.at(-1)?.line ?? after;
  }
}

/** Forgets what an import left out: it was taken back. */
export async function forgetLeftOut(db: Db, { id }: ImportJob): Promise<void> {
  await db.deleteFrom("import_left_out").where("import_id", "=", id).execute();
}
