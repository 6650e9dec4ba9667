import { sql, type Transaction } from "kysely";
import { foldName } from "../../../domain/spelling";
import { catalogue } from "../../festivals/catalogue/all";
import type { CatalogueFestival } from "../../festivals/catalogue/shape";
import type { Migration } from "../migrate";
import type { Tables } from "../schema";

/** Festivals with the ones the product knows, and the dates people choose for them. */
export const festivals: Migration = {
  id: 3,
  name: "0003-festivals",
  async up(db, engine) {
    /** Dates, slugs and keys are compared byte by byte on both engines. */
    const bytes = engine === "postgres" ? sql`text collate "C"` : sql`text`;
    const table = db.schema.createTable("festivals");
    const withId =
      engine === "postgres"
        ? table.addColumn("id", "integer", (column) => column.primaryKey().generatedByDefaultAsIdentity())
        : table.addColumn("id", "integer", (column) => column.primaryKey().autoIncrement());
    await withId
      .addColumn("rule_id", bytes, (column) => column.unique())
      .addColumn("slug", bytes, (column) => column.notNull().unique())
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("name_hi", "text")
      .addColumn("name_kn", "text")
      .addColumn("other_names", "text")
      .addColumn("other_names_hi", "text")
      .addColumn("other_names_kn", "text")
      .addColumn("type", "text")
      .addColumn("region", "text")
      .addColumn("significance", "text")
      .addColumn("significance_hi", "text")
      .addColumn("significance_kn", "text")
      .addColumn("description", "text")
      .addColumn("description_hi", "text")
      .addColumn("description_kn", "text")
      .addColumn("festival_date", bytes)
      .addColumn("deities", "text", (column) => column.notNull())
      .addColumn("active", "integer", (column) => column.notNull().defaultTo(1))
      .addColumn("match_key", bytes, (column) => column.notNull())
      .addColumn("version", "integer", (column) => column.notNull().defaultTo(1))
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("updated_at", "text", (column) => column.notNull())
      .addColumn("deleted_at", "text")
      .execute();
    await db.schema.createIndex("festivals_by_match").on("festivals").column("match_key").execute();
    await db.schema
      .createTable("festival_dates")
      .addColumn("festival_id", "integer", (column) => column.notNull().references("festivals.id").onDelete("cascade"))
      .addColumn("year", "integer", (column) => column.notNull())
      .addColumn("replaces", bytes, (column) => column.notNull())
      .addColumn("date", bytes, (column) => column.notNull())
      .addColumn("note", "text")
      .addColumn("note_hi", "text")
      .addColumn("note_kn", "text")
      .addColumn("updated_at", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("festival_dates_key", ["festival_id", "year", "replaces"])
      .execute();
    await fill(db);
  },
};

async function fill(db: Transaction<Tables>): Promise<void> {
  const now = new Date().toISOString();
  for (const festival of catalogue) await db.insertInto("festivals").values(rowOf(festival, now)).execute();
}

function rowOf({ name, otherNames, significance, description, ...festival }: CatalogueFestival, now: string) {
  return {
    rule_id: festival.ruleId,
    slug: festival.slug,
    name: name.en,
    name_hi: name.hi,
    name_kn: name.kn,
    other_names: otherNames?.en ?? null,
    other_names_hi: otherNames?.hi ?? null,
    other_names_kn: otherNames?.kn ?? null,
    type: festival.type,
    region: festival.region,
    significance: significance.en,
    significance_hi: significance.hi,
    significance_kn: significance.kn,
    description: description.en,
    description_hi: description.hi,
    description_kn: description.kn,
    festival_date: null,
    deities: JSON.stringify(festival.deities),
    active: 1,
    match_key: foldName(name.en),
    created_at: now,
    updated_at: now,
    deleted_at: null,
  };
}
