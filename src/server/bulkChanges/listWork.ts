import type { ListEntryInput } from "../../contract/templeLists";
import { beginningOf } from "../../domain/shortText";
import { namesOf } from "../browse/present";
import type { Db } from "../db/open";
import { recordOf } from "../lists/record";
import { findStoredList } from "../lists/repository";
import { changeList } from "../lists/write";
import type { TempleRow } from "../temples/record";
import { reasons } from "./reasons";
import type { Outcome, Work } from "./work";

/** Entries of a list, of which each revision holds all: they are added in few steps. */
const AT_ONCE = 500;
const MOST_ENTRIES = 500;
const MOST_LETTERS = 160;

/** Puts temples at the end of a curated list. */
export const listWork = (listId: number): Work => ({
  atOnce: AT_ONCE,
  plan: async (db, rows, before) => {
    const list = await findStoredList(db, listId);
    if (!list) return rows.map(() => ({ refused: reasons.gone }));
    const held = new Set(list.entries.map(({ temple_id }) => temple_id));
    let room = MOST_ENTRIES - list.entries.length - before;
    return rows.map(({ id, status }): Outcome => {
      if (held.has(id)) return "same";
      if (status === "archived") return { refused: reasons.archived };
      return room-- > 0 ? "change" : { refused: reasons.listFull };
    });
  },
  apply: async (trx, rows, change) => {
    await rewrite(trx, listId, change, (entries) => [...entries, ...rows.map(entryOf)]);
    return rows.map(() => ({ version: null, held: null }));
  },
  takeBack: async (trx, items, change) => {
    const ids = new Set(items.map(({ temple_id }) => temple_id));
    const gone = new Set<number>();
    await rewrite(trx, listId, change, (entries) =>
      entries.filter(({ templeId }) => {
        if (templeId === null || !ids.has(templeId)) return true;
        gone.add(templeId);
        return false;
      }),
    );
    return gone;
  },
});

async function rewrite(
  trx: Db,
  listId: number,
  change: Parameters<typeof changeList>[3],
  next: (entries: ListEntryInput[]) => ListEntryInput[],
): Promise<void> {
  const list = await findStoredList(trx, listId);
  if (!list) return;
  const record = recordOf(list);
  await changeList(trx, listId, { ...record, entries: next([...record.entries]), version: list.row.version }, change);
}

const entryOf = ({ id, name, name_hi, name_kn, city, state }: TempleRow): ListEntryInput => ({
  number: null,
  group: null,
  name: beginningOf(name, MOST_LETTERS),
  nameHi: name_hi && beginningOf(name_hi, MOST_LETTERS),
  nameKn: name_kn && beginningOf(name_kn, MOST_LETTERS),
  ...placeIn({ city, state }),
  templeId: id,
});

/** Town and state, in Hindi and Kannada where both have a name there. */
function placeIn({ city, state }: Pick<TempleRow, "city" | "state">) {
  const [town, region] = [namesOf({ kind: "town", name: city }), namesOf({ kind: "state", name: state })];
  const joined = (one: string | null, other: string | null) => one && other && beginningOf(`${one}, ${other}`, 200);
  return {
    place: beginningOf(`${city}, ${state}`, 200),
    placeHi: joined(town.nameHi, region.nameHi),
    placeKn: joined(town.nameKn, region.nameKn),
  };
}
