import type { AdminOrder, AdminOrderPage, AdminOrderQuery, OrderPage } from "../../contract/shop";
import { BYTE_ORDER_MARK, csvLine } from "../../domain/csv";
import { contains } from "../db/likePattern";
import type { Db } from "../db/open";
import { type ListedOrder, orderOf, selectOrders } from "./orders";

const PAGE_SIZE = 20;

/** One page of an account's orders, the newest first. */
export async function listOwnOrders(
  db: Db,
  { userId, page = 1, size = PAGE_SIZE }: { userId: number; page?: number; size?: number },
): Promise<OrderPage> {
  const { count } = await db
    .selectFrom("orders")
    .select((eb) => eb.fn.countAll().as("count"))
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  const rows = await selectOrders(db)
    .where("o.user_id", "=", userId)
    .orderBy("o.created_at", "desc")
    .orderBy("o.id", "desc")
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const total = Number(count);
  return { items: rows.map(orderOf), page, size, total, totalPages: Math.ceil(total / size) };
}

type Wanted = Pick<AdminOrderQuery, "status" | "q">;

/** One page of everybody's orders, the newest first. */
export async function listAllOrders(
  db: Db,
  { page = 1, size = PAGE_SIZE, ...wanted }: AdminOrderQuery,
): Promise<AdminOrderPage> {
  const { count } = await matching(db, wanted)
    .clearSelect()
    .select((eb) => eb.fn.countAll().as("count"))
    .executeTakeFirstOrThrow();
  const rows = await newestFirst(db, wanted)
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const total = Number(count);
  return { orders: rows.map(adminOrderOf), page, size, total, totalPages: Math.ceil(total / size) };
}

function matching(db: Db, { status, q }: Wanted) {
  let rows = selectOrders(db);
  if (status) rows = rows.where("o.status", "=", status);
  if (!q) return rows;
  const id = /^(?:or-?)?0*(\d{1,9})$/i.exec(q)?.[1];
  return rows.where((eb) =>
    eb.or([contains("o.name", q), contains("o.phone", q), ...(id ? [eb("o.id", "=", Number(id))] : [])]),
  );
}

const newestFirst = (db: Db, wanted: Wanted) =>
  matching(db, wanted).orderBy("o.created_at", "desc").orderBy("o.id", "desc");

const adminOrderOf = (row: ListedOrder): AdminOrder => ({
  ...orderOf(row),
  email: row.payer_email ?? row.user_email,
  canSend: row.status === "paid",
  canDeliver: row.status === "sent",
});

const header = [
  "reference",
  "placed",
  "status",
  "product",
  "quantity",
  "amount",
  "name",
  "phone",
  "email",
  "address",
  "payment",
  "receipt",
  "tracking",
];
const AT_ONCE = 500;

/** All matching orders as CSV, the newest first, read piece by piece. Amounts are in rupees, instants ISO UTC. */
export async function* ordersAsCsv(db: Db, wanted: Wanted): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(header);
  for (let offset = 0; ; offset += AT_ONCE) {
    const rows = await newestFirst(db, wanted).limit(AT_ONCE).offset(offset).execute();
    yield rows.map((row) => csvLine(cellsOf(adminOrderOf(row)))).join("");
    if (rows.length < AT_ONCE) return;
  }
}

const cellsOf = (order: AdminOrder) => [
  order.reference,
  order.createdAt,
  order.status,
  order.items.map(({ name }) => name).join("; "),
  order.quantity,
  order.amount,
  order.name,
  order.phone,
  order.email,
  order.address,
  order.payment?.status ?? null,
  order.payment?.receiptNumber ?? null,
  order.tracking,
];
