import { sql } from "kysely";
import type {
  AdminDonationPage,
  AdminPaymentFilters,
  AdminPaymentPage,
  AdminPaymentQuery,
} from "../../contract/adminPayments";
import { dayBounds } from "../../domain/dates";
import type { Db } from "../db/open";
import { paidTempleOf } from "./present";
import { paymentOf } from "./record";

const PAGE_SIZE = 20;
const columns = { createdAt: "p.created_at", paidAt: "p.paid_at", amountPaise: "p.amount_paise" } as const;

/** Payments with their temples, of which the filters let through some. */
export function matchingPayments(db: Db, filters: AdminPaymentFilters) {
  const { status, purpose, gateway, testMode, templeId, from, to, search } = filters;
  let found = db.selectFrom("payments as p").leftJoin("temples as t", "t.id", "p.temple_id");
  if (status) found = found.where("p.status", "=", status);
  if (purpose) found = found.where("p.purpose", "=", purpose);
  if (gateway) found = found.where("p.gateway", "=", gateway);
  if (typeof testMode === "boolean") found = found.where("p.test_mode", "=", testMode ? 1 : 0);
  if (templeId) found = found.where("p.temple_id", "=", templeId);
  if (from) found = found.where("p.created_at", ">=", dayBounds(from).from);
  if (to) found = found.where("p.created_at", "<", dayBounds(to).until);
  if (search) found = found.where(said(search));
  return found;
}

/** A name, an address or a telephone number in part, a reference or a receipt number whole. */
function said(search: string) {
  const part = `%${search.toLowerCase().replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  const like = (column: string) => sql<boolean>`lower(coalesce(${sql.ref(column)}, '')) like ${part} escape '\\'`;
  const is = (column: string) => sql<boolean>`${sql.ref(column)} = ${search}`;
  return sql<boolean>`(${sql.join(
    [
      ...["p.name", "p.email", "p.phone"].map(like),
      ...["p.id", "p.receipt_number", "p.provider_ref", "p.provider_payment_id"].map(is),
    ],
    sql` or `,
  )})`;
}

/** The temple's columns beside the payment's. */
export const templeColumns = [
  "t.id as t_id",
  "t.name as t_name",
  "t.name_hi as t_name_hi",
  "t.name_kn as t_name_kn",
  "t.slug as t_slug",
  "t.status as t_status",
] as const;

type TempleCells = {
  t_id: number | null;
  t_name: string | null;
  t_name_hi: string | null;
  t_name_kn: string | null;
  t_slug: string | null;
  t_status: string | null;
};

/** The temple of such a row. */
export function templeIn(row: TempleCells) {
  const { t_id: id, t_name: name, t_slug: slug, t_status: status } = row;
  if (id === null || name === null || slug === null || status === null) return null;
  return paidTempleOf({ id, name, slug, status, name_hi: row.t_name_hi, name_kn: row.t_name_kn });
}

/** One page of payments, the newest first unless another order is asked for; `total` counts all that match. */
export async function listPayments(db: Db, query: AdminPaymentQuery): Promise<AdminPaymentPage> {
  const { page = 1, size = PAGE_SIZE, sortBy = "createdAt", sortDir = "desc" } = query;
  const matches = matchingPayments(db, query);
  const { count } = await matches.select((eb) => eb.fn.countAll().as("count")).executeTakeFirstOrThrow();
  const rows = await matches
    .selectAll("p")
    .select(templeColumns)
    .orderBy(columns[sortBy], sortDir)
    .orderBy("p.id")
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  return {
    items: rows.map((row) => ({ ...paymentOf(row), temple: templeIn(row) })),
    ...counted(Number(count), page, size),
  };
}

/** The same of donations, with what was written with them. */
export async function listAllDonations(db: Db, query: AdminPaymentQuery): Promise<AdminDonationPage> {
  const { page = 1, size = PAGE_SIZE, sortBy = "createdAt", sortDir = "desc" } = query;
  const matches = matchingPayments(db, { ...query, purpose: "donation" }).innerJoin("donations as d", (join) =>
    join.on((eb) => eb("p.subject_id", "=", eb.cast<string>("d.id", "text"))),
  );
  const { count } = await matches.select((eb) => eb.fn.countAll().as("count")).executeTakeFirstOrThrow();
  const rows = await matches
    .selectAll("p")
    .select(templeColumns)
    .select(["d.id as donation_id", "d.dedication", "d.anonymous"])
    .orderBy(columns[sortBy], sortDir)
    .orderBy("p.id")
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const items = rows.map((row) => ({
    ...paymentOf(row),
    temple: templeIn(row),
    donationId: row.donation_id,
    dedication: row.dedication,
    anonymous: row.anonymous === 1,
  }));
  return { items, ...counted(Number(count), page, size) };
}

const counted = (total: number, page: number, size: number) => ({
  page,
  size,
  total,
  totalPages: Math.ceil(total / size),
});
