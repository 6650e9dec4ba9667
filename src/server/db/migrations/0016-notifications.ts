import { sql } from "kysely";
import type { Migration } from "../migrate";

/** Notifications: the outbox carries text messages as well, and what people do not want any more is kept. */
export const notifications: Migration = {
  id: 16,
  name: "0016-notifications",
  async up(db, engine) {
    const bytes = engine === "postgres" ? sql`text collate "C"` : sql`text`;
    await db.schema
      .alterTable("outbox")
      .addColumn("channel", "text", (column) => column.notNull().defaultTo("mail"))
      .execute();
    for (const column of ["locale", "data", "topic"]) {
      await db.schema.alterTable("outbox").addColumn(column, "text").execute();
    }
    await db.schema.createIndex("outbox_newest").on("outbox").columns(["created_at", "id"]).execute();
    await db.schema
      .createTable("notification_optouts")
      .addColumn("recipient", bytes, (column) => column.notNull())
      .addColumn("topic", "text", (column) => column.notNull())
      .addColumn("created_at", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("notification_optouts_key", ["recipient", "topic"])
      .execute();
  },
};
