import type { FastifyInstance } from "fastify";
import { addDays, civilDateOf, instantOf } from "../../domain/dates";
import type { Occasion } from "../../domain/reminderTimes";
import type { Db } from "../db/open";
import type { ObservedDay } from "../festivals/calendar";

const HOUR_MS = 3_600_000;
/** A broadcast early in the morning is told of on the evening before. */
const LIVE_AHEAD_MS = 26 * HOUR_MS;
const LIVE_BEHIND_MS = HOUR_MS;

type Broadcast = { id: number; title: string; temple_name: string; slug: string | null };
export type Visit = { id: number; reference: string; poojaName: string; templeName: string };

/** Something to remind of. `key` names it for good; `subject` and `userId` say whose reminders are meant. */
export type Due = { key: string; subject: string; occasion: Occasion; userId?: number } & (
  | { about: "festival"; day: ObservedDay }
  | { about: "live"; event: Broadcast }
  | { about: "booking"; visit: Visit }
);

/** What somebody may have to be reminded of now: today's and tomorrow's. */
export async function comingOccasions(app: Pick<FastifyInstance, "db" | "festivalBook">, now: Date): Promise<Due[]> {
  const { calendar } = await app.festivalBook.open();
  const today = civilDateOf(now.getTime());
  const days = calendar.between(today, addDays(today, 1)).map((day): Due => {
    const { id } = day.festival;
    const occasion = { kind: "festival", date: day.date } as const;
    return { about: "festival", key: `festival ${id} ${day.date}`, subject: String(id), occasion, day };
  });
  return [...days, ...(await broadcasts(app.db, now)), ...(await visits(app.db, today))];
}

async function broadcasts(db: Db, now: Date): Promise<Due[]> {
  const at = (ms: number) => new Date(now.getTime() + ms).toISOString();
  const rows = await db
    .selectFrom("live_events as e")
    .leftJoin("temples as t", (join) => join.onRef("t.id", "=", "e.temple_id").on("t.status", "=", "active"))
    .select(["e.id", "e.title", "e.temple_name", "e.start_time", "t.slug"])
    .where("e.start_time", ">", at(-LIVE_BEHIND_MS))
    .where("e.start_time", "<", at(LIVE_AHEAD_MS))
    .orderBy("e.id")
    .execute();
  return rows.map(({ start_time, ...event }) => ({
    about: "live",
    key: `live ${event.id}`,
    subject: String(event.id),
    occasion: { kind: "live", startsAt: start_time },
    event,
  }));
}

/** Confirmed visits of today and tomorrow, of accounts that are reminded of theirs; one that was moved is another. */
async function visits(db: Db, today: string): Promise<Due[]> {
  const wanted = db
    .selectFrom("reminders as r")
    .innerJoin("reminder_readers as p", "p.id", "r.reader_id")
    .select("p.user_id")
    .where("r.kind", "=", "booking");
  const rows = await db
    .selectFrom("bookings")
    .select(["id", "reference", "user_id", "pooja_name", "temple_name", "date", "time"])
    .where("status", "=", "confirmed")
    .where("date", "in", [today, addDays(today, 1)])
    .where("user_id", "in", wanted)
    .orderBy("id")
    .execute();
  return rows.flatMap(({ id, reference, user_id, pooja_name, temple_name, date, time }): Due[] => {
    if (user_id === null) return [];
    const visit = { id, reference, poojaName: pooja_name ?? "", templeName: temple_name };
    const occasion = { kind: "booking", startsAt: instantOf(date, time) } as const;
    return [{ about: "booking", key: `booking ${id} ${date} ${time}`, subject: "", userId: user_id, occasion, visit }];
  });
}
