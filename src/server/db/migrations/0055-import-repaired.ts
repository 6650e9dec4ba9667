import type { Migration } from "../migrate";

/** The repairs that a plan was made with: others concern few of its rows, which alone are planned again. */
export const importRepaired: Migration = {
  id: 55,
  name: "0055-import-repaired",
  async up(db) {
    await db.schema.alterTable("imports").addColumn("planned_repairs", "text").execute();
  },
};
