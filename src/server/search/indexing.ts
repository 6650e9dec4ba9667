import { sql } from "kysely";
import { chunks, deleteValues, insertValues, type OnConflict } from "../db/bulk";
import { type Db, isPostgres } from "../db/open";
import { queueForCluster } from "./cluster/outbox";
import { eachPosting, HIDDEN_RANKS_FROM, type Indexed, isFieldRank, isPublicRank } from "./document";
import { newVersion } from "./listCache";
import { listed, textsOf } from "./textMatches";
import { type TermCounts, updateBestRanks, updateVocabulary } from "./vocabulary";

/** What ranks a temple; columns of its row. */
export type Ranked = { popularity: number; status: string };
/**
 * What ranks a temple before and after a write; absent before it is made and after it is gone. Its search document is
 * given when it may have changed.
 */
export type IndexChange = { id: number; before?: Ranked; after?: Ranked & { search_text?: string } };
type WholeChange = { id: number; before?: Indexed | undefined; after?: Indexed | undefined };

/** What changes for one term: its counts, and its postings as `term, rank, id` after `term, rank, id`. */
type TermChange = TermCounts & { removed: (string | number)[]; added: (string | number)[]; mayLoseBest: boolean };

class Changes {
  readonly byTerm = new Map<string, TermChange>();

  /** What is the same before and after is left alone. */
  collect({ id, before, after }: WholeChange): void {
    const ranks = new Map<string, number>();
    if (before) eachPosting(before, (term, rank) => ranks.set(term, rank));
    if (after) {
      eachPosting(after, (term, rank) => {
        const old = ranks.get(term);
        ranks.delete(term);
        if (old === rank) return;
        if (old !== undefined) this.posting(term, old, id, -1);
        this.posting(term, rank, id, 1);
      });
    }
    for (const [term, rank] of ranks) this.posting(term, rank, id, -1);
  }

  inOrder = (): TermChange[] => [...this.byTerm.values()].sort((a, b) => (a.term < b.term ? -1 : 1));

  private posting(term: string, rank: number, id: number, by: 1 | -1): void {
    let change = this.byTerm.get(term);
    if (!change) {
      change = {
        term,
        temples: 0,
        mentions: 0,
        bestRank: HIDDEN_RANKS_FROM,
        removed: [],
        added: [],
        mayLoseBest: false,
      };
      this.byTerm.set(term, change);
    }
    (by > 0 ? change.added : change.removed).push(term, rank, id);
    if (!isPublicRank(rank)) return;
    if (by > 0) change.bestRank = Math.min(change.bestRank, rank);
    else change.mayLoseBest = true;
    change.mentions += by;
    if (isFieldRank(rank)) change.temples += by;
  }
}

const posting = ["term", "rank", "temple_id"];

/**
 * Brings postings, vocabulary and spellings in line with changed rows, in the transaction of the change. Terms are
 * written in their order, so that two writers never wait for each other crosswise. Where a cluster follows, it is told.
 */
export async function updateIndex(db: Db, rows: readonly IndexChange[]): Promise<void> {
  if (rows.length === 0) return;
  const changes = new Changes();
  for (const row of await withDocuments(db, rows)) changes.collect(row);
  const terms = changes.inOrder();
  await updateVocabulary(db, terms);
  await deleteValues(
    db,
    "postings",
    posting,
    terms.flatMap(({ removed }) => removed),
  );
  await insertValues(
    db,
    "postings",
    posting,
    terms.flatMap(({ added }) => added),
  );
  await updateBestRanks(
    db,
    terms.filter(({ mayLoseBest }) => mayLoseBest).map(({ term }) => term),
  );
  const { version, follower } = await newVersion(db);
  if (follower !== null) await queueForCluster(db, rows, version);
}

const TEXTS_AT_ONCE = 400;

/** Adds the stored documents, and stores the new ones; those of temples that are gone are deleted. */
async function withDocuments(db: Db, rows: readonly IndexChange[]): Promise<WholeChange[]> {
  const stored = await storedTexts(
    db,
    rows.filter(({ before }) => before).map(({ id }) => id),
  );
  const changed: { id: number; search_text: string }[] = [];
  const gone: number[] = [];
  const whole = rows.map(({ id, before, after }): WholeChange => {
    const old = stored.get(id) ?? "";
    const search_text = after?.search_text ?? old;
    if (!after) gone.push(id);
    else if (search_text !== old) changed.push({ id, search_text });
    return { id, before: before && indexed(before, old), after: after && indexed(after, search_text) };
  });
  await insertValues(
    db,
    "temple_texts",
    ["temple_id", "search_text"],
    changed.flatMap(({ id, search_text }) => [id, search_text]),
    replaceText,
  );
  for (const ids of chunks(gone, TEXTS_AT_ONCE))
    await db.deleteFrom("temple_texts").where("temple_id", "in", ids).execute();
  const written = changed.map(({ id }) => id);
  await updateWords(db, { gone: [...gone, ...written], written });
  return whole;
}

/**
 * Brings the index of words in line with the documents. In one statement for all of them and not by triggers, which would
 * write a segment for each: twice the time.
 */
async function updateWords(db: Db, { gone, written }: { gone: number[]; written: number[] }): Promise<void> {
  if (isPostgres(db)) return;
  if (gone.length > 0)
    await sql`delete from temple_words where rowid in (select f.id from ${listed(db, gone)})`.execute(db);
  if (written.length > 0)
    await sql`insert into temple_words (rowid, main, long_texts)
      select x.temple_id, substr(x.search_text, 1, instr(x.search_text, '#')),
        substr(x.search_text, instr(x.search_text, '#') + 1)
      from ${textsOf(db, written)} where x.temple_id = f.id`.execute(db);
}

async function storedTexts(db: Db, known: readonly number[]): Promise<Map<number, string>> {
  const stored = new Map<number, string>();
  for (const ids of chunks(known, TEXTS_AT_ONCE)) {
    const found = await db.selectFrom("temple_texts").selectAll().where("temple_id", "in", ids).execute();
    for (const { temple_id, search_text } of found) stored.set(temple_id, search_text);
  }
  return stored;
}

/** Rows have fifty columns: only those that count are carried on. */
const indexed = ({ popularity, status }: Ranked, search_text: string): Indexed => ({ popularity, status, search_text });

const replaceText: OnConflict = sql`on conflict (temple_id) do update set search_text = excluded.search_text`;
