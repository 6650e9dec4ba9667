import { sql } from "kysely";
import type { Migration } from "../migrate";

/** Donations; each has its payment. */
export const donations: Migration = {
  id: 14,
  name: "0014-donations",
  async up(db, engine) {
    const bytes = engine === "postgres" ? sql`text collate "C"` : sql`text`;
    const table = db.schema.createTable("donations");
    const withId =
      engine === "postgres"
        ? table.addColumn("id", "integer", (column) => column.primaryKey().generatedByDefaultAsIdentity())
        : table.addColumn("id", "integer", (column) => column.primaryKey().autoIncrement());
    await withId
      .addColumn("user_id", "integer", (column) => column.references("users.id").onDelete("set null"))
      .addColumn("temple_id", "integer", (column) => column.references("temples.id").onDelete("set null"))
      .addColumn("amount_paise", "integer", (column) => column.notNull())
      .addColumn("dedication", "text")
      .addColumn("anonymous", "integer", (column) => column.notNull())
      .addColumn("created_at", bytes, (column) => column.notNull())
      .execute();
    await db.schema.createIndex("donations_by_user").on("donations").columns(["user_id", "created_at", "id"]).execute();
  },
};
