import { type RawBuilder, sql } from "kysely";
import { type Db, isPostgres } from "../db/open";
import { areFew, isImpossible, type Matches, matchingIds, matchingRows, postedIds, rowConditions } from "./conditions";
import { listCache } from "./listCache";
import { idsOfFew, idsOfMany, idsThatTell } from "./relevance";
import { slotTerms } from "./slots";
import { countTelling } from "./textMatches";
import { yearBuilt } from "./yearBuilt";

/** Which part of an ordered list is wanted. */
export type Slice = { offset: number; limit: number };
/** Orders of the public lists; each ends with the id. */
const columns = {
  popularity: sql`t.popularity desc`,
  rating: sql`t.damped_rating desc`,
  name: sql`t.sort_name`,
  age: sql`${yearBuilt}, t.popularity desc`,
};
export type ListOrder = "relevance" | keyof typeof columns;
/** Matches under a name that tells them from all others. */
export type NamedMatches = Matches & { key: string };

const totals = listCache<number>();
/** Counting tens of thousands takes ten milliseconds and more: while an import writes, once in a second. */
export const LARGE = 3_000;
const largeTotals = listCache<number>(1_000, (total) => total > LARGE);
const pages = listCache<number[]>();

/** How many temples match. */
export const totalOf = (db: Db, matches: NamedMatches): Promise<number> =>
  (areFew(matches) || matches.slots.length === 0 ? totals : largeTotals)(db, matches.key, () =>
    countMatches(db, matches),
  );

/** The ids of a slice of the public temples that match, in order. */
export const pageOf = (db: Db, matches: NamedMatches, order: ListOrder, slice: Slice): Promise<number[]> =>
  pages(db, `${order} ${slice.offset} ${slice.limit} ${matches.key}`, () => orderedIds(db, matches, order, slice));

/** How many temples match, counted now. */
export async function countMatches(db: Db, matches: Matches): Promise<number> {
  const { scope, slots, where } = matches;
  if (isImpossible(matches)) return 0;
  const [slot, another] = slots;
  const [term, more] = slot ? slotTerms(slot) : [];
  const isPosted = scope.audience === "public" && where.length === 0;
  // the vocabulary counts each word's temples already
  if (isPosted && term && !more && !another) return term.temples;
  if (!slot) return count(db, await matchingRows(db, matches));
  if (isWhole(db, matches)) return (await matchingIds(db, matches)).length;
  if (!isPosted) return count(db, postedRows(matches));
  const told = await countTelling(db, slots, scope);
  return told ?? count(db, sql`(select distinct p.id from (${idsOfAll(matches)}) p) f`);
}

/** The ids of the temples that meet every slot, as a query. */
const idsOfAll = ({ slots, scope }: Matches) =>
  sql.join(
    slots.map((one) => postedIds(one, scope)),
    sql` intersect `,
  );

/** `temples t` with the conditions, to be counted: those of many words by their postings. */
export const postedRows = (matches: Matches): RawBuilder<unknown> =>
  sql`temples t where t.id in (${idsOfAll(matches)}) and ${rowConditions({ ...matches, slots: [] })}`;

async function count(db: Db, rows: RawBuilder<unknown>): Promise<number> {
  const { rows: found } = await sql<{ total: number }>`select count(*) as total from ${rows}`.execute(db);
  return Number(found[0]?.total ?? 0);
}

/** The ids of a slice of the temples that match, in the order of columns. */
export async function idsBy(
  db: Db,
  matches: Matches,
  by: RawBuilder<unknown>,
  { limit, offset }: Slice,
): Promise<number[]> {
  if (isImpossible(matches)) return [];
  const { rows } = await sql<{ id: number }>`
    select t.id from ${await matchingRows(db, matches)} order by ${by} limit ${limit} offset ${offset}`.execute(db);
  return rows.map(({ id }) => id);
}

/** The ids of a slice of the public temples that match, in order. */
export async function orderedIds(db: Db, matches: Matches, order: ListOrder, slice: Slice): Promise<number[]> {
  if (isImpossible(matches)) return [];
  if (order === "relevance" && matches.tellsOf) return toldFirst(db, matches, matches.tellsOf, slice);
  const words = matches.slots.filter(({ kind }) => kind === "word");
  if (order !== "relevance" || words.length === 0) {
    const column = columns[order === "relevance" ? "popularity" : order];
    return idsBy(db, matches, sql`${column}, t.id`, slice);
  }
  if (!isWhole(db, matches)) return idsOfMany(db, matches, slice);
  return (await idsOfFew(db, matches)).slice(slice.offset, slice.offset + slice.limit);
}

/** Of so many temples of its rarest word it is quick to tell which match, where an index knows what carries several. */
const LOOKED_UP = 10_000;

/** True where all that match are looked up, not only as many as a page shows. */
const isWhole = (db: Db, matches: Matches): boolean =>
  areFew(matches) || (!isPostgres(db) && matches.slots.length > 1 && areFew(matches, LOOKED_UP));

const wholes = listCache<number[]>();

/** All ids by relevance, where words tell which is more relevant: one read for the total and every page. */
export function wholeByRelevance(db: Db, matches: NamedMatches): Promise<number[]> | undefined {
  const isTold = matches.slots.some(({ kind }) => kind === "word") && !matches.tellsOf;
  if (!isTold || !isWhole(db, matches) || isImpossible(matches)) return undefined;
  return wholes(db, matches.key, () => idsOfFew(db, matches));
}

/** Those that tell of the names first, then the others in their order. */
async function toldFirst(db: Db, matches: Matches, names: NonNullable<Matches["tellsOf"]>, { offset, limit }: Slice) {
  const first = await idsThatTell(db, matches, names);
  const enough = offset + limit;
  if (first.length >= enough) return first.slice(offset, enough);
  const before = new Set(first);
  // as many as tell of them may turn up again among the others
  const others = await orderedIds(db, { ...matches, tellsOf: undefined }, "relevance", { offset: 0, limit: enough });
  return [...first, ...others.filter((id) => !before.has(id))].slice(offset, enough);
}
