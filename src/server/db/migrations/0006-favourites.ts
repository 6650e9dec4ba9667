import type { Migration } from "../migrate";

/** The temples people saved in their accounts. */
export const favourites: Migration = {
  id: 6,
  name: "0006-favourites",
  async up(db, engine) {
    const table = db.schema.createTable("favourites");
    const withId =
      engine === "postgres"
        ? table.addColumn("id", "integer", (column) => column.primaryKey().generatedByDefaultAsIdentity())
        : table.addColumn("id", "integer", (column) => column.primaryKey().autoIncrement());
    await withId
      .addColumn("user_id", "integer", (column) => column.notNull().references("users.id").onDelete("cascade"))
      .addColumn("temple_id", "integer", (column) => column.notNull().references("temples.id").onDelete("cascade"))
      .addColumn("saved_at", "text", (column) => column.notNull())
      .addUniqueConstraint("favourites_once", ["user_id", "temple_id"])
      .execute();
    await db.schema.createIndex("favourites_by_temple").on("favourites").column("temple_id").execute();
  },
};
