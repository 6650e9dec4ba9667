import type { Migration } from "../migrate";

/** What an editor chose for the columns of a list, for the next list with the same headers. */
export const importMappings: Migration = {
  id: 23,
  name: "0023-import-mappings",
  async up(db) {
    await db.schema
      .createTable("import_mappings")
      .addColumn("user_id", "integer", (column) => column.notNull().references("users.id").onDelete("cascade"))
      .addColumn("noun", "text", (column) => column.notNull())
      .addColumn("headers_key", "text", (column) => column.notNull())
      .addColumn("mapping", "text", (column) => column.notNull())
      .addColumn("chosen_at", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("import_mappings_key", ["user_id", "noun", "headers_key"])
      .execute();
  },
};
