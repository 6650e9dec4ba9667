import type { Selectable } from "kysely";
import { beginningOf } from "../../domain/shortText";
import { type Pace, workOff } from "../backlog";
import { type Carrier, NotNow, type Queued, RecipientGone, RefusedForGood } from "../carriers";
import type { OutboxTable } from "../db/contributionTables";
import type { Db } from "../db/open";

/** The transport of each channel; without one its messages stay queued in the outbox. */
export type Carriers = { mail?: Carrier; sms?: Carrier; push?: Carrier };

/** Within this time a letter that was taken up is not taken up again, so that one process at a time sends it. */
const HELD_MS = 5 * 60_000;
const MINUTE_MS = 60_000;
/** Waiting after each failed attempt; after the last one the letter has failed. */
const waits = [1, 5, 15, 60, 240, 720].map((minutes) => minutes * MINUTE_MS);

/** Letters a mail server is handed at a time, over as many connections. */
export const LETTERS_AT_ONCE = 5;
const paces: Record<keyof Carriers, Pace> = {
  mail: { atOnce: LETTERS_AT_ONCE, perSecond: 200 },
  sms: { atOnce: 10, perSecond: 50 },
  push: { atOnce: 40, perSecond: 1_000 },
};

/**
 * Sends all that is due, oldest first, and answers how many messages went out. What fails is tried again later and
 * later, and given up at once when it is refused for good; while nobody takes messages, the others stay where they are.
 */
export async function deliver(
  db: Db,
  carriers: Carriers,
  now: () => Date,
  isStopping: () => boolean = () => false,
): Promise<number> {
  await dropExpired(db, now());
  let sent = 0;
  const carry = async (message: Queued, carrier: Carrier) => {
    try {
      await carrier(message);
    } catch (error) {
      await postpone(db, message, error, now());
      return isFinal(error) || error instanceof NotNow;
    }
    await updateMessage(db, message.id, { status: "sent", sent_at: now().toISOString(), last_error: null, ...emptied });
    sent++;
    return true;
  };
  const workOn = async (channel: keyof Carriers, carrier: Carrier | undefined) =>
    carrier &&
    workOff({
      claim: (most) => claim(db, { channel, most }, now()),
      leaseMs: HELD_MS,
      work: (message) => carry(message, carrier),
      giveBack: (messages) => giveBack(db, messages, now()),
      pace: paces[channel],
      isStopping,
    });
  await Promise.all([workOn("mail", carriers.mail), workOn("sms", carriers.sms), workOn("push", carriers.push)]);
  return sent;
}

/** The text is erased once it is sent, or never will be. */
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

/** Messages that are due, with the attempts before this one; each is given to one process alone. */
async function claim(db: Db, { channel, most }: { channel: string; most: number }, now: Date): Promise<Queued[]> {
  const at = now.toISOString();
  const due = db
    .selectFrom("outbox")
    .select("id")
    .where("status", "=", "queued")
    .where("channel", "=", channel)
    .where("next_attempt_at", "<=", at)
    .orderBy("next_attempt_at")
    .orderBy("id")
    .limit(most);
  const rows = await db
    .updateTable("outbox")
    .set(({ eb }) => ({
      attempts: eb("attempts", "+", 1),
      next_attempt_at: new Date(now.getTime() + HELD_MS).toISOString(),
    }))
    .where("id", "in", due)
    // asked once more of the row itself, since another process may just have taken it
    .where("status", "=", "queued")
    .where("next_attempt_at", "<=", at)
    .returning(["id", "channel", "template", "locale", "data", "topic", "recipient", "subject", "body"])
    .returning(["attempts", "next_attempt_at", "expires_at"])
    .execute();
  return rows.map((row) => ({ ...row, attempts: row.attempts - 1 })).sort((a, b) => a.id - b.id);
}

/** What was not attempted is due as before. */
async function giveBack(db: Db, messages: readonly Queued[], now: Date): Promise<void> {
  const [first] = messages;
  if (!first) return;
  await db
    .updateTable("outbox")
    .set(({ eb }) => ({ attempts: eb("attempts", "-", 1), next_attempt_at: now.toISOString() }))
    .where(
      "id",
      "in",
      messages.map(({ id }) => id),
    )
    .where("status", "=", "queued")
    .where("next_attempt_at", "=", first.next_attempt_at)
    .execute();
}

const updateMessage = (db: Db, id: number, set: Partial<Selectable<OutboxTable>>) =>
  db.updateTable("outbox").set(set).where("id", "=", id).execute();

async function postpone(db: Db, letter: Queued, error: unknown, now: Date): Promise<void> {
  if (error instanceof NotNow)
    return void (await updateMessage(db, letter.id, { attempts: letter.attempts, next_attempt_at: error.until }));
  const wait = waits[letter.attempts];
  const last_error = beginningOf(String(error instanceof Error ? error.message : error), 500);
  if (wait === undefined || isFinal(error)) {
    const secret = letter.expires_at !== null; // what holds for a while holds a link that nobody else should read
    const status = error instanceof RecipientGone ? "expired" : "failed"; // a failure is for people to look at
    return void (await updateMessage(db, letter.id, { status, last_error, ...(secret && emptied) }));
  }
  await updateMessage(db, letter.id, { last_error, next_attempt_at: new Date(now.getTime() + wait).toISOString() });
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
