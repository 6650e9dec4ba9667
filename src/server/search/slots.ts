import { countryNamed } from "../../domain/countries";
import { foldPrefix, foldTokens, foldWord } from "../../domain/spelling";
import { expandAlias } from "../../domain/spelling/aliases";
import type { Db } from "../db/open";
import { facets, isCalendarDeity, isStopWord } from "./document";
import {
  CONTINUATIONS,
  countContinued,
  findContinuations,
  findNeighbours,
  findTerms,
  type Scope,
  type Term,
} from "./terms";

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
  /** How many postings there are with those of all words that continue the beginnings, where `near` are the first of many. */
  posted?: number;
  /** The tradition or setting a filter names. */
  value?: string;
  /** The word is the name of a place: nearly all temples that carry it lie there. */
  isPlace?: boolean;
  /** The word is the name of a deity: most temples that carry it are dedicated to it. */
  isDeity?: boolean;
  /** Typing goes on within the word: what continues it may be as much meant as the word itself. */
  isBeingTyped?: boolean;
};

/** Such a share of the temples with the name of a place lies there. */
const IN_PLACE = 0.8;
/** Such a share of the temples with the name of a deity is dedicated to it. */
const OF_DEITY = 0.6;

export const slotTerms = ({ exact, alias, near }: Slot): Term[] => [...exact, ...alias, ...near];
/** How many postings a slot has: the number of temples, counted once per term. */
export const slotSize = (slot: Slot): number =>
  Math.max(
    slot.posted ?? 0,
    slotTerms(slot).reduce((sum, { temples }) => sum + temples, 0),
  );

export type WordRules = {
  scope: Scope;
  /** How some write a word together with the word of courtesy beside it: "padmanabha swamy" is "padmanabhaswamy". */
  together?: ReadonlyMap<string, readonly string[]>;
  /** Other words follow these, so that the last one is finished. */
  isFollowed?: boolean;
  /** Typing may not be finished: words that continue the last one count at once. */
  unfinished?: boolean;
  /** Only whole words count, also in the last place. */
  whole?: boolean | undefined;
  /** Advanced search: also words that resemble. */
  forgiving?: boolean;
};

const SHORTEST_OPEN = 3;
/** Of a word that others follow nobody leaves out much. */
const SHORTEST_INNER = 4;

/** The conditions of free text: each word must be met. Small words count only when there is nothing else. */
export async function wordSlots(db: Db, text: string, rules: WordRules): Promise<Slot[]> {
  const tokens = foldTokens(text);
  const telling = tokens.filter((token) => !isStopWord(token));
  const words = [...new Set(telling.length > 0 ? telling : tokens)].slice(0, 12);
  const last = tokens.at(-1);
  return Promise.all(
    words.map((word) => wordSlot(db, word, word === last && !rules.isFollowed ? foldPrefix(text) : undefined, rules)),
  );
}

async function wordSlot(db: Db, word: string, beginnings: string[] | undefined, rules: WordRules): Promise<Slot> {
  const { scope, forgiving } = rules;
  const own = [word, ...(rules.together?.get(word) ?? [])];
  const names = [...own, ...expandAlias(word)];
  const found = await findTerms(db, [...names, facets.place + word, facets.deity + word], scope);
  const known = found.filter(({ term }) => names.includes(term));
  const [asTyped = 0, inPlace = 0, ofDeity = 0] = [word, facets.place + word, facets.deity + word].map(
    (name) => found.find(({ term }) => term === name)?.temples ?? 0,
  );
  const isPlace = asTyped > 0 && inPlace >= IN_PLACE * asTyped;
  const isDeity = asTyped > 0 && ofDeity >= OF_DEITY * asTyped;
  // "patna" is the town and no beginning of Pathanamthitta, "bhutan" none of Bhutangudi
  const isFinished = !rules.unfinished && (isPlace || countryNamed(word) !== undefined);
  const isBeingTyped = rules.unfinished === true && beginnings !== undefined;
  const open = isFinished ? [] : openings(word, beginnings, known, rules);
  const continued = await findContinuations(db, open, scope);
  // a word that is there as typed is no slip, and what only sounds alike is too much to list unasked
  const resembling =
    forgiving && asTyped === 0
      ? (await findNeighbours(db, word, scope)).filter(({ slips }) => Number.isInteger(slips))
      : [];
  const near = [...continued, ...resembling].filter(
    ({ term }, at, all) => !names.includes(term) && all.findIndex((other) => other.term === term) === at,
  );
  return {
    kind: "word",
    ...parted(known, own),
    near,
    open,
    isPlace,
    isDeity,
    isBeingTyped,
    ...(await postedFor(db, open, near, scope)),
  };
}

const postedFor = async (db: Db, open: readonly string[], near: readonly Term[], scope: Scope) =>
  near.length < CONTINUATIONS ? {} : { posted: await countContinued(db, open, scope) };

/** The word itself, and its other names. */
const parted = (known: readonly Term[], own: readonly string[]) => ({
  exact: known.filter(({ term }) => own.includes(term)),
  alias: known.filter(({ term }) => !own.includes(term)),
});

/** Beginnings to look up: for a word that is not in the vocabulary, and for the last one, which may be continued. */
function openings(word: string, beginnings: string[] | undefined, exact: readonly Term[], rules: WordRules): string[] {
  if (rules.whole) return [];
  const isKnown = exact.length > 0;
  if (isKnown && !beginnings) return [];
  const shortest = !beginnings ? SHORTEST_INNER : rules.unfinished ? 1 : isKnown ? SHORTEST_OPEN : 2;
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
      return { kind: "place", exact, alias: [], near, open, ...(await postedFor(db, open, near, scope)) };
    }),
  );
}

const titles = new Set(foldTokens("lord god goddess sri shri shree"));

/** The conditions of a deity under any of its names; titles do not count. */
export async function deitySlots(db: Db, deity: string, scope: Scope): Promise<Slot[]> {
  const asId = foldWord(deity);
  // "sai-baba" is one deity of the calendar
  if (deity.includes("-") && isCalendarDeity(asId)) return [await deitySlot(db, [asId], scope)];
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
