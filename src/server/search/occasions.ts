import type { Selectable } from "kysely";
import { z } from "zod";
import { EVERYWHERE, isKeptIn, keepersOf, regionsIn } from "../../domain/festivals/keepers";
import { states } from "../../domain/regions";
import { foldTokens, foldWord } from "../../domain/spelling";
import type { FestivalTable } from "../db/festivalTables";
import type { Db } from "../db/open";
import { listCache } from "./listCache";
import type { SearchFilters } from "./query";

/** A festival of the calendar as a search leads to it. */
export type FestivalInQuery = {
  slug: string;
  name: string;
  nameHi: string | null;
  nameKn: string | null;
  /** all that it is called, in folded words */
  called: readonly (readonly string[])[];
  /** folded words of the deities whose temples keep it; none for one that is kept at home */
  deities: readonly string[];
  /** where these keep it; undefined for all over the country */
  states: readonly string[] | undefined;
};

/** What of the record of a festival says by whose temples it is kept, and what it is called. */
const columns = [
  "slug",
  "name",
  "name_hi",
  "name_kn",
  "other_names",
  "other_names_hi",
  "other_names_kn",
  "deities",
  "region",
  "rule_id",
] as const;
export type FestivalRecord = Pick<Selectable<FestivalTable>, (typeof columns)[number]>;

const MOST = 500;
const Deities = z.array(z.string());
const cached = listCache<Map<string, FestivalInQuery>>();

/** The festival of the calendar that the words name in any language; undefined for none. */
export async function festivalNamed(db: Db, words: readonly string[]): Promise<FestivalInQuery | undefined> {
  const byName = await cached(db, "festivals", () => festivalsByName(db));
  return byName.get(foldWord(words.join(" ")));
}

async function festivalsByName(db: Db): Promise<Map<string, FestivalInQuery>> {
  const rows = await db
    .selectFrom("festivals")
    .select(columns)
    .where("deleted_at", "is", null)
    .where("active", "=", 1)
    .orderBy("id")
    .limit(MOST)
    .execute();
  const festivals = rows.map((row) => ({ ...namesOf(row), festival: festivalInQuery(row) }));
  // the Navratri of autumn is Dasara too, but who asks for Dasara means what is called so first
  const byName = new Map<string, FestivalInQuery>();
  for (const kind of ["own", "other"] as const)
    for (const one of festivals)
      for (const text of one[kind]) if (!byName.has(foldWord(text))) byName.set(foldWord(text), one.festival);
  return byName;
}

const namesOf = (row: FestivalRecord) => ({
  own: [row.name, row.name_hi, row.name_kn].flatMap(namesIn),
  other: [row.other_names, row.other_names_hi, row.other_names_kn].flatMap(namesIn),
});

/** All that a festival is called, in folded words. */
export function wordsOfFestival(row: FestivalRecord): string[][] {
  const { own, other } = namesOf(row);
  return [...own, ...other].map((text) => foldTokens(text));
}

function festivalInQuery(row: FestivalRecord): FestivalInQuery {
  const { slug, name, name_hi: nameHi, name_kn: nameKn } = row;
  return { slug, name, nameHi, nameKn, called: wordsOfFestival(row), ...keptBy(row) };
}

/**
 * Temples of the deities of a festival where it is kept and worship is held, those first that tell of it; undefined where
 * none keeps it.
 */
export function filtersOfFestival(festival: FestivalRecord): SearchFilters | undefined {
  const inQuery = festivalInQuery(festival);
  return inQuery.deities.length > 0 ? { ...keepersAsFilters(inQuery), worship: true } : undefined;
}

/** The same of one that is named in a query. */
export const keepersAsFilters = ({ deities, called, states }: FestivalInQuery): SearchFilters => ({
  anyDeity: deities,
  tellsOf: called,
  ...(states && { states }),
});

function keptBy({ deities, region, rule_id: rule }: FestivalRecord): Pick<FestivalInQuery, "deities" | "states"> {
  const regions = regionsIn(region);
  const keepers = keepersOf({ rule, regions, deities: Deities.parse(JSON.parse(deities)) });
  if (!keepers) return { deities: [], states: undefined };
  const isEverywhere = regions.length === 0 || isKeptIn(keepers, EVERYWHERE);
  return {
    deities: keepers.words,
    states: isEverywhere ? undefined : states.filter((state) => isKeptIn(keepers, state)),
  };
}

/** "Herath (Kashmir), Shivratri (North India, Nepal)" are two. */
const namesIn = (text: string | null): string[] =>
  (text ?? "")
    .replace(/\([^()]*\)/g, "")
    .split(",")
    .flatMap((name) => name.trim() || []);
