import { sql } from "kysely";
import type { Migration } from "../migration";

/**
 * On SQLite an index of the words of search documents, by which those that carry several words together are found;
 * PostgreSQL checks the documents. Written with `temple_texts` by `search/indexing`.
 */
export const templeWords: Migration = {
  id: 5,
  name: "0005-temple-words",
  async up(db, engine) {
    if (engine !== "sqlite") return;
    const statements = [
      `create virtual table temple_words using fts5 (
        main, long_texts, content = '', contentless_delete = 1, detail = column, tokenize = "ascii tokenchars ':'"
      )`,
      `insert into temple_words (rowid, main, long_texts)
        select temple_id, substr(search_text, 1, instr(search_text, '#')),
          substr(search_text, instr(search_text, '#') + 1) from temple_texts`,
    ];
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
