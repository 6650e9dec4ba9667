import { foldPrefix, foldTokens } from "../../domain/spelling";
import { expandAlias } from "../../domain/spelling/aliases";
import type { Db } from "../db/open";
import { facets, isCalendarDeity, isStopWord } from "./searchDocument";
import { findContinuations, findNeighbours, findTerms, type Scope, type Term } from "./searchTerms";

/**
 * One condition of a search: a temple meets it when it carries any of the terms. `exact` is the word itself, `alias` its
 * other names, `near` what continues or resembles it; they come in this order.
 */
export type Slot = {
  kind: "word" | "place" | "deity" | "tradition" | "setting";
  exact: readonly Term[];
  alias: readonly Term[];
  near: readonly Term[];
  /** The beginnings that `near` words continue. */
  open: readonly string[];
  /** The tradition or setting a filter names. */
  value?: string;
};

export const slotTerms = ({ exact, alias, near }: Slot): Term[] => [...exact, ...alias, ...near];
/** How many postings a slot has: the number of temples, counted once per term. */
export const slotSize = (slot: Slot): number => slotTerms(slot).reduce((sum, { temples }) => sum + temples, 0);

export type WordRules = {
  scope: Scope;
  /** Typing may not be finished: words that continue the last one count at once. */
  unfinished?: boolean;
  /** Advanced search: also words that resemble. */
  forgiving?: boolean;
};

const SHORTEST_OPEN = 3;

/** The conditions of free text: each word must be met. Small words count only when there is nothing else. */
export async function wordSlots(db: Db, text: string, rules: WordRules): Promise<Slot[]> {
  const tokens = foldTokens(text);
  const telling = tokens.filter((token) => !isStopWord(token));
  const words = [...new Set(telling.length > 0 ? telling : tokens)].slice(0, 12);
  const last = tokens.at(-1);
  return Promise.all(words.map((word) => wordSlot(db, word, word === last ? foldPrefix(text) : undefined, rules)));
}

async function wordSlot(db: Db, word: string, beginnings: string[] | undefined, rules: WordRules): Promise<Slot> {
  const { scope, forgiving } = rules;
  const names = [word, ...expandAlias(word)];
  const known = await findTerms(db, names, scope);
  const open = openings(word, beginnings, known, rules);
  const continued = await findContinuations(db, open, scope);
  const resembling = forgiving ? await findNeighbours(db, word, scope) : [];
  const near = [...continued, ...resembling].filter(
    ({ term }, at, all) => !names.includes(term) && all.findIndex((other) => other.term === term) === at,
  );
  return { kind: "word", ...parted(known, word), near, open };
}

/** The word itself, and its other names. */
const parted = (known: readonly Term[], word: string) => ({
  exact: known.filter(({ term }) => term === word),
  alias: known.filter(({ term }) => term !== word),
});

/** Beginnings to look up: for a word that is not in the vocabulary, and for the last one, which may be continued. */
function openings(word: string, beginnings: string[] | undefined, exact: readonly Term[], rules: WordRules): string[] {
  const isKnown = exact.length > 0;
  if (isKnown && !beginnings) return [];
  const shortest = rules.unfinished ? 1 : isKnown ? SHORTEST_OPEN : 2;
  return (beginnings ?? [word]).filter((beginning) => beginning.length >= shortest);
}

/** The conditions of a place: city, state, PIN code or words of the address, under any of their names. */
export async function placeSlots(db: Db, location: string, scope: Scope): Promise<Slot[]> {
  const words = [...new Set(foldTokens(location))].slice(0, 8);
  return Promise.all(
    words.map(async (word, at): Promise<Slot> => {
      const names = [word, ...expandAlias(word)].map((name) => facets.place + name);
      const exact = await findTerms(db, names, scope);
      const isLast = at === words.length - 1;
      const open =
        exact.length > 0 ? [] : (isLast ? foldPrefix(location) : [word]).map((begin) => facets.place + begin);
      const near = await findContinuations(db, open, scope);
      return { kind: "place", exact, alias: [], near, open };
    }),
  );
}

const titles = new Set(foldTokens("lord god goddess sri shri shree"));

/** The conditions of a deity under any of its names; titles do not count. */
export async function deitySlots(db: Db, deity: string, scope: Scope): Promise<Slot[]> {
  const words = [...new Set(foldTokens(deity))];
  const names = words.filter((word) => !titles.has(word));
  return Promise.all(
    (names.length > 0 ? names : words)
      .slice(0, 6)
      .map((word) => deitySlot(db, isCalendarDeity(word) ? [word] : [word, ...expandAlias(word)], scope)),
  );
}

/** Temples of any of these deities, given by folded words. */
export async function deitySlot(db: Db, words: readonly string[], scope: Scope): Promise<Slot> {
  const exact = await findTerms(
    db,
    words.map((word) => facets.deity + word),
    scope,
  );
  return { kind: "deity", exact, alias: [], near: [], open: [] };
}

/** Temples of a tradition or a setting. */
export async function typeSlot(db: Db, kind: "tradition" | "setting", value: string, scope: Scope): Promise<Slot> {
  const words = foldTokens(value).map((word) => facets[kind] + word);
  return { kind, exact: await findTerms(db, words, scope), alias: [], near: [], open: [], value };
}
