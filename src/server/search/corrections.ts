import { isElsewhere, isOccasion, requiredWords, withoutAsking } from "../../domain/askedWords";
import { countryNamed } from "../../domain/countries";
import { fieldWeight, obscurity } from "../../domain/ranking";
import { languageOf } from "../../domain/scripts";
import { foldName, foldPrefix, foldTokens, foldWord } from "../../domain/spelling";
import { expandAlias } from "../../domain/spelling/aliases";
import { editDistance } from "../../domain/spelling/distance";
import { skeletons } from "../../domain/spelling/skeleton";
import type { Db } from "../db/open";
import { gazetteer } from "../places/knownPlaces";
import { checkedTexts, type Matches, rarest, rowsOf } from "./conditions";
import { isStopWord, type TierOf, tiersOf } from "./document";
import { matchesOf, type SearchFilters } from "./query";
import { bestCarriers, type Candidate, readCandidates } from "./relevance";
import { type Slot, slotTerms } from "./slots";
import { findContinuations, findNeighbours, findTerms, type Neighbour, type Scope } from "./terms";
import { writtenAs } from "./writtenForm";

/** Of each word of the rarest kind so many of the best known temples are weighed. */
const CARRIERS = 300;
const TRIED = 5;
const SHORTEST_OPEN = 3;
/** What a slip costs beside the field a word stands in, and a word that is continued. */
const SLIP = 1.2;
const CONTINUED = 0.3;

/** A typed word with everything it may have been meant as. */
export type Meant = {
  typed: string;
  slot: Slot;
  neighbours: readonly Neighbour[];
  /** How many temples carry or mention the word as typed: an ordinary word is mentioned by many. */
  mentions: number;
};

/** Each word of a query with what it may have been meant as; small words are left out. */
export async function meantBy(db: Db, words: readonly string[], scope: Scope): Promise<Meant[]> {
  const telling = words.filter((word) => foldTokens(word).some((key) => !isStopWord(key)));
  return Promise.all(telling.map((word, at) => meantByWord(db, word, at === telling.length - 1, scope)));
}

/** What is a word of its own is no misspelling of a name: "early" is not Parli. */
const isSpeltRight = (typed: string) =>
  isOccasion(typed) || isElsewhere(typed) || withoutAsking([typed]).length === 0 || countryNamed(typed) !== undefined;

const noSlot: Slot = { kind: "word", exact: [], alias: [], near: [], open: [] };

async function meantByWord(db: Db, typed: string, isLast: boolean, scope: Scope): Promise<Meant> {
  const [key = "", ...more] = foldTokens(typed);
  if (more.length > 0) return { typed, slot: noSlot, neighbours: [], mentions: 0 };
  const names = [key, ...expandAlias(key)];
  const [known, neighbours, [mentioned]] = await Promise.all([
    findTerms(db, names, scope),
    isSpeltRight(typed) ? [] : findNeighbours(db, key, scope, typed),
    findTerms(db, [key], { ...scope, fields: "all" }),
  ]);
  const open = isLast || known.length === 0 ? foldPrefix(typed).filter(({ length }) => length >= SHORTEST_OPEN) : [];
  const continued = known.length > 0 ? [] : await findContinuations(db, open, scope);
  const near = [...continued, ...neighbours].filter(({ term }) => !names.includes(term));
  const exact = known.filter(({ term }) => term === key);
  const alias = known.filter(({ term }) => term !== key);
  return { typed, slot: { ...noSlot, exact, alias, near }, neighbours, mentions: mentioned?.temples ?? 0 };
}

/**
 * The query as it was most likely meant: of all ways to mend its words the one that a temple carries together, with the
 * fewest slips, the best known temple first, as that temple writes it. Undefined where no temple carries all of them,
 * and where nothing has to be mended.
 */
