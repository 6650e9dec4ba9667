import { sql, type Transaction } from "kysely";
import type { Migration } from "../migrate";
import type { Tables } from "../schema";

/**
 * The console's lists are narrowed and sorted by any pair of their columns. Reading one index that holds them all is
 * quicker than looking up a third of the rows; few pairs deserve an index of their own.
 */
export const consoleLists: Migration = {
  id: 12,
  name: "0012-console-lists",
  async up(db) {
    await db.schema
      .createIndex("temples_by_facts")
      .on("temples")
      .columns(["status", "is_verified", "tradition", "setting", "deity_key", "sort_name", "city", "state", "deity"])
      .columns(["damped_rating", "created_at", "updated_at", "id"])
      .execute();
    await db.schema
      .createIndex("users_by_facts")
      .on("users")
      .columns(["active", "role", "sort_name", "email", "created_at", "name", "name_key", "id"])
      .execute();
    await indexFew(db);
  },
};

/** What only few rows have: temples that were deleted, those that somebody shared, contributions with a hint. */
async function indexFew(db: Transaction<Tables>): Promise<void> {
  await sql`create index temples_by_deletion on temples (deleted_at) where deleted_at is not null`.execute(db);
  await sql`create index temples_by_submission on temples (status, created_at, id) where submitted_by is not null`.execute(
    db,
  );
  for (const table of ["reviews", "photos", "corrections"]) {
    await sql`create index ${sql.id(`${table}_flagged`)} on ${sql.table(table)} (status, created_at, id, flags)
      where flags <> ''`.execute(db);
  }
}
