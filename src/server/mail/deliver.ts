import type { Selectable } from "kysely";
import type { OutboxTable } from "../db/contributionTables";
import type { Db } from "../db/open";

/** A message as the outbox keeps it. */
export type Queued = Pick<
  Selectable<OutboxTable>,
  | "id"
  | "channel"
  | "template"
  | "locale"
  | "data"
  | "topic"
  | "recipient"
  | "subject"
  | "body"
  | "attempts"
  | "next_attempt_at"
  | "expires_at"
>;

/** Hands one message over to who carries it on; rejects when that did not work. */
export type Carrier = (message: Queued) => Promise<void>;

/** Who carries what; a channel that nobody carries keeps its messages in the outbox. */
export type Carriers = { mail?: Carrier; sms?: Carrier };

/** What no later attempt will change: there is no such recipient, or such a message is never taken. */
export class RefusedForGood extends Error {
  override readonly name = "RefusedForGood";
}

const AT_ONCE = 20;
/** Within this time a letter that was taken up is not taken up again, so that one process at a time sends it. */
const HELD_MS = 5 * 60_000;
const MINUTE_MS = 60_000;
/** Waiting after each failed attempt; after the last one the letter has failed. */
const waits = [1, 5, 15, 60, 240, 720].map((minutes) => minutes * MINUTE_MS);

/**
 * Sends what is due, oldest first, and answers how many messages went out. What fails is tried again later and later,
 * and given up at once when it is refused for good.
 */
export async function deliver(db: Db, carriers: Carriers, now: () => Date): Promise<number> {
  await dropExpired(db, now());
  let sent = 0;
  for (const message of await due(db, Object.keys(carriers), now())) {
    const carrier = message.channel === "sms" ? carriers.sms : carriers.mail;
    if (!carrier || !(await hold(db, message, now()))) continue;
    try {
      await carrier(message);
      const sent_at = now().toISOString();
      await settle(db, message.id, { status: "sent", sent_at, last_error: null, ...emptied });
      sent++;
    } catch (error) {
      await postpone(db, message, error, now());
    }
  }
  return sent;
}

/** What was told is not kept once it is told, or will never be. */
const emptied = { body: "", data: null };

/** A letter that says something only for a while is worth nothing afterwards; its secret goes with it. */
async function dropExpired(db: Db, now: Date): Promise<void> {
  await db
    .updateTable("outbox")
    .set({ status: "expired", ...emptied })
    .where("status", "=", "queued")
    .where("expires_at", "<=", now.toISOString())
    .execute();
}

const due = (db: Db, channels: string[], now: Date): Promise<Queued[]> =>
  db
    .selectFrom("outbox")
    .select(["id", "channel", "template", "locale", "data", "topic", "recipient", "subject", "body"])
    .select(["attempts", "next_attempt_at", "expires_at"])
    .where("status", "=", "queued")
    .where("channel", "in", channels)
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
  if (wait === undefined || isFinal(error)) {
    const secret = letter.expires_at !== null; // what holds for a while holds a link that nobody else should read
    return void (await settle(db, letter.id, { status: "failed", last_error, ...(secret && emptied) }));
  }
  await settle(db, letter.id, { last_error, next_attempt_at: new Date(now.getTime() + wait).toISOString() });
}

/** The mail server knows no such recipient, or will never take such a letter (SMTP 5xx); logging in is not that. */
const isFinal = (error: unknown) => error instanceof RefusedForGood || isRefusedBySmtp(error);

const isRefusedBySmtp = (error: unknown) =>
  error instanceof Error &&
  "responseCode" in error &&
  typeof error.responseCode === "number" &&
  error.responseCode >= 500 &&
  error.responseCode !== 535 &&
  error.responseCode !== 530;
