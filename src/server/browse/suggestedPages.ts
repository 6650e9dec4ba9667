import { sql } from "kysely";
import en from "../../../locales/en/browse.json";
import hi from "../../../locales/hi/browse.json";
import kn from "../../../locales/kn/browse.json";
import type { SuggestedPage } from "../../contract/templeSearch";
import { DEITIES } from "../../domain/panchang/deities";
import { foldPrefix, foldTokens } from "../../domain/spelling";
import type { Db } from "../db/open";
import { cachedUntilChange } from "../search/search";
import { namesOf } from "./present";
import { type TemplePlace, templePlaces } from "./templePlaces";

type Named = Pick<SuggestedPage, "name" | "nameHi" | "nameKn">;
/** A page with its names as they are typed and in folded words, and how many temples it leads to. */
type Entry = SuggestedPage & { typed: string[]; words: string[][]; count: number };

const MOST = 3;
const STALE_MS = 10_000;
const cached = cachedUntilChange<Index>(STALE_MS, () => true);
/** The first words of all names in order, each with the number of its page; so what continues a beginning is one range. */
type Index = { entries: Entry[]; firstWords: readonly (readonly [word: string, entry: number])[] };

/**
 * The pages whose name continues what was typed: whole names first, then those that begin so to the letter (by their
 * folds Kharna is Karna), then those that lead to most temples.
 */
export async function suggestPages(db: Db, typed: string): Promise<SuggestedPage[]> {
  const beginnings = foldPrefix(typed);
  const name = plain(typed);
  const whole = foldTokens(typed);
  const before = whole.slice(0, -1);
  if (beginnings.length === 0) return [];
  const found: { entry: Entry; nearness: number }[] = [];
  for (const entry of begunBy(await cached(db, "pages", () => readPages(db)), before[0], beginnings)) {
    if (!entry.words.some((words) => continues(words, before, beginnings))) continue;
    const isLiteral = entry.typed.some((own) => own.startsWith(name));
    found.push({ entry, nearness: entry.typed.includes(name) ? 2 : Number(isLiteral) });
  }
  return found
    .sort((a, b) => b.nearness - a.nearness || b.entry.count - a.entry.count)
    .slice(0, MOST)
    .map(({ entry: { kind, path, name, nameHi, nameKn } }) => ({ kind, path, name, nameHi, nameKn }));
}

/** The pages with a name whose first word is `first`, or where that is still being typed begins with one of these. */
function begunBy({ entries, firstWords }: Index, first: string | undefined, beginnings: readonly string[]): Set<Entry> {
  const found = new Set<Entry>();
  for (const beginning of first === undefined ? beginnings : [first]) {
    for (let at = firstFrom(firstWords, beginning); at < firstWords.length; at++) {
      const [word = "", number = 0] = firstWords[at] ?? [];
      if (!word.startsWith(beginning)) break;
      const entry = entries[number];
      if (entry) found.add(entry);
    }
  }
  return found;
}

/** Where in the order the first word is that is not before this one. */
function firstFrom(words: Index["firstWords"], beginning: string): number {
  let [from, to] = [0, words.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((words[middle]?.[0] ?? "") < beginning) from = middle + 1;
    else to = middle;
  }
  return from;
}

function continues(words: readonly string[], before: readonly string[], beginnings: readonly string[]): boolean {
  const next = words[before.length];
  return (
    next !== undefined &&
    before.every((word, at) => words[at] === word) &&
    beginnings.some((beginning) => next.startsWith(beginning))
  );
}

async function readPages(db: Db): Promise<Index> {
  const { states, inState } = await templePlaces(db);
  const places = [...states, ...[...inState.values()].flatMap((own) => [...own.values()])].map(placeEntry);
  const entries = [...places, ...DEITIES.map(deityEntry), ...(await listEntries(db)), ...(await festivalEntries(db))];
  const firstWords = entries.flatMap(({ words }, at) => words.map(([word = ""]) => [word, at] as const));
  return { entries, firstWords: firstWords.sort(([a], [b]) => (a < b ? -1 : Number(a > b))) };
}

const plain = (name: string) => name.trim().toLowerCase();

function entry(page: SuggestedPage, count: number, more: readonly string[] = []): Entry {
  const names = [page.name, page.nameHi, page.nameKn, ...more].flatMap((name) => name || []);
  return { ...page, count, typed: names.map(plain), words: names.map((name) => foldTokens(name)) };
}

const placeEntry = ({ kind, path, name, count }: TemplePlace): Entry =>
  entry({ kind, path: `/temples/${path}`, ...namesOf({ kind, name }) }, count);

/** What is asked for most is told before any place that begins alike. */
const FAMOUS = 1_000_000;

const deityEntry = (deity: (typeof DEITIES)[number], at: number): Entry =>
  entry(
    {
      ...{ kind: "deity", path: `/deities/${deity}` },
      ...{ name: en.browse.deities[deity], nameHi: hi.browse.deities[deity], nameKn: kn.browse.deities[deity] },
    },
    FAMOUS - at,
  );

type Row = Named & { slug: string; name_hi: string | null; name_kn: string | null; more: string | null; count: number };

async function listEntries(db: Db): Promise<Entry[]> {
  const { rows } = await sql<Row>`select l.slug, l.name, l.name_hi, l.name_kn, l.aliases as more,
    (select count(*) from temple_list_entries e where e.list_id = l.id) as count from temple_lists l`.execute(db);
  return rows.map((row) => {
    const aliases = JSON.parse(row.more ?? "[]");
    const names = [row.name, ...(Array.isArray(aliases) ? aliases.map(String) : [])];
    // "12 Jyotirlingas" is typed without its number too
    const plain = names.map((name) => name.replace(/^\d+ /, ""));
    return entry(
      { kind: "list", path: `/lists/${row.slug}`, name: row.name, nameHi: row.name_hi, nameKn: row.name_kn },
      FAMOUS / 2 + Number(row.count),
      [...names, ...plain],
    );
  });
}

async function festivalEntries(db: Db): Promise<Entry[]> {
  const rows = await db
    .selectFrom("festivals")
    .select(["slug", "name", "name_hi", "name_kn"])
    .where("deleted_at", "is", null)
    .where("active", "=", 1)
    .execute();
  return rows.map(({ slug, name, name_hi: nameHi, name_kn: nameKn }) =>
    entry({ kind: "festival", path: `/festivals/${slug}`, name, nameHi, nameKn }, FAMOUS / 4),
  );
}
