import { reminderChannels } from "../../contract/reminderWords";
import type { ReminderHours } from "../../domain/reminderTimes";
import type { Db } from "../db/open";
import { type Locale, locales } from "../locale";
import type { Due } from "./occasions";
import type { Named } from "./tokens";

/** A reminder of an occasion that its reader has not been told of. */
export type Candidate = Named & {
  id: number;
  user_id: number | null;
  device_id: number | null;
  preferences: string | null;
  locale: Locale;
  place: string | null;
  hours: ReminderHours;
};

/** The next reminders of an occasion after the id `after`, `most` of them; of accounts that are switched on. */
export async function candidatesOf(db: Db, due: Due, after: number, most: number): Promise<Candidate[]> {
  let rows = db
    .selectFrom("reminders as r")
    .innerJoin("reminder_readers as p", "p.id", "r.reader_id")
    .leftJoin("users as u", "u.id", "p.user_id")
    .select(["r.id", "r.reader_id", "r.channel", "p.user_id", "p.device_id", "p.locale", "p.place", "u.preferences"])
    .select(["p.quiet_from", "p.quiet_until", "p.evening_at"])
    .where("r.kind", "=", due.about)
    .where("r.subject", "=", due.subject)
    .where("r.id", ">", after)
    .where((eb) => eb.or([eb("p.user_id", "is", null), eb("u.active", "=", 1)]))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("reminded")
            .select("at")
            .whereRef("reminded.reader_id", "=", "r.reader_id")
            .whereRef("reminded.channel", "=", "r.channel")
            .where("reminded.occasion", "=", due.key),
        ),
      ),
    )
    .orderBy("r.id")
    .limit(most);
  if (due.userId !== undefined) rows = rows.where("p.user_id", "=", due.userId);
  return (await rows.execute()).map((row) => ({
    id: row.id,
    reader_id: row.reader_id,
    kind: due.about,
    subject: due.subject,
    channel: reminderChannels.find((each) => each === row.channel) ?? "push",
    user_id: row.user_id,
    device_id: row.device_id,
    preferences: row.preferences,
    locale: locales.find((each) => each === row.locale) ?? "en",
    place: row.place,
    hours: { quiet: { from: row.quiet_from, until: row.quiet_until }, eveningAt: row.evening_at },
  }));
}

/** The devices of readers: their own one, or all of their account's. */
export async function devicesOf(db: Db, readers: readonly Candidate[]): Promise<Map<number, number[]>> {
  const users = readers.flatMap(({ user_id }) => (user_id === null ? [] : [user_id]));
  const rows =
    users.length === 0
      ? []
      : await db
          .selectFrom("push_devices")
          .select(["id", "user_id"])
          .where("user_id", "in", users)
          .orderBy("id")
          .execute();
  const ofUser = new Map<number | null, number[]>();
  for (const { id, user_id } of rows) ofUser.set(user_id, [...(ofUser.get(user_id) ?? []), id]);
  return new Map(
    readers.map(({ reader_id, user_id, device_id }) => [
      reader_id,
      device_id === null ? (ofUser.get(user_id) ?? []) : [device_id],
    ]),
  );
}
