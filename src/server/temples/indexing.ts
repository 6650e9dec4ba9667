import { sql } from "kysely";
import { chunks, insertValues, type OnConflict } from "../db/bulk";
import type { Db } from "../db/open";
import { takeFromRuns } from "./indexRuns";
import { ordersChanged } from "./keptOrders";
import { changePostings } from "./postingRows";
import { eachPosting, type Indexed, isFieldRank, isPublicRank, type Ranked } from "./searchDocument";
import { type TermCounts, updateVocabulary } from "./vocabulary";

/**
 * What ranks a temple before and after a write; absent before it is made and after it is gone. Its words are given
 * when they may have changed.
 */
export type IndexChange = { id: number; before?: Ranked; after?: Ranked & { search_text?: string } };
/** Of a temple that a run is indexing only the postings of terms up to `doneTo` are there. */
type WholeChange = { id: number; before?: Indexed; after?: Indexed; doneTo?: string | undefined };

/** What changes for one term: its counts, whether its temples do, and `rank, id` after `rank, id` of postings. */
type TermChange = TermCounts & { removed: number[]; added: number[] };

class Changes {
  readonly byTerm = new Map<string, TermChange>();

  /** What is the same before and after is left alone. */
  collect({ id, before, after, doneTo }: WholeChange): void {
    const isThere = (term: string) => doneTo === undefined || term <= doneTo;
    const ranks = new Map<string, number>();
    if (before) eachPosting(before, (term, rank) => isThere(term) && ranks.set(term, rank));
    if (after) {
      eachPosting(after, (term, rank) => {
        const old = ranks.get(term);
        ranks.delete(term);
        if (old === rank) return;
        const hasMoved = old === undefined || !isSameKind(old, rank);
        if (old !== undefined) this.posting(term, old, id, -1, hasMoved);
        this.posting(term, rank, id, 1, hasMoved);
      });
    }
    for (const [term, rank] of ranks) this.posting(term, rank, id, -1, true);
  }

  private posting(term: string, rank: number, id: number, by: 1 | -1, hasMoved: boolean): void {
    let change = this.byTerm.get(term);
    if (!change) {
      change = { term, temples: 0, mentions: 0, hasMoved: false, removed: [], added: [] };
      this.byTerm.set(term, change);
    }
    if (hasMoved) change.hasMoved = true;
    (by > 0 ? change.added : change.removed).push(rank, id);
    if (!isPublicRank(rank)) return;
    change.mentions += by;
    if (isFieldRank(rank)) change.temples += by;
  }
}

/** True for ranks between which a temple may move without coming to a list or leaving it. */
const isSameKind = (a: number, b: number) => isPublicRank(a) === isPublicRank(b) && isFieldRank(a) === isFieldRank(b);

/** True when a public temple came, or stands elsewhere among the others. */
const isElsewhere = ({ before, after }: IndexChange) =>
  after?.status === "active" &&
  (before?.status !== after.status ||
    before.sort_name !== after.sort_name ||
    before.damped_rating !== after.damped_rating);

/**
 * Brings postings, vocabulary and spellings in line with changed rows. Runs in the transaction of the
 * change. The vocabulary comes first and in order: whoever holds a term writes its postings, and two writers never wait
 * for each other crosswise.
 */
export async function updateIndex(db: Db, rows: readonly IndexChange[]): Promise<void> {
  const changes = new Changes();
  for (const row of await withWords(db, rows)) changes.collect(row);
  const terms = [...changes.byTerm.values()].sort((a, b) => (a.term < b.term ? -1 : 1));
  await updateVocabulary(db, rows.some(isElsewhere) ? [ordersChanged, ...terms] : terms);
  await changePostings(db, terms);
}

const TEXTS_AT_ONCE = 400;

/** Adds the words on file, and puts the new ones there. */
async function withWords(db: Db, rows: readonly IndexChange[]): Promise<WholeChange[]> {
  const known = rows.filter(({ before }) => before).map(({ id }) => id);
  const onFile = await textsOf(db, known);
  const doneTo = await takeFromRuns(db, known);
  const changed: (string | number)[] = [];
  const whole = rows.map(({ id, before, after }): WholeChange => {
    const old = onFile.get(id) ?? "";
    const search_text = after?.search_text ?? old;
    if (after && search_text !== old) changed.push(id, search_text);
    const states = { before: before && indexed(before, old), after: after && indexed(after, search_text) };
    return { id, ...states, doneTo: doneTo.get(id) };
  });
  await writeTexts(db, changed);
  return whole;
}

async function textsOf(db: Db, known: readonly number[]): Promise<Map<number, string>> {
  const onFile = new Map<number, string>();
  for (const ids of chunks(known, TEXTS_AT_ONCE)) {
    const found = await db.selectFrom("temple_texts").selectAll().where("temple_id", "in", ids).execute();
    for (const { temple_id, search_text } of found) onFile.set(temple_id, search_text);
  }
  return onFile;
}

/** Puts words on file, `id, words` after `id, words`. */
export const writeTexts = (db: Db, values: readonly (string | number)[]): Promise<void> =>
  insertValues(db, "temple_texts", ["temple_id", "search_text"], values, replaceText);

/** Rows have fifty columns: only those that count are carried on. */
const indexed = ({ popularity, status }: Ranked, search_text: string): Indexed => ({ popularity, status, search_text });

const replaceText: OnConflict = sql`on conflict (temple_id) do update set search_text = excluded.search_text`;
