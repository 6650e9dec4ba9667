import type { Migration } from "../migrate";

/** Temples of a filter are met in memory, and found in the order of an index of all: they need no lists of their own. */
export const withoutOrders: Migration = {
  id: 46,
  name: "0046-without-orders",
  async up(db) {
    await db.schema.dropTable("temple_orders").execute();
  },
};
