import { type RawBuilder, sql } from "kysely";
import type { OpenSpan } from "../../domain/openSlots";
import { DEITIES, type DeityId } from "../../domain/panchang/deities";
import { foldWord } from "../../domain/spelling";
import type { Db } from "../db/open";
import { areFew, isImpossible, type Matches, matchingRows, rowConditions } from "./conditions";
import { postedRows } from "./lists";
import { isOpen } from "./narrowing";

/** How many temples of a list have what; each kind the most frequent first. */
export type FacetCounts = {
  total: number;
  states: { state: string; count: number }[];
  districts: { state: string; district: string; count: number }[];
  deities: { deity: DeityId; count: number }[];
  traditions: { tradition: string; count: number }[];
  lists: { slug: string; name: string; nameHi: string | null; nameKn: string | null; count: number }[];
  /** those known to be open now */
  open: number;
};

export const noFacets: FacetCounts = {
  ...{ total: 0, open: 0 },
  ...{ states: [], districts: [], deities: [], traditions: [], lists: [] },
};

type Group = {
  state: string;
  district: string | null;
  tradition: string | null;
  deity_key: string;
  count: number;
  open: number;
};

/** Counts what the temples that match have in common; every match is counted once for each deity and list it has. */
export async function countMatching(db: Db, matches: Matches, now: OpenSpan): Promise<FacetCounts> {
  if (isImpossible(matches)) return noFacets;
  const isSmall = areFew(matches);
  const rows = isSmall || matches.slots.length === 0 ? await matchingRows(db, matches) : postedRows(matches);
  const [groups, lists] = await Promise.all([
    groupsOf(db, rows, now),
    // the lists have some thousand temples: of a long answer each of these is asked whether it is in it
    countLists(db, isSmall ? sql`e.temple_id in (select t.id from ${rows})` : isListed(matches)),
  ]);
  return { ...summed(groups), lists };
}

async function groupsOf(db: Db, rows: RawBuilder<unknown>, now: OpenSpan): Promise<Group[]> {
  const { rows: groups } = await sql<Group>`
    select t.state, t.district, t.tradition, t.deity_key, count(*) as count,
      sum(case when ${isOpen(db, now)} then 1 else 0 end) as open
    from ${rows} group by t.state, t.district, t.tradition, t.deity_key`.execute(db);
  return groups.map((group) => ({ ...group, count: Number(group.count), open: Number(group.open) }));
}

/** The deities of the calendar by their folded words. */
export const deityByWord: ReadonlyMap<string, DeityId> = new Map(DEITIES.map((id) => [foldWord(id), id] as const));

function summed(groups: readonly Group[]): Omit<FacetCounts, "lists"> {
  const states = new Map<string, number>();
  const districts = new Map<string, FacetCounts["districts"][number]>();
  const deities = new Map<DeityId, number>();
  const traditions = new Map<string, number>();
  let [total, open] = [0, 0];
  for (const { state, district, tradition, deity_key, ...group } of groups) {
    total += group.count;
    open += group.open;
    states.set(state, (states.get(state) ?? 0) + group.count);
    if (tradition !== null) traditions.set(tradition, (traditions.get(tradition) ?? 0) + group.count);
    for (const deity of new Set(deity_key.split(" ").flatMap((word) => deityByWord.get(word) ?? [])))
      deities.set(deity, (deities.get(deity) ?? 0) + group.count);
    if (district === null) continue;
    const known = districts.get(`${district}, ${state}`);
    if (known) known.count += group.count;
    else districts.set(`${district}, ${state}`, { state, district, count: group.count });
  }
  return {
    total,
    open,
    states: frequentFirst(
      [...states].map(([state, count]) => ({ state, count })),
      ({ state }) => state,
    ),
    districts: frequentFirst([...districts.values()], ({ district, state }) => `${district}, ${state}`),
    deities: frequentFirst(
      [...deities].map(([deity, count]) => ({ deity, count })),
      ({ deity }) => deity,
    ),
    traditions: frequentFirst(
      [...traditions].map(([tradition, count]) => ({ tradition, count })),
      (one) => one.tradition,
    ),
  };
}

/** The most frequent ones, equals by name. */
export function frequentFirst<Item extends { count: number }>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
): Item[] {
  const byName = (a: Item, b: Item) => (nameOf(a) < nameOf(b) ? -1 : 1);
  return [...items].sort((a, b) => b.count - a.count || byName(a, b));
}

type ListRow = { slug: string; name: string; name_hi: string | null; name_kn: string | null; count: number };

const isListed = (matches: Matches) =>
  sql`(select count(*) from temples t where t.id = e.temple_id and ${rowConditions(matches)}) > 0`;

async function countLists(db: Db, isMatching: RawBuilder<unknown>): Promise<FacetCounts["lists"]> {
  const { rows: counted } = await sql<ListRow>`
    select l.slug, l.name, l.name_hi, l.name_kn, count(distinct e.temple_id) as count
    from temple_list_entries e join temple_lists l on l.id = e.list_id
    where ${isMatching} group by l.id, l.slug, l.name, l.name_hi, l.name_kn`.execute(db);
  const lists = counted.map(({ slug, name, name_hi: nameHi, name_kn: nameKn, count }) => ({
    ...{ slug, name, nameHi, nameKn },
    count: Number(count),
  }));
  return frequentFirst(lists, ({ name }) => name);
}
