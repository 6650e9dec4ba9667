import { type RawBuilder, sql } from "kysely";
import type { AdminBookingQuery, BookingPage } from "../../contract/bookings";
import type { Account } from "../access";
import type { Db } from "../db/open";
import { answeredBy } from "./answerers";
import { type BookingRow, bookingOf, bookingRows, templeActs } from "./record";

const PAGE_SIZE = 20;
const EXPORT_LIMIT = 50_000;

/** One page of the bookings of the temples that `actor` answers for, the next to come first. */
export async function listAdminBookings(
  db: Db,
  actor: Account,
  query: AdminBookingQuery,
  now: Date,
): Promise<BookingPage> {
  const { page = 1, size = PAGE_SIZE } = query;
  const where = matching(actor, query);
  const { count } = await db
    .selectFrom("bookings as b")
    .select((eb) => eb.fn.countAll().as("count"))
    .where(where)
    .executeTakeFirstOrThrow();
  const rows = await ordered(db, query, where)
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const total = Number(count);
  const items = rows.map((row) => bookingOf(row, templeActs, now));
  return { items, page, size, total, totalPages: Math.ceil(total / size) };
}

/** All bookings that match, as far as one file holds them. */
export const listForExport = (db: Db, actor: Account, query: AdminBookingQuery): Promise<BookingRow[]> =>
  ordered(db, query, matching(actor, query)).limit(EXPORT_LIMIT).execute();

const ordered = (db: Db, { sortDir = "asc" }: AdminBookingQuery, where: RawBuilder<boolean>) =>
  bookingRows(db).where(where).orderBy("b.date", sortDir).orderBy("b.time", sortDir).orderBy("b.id", sortDir);

const literal = (text: string) => text.replace(/[\\%_]/g, "\\$&");

/** Managers see their temples; what nobody has paid for is seen only when asked for. */
function matching(actor: Account, query: AdminBookingQuery): RawBuilder<boolean> {
  const all: RawBuilder<unknown>[] = [sql`1 = 1`];
  const own = answeredBy(actor);
  if (own) all.push(own);
  if (query.status === "unpaid") all.push(sql`b.status = 'requested' and b.hold_until is not null`);
  else if (query.status) all.push(sql`b.status = ${query.status} and b.hold_until is null`);
  else all.push(sql`(b.hold_until is null or b.status <> 'requested')`);
  if (query.templeId) all.push(sql`b.temple_id = ${query.templeId}`);
  if (query.temple) all.push(like(sql`b.temple_name`, query.temple));
  if (query.from) all.push(sql`b.date >= ${query.from}`);
  if (query.to) all.push(sql`b.date <= ${query.to}`);
  if (query.search) {
    const typed = ["reference", "name", "phone", "pooja_name"].map((column) =>
      like(sql`b.${sql.ref(column)}`, query.search ?? ""),
    );
    all.push(sql`(${sql.join(typed, sql` or `)})`);
  }
  return sql<boolean>`(${sql.join(all, sql` and `)})`;
}

const like = (column: RawBuilder<unknown>, text: string) =>
  sql`lower(coalesce(${column}, '')) like ${`%${literal(text.toLowerCase())}%`} escape '\\'`;
