import type { FastifyRequest } from "fastify";
import type { Selectable } from "kysely";
import type { DeviceProof, ReaderPlace } from "../../contract/reminders";
import { usualHours } from "../../domain/reminderTimes";
import type { Db } from "../db/open";
import type { ReminderReaderTable } from "../db/reminderTables";
import { AppError } from "../errors";
import { localeOf } from "../locale";
import { findDevice } from "../push/devices";
import { listReminders } from "./repository";

export type Reader = Selectable<ReminderReaderTable>;
/** Whose reminders: an account's, or a device's. */
export type Whose = { user_id: number; device_id: null } | { user_id: null; device_id: number };

/** Who calls: the account, else the device whose secret the call tells; refuses with 401 who is neither. */
export async function whoseCall(db: Db, request: FastifyRequest, proof: DeviceProof | undefined): Promise<Whose> {
  if (request.account) return { user_id: request.account.id, device_id: null };
  const device = proof && (await findDevice(db, proof));
  // the reminders of an account are changed by who is signed in alone, wherever its devices are
  if (!device || device.user_id !== null) throw new AppError("unauthorized");
  return { user_id: null, device_id: device.id };
}

/** The reader on record; undefined for who never chose anything. */
export function findReader(db: Db, { user_id, device_id }: Whose): Promise<Reader | undefined> {
  const readers = db.selectFrom("reminder_readers").selectAll();
  return (
    user_id === null ? readers.where("device_id", "=", device_id) : readers.where("user_id", "=", user_id)
  ).executeTakeFirst();
}

/** The reader, made with the usual hours where there is none; their language and place are those of this call. */
export async function keepReader(
  trx: Db,
  request: FastifyRequest,
  whose: Whose,
  place: ReaderPlace | undefined,
): Promise<Reader> {
  const seen = { locale: localeOf(request), ...(place && { place: JSON.stringify(place) }) };
  const { quiet, eveningAt } = usualHours;
  return trx
    .insertInto("reminder_readers")
    .values({ place: null, ...whose, ...seen, quiet_from: quiet.from, quiet_until: quiet.until, evening_at: eveningAt })
    .onConflict((conflict) => conflict.column(whose.user_id === null ? "device_id" : "user_id").doUpdateSet(seen))
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** What a device chose before somebody signed in there becomes the account's. */
export async function handOver(trx: Db, request: FastifyRequest, from: Whose, to: Whose): Promise<void> {
  const reader = await findReader(trx, from);
  if (!reader) return;
  const { place } = reader;
  const own = (await findReader(trx, to)) ?? (await keepReader(trx, request, to, undefined));
  if (own.place === null && place !== null)
    await trx.updateTable("reminder_readers").set({ place }).where("id", "=", own.id).execute();
  for (const { kind, subject, channel, created_at } of await listReminders(trx, reader.id))
    await trx
      .insertInto("reminders")
      .values({ reader_id: own.id, kind, subject, channel, created_at })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  await trx.deleteFrom("reminder_readers").where("id", "=", reader.id).execute();
}
