import type { Selectable } from "kysely";
import { AdminCuratedList, type CuratedListFields } from "../../contract/templeLists";
import type { TempleListEntryTable, TempleListTable } from "../db/listTables";

export type ListRow = Selectable<TempleListTable>;
export type EntryRow = Selectable<TempleListEntryTable>;
/** A list with what is in it, in the order of visit. */
export type StoredList = { row: ListRow; entries: readonly EntryRow[] };

const Parts = AdminCuratedList.pick({ aliases: true, sources: true, groups: true });

/** The lists that a row holds as JSON. */
export const partsOf = ({ aliases, sources, headings }: ListRow) =>
  Parts.parse({ aliases: JSON.parse(aliases), sources: JSON.parse(sources), groups: JSON.parse(headings) });

/** An entry as everybody reads it, but for its temple. */
export const entryOf = (row: EntryRow) => ({
  number: row.number,
  group: row.group_key || null,
  name: row.name,
  nameHi: row.name_hi,
  nameKn: row.name_kn,
  place: row.place,
  placeHi: row.place_hi,
  placeKn: row.place_kn,
});

/** What is on record of a list, as an editor writes it. */
export function recordOf({ row, entries }: StoredList): CuratedListFields {
  const { aliases, sources, groups } = partsOf(row);
  return {
    slug: row.slug,
    name: row.name,
    nameHi: row.name_hi,
    nameKn: row.name_kn,
    description: row.description,
    descriptionHi: row.description_hi,
    descriptionKn: row.description_kn,
    aliases,
    region: row.region,
    sources,
    groups,
    entries: entries.map((entry) => ({ ...entryOf(entry), templeId: entry.temple_id })),
  };
}

/** The columns of a list's own row. */
export const columnsOf = (list: CuratedListFields) => ({
  slug: list.slug,
  name: list.name,
  name_hi: list.nameHi,
  name_kn: list.nameKn,
  description: list.description,
  description_hi: list.descriptionHi,
  description_kn: list.descriptionKn,
  aliases: JSON.stringify(list.aliases),
  region: list.region,
  sources: JSON.stringify(list.sources),
  headings: JSON.stringify(list.groups),
});
