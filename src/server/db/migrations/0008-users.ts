import { sql, type Transaction } from "kysely";
import { foldName } from "../../../domain/spelling";
import type { Migration } from "../migrate";
import type { Tables } from "../schema";

/** Accounts are found by name in any script, and listed by date, role, flag or name without sorting them all. */
export const users: Migration = {
  id: 8,
  name: "0008-users",
  async up(db, engine) {
    const bytes = engine === "postgres" ? sql`text collate "C"` : sql`text`;
    await db.schema
      .alterTable("users")
      .addColumn("name_key", bytes, (column) => column.notNull().defaultTo(""))
      .execute();
    await db.schema
      .alterTable("users")
      .addColumn("sort_name", bytes, (column) => column.notNull().defaultTo(""))
      .execute();
    await keyNames(db);
    const index = (name: string, columns: ("created_at" | "role" | "sort_name" | "active" | "id")[]) =>
      db.schema.createIndex(`users_by_${name}`).on("users").columns(columns).execute();
    await index("joined", ["created_at", "id"]);
    await index("role", ["role", "created_at", "id"]);
    await index("name", ["sort_name", "id"]);
    await index("active", ["active", "created_at", "id"]);
  },
};

async function keyNames(db: Transaction<Tables>): Promise<void> {
  const rows = await db.selectFrom("users").select(["id", "name"]).execute();
  for (const { id, name } of rows) {
    await db
      .updateTable("users")
      .set({ name_key: foldName(name), sort_name: name.toLowerCase() })
      .where("id", "=", id)
      .execute();
  }
}
