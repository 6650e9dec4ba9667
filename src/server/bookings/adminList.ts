import { type RawBuilder, sql } from "kysely";
import type { AdminBookingQuery, BookingPage } from "../../contract/bookings";
import { type CivilDate, civilDateOf } from "../../domain/dates";
import type { Account } from "../accounts/account";
import { contains } from "../db/likePattern";
import type { Db } from "../db/open";
import { answeredBy } from "./answerers";
import { type BookingRow, bookingOf, bookingRows, templeActs } from "./record";

const PAGE_SIZE = 20;
const EXPORT_LIMIT = 50_000;

/** One page of the bookings of the temples that `actor` answers for, the next to come first unless `sortDir` says otherwise. */
export async function listAdminBookings(
  db: Db,
  actor: Account,
  query: AdminBookingQuery,
  now: Date,
): Promise<BookingPage> {
  const { page = 1, size = PAGE_SIZE } = query;
  const total = await countAdminBookings(db, actor, query);
  const where = matching(actor, query);
  const { sortDir } = query;
  const listed = sortDir ? byDay(db, where, sortDir) : nextFirst(db, where, civilDateOf(now.getTime()));
  const rows = await listed
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const items = rows.map((row) => bookingOf(row, templeActs, now));
  return { items, page, size, total, totalPages: Math.ceil(total / size) };
}

/** How many bookings of the temples that `actor` answers for match. */
export async function countAdminBookings(db: Db, actor: Account, query: AdminBookingQuery): Promise<number> {
  const { count } = await db
    .selectFrom("bookings as b")
    .select((eb) => eb.fn.countAll().as("count"))
    .where(matching(actor, query))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** All bookings that match, as far as one file holds them, by day. */
export const listForExport = (db: Db, actor: Account, query: AdminBookingQuery): Promise<BookingRow[]> =>
  byDay(db, matching(actor, query), query.sortDir ?? "asc")
    .limit(EXPORT_LIMIT)
    .execute();

const byDay = (db: Db, where: RawBuilder<boolean>, direction: "asc" | "desc") =>
  bookingRows(db).where(where).orderBy("b.date", direction).orderBy("b.time", direction).orderBy("b.id", direction);

/** What is to come, the next first; then what is over, the last first. */
function nextFirst(db: Db, where: RawBuilder<boolean>, today: CivilDate) {
  const isOver = sql<boolean>`b.date < ${today}`;
  const toCome = (column: RawBuilder<unknown>) => sql`case when b.date >= ${today} then ${column} end`;
  return bookingRows(db)
    .where(where)
    .orderBy(isOver)
    .orderBy(toCome(sql`b.date`))
    .orderBy(toCome(sql`b.time`))
    .orderBy(toCome(sql`b.id`))
    .orderBy("b.date", "desc")
    .orderBy("b.time", "desc")
    .orderBy("b.id", "desc");
}

/** Managers see their temples; what nobody has paid for is seen only when asked for. */
function matching(actor: Account, query: AdminBookingQuery): RawBuilder<boolean> {
  const all: RawBuilder<unknown>[] = [sql`1 = 1`];
  const own = answeredBy(actor);
  if (own) all.push(own);
  if (query.status === "unpaid") all.push(sql`b.status = 'requested' and b.hold_until is not null`);
  else if (query.status) all.push(sql`b.status = ${query.status} and b.hold_until is null`);
  else all.push(sql`(b.hold_until is null or b.status <> 'requested')`);
  if (query.templeId) all.push(sql`b.temple_id = ${query.templeId}`);
  if (query.temple) all.push(contains("b.temple_name", query.temple));
  if (query.from) all.push(sql`b.date >= ${query.from}`);
  if (query.to) all.push(sql`b.date <= ${query.to}`);
  const { search } = query;
  if (search) {
    const typed = ["b.reference", "b.name", "b.phone", "b.pooja_name"].map((column) => contains(column, search));
    all.push(sql`(${sql.join(typed, sql` or `)})`);
  }
  return sql<boolean>`(${sql.join(all, sql` and `)})`;
}
