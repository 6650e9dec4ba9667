import { type RawBuilder, sql, type Transaction } from "kysely";
import type { Migration } from "../migrate";
import type { Engine } from "../open";
import type { Tables } from "../schema";

/** Payments, what providers said about them, refunds, the ledger, receipts, and which temples may be paid. */
export const payments: Migration = {
  id: 13,
  name: "0013-payments",
  async up(db, engine) {
    /** Instants and references are compared byte by byte on both engines. */
    const bytes = engine === "postgres" ? sql`text collate "C"` : sql`text`;
    await createPayments(db, bytes);
    await createEvents(db, engine, bytes);
    await createRefunds(db, bytes);
    await createLedger(db, engine, bytes);
    await db.schema
      .createTable("receipt_series")
      .addColumn("series", bytes, (column) => column.primaryKey())
      .addColumn("last_number", "integer", (column) => column.notNull())
      .execute();
    await db.schema
      .createTable("payment_authorisations")
      .addColumn("temple_id", "integer", (column) => column.primaryKey().references("temples.id").onDelete("cascade"))
      .addColumn("reference", "text", (column) => column.notNull())
      .addColumn("registration_80g", "text")
      .addColumn("authorised_by", "integer", (column) => column.references("users.id").onDelete("set null"))
      .addColumn("created_at", bytes, (column) => column.notNull())
      .addColumn("updated_at", bytes, (column) => column.notNull())
      .execute();
    await db.schema
      .createTable("test_gateway")
      .addColumn("ref", bytes, (column) => column.primaryKey())
      .addColumn("payment_id", bytes, (column) => column.notNull().references("payments.id").onDelete("cascade"))
      .addColumn("amount_paise", "integer", (column) => column.notNull())
      .addColumn("status", "text", (column) => column.notNull())
      .addColumn("updated_at", bytes, (column) => column.notNull())
      .execute();
  },
};

type Trx = Transaction<Tables>;
type Bytes = RawBuilder<unknown>;

async function createPayments(db: Trx, bytes: Bytes): Promise<void> {
  await db.schema
    .createTable("payments")
    .addColumn("id", bytes, (column) => column.primaryKey())
    .addColumn("purpose", bytes, (column) => column.notNull())
    .addColumn("subject_id", bytes, (column) => column.notNull())
    .addColumn("user_id", "integer", (column) => column.references("users.id").onDelete("set null"))
    .addColumn("temple_id", "integer", (column) => column.references("temples.id").onDelete("set null"))
    .addColumn("amount_paise", "integer", (column) => column.notNull())
    .addColumn("currency", bytes, (column) => column.notNull())
    .addColumn("gateway", bytes, (column) => column.notNull())
    .addColumn("provider_ref", bytes)
    .addColumn("provider_payment_id", bytes)
    .addColumn("status", bytes, (column) => column.notNull())
    .addColumn("refunded_paise", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("receipt_number", bytes, (column) => column.unique())
    .addColumn("name", "text")
    .addColumn("email", "text")
    .addColumn("phone", "text")
    .addColumn("description", "text")
    .addColumn("locale", "text", (column) => column.notNull())
    .addColumn("test_mode", "integer", (column) => column.notNull())
    .addColumn("created_at", bytes, (column) => column.notNull())
    .addColumn("expires_at", bytes, (column) => column.notNull())
    .addColumn("paid_at", bytes)
    .addColumn("updated_at", bytes, (column) => column.notNull())
    .addColumn("next_check_at", bytes)
    .addColumn("checks", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema.createIndex("payments_by_subject").on("payments").columns(["purpose", "subject_id"]).execute();
  await db.schema.createIndex("payments_by_user").on("payments").columns(["user_id", "created_at"]).execute();
  await db.schema.createIndex("payments_by_temple").on("payments").columns(["temple_id", "created_at"]).execute();
  await db.schema.createIndex("payments_by_creation").on("payments").columns(["created_at", "id"]).execute();
  await db.schema.createIndex("payments_by_payment").on("payments").columns(["paid_at", "id"]).execute();
  await db.schema
    .createIndex("payments_by_provider")
    .on("payments")
    .columns(["gateway", "provider_ref"])
    .unique()
    .execute();
  await sql`create index payments_to_check on payments (next_check_at) where next_check_at is not null`.execute(db);
}

async function createEvents(db: Trx, engine: Engine, bytes: Bytes): Promise<void> {
  await numbered(db, "payment_events", engine)
    .addColumn("gateway", bytes, (column) => column.notNull())
    .addColumn("event_id", bytes, (column) => column.notNull())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("payment_id", bytes, (column) => column.references("payments.id").onDelete("cascade"))
    .addColumn("outcome", bytes, (column) => column.notNull())
    .addColumn("received_at", bytes, (column) => column.notNull())
    .addUniqueConstraint("payment_events_once", ["gateway", "event_id"])
    .execute();
  await db.schema.createIndex("payment_events_by_payment").on("payment_events").column("payment_id").execute();
}

async function createRefunds(db: Trx, bytes: Bytes): Promise<void> {
  await db.schema
    .createTable("payment_refunds")
    .addColumn("id", bytes, (column) => column.primaryKey())
    .addColumn("payment_id", bytes, (column) => column.notNull().references("payments.id").onDelete("cascade"))
    .addColumn("amount_paise", "integer", (column) => column.notNull())
    .addColumn("reason", "text", (column) => column.notNull())
    .addColumn("status", bytes, (column) => column.notNull())
    .addColumn("provider_ref", bytes)
    .addColumn("requested_by", "integer", (column) => column.references("users.id").onDelete("set null"))
    .addColumn("attempts", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("next_attempt_at", bytes)
    .addColumn("last_error", "text")
    .addColumn("created_at", bytes, (column) => column.notNull())
    .addColumn("done_at", bytes)
    .execute();
  await db.schema.createIndex("payment_refunds_by_payment").on("payment_refunds").column("payment_id").execute();
  await db.schema.createIndex("payment_refunds_by_ref").on("payment_refunds").column("provider_ref").unique().execute();
  await sql`create index payment_refunds_to_send on payment_refunds (next_attempt_at)
    where next_attempt_at is not null`.execute(db);
}

async function createLedger(db: Trx, engine: Engine, bytes: Bytes): Promise<void> {
  await numbered(db, "ledger_entries", engine)
    .addColumn("transaction_id", bytes, (column) => column.notNull())
    .addColumn("account", bytes, (column) => column.notNull())
    .addColumn("amount_paise", "integer", (column) => column.notNull())
    .addColumn("payment_id", bytes, (column) => column.notNull().references("payments.id"))
    .addColumn("temple_id", "integer", (column) => column.references("temples.id").onDelete("set null"))
    .addColumn("at", bytes, (column) => column.notNull())
    .addUniqueConstraint("ledger_entries_once", ["transaction_id", "account"])
    .execute();
  await db.schema.createIndex("ledger_entries_by_time").on("ledger_entries").columns(["at", "account"]).execute();
  await db.schema.createIndex("ledger_entries_by_payment").on("ledger_entries").column("payment_id").execute();
}

function numbered<T extends string>(db: Trx, name: T, engine: Engine) {
  const table = db.schema.createTable(name);
  return engine === "postgres"
    ? table.addColumn("id", "integer", (column) => column.primaryKey().generatedByDefaultAsIdentity())
    : table.addColumn("id", "integer", (column) => column.primaryKey().autoIncrement());
}
