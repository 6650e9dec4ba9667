import { sql } from "kysely";
import { firstGuidance } from "../../content/firstGuidance";
import type { Migration } from "../migrate";

/** Guidance cards with the ones the product begins with, and the single texts around the home page's sections. */
export const content: Migration = {
  id: 5,
  name: "0005-content",
  async up(db, engine) {
    /** Dates and names are compared byte by byte on both engines. */
    const bytes = engine === "postgres" ? sql`text collate "C"` : sql`text`;
    const table = db.schema.createTable("guidance_cards");
    const withId =
      engine === "postgres"
        ? table.addColumn("id", "integer", (column) => column.primaryKey().generatedByDefaultAsIdentity())
        : table.addColumn("id", "integer", (column) => column.primaryKey().autoIncrement());
    await withId
      .addColumn("position", "integer", (column) => column.notNull())
      .addColumn("title", "text", (column) => column.notNull())
      .addColumn("title_hi", "text")
      .addColumn("title_kn", "text")
      .addColumn("description", "text")
      .addColumn("description_hi", "text")
      .addColumn("description_kn", "text")
      .addColumn("button", "text")
      .addColumn("button_hi", "text")
      .addColumn("button_kn", "text")
      .addColumn("starts_on", bytes)
      .addColumn("ends_on", bytes)
      .addColumn("published", "integer", (column) => column.notNull())
      .addColumn("version", "integer", (column) => column.notNull().defaultTo(1))
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("updated_at", "text", (column) => column.notNull())
      .addColumn("deleted_at", "text")
      .execute();
    await db.schema
      .createTable("content_blocks")
      .addColumn("name", bytes, (column) => column.primaryKey())
      .addColumn("value", "text", (column) => column.notNull())
      .addColumn("version", "integer", (column) => column.notNull())
      .addColumn("updated_at", "text", (column) => column.notNull())
      .execute();

    const now = new Date().toISOString();
    const kept = { published: 1, created_at: now, updated_at: now };
    await db
      .insertInto("guidance_cards")
      .values(firstGuidance.map((card, at) => ({ ...card, ...kept, position: at + 1 })))
      .execute();
  },
};
