import type { Selectable } from "kysely";
import type { Order } from "../../contract/shop";
import { type OrderStatus, orderReference } from "../../contract/shopWords";
import type { Db } from "../db/open";
import type { OrderTable } from "../db/shopTables";

export type OrderRow = Selectable<OrderTable>;

/** The order as it is now, locked until the transaction ends. Lock its payment first. */
export const lockOrder = (trx: Db, id: number): Promise<OrderRow | undefined> =>
  trx
    .updateTable("orders")
    .set((eb) => ({ updated_at: eb.ref("updated_at") })) // writing takes the row's lock on both engines
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirst();

/** The order with this id. */
export const findOrder = (db: Db, id: number): Promise<OrderRow | undefined> =>
  db.selectFrom("orders").selectAll().where("id", "=", id).executeTakeFirst();

/** Changes an order and answers it as it is then. */
export const updateOrder = (trx: Db, id: number, set: Partial<OrderRow>, now: Date): Promise<OrderRow> =>
  trx
    .updateTable("orders")
    .set({ ...set, updated_at: now.toISOString() })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();

/** Orders with the payment that counts for each. */
export const selectOrders = (db: Db) =>
  db
    .selectFrom("orders as o")
    .leftJoin("payments as p", "p.id", "o.payment_id")
    .leftJoin("users as u", "u.id", "o.user_id")
    .leftJoin("products as g", (join) => join.onRef("g.id", "=", "o.product_id").onRef("g.name", "=", "o.product_name"))
    .selectAll("o")
    .select(["p.status as payment_status", "p.receipt_number", "p.test_mode", "p.email as payer_email"])
    .select(["u.email as user_email", "g.name_hi as product_name_hi", "g.name_kn as product_name_kn"]);
export type ListedOrder = Awaited<ReturnType<ReturnType<typeof selectOrders>["execute"]>>[number];

/** Integer paise of all pieces. */
export const totalPaise = ({ price_paise, quantity }: Pick<OrderRow, "price_paise" | "quantity">) =>
  price_paise * quantity;

const unsent: readonly OrderStatus[] = ["placed", "paid"];
/** Until it is on its way an order can be cancelled. */
export const canCancel = ({ status }: Pick<OrderRow, "status">): boolean => unsent.includes(status);

/** What was not paid in time can be paid after all, as long as there are pieces. */
export const canPay = ({ status, reason }: Pick<OrderRow, "status" | "reason">): boolean =>
  status === "placed" || (status === "cancelled" && reason === "unpaid");

/** An order as its buyer sees it. */
export function orderOf(row: ListedOrder): Order {
  const { product_id: productId, quantity, price_paise: pricePaise } = row;
  const names = { name: row.product_name, nameHi: row.product_name_hi, nameKn: row.product_name_kn };
  return {
    id: row.id,
    reference: orderReference(row.id),
    productId,
    quantity,
    createdAt: row.created_at,
    items: [{ productId, ...names, quantity, pricePaise }],
    amount: totalPaise(row) / 100,
    amountPaise: totalPaise(row),
    status: row.status,
    reason: row.reason,
    tracking: row.tracking,
    name: row.name,
    phone: row.phone,
    address: row.address,
    payment:
      row.payment_id && row.payment_status
        ? {
            id: row.payment_id,
            status: row.payment_status,
            receiptNumber: row.receipt_number,
            testMode: row.test_mode === 1,
          }
        : null,
    canCancel: canCancel(row),
    canPay: canPay(row),
  };
}
