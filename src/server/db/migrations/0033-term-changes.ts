import type { Migration } from "../migrate";

/** Counts for each word how often temples came to it or left it, so that a set of them can be kept until then. */
export const termChanges: Migration = {
  id: 33,
  name: "0033-term-changes",
  async up(db) {
    await db.schema
      .alterTable("search_terms")
      .addColumn("changes", "integer", (column) => column.notNull().defaultTo(1))
      .execute();
  },
};
