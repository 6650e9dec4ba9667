import type { Selectable } from "kysely";
import type { OutboxTable } from "../db/contributionTables";
import type { Db } from "../db/open";

/** Hands one letter over to a mail server; rejects when that did not work. */
export type Postman = (letter: { to: string; subject: string; text: string; messageId: string }) => Promise<void>;

type Queued = Pick<Selectable<OutboxTable>, "id" | "recipient" | "subject" | "body" | "attempts" | "next_attempt_at">;

const AT_ONCE = 20;
/** Within this time a letter that was taken up is not taken up again, so that one process at a time sends it. */
const HELD_MS = 5 * 60_000;
const MINUTE_MS = 60_000;
/** Waiting after each failed attempt; after the last one the letter has failed. */
const waits = [1, 5, 15, 60, 240, 720].map((minutes) => minutes * MINUTE_MS);

/**
 * Sends what is due, oldest first, and answers how many letters went out. What fails is tried again later and later,
 * and given up at once when the mail server refuses it for good.
 */
export async function deliver(db: Db, postman: Postman, now: () => Date): Promise<number> {
  await dropExpired(db, now());
  let sent = 0;
  for (const letter of await due(db, now())) {
    if (!(await hold(db, letter, now()))) continue;
    try {
      await postman({
        to: letter.recipient,
        subject: letter.subject,
        text: letter.body,
        messageId: `outbox-${letter.id}`,
      });
      await settle(db, letter.id, { status: "sent", sent_at: now().toISOString(), last_error: null, body: "" });
      sent++;
    } catch (error) {
      await postpone(db, letter, error, now());
    }
  }
  return sent;
}

/** A letter that says something only for a while is worth nothing afterwards; its secret goes with it. */
async function dropExpired(db: Db, now: Date): Promise<void> {
  await db
    .updateTable("outbox")
    .set({ status: "expired", body: "" })
    .where("status", "=", "queued")
    .where("expires_at", "<=", now.toISOString())
    .execute();
}

const due = (db: Db, now: Date): Promise<Queued[]> =>
  db
    .selectFrom("outbox")
    .select(["id", "recipient", "subject", "body", "attempts", "next_attempt_at"])
    .where("status", "=", "queued")
    .where("next_attempt_at", "<=", now.toISOString())
    .orderBy("next_attempt_at")
    .orderBy("id")
    .limit(AT_ONCE)
    .execute();

/** True for the one process that gets the letter. */
async function hold(db: Db, letter: Queued, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("outbox")
    .set({ attempts: letter.attempts + 1, next_attempt_at: new Date(now.getTime() + HELD_MS).toISOString() })
    .where("id", "=", letter.id)
    .where("status", "=", "queued")
    .where("next_attempt_at", "=", letter.next_attempt_at)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

const settle = (db: Db, id: number, set: Partial<Selectable<OutboxTable>>) =>
  db.updateTable("outbox").set(set).where("id", "=", id).execute();

async function postpone(db: Db, letter: Queued, error: unknown, now: Date): Promise<void> {
  const wait = waits[letter.attempts];
  const last_error = String(error instanceof Error ? error.message : error).slice(0, 500);
  if (wait === undefined || isFinal(error))
    return void (await settle(db, letter.id, { status: "failed", last_error, body: "" }));
  await settle(db, letter.id, { last_error, next_attempt_at: new Date(now.getTime() + wait).toISOString() });
}

/** The mail server knows no such recipient, or will never take such a letter (SMTP 5xx); logging in is not that. */
const isFinal = (error: unknown) =>
  error instanceof Error &&
  "responseCode" in error &&
  typeof error.responseCode === "number" &&
  error.responseCode >= 500 &&
  error.responseCode !== 535 &&
  error.responseCode !== 530;
