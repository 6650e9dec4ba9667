import { sql } from "kysely";
import type { Migration } from "../migrate";

/** Imports as jobs: their plans row by row, and what they made, so that they can go on and be taken back. */
export const imports: Migration = {
  id: 20,
  name: "0020-imports",
  async up(db, engine) {
    const table = db.schema.createTable("imports");
    const withId =
      engine === "postgres"
        ? table.addColumn("id", "integer", (column) => column.primaryKey().generatedByDefaultAsIdentity())
        : table.addColumn("id", "integer", (column) => column.primaryKey().autoIncrement());
    const texts = ["noun", "state", "file_name", "file_hash", "file_format", "blank", "created_at"];
    const perhaps = ["mode", "problem", "user_role", "actor_role", "lease_owner"];
    const instants = ["planned_at", "applied_at", "undone_at"];
    const ids = ["user_id", "actor_id", "audit_id", "undo_audit_id"];
    const lists = ["headers", "notes"];
    const counts = "rows rows_done cursor created updated skipped failed duplicates replanned undone_rows left_rows";
    const figures = [...counts.split(" "), "cancelled", "tries", "lease_until"];
    let made = withId
      .addColumn("file_bytes", "integer", (column) => column.notNull())
      .addColumn("may_verify", "integer", (column) => column.notNull())
      .addColumn("mapping", "text", (column) => column.notNull());
    for (const name of texts) made = made.addColumn(name, "text", (column) => column.notNull());
    for (const name of [...perhaps, ...instants]) made = made.addColumn(name, "text");
    for (const name of ids) made = made.addColumn(name, "integer");
    for (const name of lists) made = made.addColumn(name, "text", (column) => column.notNull().defaultTo("[]"));
    for (const name of figures) made = made.addColumn(name, "bigint", (column) => column.notNull().defaultTo(0));
    await made.execute();
    await db.schema.createIndex("imports_by_noun").on("imports").columns(["noun", "id"]).execute();
    await db.schema.createIndex("imports_by_file").on("imports").columns(["file_hash", "id"]).execute();

    const keyed = engine === "sqlite" ? sql`without rowid` : sql``;
    await db.schema
      .createTable("import_rows")
      .addColumn("import_id", "integer", (column) => column.notNull())
      .addColumn("line", "integer", (column) => column.notNull())
      .addColumn("outcome", "text", (column) => column.notNull())
      .addColumn("item_id", "integer")
      .addColumn("version", "integer")
      .addColumn("replanned", "integer", (column) => column.notNull().defaultTo(0))
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("name_key", "text", (column) => column.notNull())
      .addColumn("data", "text")
      .addPrimaryKeyConstraint("import_rows_key", ["import_id", "line"])
      .modifyEnd(keyed)
      .execute();
    await db.schema
      .createTable("import_items")
      .addColumn("import_id", "integer", (column) => column.notNull())
      .addColumn("line", "integer", (column) => column.notNull())
      .addColumn("item_id", "integer", (column) => column.notNull())
      .addColumn("version", "integer", (column) => column.notNull())
      .addColumn("made", "integer", (column) => column.notNull())
      .addColumn("undone", "text")
      .addPrimaryKeyConstraint("import_items_key", ["import_id", "line"])
      .modifyEnd(keyed)
      .execute();
    await db.schema.createIndex("import_items_by_item").on("import_items").columns(["import_id", "item_id"]).execute();
  },
};
