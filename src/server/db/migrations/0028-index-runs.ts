import { sql } from "kysely";
import type { Migration } from "../migrate";

/** Temples stored by the thousand are indexed together afterwards: which are still to be, and how far that is. */
export const indexRuns: Migration = {
  id: 28,
  name: "0028-index-runs",
  async up(db, engine) {
    const bytes = engine === "postgres" ? sql`text collate "C"` : sql`text`;
    const table = db.schema.createTable("index_runs");
    const withId =
      engine === "postgres"
        ? table.addColumn("id", "integer", (column) => column.primaryKey().generatedByDefaultAsIdentity())
        : table.addColumn("id", "integer", (column) => column.primaryKey().autoIncrement());
    await withId
      .addColumn("done_to", bytes, (column) => column.notNull().defaultTo(""))
      .addColumn("taken", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema
      .createTable("unindexed_temples")
      .addColumn("temple_id", "integer", (column) => column.primaryKey())
      .addColumn("run", "integer", (column) => column.notNull())
      .execute();
  },
};
