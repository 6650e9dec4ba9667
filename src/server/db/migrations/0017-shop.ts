import { sql, type Transaction } from "kysely";
import type { Migration } from "../migrate";
import type { Engine } from "../open";
import type { Tables } from "../schema";

/** Things that can be bought, and who bought them. */
export const shop: Migration = {
  id: 17,
  name: "0017-shop",
  async up(db, engine) {
    await createProducts(db, engine);
    await createOrders(db, engine);
  },
};

const tableWithId = (db: Transaction<Tables>, engine: Engine, name: string) => {
  const table = db.schema.createTable(name);
  return engine === "postgres"
    ? table.addColumn("id", "integer", (column) => column.primaryKey().generatedByDefaultAsIdentity())
    : table.addColumn("id", "integer", (column) => column.primaryKey().autoIncrement());
};

async function createProducts(db: Transaction<Tables>, engine: Engine): Promise<void> {
  await tableWithId(db, engine, "products")
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("name_hi", "text")
    .addColumn("name_kn", "text")
    .addColumn("description", "text")
    .addColumn("price_paise", "integer", (column) => column.notNull())
    .addColumn("stock", "integer", (column) => column.notNull().check(sql`stock >= 0`))
    .addColumn("active", "integer", (column) => column.notNull())
    .addColumn("picture_key", "text")
    .addColumn("picture", "text")
    .addColumn("version", "integer", (column) => column.notNull().defaultTo(1))
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("updated_at", "text", (column) => column.notNull())
    .execute();
}

async function createOrders(db: Transaction<Tables>, engine: Engine): Promise<void> {
  await tableWithId(db, engine, "orders")
    .addColumn("user_id", "integer", (column) => column.references("users.id").onDelete("set null"))
    .addColumn("product_id", "integer", (column) => column.notNull().references("products.id"))
    .addColumn("product_name", "text", (column) => column.notNull())
    .addColumn("quantity", "integer", (column) => column.notNull())
    .addColumn("price_paise", "integer", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("phone", "text", (column) => column.notNull())
    .addColumn("address", "text", (column) => column.notNull())
    .addColumn("status", "text", (column) => column.notNull())
    .addColumn("reason", "text")
    .addColumn("tracking", "text")
    .addColumn("held", "integer", (column) => column.notNull())
    .addColumn("payment_id", "text")
    .addColumn("locale", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("updated_at", "text", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("orders_of_user").on("orders").columns(["user_id", "created_at", "id"]).execute();
  await db.schema.createIndex("orders_by_status").on("orders").columns(["status", "created_at", "id"]).execute();
}
