import { sql } from "kysely";
import type {
  AdminDonationPage,
  AdminPaymentFilters,
  AdminPaymentPage,
  AdminPaymentQuery,
} from "../../contract/adminPayments";
import type { NamedCause } from "../../contract/causes";
import { dayBounds } from "../../domain/dates";
import { contains } from "../db/likePattern";
import type { Db } from "../db/open";
import { paidTempleOf } from "./paidTemple";
import { paymentOf } from "./record";

const PAGE_SIZE = 20;
const columns = { createdAt: "p.created_at", paidAt: "p.paid_at", amountPaise: "p.amount_paise" } as const;

/** Payments with their temples, of which the filters let through some. */
export function matchingPayments(db: Db, filters: AdminPaymentFilters) {
  const { status, purpose, gateway, testMode, templeId, cause, from, to, search } = filters;
  let found = db
    .selectFrom("payments as p")
    .leftJoin("temples as t", "t.id", "p.temple_id")
    .leftJoin("temple_causes as c", "c.id", "p.cause_id");
  if (status) found = found.where("p.status", "=", status);
  if (purpose) found = found.where("p.purpose", "=", purpose);
  if (gateway) found = found.where("p.gateway", "=", gateway);
  if (typeof testMode === "boolean") found = found.where("p.test_mode", "=", testMode ? 1 : 0);
  if (templeId) found = found.where("p.temple_id", "=", templeId);
  if (from) found = found.where("p.created_at", ">=", dayBounds(from).from);
  if (to) found = found.where("p.created_at", "<", dayBounds(to).until);
  if (cause) found = found.where(any(causeNames.map((column) => contains(column, cause))));
  if (search) found = found.where(said(search));
  return found;
}

/** A name, an address or a telephone number in part, a reference or a receipt number whole. */
function said(search: string) {
  const is = (column: string) => sql<boolean>`${sql.ref(column)} = ${search}`;
  return any([
    ...["p.name", "p.email", "p.phone"].map((column) => contains(column, search)),
    ...["p.id", "p.receipt_number", "p.provider_ref", "p.provider_payment_id"].map(is),
  ]);
}

const causeNames = ["c.name", "c.name_hi", "c.name_kn"];

const any = (conditions: ReturnType<typeof contains>[]) => sql<boolean>`(${sql.join(conditions, sql` or `)})`;

/** The temple's columns beside the payment's. */
export const templeColumns = [
  "t.id as t_id",
  "t.name as t_name",
  "t.name_hi as t_name_hi",
  "t.name_kn as t_name_kn",
  "t.slug as t_slug",
  "t.status as t_status",
] as const;

/** The columns of what a donation is for. */
export const causeColumns = [
  "c.id as c_id",
  "c.name as c_name",
  "c.name_hi as c_name_hi",
  "c.name_kn as c_name_kn",
] as const;

type CauseCells = { c_id: number | null; c_name: string | null; c_name_hi: string | null; c_name_kn: string | null };

const causeIn = ({ c_id: id, c_name: name, c_name_hi: nameHi, c_name_kn: nameKn }: CauseCells): NamedCause | null =>
  id === null || name === null ? null : { id, name, nameHi, nameKn };

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
    .select(causeColumns)
    .orderBy(columns[sortBy], sortDir)
    .orderBy("p.id")
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  return {
    items: rows.map((row) => ({ ...paymentOf(row), temple: templeIn(row), cause: causeIn(row) })),
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
    .select(causeColumns)
    .select(["d.id as donation_id", "d.dedication", "d.anonymous"])
    .orderBy(columns[sortBy], sortDir)
    .orderBy("p.id")
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const items = rows.map((row) => ({
    ...paymentOf(row),
    temple: templeIn(row),
    cause: causeIn(row),
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