export async function corrected(db: Db, filters: SearchFilters, meant: readonly Meant[]): Promise<string | undefined> {
  const needed = requiredWords(meant.map(({ typed }) => typed));
  // "temple" is told as it was typed, whether or not a temple carries it
  const telling = meant.filter(({ typed }) => needed.includes(typed));
  const [first, another] = telling;
  // beside another word a town may be misspelt, alone it is one: Ramnagar is not Ramnath
  if (!first || (!another && gazetteer().find(first.typed)) || telling.some(({ slot }) => slotTerms(slot).length === 0))
    return undefined;
  const typedName = foldName(meant.map(({ typed }) => typed).join(" "));
  const base = await matchesOf(db, { ...filters, q: undefined });
  const found = await bestTogether(
    db,
    { ...base, slots: [...base.slots, ...telling.map(({ slot }) => slot)] },
    telling,
  );
  for (const { id, forms } of found.slice(0, TRIED)) {
    const isMended = telling.some(({ neighbours }, at) => neighbours.some(({ term }) => term === forms[at]?.[0]));
    if (!isMended) return undefined;
    const wordOf = (one: Meant) => {
      const own = forms[telling.indexOf(one)];
      return own ? wordFor(db, one, { templeId: id, forms: own }) : one.typed;
    };
    const words = await Promise.all(meant.map(wordOf));
    const q = words.join(" ");
    if (words.every((word) => word !== undefined)) return foldName(q) === typedName ? undefined : q;
  }
  return undefined;
}

/** The typed word, or the likeliest form of it that the temple has and writes in a script to show. */
async function wordFor(
  db: Db,
  { typed, slot }: Meant,
  { templeId, forms }: { templeId: number; forms: readonly string[] },
): Promise<string | undefined> {
  for (const term of forms) {
    if (!slot.near.some((near) => near.term === term)) return typed;
    const written = await writtenAs(db, term, { templeId, typed });
    if (written !== undefined && !isFar(typed, written)) return written;
  }
  return undefined;
}

/** Such a share of the letters may be mended, unless both are heard alike: "bannari" is not Bari. */
const MENDED = 0.4;

function isFar(typed: string, written: string): boolean {
  if (languageOf(typed) !== languageOf(written)) return false;
  const most = Math.floor(MENDED * typed.length);
  const heard = skeletons(foldWord(written));
  const isAlike = skeletons(foldWord(typed)).some((skeleton) => heard.includes(skeleton));
  return !isAlike && editDistance(typed.toLowerCase(), written.toLowerCase(), most) > most;
}

/** A temple and, for each word, the forms of it that it carries, the cheapest first. */
type Weighed = { id: number; score: number; forms: string[][] };

/** The temples that carry a form of every word, best first, each with the forms that it carries. */
async function bestTogether(db: Db, matches: Matches, meant: readonly Meant[]): Promise<Weighed[]> {
  const driver = rarest(meant.map(({ slot }) => slot));
  if (!driver) return [];
  const carriers = await bestCarriers(db, slotTerms(driver), matches.scope, CARRIERS);
  const { ids, rest } = await checkedTexts(db, carriers, driver, matches);
  const found = await readCandidates(db, rowsOf(db, ids, rest));
  return found.map((row) => weigh(row, meant)).sort((a, b) => a.score - b.score || a.id - b.id);
}

function weigh({ id, popularity, search_text }: Candidate, meant: readonly Meant[]): Weighed {
  const tierOf = tiersOf(search_text);
  const forms = meant.map((one) => formsIn(tierOf, one));
  const score = forms.reduce((sum, [best]) => sum + (best?.cost ?? 0), obscurity(popularity));
  return { id, score, forms: forms.map((each) => each.map(({ term }) => term)) };
}

function formsIn(tierOf: TierOf, { slot, neighbours }: Meant): { term: string; cost: number }[] {
  const forms = slotTerms(slot).flatMap(({ term }) => {
    const tier = tierOf(term);
    if (tier === undefined) return [];
    const slips = neighbours.find((near) => near.term === term)?.slips;
    const isContinued = slips === undefined && slot.near.some((near) => near.term === term);
    return [{ term, cost: fieldWeight(tier) + (slips ?? 0) * SLIP + (isContinued ? CONTINUED : 0) }];
  });
  return forms.sort((a, b) => a.cost - b.cost);
}

/** True where the best known temple of all is so much better known than these public ones that a slip weighs less. */
export async function isObscure(db: Db, ids: readonly number[]): Promise<boolean> {
  const temples = db.selectFrom("temples").select("popularity");
  const [some, best] = await Promise.all([
    // by their ids alone: asked for a status or an order as well, SQLite walks an index of all temples
    temples.where("id", "in", [...ids, 0]).execute(),
    temples.where("status", "=", "active").orderBy("popularity", "desc").limit(1).executeTakeFirst(),
  ]);
  if (some.length === 0 || !best) return false;
  const first = Math.max(...some.map(({ popularity }) => popularity));
  return obscurity(first) - obscurity(best.popularity) > SLIP;
}
