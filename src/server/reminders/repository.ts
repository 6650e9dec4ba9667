import type { Selectable } from "kysely";
import type { Db } from "../db/open";
import type { ReminderTable } from "../db/reminderTables";
import type { Named } from "./tokens";

export type StoredReminder = Selectable<ReminderTable>;

/** What the outbox calls the messages of one reminder, so that they are taken back with it. */
export const topicOfReminder = (id: number): string => `reminder ${id}`;

/** Everything a reader is reminded of, in the order it was chosen. */
export const listReminders = (db: Db, readerId: number): Promise<StoredReminder[]> =>
  db.selectFrom("reminders").selectAll().where("reader_id", "=", readerId).orderBy("id").execute();

/** The reminder on record. */
export const findReminder = (db: Db, { reader_id, kind, subject, channel }: Named) =>
  db
    .selectFrom("reminders")
    .selectAll()
    .where("reader_id", "=", reader_id)
    .where("kind", "=", kind)
    .where("subject", "=", subject)
    .where("channel", "=", channel)
    .executeTakeFirst();

/** Stores a reminder; one that is there stays as it is. */
export async function insertReminder(db: Db, reminder: Named, at: string): Promise<void> {
  await db
    .insertInto("reminders")
    .values({ ...reminder, created_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Ends a reminder, and takes back what is on its way; one that is not there stays so. */
export async function endReminder(trx: Db, reminder: Named): Promise<void> {
  const stored = await findReminder(trx, reminder);
  if (!stored) return;
  await trx
    .deleteFrom("outbox")
    .where("topic", "=", topicOfReminder(stored.id))
    .where("status", "=", "queued")
    .execute();
  await trx.deleteFrom("reminders").where("id", "=", stored.id).execute();
}

/** Forgets what was told long ago, and reminders of broadcasts that are over. */
export async function sweepReminders(db: Db, before: Date): Promise<void> {
  const at = before.toISOString();
  await db.deleteFrom("reminded").where("at", "<", at).execute();
  await db
    .deleteFrom("reminders")
    .where("kind", "=", "live")
    .where("created_at", "<", at)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("live_events")
            .select("id")
            .where("start_time", ">=", at)
            .whereRef((eb) => eb.cast("live_events.id", "text"), "=", "reminders.subject"),
        ),
      ),
    )
    .execute();
}
