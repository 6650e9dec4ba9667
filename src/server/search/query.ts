import { type RawBuilder, sql } from "kysely";
import { traditions } from "../../contract/vocabulary";
import { isCourtesy, requiredWords } from "../../domain/askedWords";
import { placesIn } from "../../domain/placesInQuery";
import { statesOf } from "../../domain/regions";
import { foldWord } from "../../domain/spelling";
import type { Db } from "../db/open";
import type { Matches } from "./conditions";
import { type Narrowing, narrowed } from "./narrowing";
import { deitySlot, deitySlots, placeSlots, type Slot, typeSlot, type WordRules, wordSlots } from "./slots";
import type { Scope } from "./terms";
import { typedWords } from "./typedWords";

/** What a list of public temples is narrowed by. */
export type SearchFilters = Narrowing & {
  q?: string;
  location?: string;
  type?: string;
  deity?: string;
  /** folded words of deities, any of which will do */
  anyDeity?: readonly string[];
  /** in one of these states */
  states?: readonly string[];
  /** names of a festival in folded words; temples that tell of it come first */
  tellsOf?: readonly (readonly string[])[];
  /** resembling words count at once, and so do the long texts */
  forgiving?: boolean;
  /** the long texts count too */
  longTexts?: boolean;
  /** what they have to tell of, if only in the long texts */
  mentions?: readonly string[];
  unfinished?: boolean;
};

const publicScope = ({ forgiving, longTexts, mentions }: SearchFilters): Scope => ({
  audience: "public",
  fields: forgiving || longTexts || mentions ? "all" : "main",
});

/** The filters as conditions. */
export async function matchesOf(db: Db, filters: SearchFilters, scope = publicScope(filters)): Promise<Matches> {
  if (scope.audience === "console") return { scope, slots: await slotsOf(db, filters, scope), where: [] };
  const { slots, optional, regions } = await wordsOf(db, filters);
  const { where, within } = await narrowed(db, filters);
  const { tellsOf } = filters;
  return { scope, slots, optional, tellsOf, where: [...regions.map(inRegion), ...where], ...(within && { within }) };
}

/**
 * What the words of public filters ask for: `slots` have to be met, `optional` ones make the better answer; `regions` are
 * lists of states, in one of each of which a temple has to lie.
 */
export type AskedWords = { slots: Slot[]; optional: Slot[]; regions: (readonly string[])[] };

/** The words of the filters. What visitors write of parts of the country and of states is read first. */
export async function wordsOf(db: Db, filters: SearchFilters): Promise<AskedWords> {
  const { unfinished = false } = filters;
  const asked = filters.q ? placesIn(filters.q, { unfinished }) : undefined;
  const around = filters.location ? placesIn(filters.location) : undefined;
  const scope = publicScope(filters);
  const regions = [asked?.region, around?.region].filter((region) => region !== undefined);
  const isNarrowed =
    regions.length > 0 || [filters.location, filters.deity, filters.anyDeity, filters.type].some(Boolean);
  const words = typedWords(asked?.words);
  const { required, optional } = askedWords(words, { isNarrowed, unfinished });
  const isFollowed = required.at(-1) !== words.at(-1);
  // signs alone ask for something that no temple has
  const q = words.length > 0 ? required.join(" ") : asked?.words;
  const slots = await slotsOf(db, { ...filters, q, location: around?.words }, scope, {
    isFollowed,
    together: togetherWithCourtesy(words),
  });
  const mentioned = await Promise.all((filters.mentions ?? []).map((phrase) => wordSlots(db, phrase, { scope })));
  return {
    slots: [...slots, ...mentioned.flat()],
    optional: await wordSlots(db, optional.join(" "), { scope, whole: true }),
    regions: [...regions.map((region) => statesOf(region)), ...(filters.states ? [filters.states] : [])],
  };
}

/** Each word beside one of courtesy with both written as one, by their folds. */
function togetherWithCourtesy(words: readonly string[]): Map<string, string[]> {
  const together = new Map<string, string[]>();
  for (const [at, word] of words.entries()) {
    const [before = "", after = ""] = [words[at - 1], words[at + 1]];
    const forms = [isCourtesy(before) && before + word, isCourtesy(after) && word + after].filter(
      (form) => form !== false,
    );
    if (!isCourtesy(word) && forms.length > 0) together.set(foldWord(word), forms.map(foldWord));
  }
  return together;
}

/** A shorter word of courtesy may be the beginning of another one. */
const SHORTEST_FINISHED = 4;

/** The words that a temple has to carry, and the others. */
function askedWords(words: readonly string[], { isNarrowed = false, unfinished = false }) {
  const typing = unfinished ? words.at(-1) : undefined;
  const isOpen = typing !== undefined && (typing.length < SHORTEST_FINISHED || !isCourtesy(typing));
  const finished = isOpen ? words.slice(0, -1) : words;
  const needed = requiredWords(finished, isNarrowed || isOpen);
  const required = isOpen ? [...needed, typing] : needed;
  return { required, optional: finished.filter((word) => !needed.includes(word)) };
}

const inRegion = (states: readonly string[]): RawBuilder<unknown> =>
  sql`t.status = 'active' and t.state in (${sql.join(states)})`;

async function slotsOf(db: Db, filters: SearchFilters, scope: Scope, more: Partial<WordRules> = {}): Promise<Slot[]> {
  const { q, location, type, deity, anyDeity, forgiving, unfinished } = filters;
  const slots: Slot[] = [];
  const rules = { scope, forgiving, unfinished, whole: filters.longTexts, ...more };
  if (q) slots.push(...orNothing(await wordSlots(db, q, rules)));
  if (location) slots.push(...orNothing(await placeSlots(db, location, scope)));
  if (deity) slots.push(...orNothing(await deitySlots(db, deity, scope)));
  if (anyDeity) slots.push(await deitySlot(db, anyDeity, scope));
  if (type) slots.push(await typeSlot(db, isTradition(type) ? "tradition" : "setting", type, scope));
  return slots;
}

/** Text without a single word asks for something that no temple has. */
const orNothing = (slots: Slot[]): Slot[] =>
  slots.length > 0 ? slots : [{ kind: "word", exact: [], alias: [], near: [], open: [] }];

const isTradition = (type: string) => traditions.some((tradition) => tradition === type);
