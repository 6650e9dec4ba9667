import { sql } from "kysely";
import type { Migration } from "../migrate";

/** Broadcasts from temples, found by when they begin. */
export const liveEvents: Migration = {
  id: 7,
  name: "0007-live-events",
  async up(db, engine) {
    /** Instants are compared byte by byte on both engines. */
    const bytes = engine === "postgres" ? sql`text collate "C"` : sql`text`;
    const table = db.schema.createTable("live_events");
    const withId =
      engine === "postgres"
        ? table.addColumn("id", "integer", (column) => column.primaryKey().generatedByDefaultAsIdentity())
        : table.addColumn("id", "integer", (column) => column.primaryKey().autoIncrement());
    await withId
      .addColumn("title", "text", (column) => column.notNull())
      .addColumn("description", "text")
      .addColumn("temple_name", "text", (column) => column.notNull())
      .addColumn("temple_id", "integer", (column) => column.references("temples.id").onDelete("set null"))
      .addColumn("start_time", bytes, (column) => column.notNull())
      .addColumn("youtube_id", bytes, (column) => column.notNull())
      .addColumn("created_by", "integer", (column) => column.references("users.id").onDelete("set null"))
      .addColumn("created_at", "text", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("live_events_by_start").on("live_events").columns(["start_time", "id"]).execute();
    await db.schema
      .createIndex("live_events_by_temple")
      .on("live_events")
      .columns(["temple_id", "start_time"])
      .execute();
    await db.schema
      .createIndex("live_events_by_author")
      .on("live_events")
      .columns(["created_by", "start_time"])
      .execute();
  },
};
