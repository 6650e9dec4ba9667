import type { AdminCuratedList, ListedTemple, PublicCuratedList } from "../../contract/templeLists";
import type { Db } from "../db/open";
import { cardColumns, cardOf, type Today } from "../temples/cards";
import { entryOf, type ListRow, partsOf } from "./record";
import { type CountedRow, findListRow, listEntries, summaryOf } from "./repository";

/** A list as its page shows it: public temples with what a card and a map need of them. */
export async function publicListOf(db: Db, row: ListRow, today: Today): Promise<PublicCuratedList> {
  const entries = await listEntries(db, row.id);
  const temples = await findListedTemples(db, row.id, today);
  const shown = entries.map((entry) => ({
    ...entryOf(entry),
    temple: (entry.temple_id !== null && temples.get(entry.temple_id)) || null,
  }));
  const counts = { entry_count: entries.length, temple_count: shown.filter(({ temple }) => temple).length };
  return { ...summaryOf({ ...row, ...counts }), ...partsOf(row), entries: shown, updatedAt: row.updated_at };
}

const columns = cardColumns.map((column) => `t.${column}` as const);

/** The public temples of a list by id. */
async function findListedTemples(db: Db, listId: number, today: Today): Promise<Map<number, ListedTemple>> {
  const rows = await db
    .selectFrom("temples as t")
    .innerJoin("temple_list_entries as e", "e.temple_id", "t.id")
    .select(columns)
    .where("e.list_id", "=", listId)
    .where("t.status", "=", "active")
    .execute();
  return new Map(rows.map((row) => [row.id, cardOf(row, today)]));
}

/** A row of the console's list. */
export const listRowOf = (row: CountedRow) => ({
  ...summaryOf(row),
  id: row.id,
  version: row.version,
  updatedAt: row.updated_at,
});

/** A list as the console edits it, or undefined; temples are named whatever their status. */
export async function findAdminList(db: Db, id: number): Promise<AdminCuratedList | undefined> {
  const row = await findListRow(db, id);
  if (!row) return undefined;
  const entries = await listEntries(db, id);
  const temples = await db
    .selectFrom("temples as t")
    .innerJoin("temple_list_entries as e", "e.temple_id", "t.id")
    .select(["t.id", "t.name", "t.city", "t.status"])
    .where("e.list_id", "=", id)
    .execute();
  const names = new Map(temples.map((temple) => [temple.id, `${temple.name}, ${temple.city}`]));
  const temple_count = temples.filter(({ status }) => status === "active").length;
  return {
    ...listRowOf({ ...row, entry_count: entries.length, temple_count }),
    ...partsOf(row),
    entries: entries.map((entry) => ({
      ...entryOf(entry),
      templeId: entry.temple_id,
      templeName: (entry.temple_id !== null && names.get(entry.temple_id)) || null,
    })),
    createdAt: row.created_at,
  };
}
