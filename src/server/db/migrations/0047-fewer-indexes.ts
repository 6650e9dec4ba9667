import { sql } from "kysely";
import type { Migration } from "../migrate";

/**
 * Every index is written with every temple: what was asked of the one by day of making another has as well, and that of
 * who shared a temple holds only those that somebody shared.
 */
export const fewerIndexes: Migration = {
  id: 47,
  name: "0047-fewer-indexes",
  async up(db) {
    await db.schema.dropIndex("temples_by_creation").execute();
    await db.schema.dropIndex("temples_by_submitter").execute();
    await sql`create index temples_by_submitter on temples (submitted_by) where submitted_by is not null`.execute(db);
  },
};
