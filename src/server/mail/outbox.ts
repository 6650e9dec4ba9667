import type { Insertable } from "kysely";
import { chunks } from "../db/bulk";
import type { OutboxTable } from "../db/contributionTables";
import type { Db } from "../db/open";
import { hasOptedOut } from "../notifications/optOuts";
import type { Recipient } from "../notifications/recipients";
import type { Topic } from "../notifications/topics";
import type { Letter } from "./templates";

export type Posting = {
  /** names a mail that must exist once or may be taken back */
  key?: string;
  notBefore?: Date;
  /** a mail that would come too late is not sent at all */
  expiresAt?: Date;
  /** the topic, for emails that one may opt out of; nothing is sent to those who did */
  topic?: Topic;
};

/** Puts a letter into the outbox in the transaction of what it tells about; it is sent later, when that is possible. */
export async function post(
  db: Db,
  { channel, address: recipient }: Recipient,
  letter: Letter,
  now: Date,
  posting: Posting = {},
): Promise<void> {
  if (posting.topic && (await hasOptedOut(db, recipient, posting.topic))) return;
  await db
    .insertInto("outbox")
    .values({
      ...letter,
      channel,
      recipient,
      topic: posting.topic ?? null,
      key: posting.key ?? null,
      last_error: null,
      next_attempt_at: (posting.notBefore ?? now).toISOString(),
      expires_at: posting.expiresAt?.toISOString() ?? null,
      created_at: now.toISOString(),
      sent_at: null,
    })
    .onConflict((conflict) => conflict.column("key").doNothing())
    .execute();
}

/** A message to one recipient; `key` makes it the only one. */
export type Addressed = {
  to: Recipient;
  message: Omit<Insertable<OutboxTable>, "channel" | "recipient"> & { key: string };
};

/** Rows written at a time: both engines bind a limited number of values. */
const ROWS_AT_ONCE = 200;

/** Puts many messages into the outbox; what is there under its key stays as it is. */
export async function postAll(trx: Db, messages: readonly Addressed[]): Promise<void> {
  const rows = messages.map(({ to, message }) => ({ ...message, channel: to.channel, recipient: to.address }));
  for (const some of chunks(rows, ROWS_AT_ONCE))
    await trx
      .insertInto("outbox")
      .values(some)
      .onConflict((conflict) => conflict.column("key").doNothing())
      .execute();
}

/** Takes a letter back if it has not been sent. */
export async function takeBack(db: Db, key: string): Promise<void> {
  await db.deleteFrom("outbox").where("key", "=", key).where("status", "=", "queued").execute();
}

export type OutboxFigures = { queued: number; sent: number; failed: number; expired: number };

/** How many letters are where. */
export async function countOutbox(db: Db): Promise<OutboxFigures> {
  const rows = await db
    .selectFrom("outbox")
    .select(["status", (eb) => eb.fn.countAll().as("count")])
    .groupBy("status")
    .execute();
  const count = (status: string) => Number(rows.find((row) => row.status === status)?.count ?? 0);
  return { queued: count("queued"), sent: count("sent"), failed: count("failed"), expired: count("expired") };
}
