import { type RawBuilder, sql } from "kysely";
import { TEXT_RANKS_FROM } from "../../domain/ranking";
import { facets, HIDDEN_RANKS_FROM } from "./searchDocument";
import { type Slot, slotSize, slotTerms } from "./searchSlots";
import { CONTINUATIONS, type Scope } from "./searchTerms";

/**
 * A list of temples: those that meet every slot and every other condition (on `temples t`).
 */
export type Matches = {
  scope: Scope;
  slots: readonly Slot[];
  where: readonly RawBuilder<unknown>[];
  /** the engine compares whole lists of ids in less time than it reads rows */
  isHashing?: boolean;
};

/** Every public temple. */
export const allPublic: Matches = { scope: { audience: "public", fields: "main" }, slots: [], where: [] };

/** True when a slot's words occur nowhere, so that nothing can match. */
export const isImpossible = ({ slots }: Matches): boolean => slots.some((slot) => slotTerms(slot).length === 0);

/** The ranks a scope reads: without the long texts, without what is not public. */
export const ranks = ({ audience, fields }: Scope, postings = sql`p`): RawBuilder<unknown> => {
  if (audience === "console") return sql``;
  return sql`and ${postings}.rank < ${fields === "all" ? HIDDEN_RANKS_FROM : TEXT_RANKS_FROM}`;
};

/** What is left to check of what postings or an ordered list `p` yield: with the row where a column is needed. */
export type Rest = { join: RawBuilder<unknown>; and: RawBuilder<unknown>; isEmpty: boolean };

/** The conditions other than the one of `driver`, whose temples `p` holds; `row` asks for `temples t` in any case. */
export function restOf(matches: Matches, driver: Slot, row: "row" | "as needed"): Rest {
  const { slots, where } = matches;
  const rows = slotSize(driver);
  const others = slots.filter((slot) => slot !== driver);
  const needsRow = row === "row" || needsRows(matches, driver);
  const parts = [...others.map((slot) => slotCondition(slot, matches, sql`p.temple_id`, rows)), ...where];
  return {
    join: needsRow ? sql`cross join temples t` : sql``,
    and: and(needsRow ? [sql`t.id = p.temple_id`, ...parts] : parts),
    isEmpty: parts.length === 0,
  };
}

/** Whether the rows of the driver's temples must be read to tell which of them match. */
function needsRows(matches: Matches, driver: Slot): boolean {
  const { slots, where } = matches;
  const rows = slotSize(driver);
  return where.length > 0 || slots.some((slot) => slot !== driver && isOnRow(slot) && !isAsked(slot, matches, rows));
}

/** True for a slot that the temple's own columns tell of. */
const isOnRow = ({ kind }: Slot): boolean => kind === "tradition" || kind === "setting" || kind === "deity";

/** All conditions on `temples t`, which nothing else vouches for; `rows` of them are asked, as far as is known. */
export function allConditions(matches: Matches, rows = 0): RawBuilder<unknown> {
  const { scope, slots, where } = matches;
  const visible = scope.audience === "public" ? sql`t.status = 'active'` : sql`1 = 1`;
  const parts = [visible, ...slots.map((slot) => slotCondition(slot, matches, sql`t.id`, rows)), ...where];
  return sql.join(parts, sql` and `);
}

/** Conditions joined for a `where` that begins with another one. */
const and = (parts: readonly RawBuilder<unknown>[]): RawBuilder<unknown> =>
  parts.length === 0 ? sql`` : sql`and ${sql.join(parts, sql` and `)}`;

/** The slot with the fewest temples: reading its postings and checking the rest is least work. */
export function rarest(slots: readonly Slot[]): Slot | undefined {
  let best: Slot | undefined;
  for (const slot of slots) if (!best || slotSize(slot) < slotSize(best)) best = slot;
  return best;
}

/** What reading the words of a temple costs, counted in postings of a list that is made to be asked. */
const TEXT = 4;
const TEXT_WHERE_HASHED = 30;

/** True when the list of a slot's postings is asked for an id in less time than `rows` are read. */
function isAsked(slot: Slot, { isHashing }: Matches, rows: number): boolean {
  const isWorthIt = slotSize(slot) < rows * (isHashing ? TEXT_WHERE_HASHED : TEXT);
  return isWorthIt && areAllPosted(slot) && (isHashing || !isOnRow(slot));
}

/** A slot as a condition on `temples t`, or on the temple `id`; it is asked of so many `rows`. */
function slotCondition(slot: Slot, matches: Matches, id: RawBuilder<unknown>, rows: number): RawBuilder<unknown> {
  const { scope } = matches;
  if (isAsked(slot, matches, rows)) {
    return sql`+${id} in (select x.temple_id from temple_terms x where ${postedIn(slot, scope)})`;
  }
  switch (slot.kind) {
    case "tradition":
      return sql`t.tradition = ${slot.value}`;
    case "setting":
      return sql`t.setting = ${slot.value}`;
    case "deity":
      return likeAny(
        sql`t.deity_key`,
        slot.exact.map(({ term }) => `% ${literal(term.slice(facets.deity.length))} %`),
      );
    case "place":
    case "word":
      // a value and no "exists", for which PostgreSQL would read all texts first
      return sql`(select ${likeAny(sql`x.search_text`, textPatterns(slot, scope))} from temple_texts x
        where x.temple_id = ${id})`;
  }
}

const postedIn = (slot: Slot, scope: Scope) =>
  sql`x.term in (${sql.join(slotTerms(slot).map(({ term }) => term))}) ${ranks(scope, sql`x`)}`;

/** Of a beginning only the most frequent continuations are known when there are too many. */
export const areAllPosted = (slot: Slot): boolean => slot.open.length === 0 || slotTerms(slot).length < CONTINUATIONS;

function textPatterns({ kind, exact, alias, near, open }: Slot, scope: Scope): string[] {
  const end = kind === "word" && scope.fields === "main" ? "%#%" : "%";
  const closed = near.map(({ term }) => term).filter((term) => !open.some((beginning) => term.startsWith(beginning)));
  return [
    ...[...exact, ...alias].map(({ term }) => `% ${literal(term)} ${end}`),
    ...closed.map((term) => `% ${literal(term)} ${end}`),
    ...open.map((beginning) => `% ${literal(beginning)}${end}`),
  ];
}

/** Words hold no signs, yet a pattern made of what someone typed is never left to luck. */
const literal = (word: string) => word.replace(/[\\%_]/g, "\\$&");

function likeAny(column: RawBuilder<unknown>, patterns: readonly string[]): RawBuilder<unknown> {
  if (patterns.length === 0) return sql`1 = 0`;
  return sql`(${sql.join(
    patterns.map((pattern) => sql`${column} like ${pattern} escape '\\'`),
    sql` or `,
  )})`;
}
