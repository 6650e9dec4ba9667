import type { Insertable, Updateable } from "kysely";
import type { BookingPage } from "../../contract/bookings";
import type { BookingTable } from "../db/bookingTables";
import type { Db } from "../db/open";
import { AppError } from "../errors";
import { type BookingRow, bookingOf, bookingRows, ownActs } from "./record";

/** The booking with this id, whosever it is. */
export const findBooking = (db: Db, id: number): Promise<BookingRow | undefined> =>
  bookingRows(db).where("b.id", "=", id).executeTakeFirst();

/** One page of a person's bookings, the newest first. */
export async function listOwnBookings(
  db: Db,
  userId: number,
  { page = 1, size = 20 }: { page?: number; size?: number },
  now: Date,
): Promise<BookingPage> {
  const { count } = await db
    .selectFrom("bookings")
    .select((eb) => eb.fn.countAll().as("count"))
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  const rows = await bookingRows(db)
    .where("b.user_id", "=", userId)
    .orderBy("b.id", "desc")
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const total = Number(count);
  const items = rows.map((row) => bookingOf(row, ownActs, now));
  return { items, page, size, total, totalPages: Math.ceil(total / size) };
}

/** Stores a booking; answers its id. */
export async function insertBooking(db: Db, row: Insertable<BookingTable>): Promise<number> {
  const { id } = await db.insertInto("bookings").values(row).returning("id").executeTakeFirstOrThrow();
  return id;
}

type Change = Omit<Updateable<BookingTable>, "id">;

/** Changes a booking as it was read; refused with 409 when it has become another one since. */
export async function changeBooking(trx: Db, before: BookingRow, change: Change, now: Date): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable("bookings")
    .set({ ...change, updated_at: now.toISOString() })
    .where("id", "=", before.id)
    .where("status", "=", before.status)
    .where("moves", "=", before.moves)
    .where("updated_at", "=", before.updated_at)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new AppError("conflict");
}
