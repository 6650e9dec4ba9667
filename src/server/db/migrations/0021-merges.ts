import { sql } from "kysely";
import type { Migration } from "../migrate";

/** Temples that were merged into others, pairs that only look alike, and an index to find them by. */
export const merges: Migration = {
  id: 21,
  name: "0021-merges",
  async up(db, engine) {
    await db.schema.alterTable("temples").addColumn("merged_into", "integer").execute();
    // also holds what tells two of one name apart, so that looking for pairs reads no row
    await db.schema.dropIndex("temples_by_match").execute();
    await db.schema
      .createIndex("temples_by_match")
      .on("temples")
      .columns(["match_key", "id", "status", "latitude", "longitude"])
      .execute();
    await sql`create index audit_log_of_temples on audit_log (id) where kind = 'temple'`.execute(db);

    const table = db.schema.createTable("temple_merges");
    const withId =
      engine === "postgres"
        ? table.addColumn("id", "integer", (column) => column.primaryKey().generatedByDefaultAsIdentity())
        : table.addColumn("id", "integer", (column) => column.primaryKey().autoIncrement());
    // no foreign keys: an address leads on also when the temple that had it was purged
    await withId
      .addColumn("kept_id", "integer", (column) => column.notNull())
      .addColumn("merged_id", "integer", (column) => column.notNull())
      .addColumn("merged_at", "text", (column) => column.notNull())
      .addColumn("moved", "text", (column) => column.notNull())
      .addColumn("undone_at", "text")
      .execute();
    await sql`create unique index temple_merges_once on temple_merges (merged_id) where undone_at is null`.execute(db);
    await db.schema.createIndex("temple_merges_kept").on("temple_merges").column("kept_id").execute();

    await db.schema
      .createTable("temple_distinctions")
      .addColumn("left_id", "integer", (column) => column.notNull().references("temples.id").onDelete("cascade"))
      .addColumn("right_id", "integer", (column) => column.notNull().references("temples.id").onDelete("cascade"))
      .addColumn("user_id", "integer", (column) => column.references("users.id").onDelete("set null"))
      .addColumn("at", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("temple_distinctions_key", ["left_id", "right_id"])
      .execute();
    await db.schema.createIndex("temple_distinctions_right").on("temple_distinctions").column("right_id").execute();
    await db.schema.createIndex("temple_distinctions_user").on("temple_distinctions").column("user_id").execute();
  },
};
