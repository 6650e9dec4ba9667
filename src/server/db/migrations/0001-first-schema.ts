import { type CreateTableBuilder, sql } from "kysely";
import type { Migration } from "../migrate";

/** Temples with their search tables, accounts, one-time links, tickets. */
export const firstSchema: Migration = {
  id: 1,
  name: "0001-first-schema",
  async up(db, engine) {
    /** Ids that are never given twice, also after the newest row was deleted. */
    const withId = <T extends string>(table: CreateTableBuilder<T>) =>
      engine === "postgres"
        ? table.addColumn("id", "integer", (column) => column.primaryKey().generatedByDefaultAsIdentity())
        : table.addColumn("id", "integer", (column) => column.primaryKey().autoIncrement());
    /** Folded keys are compared byte by byte on both engines, so that ranges and prefixes mean the same. */
    const bytes = engine === "postgres" ? sql`text collate "C"` : sql`text`;

    await withId(db.schema.createTable("users"))
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("email", bytes, (column) => column.notNull().unique())
      .addColumn("password_hash", "text", (column) => column.notNull())
      .addColumn("role", "text", (column) => column.notNull())
      .addColumn("active", "integer", (column) => column.notNull().defaultTo(1))
      .addColumn("token_version", "integer", (column) => column.notNull().defaultTo(1))
      .addColumn("location", "text")
      .addColumn("faith", "text")
      .addColumn("preferences", "text")
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("last_seen_at", "text")
      .execute();
    await withId(db.schema.createTable("role_requests"))
      .addColumn("user_id", "integer", (column) => column.notNull().references("users.id").onDelete("cascade"))
      .addColumn("role", "text", (column) => column.notNull())
      .addColumn("status", "text", (column) => column.notNull())
      .addColumn("created_at", "text", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("role_requests_user").on("role_requests").columns(["user_id", "status"]).execute();
    await db.schema
      .createTable("one_time_links")
      .addColumn("token_hash", "text", (column) => column.primaryKey())
      .addColumn("purpose", "text", (column) => column.notNull())
      .addColumn("user_id", "integer", (column) => column.references("users.id").onDelete("cascade"))
      .addColumn("expires_at", "text", (column) => column.notNull())
      .addColumn("used_at", "text")
      .execute();
    await db.schema
      .createTable("login_failures")
      .addColumn("key", "text", (column) => column.primaryKey())
      .addColumn("failures", "integer", (column) => column.notNull())
      .addColumn("window_ends_at", "text", (column) => column.notNull())
      .execute();
    await db.schema
      .createTable("download_tickets")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("user_id", "integer", (column) => column.notNull().references("users.id").onDelete("cascade"))
      .addColumn("expires_at", "text", (column) => column.notNull())
      .execute();
    await db.schema
      .createTable("facts")
      .addColumn("name", "text", (column) => column.primaryKey())
      .addColumn("value", "text", (column) => column.notNull())
      .execute();

    // what a list card needs comes first and long texts last: a row read for a card stops before its overflow pages
    await withId(db.schema.createTable("temples"))
      .addColumn("slug", bytes, (column) => column.notNull().unique())
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("name_hi", "text")
      .addColumn("name_kn", "text")
      .addColumn("city", "text", (column) => column.notNull())
      .addColumn("state", "text", (column) => column.notNull())
      .addColumn("address", "text")
      .addColumn("tradition", "text")
      .addColumn("setting", "text")
      .addColumn("deity", "text")
      .addColumn("deity_key", bytes, (column) => column.notNull())
      .addColumn("timings", "text")
      .addColumn("image_url", "text")
      .addColumn("image_credit", "text")
      .addColumn("image_license", "text")
      .addColumn("latitude", "double precision")
      .addColumn("longitude", "double precision")
      .addColumn("geo_cell", "integer")
      .addColumn("status", bytes, (column) => column.notNull())
      .addColumn("is_verified", "integer", (column) => column.notNull().defaultTo(0))
      .addColumn("rating", "double precision", (column) => column.notNull().defaultTo(0))
      .addColumn("review_count", "integer", (column) => column.notNull().defaultTo(0))
      .addColumn("damped_rating", "double precision", (column) => column.notNull().defaultTo(0))
      .addColumn("popularity", "integer", (column) => column.notNull().defaultTo(0))
      .addColumn("version", "integer", (column) => column.notNull().defaultTo(1))
      .addColumn("sort_name", bytes, (column) => column.notNull())
      .addColumn("match_key", bytes, (column) => column.notNull())
      .addColumn("pincode", "text")
      .addColumn("phone", "text")
      .addColumn("email", "text")
      .addColumn("website", "text")
      .addColumn("wikidata_id", "text")
      .addColumn("pujari", "text")
      .addColumn("best_time", "text")
      .addColumn("dress_code", "text")
      .addColumn("submitted_by", "integer", (column) => column.references("users.id").onDelete("set null"))
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("updated_at", "text", (column) => column.notNull())
      .addColumn("deleted_at", "text")
      .addColumn("archived_from", "text")
      .addColumn("specialities", "text", (column) => column.notNull())
      .addColumn("amenities", "text", (column) => column.notNull())
      .addColumn("pooja_details", "text", (column) => column.notNull())
      .addColumn("gallery", "text", (column) => column.notNull())
      .addColumn("significance", "text")
      .addColumn("description", "text")
      .addColumn("history", "text")
      .execute();
    const templeIndex = (name: string, order: "popularity desc" | "damped_rating desc" | "sort_name") =>
      db.schema.createIndex(`temples_by_${name}`).on("temples").columns(["status", order, "id"]).execute();
    await templeIndex("popularity", "popularity desc");
    await templeIndex("rating", "damped_rating desc");
    await templeIndex("name", "sort_name");
    // the coordinates are in it, so that a row is read only when it is shown
    await db.schema
      .createIndex("temples_by_place")
      .on("temples")
      .columns(["status", "geo_cell", "latitude", "longitude"])
      .execute();
    await db.schema.createIndex("temples_by_match").on("temples").column("match_key").execute();
    await db.schema.createIndex("temples_by_submitter").on("temples").column("submitted_by").execute();
    await db.schema
      .createTable("temple_slugs")
      .addColumn("slug", bytes, (column) => column.primaryKey())
      .addColumn("temple_id", "integer", (column) => column.notNull().references("temples.id").onDelete("cascade"))
      .execute();
    await db.schema.createIndex("temple_slugs_temple").on("temple_slugs").column("temple_id").execute();

    /** A table that is its own primary key index where the engine has such (SQLite's WITHOUT ROWID). */
    const keyed = <T extends string>(table: CreateTableBuilder<T>) =>
      engine === "sqlite" ? table.modifyEnd(sql`without rowid`) : table;
    await keyed(db.schema.createTable("temple_terms"))
      .addColumn("term", bytes, (column) => column.notNull())
      .addColumn("rank", "integer", (column) => column.notNull())
      .addColumn("temple_id", "integer", (column) => column.notNull())
      .addPrimaryKeyConstraint("temple_terms_key", ["term", "rank", "temple_id"])
      .execute();
    // apart from the temples, so that rows of lists are small and many of them stay in memory
    await db.schema
      .createTable("temple_texts")
      .addColumn("temple_id", "integer", (column) => column.primaryKey())
      .addColumn("search_text", bytes, (column) => column.notNull())
      .execute();
    await keyed(db.schema.createTable("temple_orders"))
      .addColumn("list", bytes, (column) => column.notNull())
      .addColumn("position", bytes, (column) => column.notNull())
      .addColumn("temple_id", "integer", (column) => column.notNull())
      .addPrimaryKeyConstraint("temple_orders_key", ["list", "position", "temple_id"])
      .execute();
    await keyed(db.schema.createTable("search_terms"))
      .addColumn("term", bytes, (column) => column.primaryKey().notNull())
      .addColumn("temples", "integer", (column) => column.notNull())
      .addColumn("mentions", "integer", (column) => column.notNull())
      .execute();
    await keyed(db.schema.createTable("search_spellings"))
      .addColumn("variant", bytes, (column) => column.notNull())
      .addColumn("term", bytes, (column) => column.notNull())
      .addPrimaryKeyConstraint("search_spellings_key", ["variant", "term"])
      .execute();
    await db.schema
      .createTable("temple_managers")
      .addColumn("temple_id", "integer", (column) => column.notNull().references("temples.id").onDelete("cascade"))
      .addColumn("user_id", "integer", (column) => column.notNull().references("users.id").onDelete("cascade"))
      .addPrimaryKeyConstraint("temple_managers_key", ["temple_id", "user_id"])
      .execute();
  },
};
