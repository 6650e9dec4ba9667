import type { Migration } from "../migrate";

/** What is known of each temple by filter is met in memory: the widest index of temples has nothing left to do. */
export const withoutFacts: Migration = {
  id: 35,
  name: "0035-without-facts",
  async up(db) {
    await db.schema.dropIndex("temples_by_facts").execute();
  },
};
