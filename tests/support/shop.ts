import { expect } from "vitest";
import type { AdminProduct, PlacedOrder } from "../../src/contract/shop";
import type { Db } from "../../src/server/db/open";
import type { Caller } from "./testApp";

/** What the product form sends. */
export const aProduct = (fields: Record<string, unknown> = {}) => ({
  name: "Brass lamp",
  nameHi: "पीतल का दीया",
  nameKn: null,
  description: "Lit at dusk.",
  pricePaise: 25_000,
  stock: 5,
  active: true,
  ...fields,
});

/** What the order form sends. */
export const anOrder = (productId: number, fields: Record<string, unknown> = {}) => ({
  productId,
  quantity: 2,
  name: "Asha Rao",
  phone: "98765 43210",
  address: "12 Temple Street, Mysuru 570001",
  ...fields,
});

/** A product on offer. */
export async function addProduct(caller: Caller, fields: Record<string, unknown> = {}): Promise<AdminProduct> {
  const answer = await caller.post("/api/admin/products", aProduct(fields));
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json();
}

/** An order as far as its payment. */
export async function order(caller: Caller, productId: number, fields = {}): Promise<PlacedOrder> {
  const answer = await caller.post("/api/orders", anOrder(productId, fields));
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json();
}

/** Pieces that can still be ordered. */
export const stockOf = async (db: Db, id: number): Promise<number | undefined> =>
  (await db.selectFrom("products").select("stock").where("id", "=", id).executeTakeFirst())?.stock;
