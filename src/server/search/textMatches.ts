import { type RawBuilder, sql } from "kysely";
import { type LikePattern, like, pattern } from "../db/likePattern";
import { type Db, isPostgres } from "../db/open";
import { type Slot, slotSize, slotTerms } from "./slots";
import { CONTINUATIONS, type Scope } from "./terms";

type Sql = RawBuilder<unknown>;

/** True for a slot that search documents tell of. */
export const isOfText = ({ kind }: Slot): boolean => kind === "place" || kind === "word";

/** To check one document takes as long as the index of words takes for so many temples of a word. */
const TEMPLES_OF_A_DOCUMENT = 600;

/** Slots that temples have to meet; `driver` is met by all of them already, and keeps the answer small. */
export type Told = { scope: Scope; driver: Slot; slots: readonly Slot[] };

/**
 * Those of the temples whose search documents meet the slots of text: on SQLite by an index of the words (`temple_words`),
 * which knows what carries several at once; PostgreSQL checks each document.
 */
export async function thoseThatTell(db: Db, ids: readonly number[], { scope, driver, slots }: Told): Promise<number[]> {
  if (slots.length === 0) return [...ids];
  const indexed = [driver, ...slots];
  const expression = expressionOf(indexed, scope);
  if (expression === undefined) return [];
  const size = indexed.reduce((sum, slot) => sum + slotSize(slot), 0);
  const rows =
    isPostgres(db) || ids.length * TEMPLES_OF_A_DOCUMENT < size
      ? sql`select f.id from ${textsOf(db, ids)} where ${textConditions(slots, scope)}`
      : sql`select rowid as id from temple_words where temple_words match ${expression}`;
  const { rows: found } = await sql<{ id: number }>`${rows}`.execute(db);
  const telling = new Set(found.map(({ id }) => id));
  return ids.filter((id) => telling.has(id));
}

/** More temples that are not public are not checked one by one. */
const MOST_HIDDEN = 2_000;

/**
 * How many public temples meet all slots, by the index of words, which knows of the others as well: these are taken off.
 * Undefined where it does not tell.
 */
export async function countTelling(db: Db, slots: readonly Slot[], scope: Scope): Promise<number | undefined> {
  const expression = expressionOf(slots, scope);
  if (isPostgres(db) || expression === undefined) return undefined;
  // two ranges, which an index has
  const { rows: hidden } = await sql<{ id: number }>`
    select id from temples where status < 'active' or status > 'active' limit ${MOST_HIDDEN + 1}`.execute(db);
  if (hidden.length > MOST_HIDDEN) return undefined;
  const ids = hidden.map(({ id }) => id);
  const [all, notPublic] = await Promise.all([
    countOf(db, sql`temple_words where temple_words match ${expression}`),
    countOf(db, sql`${textsOf(db, ids)} where ${textConditions(slots, scope)}`),
  ]);
  return all - notPublic;
}

async function countOf(db: Db, rows: Sql): Promise<number> {
  const { rows: counted } = await sql<{ total: number }>`select count(*) as total from ${rows}`.execute(db);
  return counted[0]?.total ?? 0;
}

/** Ids as a table `f`. */
export const listed = (db: Db, ids: readonly number[]): Sql =>
  isPostgres(db)
    ? sql`unnest(${`{${ids}}`}::integer[]) as f(id)`
    : sql`(select value as id from json_each(${`[${ids}]`})) f`;

/** The search documents `x` of temples `f`; "offset 0", so that PostgreSQL looks up each and does not read all of them. */
export const textsOf = (db: Db, ids: readonly number[]): Sql =>
  isPostgres(db)
    ? sql`${listed(db, ids)} cross join lateral (
        select d.temple_id, d.search_text from temple_texts d where d.temple_id = f.id offset 0) x`
    : sql`${listed(db, ids)} cross join temple_texts x`;

/** Slots as conditions on the documents `x` of temples `f`. */
export const textConditions = (slots: readonly Slot[], scope: Scope): Sql =>
  sql.join([sql`x.temple_id = f.id`, ...slots.map((slot) => textCondition(slot, scope))], sql` and `);

/** A slot as a condition on `temple_texts x`. */
export const textCondition = (slot: Slot, scope: Scope): Sql => likeAny("x.search_text", textPatterns(slot, scope));

/** Of a beginning only the best known continuations are known when there are too many. */
export const areAllPosted = (slot: Slot): boolean => slot.open.length === 0 || slotTerms(slot).length < CONTINUATIONS;

/** A word counts in the names, deity and place alone, unless the long texts are asked as well. */
const isMain = ({ kind }: Slot, { fields }: Scope): boolean => kind === "word" && fields === "main";

/** Words as folding makes them; other signs are in no document, and mean something in a query. */
const isFolded = (word: string): boolean => /^[a-z0-9:\u0080-\uffff]+$/.test(word);

/** The words any of which meets a slot, and the beginnings of such words. */
function wordsOf({ exact, alias, near, open }: Slot): { whole: string[]; begun: string[] } {
  const closed = near.filter(({ term }) => !open.some((beginning) => term.startsWith(beginning)));
  const whole = [...exact, ...alias, ...closed].map(({ term }) => term);
  return { whole: whole.filter(isFolded), begun: open.filter(isFolded) };
}

function textPatterns(slot: Slot, scope: Scope): LikePattern[] {
  const { whole, begun } = wordsOf(slot);
  return isMain(slot, scope)
    ? [...whole.map((word) => pattern`% ${word} %#%`), ...begun.map((word) => pattern`% ${word}%#%`)]
    : [...whole.map((word) => pattern`% ${word} %`), ...begun.map((word) => pattern`% ${word}%`)];
}

/** Slots in the language of FTS5; undefined where one of them has no words. */
function expressionOf(slots: readonly Slot[], scope: Scope): string | undefined {
  const conditions = slots.map((slot) => {
    const { whole, begun } = wordsOf(slot);
    const any = [...whole.map((word) => `"${word}"`), ...begun.map((word) => `"${word}" *`)].join(" OR ");
    return any && (isMain(slot, scope) ? `(main : (${any}))` : `(${any})`);
  });
  return conditions.includes("") ? undefined : conditions.join(" AND ");
}

/** True where the column holds one of the patterns. */
export function likeAny(column: string, patterns: readonly LikePattern[]): Sql {
  if (patterns.length === 0) return sql`1 = 0`;
  return sql`(${sql.join(
    patterns.map((one) => like(column, one)),
    sql` or `,
  )})`;
}
