import { sql } from "kysely";
import type { BusinessMetrics, CustomMetrics } from "../../contract/monitoring";
import { civilDateOf } from "../../domain/dates";
import type { Db } from "../db/open";

const ACTIVE_MS = 30 * 60_000;
const DAY_MS = 86_400_000;

/** Who used the product within the last 30 minutes; around midnight in India browsers are counted from midnight on. */
export async function readBusiness(db: Db, now: Date): Promise<BusinessMetrics> {
  const since = new Date(now.getTime() - ACTIVE_MS).toISOString();
  const users = await db
    .selectFrom("users")
    .select(({ fn }) => fn.countAll().as("count"))
    .where("last_seen_at", ">=", since)
    .executeTakeFirstOrThrow();
  const browsers = await db
    .selectFrom("visitors")
    .select(({ fn }) => fn.countAll().as("count"))
    .where("day", "=", civilDateOf(now.getTime()))
    .where("seen_at", ">=", since)
    .executeTakeFirstOrThrow();
  return { active_users: Number(users.count), active_sessions: Number(browsers.count) };
}

/** The letters that wait, since when, and those given up. */
export async function readOutbox(db: Db): Promise<Omit<CustomMetrics["outbox"], "sends">> {
  const rows = await db
    .selectFrom("outbox")
    .select(({ fn }) => ["status", fn.countAll().as("letters"), fn.min("created_at").as("oldest")])
    .where("status", "in", ["queued", "failed"])
    .groupBy("status")
    .execute();
  const of = (status: string) => rows.find((row) => row.status === status);
  return {
    queued: Number(of("queued")?.letters ?? 0),
    failed: Number(of("failed")?.letters ?? 0),
    oldest_queued_at: of("queued")?.oldest ?? null,
  };
}

/** The reminders of the last 24 hours by where they stand, and all that wait; one that came too late has failed. */
export async function readReminders(db: Db, now: Date): Promise<CustomMetrics["reminders"]> {
  const since = new Date(now.getTime() - DAY_MS).toISOString();
  const rows = await db
    .selectFrom("outbox")
    .select(({ fn }) => ["status", fn.countAll().as("messages")])
    .where("template", "like", "reminder.%")
    .where((eb) => eb.or([eb("status", "=", "queued"), eb("created_at", ">=", since)]))
    .groupBy("status")
    .execute();
  const of = (status: string) => Number(rows.find((row) => row.status === status)?.messages ?? 0);
  return { queued: of("queued"), sent: of("sent"), failed: of("failed") + of("expired") };
}

/** True when the database answers. */
export const answers = (db: Db): Promise<boolean> =>
  sql`select 1`.execute(db).then(
    () => true,
    () => false,
  );
