import type { Migration } from "../migrate";

/** What pandits perform, each with a name and a description. */
export const rituals: Migration = {
  id: 18,
  name: "0018-rituals",
  async up(db, engine) {
    const table = db.schema.createTable("rituals");
    const withId =
      engine === "postgres"
        ? table.addColumn("id", "integer", (column) => column.primaryKey().generatedByDefaultAsIdentity())
        : table.addColumn("id", "integer", (column) => column.primaryKey().autoIncrement());
    await withId
      .addColumn("user_id", "integer", (column) => column.notNull().references("users.id").onDelete("cascade"))
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("description", "text", (column) => column.notNull())
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("updated_at", "text", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("rituals_by_owner").on("rituals").columns(["user_id", "id"]).execute();
  },
};
