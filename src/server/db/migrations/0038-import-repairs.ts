import type { Migration } from "../migrate";

/** What an editor took over of the repairs that were suggested: JSON of `ImportRepair[]`. */
export const importRepairs: Migration = {
  id: 38,
  name: "0038-import-repairs",
  async up(db) {
    await db.schema
      .alterTable("imports")
      .addColumn("repairs", "text", (column) => column.notNull().defaultTo("[]"))
      .execute();
  },
};
