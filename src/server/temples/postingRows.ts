import { sql } from "kysely";
import { deleteValues, insertValues, type OnConflict } from "../db/bulk";
import type { Db } from "../db/open";

/**
 * Of a term and a rank the temples of as many ids share a row; migration 0045 parts them so. A list of a hundred thousand
 * writes a fourth of the rows that its postings would be, and a temple that changes two kilobytes for each at most: with
 * 1,024 ids a list takes no less time, and a change twice as much.
 */
const IDS_A_CHAPTER = 256;
export const chapterOf = (id: number): number => Math.floor(id / IDS_A_CHAPTER);

/** The ids of a row, the lowest first. */
export const idsIn = (ids: string): number[] =>
  ids
    .split(",")
    .map(Number)
    .sort((a, b) => a - b);

const keys = ["term", "rank", "chapter"];
const addIds: OnConflict = sql`on conflict (term, rank, chapter) do update set
  ids = postings.ids || ',' || excluded.ids`;

/** Puts temples into rows, `term, rank, chapter, ids` after `term, rank, chapter, ids`, beside those that are there. */
export const addPostings = (db: Db, values: readonly (string | number)[]): Promise<void> =>
  insertValues(db, "postings", [...keys, "ids"], values, addIds);

/** What a term loses and gains, `rank, id` after `rank, id`. */
export type PostingChange = { term: string; removed: readonly number[]; added: readonly number[] };
type Row = { term: string; rank: number; chapter: number; ids: Set<number> };

/**
 * Takes temples out of the rows of terms and puts others in. Nobody else may write rows of these terms meanwhile: whoever
 * does holds the terms' rows of the vocabulary.
 */
export async function changePostings(db: Db, changes: readonly PostingChange[]): Promise<void> {
  const rows = new Rows();
  for (const { term, removed } of changes) rows.each(term, removed, () => undefined);
  const held = await deleteValues(db, "postings", keys, rows.inOrder().flatMap(keyOf));
  for (const { term, rank, chapter, ids } of held) rows.of(term, rank, chapter).ids = new Set(idsIn(ids));
  for (const { term, removed } of changes) rows.each(term, removed, (ids, id) => ids.delete(id));
  for (const { term, added } of changes) rows.each(term, added, (ids, id) => ids.add(id));
  const left = rows.inOrder().filter(({ ids }) => ids.size > 0);
  await addPostings(
    db,
    left.flatMap((row) => [...keyOf(row), [...row.ids].join()]),
  );
}

const keyOf = ({ term, rank, chapter }: Row) => [term, rank, chapter];

/** Rows of postings by their keys. */
class Rows {
  private readonly byKey = new Map<string, Row>();

  of(term: string, rank: number, chapter: number): Row {
    const key = `${term} ${rank} ${chapter}`;
    const row = this.byKey.get(key) ?? { term, rank, chapter, ids: new Set() };
    this.byKey.set(key, row);
    return row;
  }

  /** Visits the row of each posting of `rank, id` after `rank, id`. */
  each(term: string, ranked: readonly number[], visit: (ids: Set<number>, id: number) => void): void {
    for (let at = 0; at < ranked.length; at += 2) {
      const id = ranked[at + 1] ?? 0;
      visit(this.of(term, ranked[at] ?? 0, chapterOf(id)).ids, id);
    }
  }

  /** In the order of the keys, which is quick in an index. */
  inOrder = (): Row[] =>
    [...this.byKey.values()].sort(
      (a, b) => (a.term < b.term ? -1 : a.term > b.term ? 1 : 0) || a.rank - b.rank || a.chapter - b.chapter,
    );
}
