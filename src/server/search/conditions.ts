import { type RawBuilder, sql } from "kysely";
import { TEXT_RANKS_FROM } from "../../domain/ranking";
import { pattern } from "../db/likePattern";
import type { Db } from "../db/open";
import { facets, HIDDEN_RANKS_FROM } from "./document";
import { type Slot, slotSize, slotTerms } from "./slots";
import { continues, mainFields, type Scope } from "./terms";
import {
  areAllPosted,
  isOfText,
  likeAny,
  listed,
  textCondition,
  textConditions,
  textsOf,
  thoseThatTell,
} from "./textMatches";

type Sql = RawBuilder<unknown>;

/** A list of temples: those that meet every slot and every other condition (on `temples t`). */
export type Matches = {
  scope: Scope;
  slots: readonly Slot[];
  /** words that no temple needs to carry, but those that do come first */
  optional?: readonly Slot[];
  /** names in folded words; temples that tell of one of them come first */
  tellsOf?: readonly (readonly string[])[] | undefined;
  where: readonly Sql[];
  /** all ids that can meet `where`, and some others, where these were looked up already */
  within?: readonly number[];
};

/** Every public temple. */
export const allPublic: Matches = { scope: mainFields, slots: [], where: [] };

/** So many rows are read in less time than an order is walked that holds few of them. */
const FEW = 3_000;

/** True where so few temples can match that each of them may be read. */
export const areFew = ({ slots, within }: Matches, few = FEW): boolean =>
  (within !== undefined && within.length <= few) || slots.some((slot) => slotSize(slot) <= few);

/** True when a slot's words occur nowhere, so that nothing can match. */
export const isImpossible = ({ slots, within }: Matches): boolean =>
  within?.length === 0 || slots.some((slot) => slotTerms(slot).length === 0);

/** The slot with the fewest temples. */
export function rarest(slots: readonly Slot[]): Slot | undefined {
  let best: Slot | undefined;
  for (const slot of slots) if (!best || slotSize(slot) < slotSize(best)) best = slot;
  return best;
}

/** The ranks of `postings p` that a scope reads: without the long texts, without what is not public. */
export const ranks = ({ audience, fields }: Scope): Sql => {
  if (audience === "console") return sql``;
  return sql`and p.rank < ${fields === "all" ? HIDDEN_RANKS_FROM : TEXT_RANKS_FROM}`;
};

/** The ids of the temples that meet a slot, as a query; some of them more than once. */
export function postedIds(slot: Slot, scope: Scope): Sql {
  const terms = slotTerms(slot).map(({ term }) => term);
  const ranges = areAllPosted(slot) ? [] : slot.open.map((beginning) => continues(sql`p.term`, beginning));
  const posted = sql.join([sql`p.term in (${sql.join(terms)})`, ...ranges], sql` or `);
  return sql`select p.temple_id as id from postings p where (${posted}) ${ranks(scope)}`;
}

/**
 * `temples t` with the conditions, to follow `from`. Where few can match these are looked up; else the rows are to be
 * walked in an order until there are enough.
 */
export async function matchingRows(db: Db, matches: Matches): Promise<Sql> {
  if (!areFew(matches)) return sql`temples t where ${rowConditions(matches)}`;
  const { ids, rest } = await lookedUp(db, matches);
  return rowsOf(db, ids, rest);
}

/** The ids of all temples that match, looked up: the best ranked of the rarest slot first, else the best known. */
export async function matchingIds(db: Db, matches: Matches): Promise<number[]> {
  const found = await lookedUp(db, matches);
  if (!found.driver) return idsFrom(db, sql`${rowsOf(db, found.ids, matches)} order by t.popularity desc, t.id`);
  const { ids, rest } = await checkedTexts(db, found.ids, found.driver, matches);
  // what is posted for the public is public
  if (rest.scope.audience === "public" && rest.slots.length + rest.where.length === 0) return ids;
  const matching = new Set(await idsFrom(db, rowsOf(db, ids, rest)));
  return ids.filter((id) => matching.has(id));
}

/** Those of the temples, all of which meet the driver, whose search documents match, and what is still to be checked. */
export async function checkedTexts(db: Db, ids: readonly number[], driver: Slot, matches: Matches) {
  const slots = matches.slots.filter((slot) => slot !== driver);
  const told = { scope: matches.scope, driver, slots: slots.filter(isOfText) };
  return {
    ids: await thoseThatTell(db, ids, told),
    rest: { ...matches, slots: slots.filter((slot) => !isOfText(slot)) },
  };
}

async function idsFrom(db: Db, rows: Sql): Promise<number[]> {
  const { rows: found } = await sql<{ id: number }>`select f.id from ${rows}`.execute(db);
  return found.map(({ id }) => id);
}

/** The few that can match, by the slot they were looked up by where that was one, and what is to be checked of each. */
async function lookedUp(db: Db, matches: Matches): Promise<{ ids: number[]; rest: Matches; driver?: Slot }> {
  const { scope, slots, within } = matches;
  const driver = rarest(slots);
  if (!driver || (within !== undefined && within.length <= slotSize(driver)))
    return { ids: [...(within ?? [])], rest: matches };
  const rest = { ...matches, slots: slots.filter((slot) => slot !== driver) };
  // read before, so that the planner of PostgreSQL knows how many they are
  return { ids: await idsOf(db, driver, scope), rest, driver };
}

/**
 * Those of the temples with these ids that meet the conditions, as `temples t`, to follow `from`. What their search
 * documents tell is checked before their rows are read, which is half the work.
 */
export function rowsOf(db: Db, ids: readonly number[], matches: Matches): Sql {
  const { scope, slots } = matches;
  const told = slots.filter(isOfText);
  const conditions = sql`t.id = f.id and ${rowConditions({ ...matches, slots: slots.filter((slot) => !isOfText(slot)) })}`;
  return told.length > 0
    ? sql`${textsOf(db, ids)} cross join temples t where ${textConditions(told, scope)} and ${conditions}`
    : sql`${listed(db, ids)} cross join temples t where ${conditions}`;
}

async function idsOf(db: Db, slot: Slot, scope: Scope): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`${postedIds(slot, scope)} order by p.rank, p.temple_id`.execute(db);
  return [...new Set(rows.map(({ id }) => id))];
}

/** All conditions on `temples t`, each told from its row. */
export function rowConditions({ scope, slots, where }: Matches): Sql {
  const visible = scope.audience === "public" ? sql`t.status = 'active'` : sql`1 = 1`;
  const parts = [visible, ...slots.map((slot) => slotCondition(slot, scope)), ...where];
  return sql.join(parts, sql` and `);
}

/** A slot as a condition on `temples t`. */
function slotCondition(slot: Slot, scope: Scope): Sql {
  switch (slot.kind) {
    case "tradition":
      return sql`t.tradition = ${slot.value}`;
    case "setting":
      return sql`t.setting = ${slot.value}`;
    case "deity":
      return likeAny(
        "t.deity_key",
        slot.exact.map(({ term }) => pattern`% ${term.slice(facets.deity.length)} %`),
      );
    case "place":
    case "word":
      // a value and no "exists", for which PostgreSQL would read all texts first
      return sql`(select ${textCondition(slot, scope)} from temple_texts x where x.temple_id = t.id)`;
  }
}
