import { sql } from "kysely";
import type { Migration } from "../migrate";

/**
 * The last two sorts of the console's temples that read rows, or sorted them all, walk an index as well. The one by
 * standing is of an expression that no other list asks for, so that it lures none away from an index of its own.
 */
export const consoleWalks: Migration = {
  id: 43,
  name: "0043-console-walks",
  async up(db) {
    const index = (name: string, on: string) => sql`create index ${sql.id(name)} on ${sql.raw(on)}`.execute(db);
    await index("temples_in_order_of_id", "temples (id, status, is_verified)");
    await index("temples_in_order_of_standing", "temples (coalesce(status, ''), id, status, is_verified)");
  },
};
