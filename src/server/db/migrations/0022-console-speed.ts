import { sql } from "kysely";
import type { Migration } from "../migrate";

/**
 * The sorts of the console's lists walk an index, so that the last page costs as little as the first. None is by status
 * alone: it would lure the lists of visitors away from indexes of their own.
 */
export const consoleSpeed: Migration = {
  id: 22,
  name: "0022-console-speed",
  async up(db) {
    const orders = {
      title: "sort_name",
      city: "city",
      state: "state",
      deity: "coalesce(deity, '')",
      rank: "damped_rating",
      making: "created_at",
      change: "updated_at",
    };
    for (const [name, order] of Object.entries(orders)) {
      await sql`create index ${sql.id(`temples_in_order_of_${name}`)} on temples (${sql.raw(`${order}, id, status, is_verified`)})`.execute(
        db,
      );
    }
    await db.schema.createIndex("users_in_order_of_role").on("users").columns(["role", "id"]).execute();
    // entries from before the way was noted were made in the console
    await sql`create index audit_log_by_origin on audit_log (coalesce(origin, 'console'), at, id)
      where part_of is null`.execute(db);
  },
};
