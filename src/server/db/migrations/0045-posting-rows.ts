import { sql, type Transaction } from "kysely";
import type { Migration } from "../migrate";
import type { Tables } from "../schema";

/**
 * The temples of a term at a rank share rows, each of a chapter of 256 ids, where each had a row of its own: a fourth of
 * the rows to write, and a set of thousands is read as a handful of texts.
 */
export const postingRows: Migration = {
  id: 45,
  name: "0045-posting-rows",
  async up(db, engine) {
    const bytes = engine === "postgres" ? sql`text collate "C"` : sql`text`;
    const table = db.schema
      .createTable("postings")
      .addColumn("term", bytes, (column) => column.notNull())
      .addColumn("rank", "integer", (column) => column.notNull())
      .addColumn("chapter", "integer", (column) => column.notNull())
      .addColumn("ids", bytes, (column) => column.notNull())
      .addPrimaryKeyConstraint("postings_key", ["term", "rank", "chapter"]);
    await (engine === "sqlite" ? table.modifyEnd(sql`without rowid`) : table).execute();
    // some terms at a time: all of them at once would be sorted in memory
    for (let last: string | null = ""; last !== null; ) {
      const end: string | null = await termAfter(db, last, POSTINGS_AT_ONCE);
      await sql`insert into postings (term, rank, chapter, ids)
        select term, rank, temple_id / 256, string_agg(cast(temple_id as text), ',') from temple_terms
        where term > ${last} and term <= ${end} group by term, rank, temple_id / 256`.execute(db);
      last = end;
    }
    await db.schema.dropTable("temple_terms").execute();
  },
};

const POSTINGS_AT_ONCE = 200_000;

/** The term so many postings behind another one; none behind the last. */
async function termAfter(db: Transaction<Tables>, term: string, postings: number): Promise<string | null> {
  const { rows } = await sql<{ term: string | null }>`select max(p.term) as term from (
    select term from temple_terms where term > ${term} order by term limit ${postings}) p`.execute(db);
  return rows[0]?.term ?? null;
}
