import { type CreateTableBuilder, sql, type Transaction } from "kysely";
import type { Migration } from "../migrate";
import type { Engine } from "../open";
import type { Tables } from "../schema";

/** Weekly hours; reviews, photos, corrections; moderation with its log; outbox; quotas; answers kept for repeats. */
export const contributions: Migration = {
  id: 2,
  name: "0002-contributions",
  async up(db, engine) {
    await db.schema.alterTable("temples").addColumn("opening_hours", "text").execute();
    await db.schema.alterTable("role_requests").addColumn("reason", "text").execute();
    await db.schema.alterTable("role_requests").addColumn("decided_at", "text").execute();
    await db.schema.createIndex("role_requests_queue").on("role_requests").columns(["status", "created_at"]).execute();
    await createReviews(db, engine);
    await createPhotos(db, engine);
    await createCorrections(db, engine);
    await createModeration(db, engine);
    await createOutbox(db, engine);
    await createCounters(db);
  },
};

/** Ids that are never given twice, also after the newest row was deleted. */
const withId = <T extends string>(table: CreateTableBuilder<T>, engine: Engine) =>
  engine === "postgres"
    ? table.addColumn("id", "integer", (column) => column.primaryKey().generatedByDefaultAsIdentity())
    : table.addColumn("id", "integer", (column) => column.primaryKey().autoIncrement());

type Schema = Transaction<Tables>;

/** What every contribution carries: whose it is, where it stands, why. */
const contribution = <T extends string>(table: CreateTableBuilder<T>, engine: Engine) =>
  withId(table, engine)
    .addColumn("user_id", "integer", (column) => column.references("users.id").onDelete("set null"))
    .addColumn("author_key", "text")
    .addColumn("status", "text", (column) => column.notNull().defaultTo("pending"))
    .addColumn("reason", "text")
    .addColumn("flags", "text", (column) => column.notNull().defaultTo(""))
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("decided_at", "text");

async function createReviews(db: Schema, engine: Engine): Promise<void> {
  await contribution(db.schema.createTable("reviews"), engine)
    .addColumn("temple_id", "integer", (column) => column.notNull().references("temples.id").onDelete("cascade"))
    .addColumn("rating", "integer", (column) => column.notNull())
    .addColumn("name", "text")
    .addColumn("email", "text")
    .addColumn("locale", "text", (column) => column.notNull())
    .addColumn("comment_key", "text", (column) => column.notNull())
    .addColumn("comment", "text", (column) => column.notNull())
    .execute();
  const index = (
    name: string,
    columns: ("temple_id" | "status" | "created_at" | "rating" | "user_id" | "comment_key")[],
  ) => db.schema.createIndex(`reviews_${name}`).on("reviews").columns(columns).execute();
  await index("recent", ["temple_id", "status", "created_at"]);
  await index("rated", ["temple_id", "status", "rating", "created_at"]);
  await index("queue", ["status", "created_at"]);
  await index("author", ["user_id"]);
  await index("repeats", ["comment_key"]);
}

async function createPhotos(db: Schema, engine: Engine): Promise<void> {
  await contribution(db.schema.createTable("photos"), engine)
    .addColumn("temple_id", "integer", (column) => column.notNull().references("temples.id").onDelete("cascade"))
    .addColumn("review_id", "integer", (column) => column.references("reviews.id").onDelete("cascade"))
    .addColumn("file_key", "text", (column) => column.notNull().unique())
    .addColumn("source_hash", "text", (column) => column.notNull())
    .addColumn("width", "integer", (column) => column.notNull())
    .addColumn("height", "integer", (column) => column.notNull())
    .addColumn("widths", "text", (column) => column.notNull())
    .addColumn("blur", "text", (column) => column.notNull())
    .execute();
  const index = (
    name: string,
    columns: ("temple_id" | "review_id" | "status" | "created_at" | "user_id" | "source_hash")[],
  ) => db.schema.createIndex(`photos_${name}`).on("photos").columns(columns).execute();
  await index("temple", ["temple_id", "status", "created_at"]);
  await index("review", ["review_id"]);
  await index("queue", ["status", "created_at"]);
  await index("author", ["user_id"]);
  await index("repeats", ["source_hash"]);
}

