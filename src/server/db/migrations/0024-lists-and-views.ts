import { sql, type Transaction } from "kysely";
import type { Migration } from "../migrate";
import type { Engine } from "../open";
import type { Tables } from "../schema";

/** The views people save of the console's lists; indexes from which more of these lists are read without the rows. */
export const listsAndViews: Migration = {
  id: 24,
  name: "0024-lists-and-views",
  async up(db, engine) {
    await createViews(db, engine);
    await sql`drop index audit_log_by_action`.execute(db);
    await sql`create index audit_log_by_action on audit_log (action, at, id, actor_id) where part_of is null`.execute(
      db,
    );
    if (engine === "postgres") await holdColumns(db);
  },
};

async function createViews(db: Transaction<Tables>, engine: Engine): Promise<void> {
  const table = db.schema.createTable("saved_views");
  const withId =
    engine === "postgres"
      ? table.addColumn("id", "integer", (column) => column.primaryKey().generatedByDefaultAsIdentity())
      : table.addColumn("id", "integer", (column) => column.primaryKey().autoIncrement());
  await withId
    .addColumn("user_id", "integer", (column) => column.notNull().references("users.id").onDelete("cascade"))
    .addColumn("list", "text", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("search", "text", (column) => column.notNull())
    .addUniqueConstraint("saved_views_name", ["user_id", "list", "name"])
    .execute();
}

/** PostgreSQL reads an expression from an index alone only where the column behind it is in the index as well. */
async function holdColumns(db: Transaction<Tables>): Promise<void> {
  await sql`drop index temples_in_order_of_deity`.execute(db);
  await sql`create index temples_in_order_of_deity on temples (coalesce(deity, ''), id, status, is_verified, deity)`.execute(
    db,
  );
  await sql`drop index audit_log_by_origin`.execute(db);
  await sql`create index audit_log_by_origin on audit_log (coalesce(origin, 'console'), at, id, origin)
    where part_of is null`.execute(db);
}
