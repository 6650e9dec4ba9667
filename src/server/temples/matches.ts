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
};

/** Every public temple. */
export const allPublic: Matches = { scope: { audience: "public", fields: "main" }, slots: [], where: [] };

/** True when a slot's words occur nowhere, so that nothing can match. */
export const isImpossible = ({ slots }: Matches): boolean => slots.some((slot) => slotTerms(slot).length === 0);

/** The ranks of `postings p` that a scope reads: without the long texts, without what is not public. */
export const ranks = ({ audience, fields }: Scope): RawBuilder<unknown> => {
  if (audience === "console") return sql``;
  return sql`and p.rank < ${fields === "all" ? HIDDEN_RANKS_FROM : TEXT_RANKS_FROM}`;
};

/** All conditions on `temples t`, which nothing else vouches for. */
export function allConditions({ scope, slots, where }: Matches): RawBuilder<unknown> {
  const visible = scope.audience === "public" ? sql`t.status = 'active'` : sql`1 = 1`;
  const parts = [visible, ...slots.map((slot) => slotCondition(slot, scope)), ...where];
  return sql.join(parts, sql` and `);
}

/** The slot with the fewest temples. */
export function rarest(slots: readonly Slot[]): Slot | undefined {
  let best: Slot | undefined;
  for (const slot of slots) if (!best || slotSize(slot) < slotSize(best)) best = slot;
  return best;
}

/** A slot as a condition on `temples t`. */
function slotCondition(slot: Slot, scope: Scope): RawBuilder<unknown> {
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
        where x.temple_id = t.id)`;
  }
}

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
