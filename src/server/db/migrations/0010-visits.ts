import { type CreateTableBuilder, sql } from "kysely";
import type { Migration } from "../migrate";

/** Visits by day and by temple, and what analytics reads beside them without going through whole tables. */
export const visits: Migration = {
  id: 10,
  name: "0010-visits",
  async up(db, engine) {
    /** Days, instants and keys are compared byte by byte on both engines. */
    const bytes = engine === "postgres" ? sql`text collate "C"` : sql`text`;
    const keyed = <T extends string>(table: CreateTableBuilder<T>) =>
      engine === "sqlite" ? table.modifyEnd(sql`without rowid`) : table;
    await db.schema
      .createTable("visit_days")
      .addColumn("day", bytes, (column) => column.primaryKey())
      .addColumn("visits", "integer", (column) => column.notNull())
      .addColumn("visitors", "integer", (column) => column.notNull())
      .execute();
    await keyed(db.schema.createTable("temple_visits"))
      .addColumn("temple_id", "integer", (column) => column.notNull().references("temples.id").onDelete("cascade"))
      .addColumn("day", bytes, (column) => column.notNull())
      .addColumn("visits", "integer", (column) => column.notNull())
      .addPrimaryKeyConstraint("temple_visits_key", ["temple_id", "day"])
      .execute();
    await db.schema.createIndex("temple_visits_by_day").on("temple_visits").column("day").execute();
    let windows = db.schema
      .createTable("temple_windows")
      .addColumn("temple_id", "integer", (column) => column.primaryKey().references("temples.id").onDelete("cascade"));
    for (const count of ["visits_7d", "visits_30d", "visits_90d", "ranked_visits"]) {
      windows = windows.addColumn(count, "integer", (column) => column.notNull().defaultTo(0));
    }
    await windows.execute();
    for (const days of ["7d", "30d", "90d"] as const) {
      await db.schema
        .createIndex(`temple_windows_${days}`)
        .on("temple_windows")
        .columns([`visits_${days}`, "temple_id"])
        .execute();
    }
    await db.schema
      .createTable("visit_salts")
      .addColumn("day", bytes, (column) => column.primaryKey())
      .addColumn("salt", "text", (column) => column.notNull())
      .execute();
    await keyed(db.schema.createTable("visitors"))
      .addColumn("day", bytes, (column) => column.notNull())
      .addColumn("key", bytes, (column) => column.notNull())
      .addColumn("seen_at", bytes, (column) => column.notNull())
      .addPrimaryKeyConstraint("visitors_key", ["day", "key"])
      .execute();
    await db.schema.createIndex("temples_by_creation").on("temples").columns(["created_at", "status"]).execute();
    await db.schema.createIndex("temple_managers_by_user").on("temple_managers").column("user_id").execute();
    await db.schema.createIndex("users_by_seen").on("users").column("last_seen_at").execute();
  },
};
