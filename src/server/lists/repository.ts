import { sql } from "kysely";
import type { CuratedListFields, CuratedListQuery, CuratedListSummary } from "../../contract/templeLists";
import { isOfAllIndia } from "../../domain/listRegion";
import { wordMatcher } from "../../domain/spelling/typedWords";
import { insertMany } from "../db/bulk";
import type { Db } from "../db/open";
import { sortName } from "../temples/keys";
import { columnsOf, type EntryRow, type ListRow, type StoredList } from "./record";

export type CountedRow = ListRow & { entry_count: number; temple_count: number };

/**
 * Every list with how many entries it has and how many of them are public temples; those of all India first, by name.
 * Sorted here, since each database has an alphabet of its own.
 */
export async function listCounted(db: Db): Promise<CountedRow[]> {
  const { rows } = await sql<CountedRow>`select l.*,
      (select count(*) from temple_list_entries e where e.list_id = l.id) as entry_count,
      (select count(*) from temple_list_entries e join temples t on t.id = e.temple_id
        where e.list_id = l.id and t.status = 'active') as temple_count
    from temple_lists l order by l.id`.execute(db);
  const isNarrow = (row: CountedRow) => Number(!isOfAllIndia(row));
  return rows
    .map((row) => ({ row, name: sortName(row.name) }))
    .sort((a, b) => isNarrow(a.row) - isNarrow(b.row) || compareText(a.name, b.name) || a.row.id - b.row.id)
    .map(({ row }) => row);
}

const compareText = (a: string, b: string) => Number(a > b) - Number(a < b);

/** Those of the lists that the console asks for. There are dozens at most, so they are sifted in memory. */
export function matching(rows: readonly CountedRow[], { q }: Pick<CuratedListQuery, "q">): CountedRow[] {
  const isMeant = wordMatcher(q);
  return rows.filter((row) =>
    isMeant([row.name, row.name_hi, row.name_kn, row.aliases, row.slug].filter(Boolean).join(" ")),
  );
}

export const summaryOf = (row: CountedRow): CuratedListSummary => ({
  slug: row.slug,
  name: row.name,
  nameHi: row.name_hi,
  nameKn: row.name_kn,
  description: row.description,
  descriptionHi: row.description_hi,
  descriptionKn: row.description_kn,
  region: row.region,
  entryCount: Number(row.entry_count),
  templeCount: Number(row.temple_count),
});

/** The list with this id, or undefined. */
export const findListRow = (db: Db, id: number): Promise<ListRow | undefined> =>
  db.selectFrom("temple_lists").selectAll().where("id", "=", id).executeTakeFirst();

/** The list with this address, or undefined. */
export const findListBySlug = (db: Db, slug: string): Promise<ListRow | undefined> =>
  db.selectFrom("temple_lists").selectAll().where("slug", "=", slug).executeTakeFirst();

/** What is in a list, in the order of visit. */
export const listEntries = (db: Db, listId: number): Promise<EntryRow[]> =>
  db.selectFrom("temple_list_entries").selectAll().where("list_id", "=", listId).orderBy("position").execute();

/** The list with this id and what is in it, or undefined. */
export async function findStoredList(db: Db, id: number): Promise<StoredList | undefined> {
  const row = await findListRow(db, id);
  return row && { row, entries: await listEntries(db, id) };
}

/** Lets whoever else changes the list wait until the transaction ends. */
export async function lockList(trx: Db, id: number): Promise<void> {
  // writing takes the row's lock on both engines
  await trx.updateTable("temple_lists").set({ version: sql`version` }).where("id", "=", id).execute();
}

/** Stores a new list without entries and answers its id. */
export async function insertList(db: Db, list: CuratedListFields, at: string): Promise<number> {
  const { id } = await db
    .insertInto("temple_lists")
    .values({ ...columnsOf(list), created_at: at, updated_at: at })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Changes a list if it still has `version`; answers whether it had. */
export async function updateList(
  db: Db,
  { id, version }: Pick<ListRow, "id" | "version">,
  list: CuratedListFields,
  at: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("temple_lists")
    .set({ ...columnsOf(list), version: version + 1, updated_at: at })
    .where("id", "=", id)
    .where("version", "=", version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Puts these entries in place of those that a list has. */
export async function replaceEntries(db: Db, listId: number, entries: CuratedListFields["entries"]): Promise<void> {
  await db.deleteFrom("temple_list_entries").where("list_id", "=", listId).execute();
  await insertMany(
    db,
    "temple_list_entries",
    entries.map((entry, at) => ({
      list_id: listId,
      position: at + 1,
      number: entry.number,
      group_key: entry.group ?? "",
      name: entry.name,
      name_hi: entry.nameHi,
      name_kn: entry.nameKn,
      place: entry.place,
      place_hi: entry.placeHi,
      place_kn: entry.placeKn,
      temple_id: entry.templeId,
    })),
  );
}
