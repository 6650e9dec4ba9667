import type { Migration } from "../migrate";

/** How far an import is that makes what it wrote findable. */
export const indexProgress: Migration = {
  id: 31,
  name: "0031-index-progress",
  async up(db) {
    await db.schema.alterTable("imports").addColumn("indexed_percent", "integer").execute();
  },
};