async function createCorrections(db: Schema, engine: Engine): Promise<void> {
  await contribution(db.schema.createTable("corrections"), engine)
    .addColumn("temple_id", "integer", (column) => column.notNull().references("temples.id").onDelete("cascade"))
    .addColumn("field", "text", (column) => column.notNull())
    .addColumn("proposed", "text", (column) => column.notNull())
    .addColumn("note", "text")
    .addColumn("email", "text")
    .addColumn("locale", "text", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("corrections_queue").on("corrections").columns(["status", "created_at"]).execute();
  await db.schema.createIndex("corrections_temple").on("corrections").columns(["temple_id", "status"]).execute();
  await db.schema.createIndex("corrections_author").on("corrections").column("user_id").execute();
}

async function createModeration(db: Schema, engine: Engine): Promise<void> {
  await db.schema
    .createTable("moderation_claims")
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("item_id", "integer", (column) => column.notNull())
    .addColumn("user_id", "integer", (column) => column.notNull().references("users.id").onDelete("cascade"))
    .addColumn("expires_at", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("moderation_claims_key", ["kind", "item_id"])
    .execute();
  // no foreign key to people: the log outlives them
  await withId(db.schema.createTable("audit_log"), engine)
    .addColumn("at", "text", (column) => column.notNull())
    .addColumn("actor_id", "integer")
    .addColumn("actor_role", "text")
    .addColumn("action", "text", (column) => column.notNull())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("item_id", "integer")
    .addColumn("reason", "text")
    .addColumn("details", "text")
    .addColumn("undoes", "integer", (column) => column.unique())
    .execute();
  await db.schema.createIndex("audit_log_item").on("audit_log").columns(["kind", "item_id"]).execute();
  await db.schema.createIndex("audit_log_actor").on("audit_log").columns(["actor_id"]).execute();
  await refuseChanges(db, engine);
}

/** The log can only grow: the database itself refuses to change or delete a row of it. */
async function refuseChanges(db: Schema, engine: Engine): Promise<void> {
  if (engine === "sqlite") {
    for (const change of ["update", "delete"]) {
      await sql`create trigger ${sql.id(`audit_log_no_${change}`)} before ${sql.raw(change)} on audit_log
        begin select raise(abort, 'audit_log is append-only'); end`.execute(db);
    }
    return;
  }
  await sql`create function audit_log_is_append_only() returns trigger language plpgsql as
    $$ begin raise exception 'audit_log is append-only'; end $$`.execute(db);
  await sql`create trigger audit_log_no_change before update or delete on audit_log
    for each row execute function audit_log_is_append_only()`.execute(db);
  await sql`create trigger audit_log_no_truncate before truncate on audit_log
    for each statement execute function audit_log_is_append_only()`.execute(db);
}

async function createOutbox(db: Schema, engine: Engine): Promise<void> {
  await withId(db.schema.createTable("outbox"), engine)
    .addColumn("key", "text", (column) => column.unique())
    .addColumn("template", "text", (column) => column.notNull())
    .addColumn("recipient", "text", (column) => column.notNull())
    .addColumn("subject", "text", (column) => column.notNull())
    .addColumn("body", "text", (column) => column.notNull())
    .addColumn("status", "text", (column) => column.notNull().defaultTo("queued"))
    .addColumn("attempts", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("last_error", "text")
    .addColumn("next_attempt_at", "text", (column) => column.notNull())
    .addColumn("expires_at", "text")
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("sent_at", "text")
    .execute();
  await db.schema.createIndex("outbox_due").on("outbox").columns(["status", "next_attempt_at"]).execute();
}

async function createCounters(db: Schema): Promise<void> {
  await db.schema
    .createTable("quotas")
    .addColumn("key", "text", (column) => column.primaryKey())
    .addColumn("used", "integer", (column) => column.notNull())
    .addColumn("window_ends_at", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("request_keys")
    .addColumn("key", "text", (column) => column.primaryKey())
    .addColumn("fingerprint", "text", (column) => column.notNull())
    .addColumn("answer", "text", (column) => column.notNull())
    .addColumn("expires_at", "text", (column) => column.notNull())
    .execute();
}
