import { setImmediate } from "node:timers/promises";
import { type Kysely, type RawBuilder, sql } from "kysely";
import type { AdminTemple, AdminTempleFilters } from "../../contract/adminTemples";
import type { Tables } from "../db/schema";
import { type ExportedRow, exportedTexts } from "../imports/columns";
import { adminMatches } from "./adminList";
import { allConditions, isImpossible } from "./matches";
import { type AdminTempleRow, adminColumns, adminTempleOf } from "./present";

type Db = Kysely<Tables>;

/** Ids looked at in one go: a millisecond, also where few match. What a visitor asks for waits for each piece several times. */
const IDS_AT_ONCE = 100;
/** No text that is typed holds it; an address might. */
const BETWEEN = "\u001f";

const adminRow = adminColumns.map((column) => sql.ref(`t.${column}`));

/** Every temple the filters match, in order of id, some hundreds at a time: an export never holds them all. */
export async function* eachTemple(db: Db, filters: AdminTempleFilters): AsyncGenerator<AdminTemple[]> {
  for await (const rows of eachRow<AdminTempleRow>(db, filters, adminRow)) yield rows.map(adminTempleOf);
}

type JoinedRow = Omit<ExportedRow, "texts"> & { texts: string };
const blankable = exportedTexts.map((column) => sql`coalesce(${sql.ref(`t.${column}`)}, '')`);
// thirty texts of a row as one: each value that crosses from the database costs more than what is done with it
const joinedRow = [
  sql`t.id, t.latitude, t.longitude, t.is_verified`,
  sql`concat_ws(${sql.lit(BETWEEN)}, ${sql.join(blankable)}) as texts`,
];

/** The same as rows, with what a table of them holds. */
export async function* eachExported(db: Db, filters: AdminTempleFilters): AsyncGenerator<ExportedRow[]> {
  for await (const joined of eachRow<JoinedRow>(db, filters, joinedRow)) {
    const rows: ExportedRow[] = [];
    for (const row of joined) {
      const texts = row.texts.split(BETWEEN);
      rows.push({ ...row, texts: texts.length === exportedTexts.length ? texts : await textsOf(db, row.id) });
    }
    yield rows;
  }
}

/** The texts of one temple, one by one. */
async function textsOf(db: Db, id: number): Promise<string[]> {
  const row = await db.selectFrom("temples").select(exportedTexts).where("id", "=", id).executeTakeFirst();
  return exportedTexts.map((column) => row?.[column] ?? "");
}

async function* eachRow<Row>(
  db: Db,
  filters: AdminTempleFilters,
  columns: readonly RawBuilder<unknown>[],
): AsyncGenerator<Row[]> {
  const matches = await adminMatches(db, filters);
  if (isImpossible(matches)) return;
  for (let from = await firstId(db, 0); from !== undefined; ) {
    const next: number = from + IDS_AT_ONCE;
    const { rows } = await sql<Row>`
      select ${sql.join(columns)} from temples t
      where t.id >= ${from} and t.id < ${next} and ${allConditions(matches)} order by t.id`.execute(db);
    if (rows.length > 0) yield rows;
    // where nothing was found there may be a long gap
    from = rows.length > 0 ? next : await firstId(db, next);
    // what else the process has to do comes between
    await setImmediate();
  }
}

/** The first id from `from` on. */
async function firstId(db: Db, from: number): Promise<number | undefined> {
  const row = await db
    .selectFrom("temples")
    .select("id")
    .where("id", ">=", from)
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}
