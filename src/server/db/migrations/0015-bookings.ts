import { type RawBuilder, sql, type Transaction } from "kysely";
import type { Migration } from "../migrate";
import type { Engine } from "../open";
import type { Tables } from "../schema";

/** Bookings of poojas, and the places that are kept while somebody books. */
export const bookings: Migration = {
  id: 15,
  name: "0015-bookings",
  async up(db, engine) {
    /** Instants, days and names of slots are compared byte by byte on both engines. */
    const bytes = engine === "postgres" ? sql`text collate "C"` : sql`text`;
    await createBookings(db, engine, bytes);
    await db.schema
      .createTable("slot_holds")
      .addColumn("id", bytes, (column) => column.primaryKey())
      .addColumn("user_id", "integer", (column) => column.notNull().references("users.id").onDelete("cascade"))
      .addColumn("temple_id", "integer", (column) => column.notNull().references("temples.id").onDelete("cascade"))
      .addColumn("pooja_id", bytes, (column) => column.notNull())
      .addColumn("date", bytes, (column) => column.notNull())
      .addColumn("time", bytes, (column) => column.notNull())
      .addColumn("expires_at", bytes, (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex("slot_holds_by_slot")
      .on("slot_holds")
      .columns(["temple_id", "pooja_id", "date", "time"])
      .execute();
    await db.schema.createIndex("slot_holds_by_user").on("slot_holds").columns(["user_id", "expires_at"]).execute();
    await db.schema
      .createTable("booking_slots")
      .addColumn("temple_id", "integer", (column) => column.notNull().references("temples.id").onDelete("cascade"))
      .addColumn("pooja_id", bytes, (column) => column.notNull())
      .addColumn("date", bytes, (column) => column.notNull())
      .addColumn("time", bytes, (column) => column.notNull())
      .addColumn("asked_at", bytes, (column) => column.notNull())
      .addPrimaryKeyConstraint("booking_slots_key", ["temple_id", "pooja_id", "date", "time"])
      .execute();
  },
};

async function createBookings(db: Transaction<Tables>, engine: Engine, bytes: RawBuilder<unknown>): Promise<void> {
  const table = db.schema.createTable("bookings");
  const withId =
    engine === "postgres"
      ? table.addColumn("id", "integer", (column) => column.primaryKey().generatedByDefaultAsIdentity())
      : table.addColumn("id", "integer", (column) => column.primaryKey().autoIncrement());
  await withId
    .addColumn("reference", bytes, (column) => column.notNull().unique())
    .addColumn("user_id", "integer", (column) => column.references("users.id").onDelete("set null"))
    .addColumn("temple_id", "integer", (column) => column.references("temples.id").onDelete("set null"))
    .addColumn("temple_name", "text", (column) => column.notNull())
    .addColumn("pooja_id", bytes, (column) => column.notNull())
    .addColumn("pooja_name", "text")
    .addColumn("date", bytes, (column) => column.notNull())
    .addColumn("time", bytes, (column) => column.notNull())
    .addColumn("duration_minutes", "integer")
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("phone", "text", (column) => column.notNull())
    .addColumn("notes", "text")
    .addColumn("devotees", "text", (column) => column.notNull())
    .addColumn("gotra", "text")
    .addColumn("nakshatra", "text")
    .addColumn("price_paise", "integer")
    .addColumn("dakshina_paise", "integer", (column) => column.notNull())
    .addColumn("gateway", bytes)
    .addColumn("payment_id", bytes)
    .addColumn("status", bytes, (column) => column.notNull())
    .addColumn("hold_until", bytes)
    .addColumn("reason", "text")
    .addColumn("event_id", "integer")
    .addColumn("ticket_type", "text")
    .addColumn("locale", "text", (column) => column.notNull())
    .addColumn("moves", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("created_at", bytes, (column) => column.notNull())
    .addColumn("updated_at", bytes, (column) => column.notNull())
    .execute();
  const index = (name: string, columns: ("user_id" | "temple_id" | "pooja_id" | "date" | "time" | "status" | "id")[]) =>
    db.schema.createIndex(name).on("bookings").columns(columns).execute();
  await index("bookings_by_slot", ["temple_id", "pooja_id", "date", "time"]);
  await index("bookings_by_user", ["user_id", "id"]);
  await index("bookings_by_day", ["date", "time", "id"]);
  await index("bookings_by_state", ["status", "date", "time", "id"]);
  await sql`create index bookings_held on bookings (hold_until) where hold_until is not null`.execute(db);
}
