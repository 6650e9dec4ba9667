import { sql } from "kysely";
import type { Migration } from "../migrate";

/**
 * The temples of a term at a rank share rows, each of a chapter of 1,024 ids, where each had a row of its own: a tenth of
 * the rows to write, and a set of thousands is read as a handful of texts.
 */
export const postingRows: Migration = {
  id: 40,
  name: "0040-posting-rows",
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
    await sql`insert into postings (term, rank, chapter, ids)
      select term, rank, temple_id / 1024, string_agg(cast(temple_id as text), ',')
      from temple_terms group by term, rank, temple_id / 1024`.execute(db);
    await db.schema.dropTable("temple_terms").execute();
  },
};
