import type { Migration } from "../migrate";

/** The sheets of a workbook, JSON of their names, and the one that is read: chosen by the editor, else by itself. */
export const importSheets: Migration = {
  id: 54,
  name: "0054-import-sheets",
  async up(db) {
    await db.schema
      .alterTable("imports")
      .addColumn("sheets", "text", (column) => column.notNull().defaultTo("[]"))
      .execute();
    await db.schema.alterTable("imports").addColumn("sheet", "text").execute();
  },
};
