import type { Selectable } from "kysely";
import { messageChannels, messageStatuses } from "../../contract/messageWords";
import type { OutboxMessage, OutboxQuery } from "../../contract/notifications";
import type { OutboxTable } from "../db/contributionTables";
import { contains } from "../db/likePattern";
import type { Db } from "../db/open";
import { wordsOf } from "./rendering";

const PAGE_SIZE = 50;

type Listed = { messages: OutboxMessage[]; page: number; size: number; total: number; totalPages: number };

/** One page of the outbox, newest first; `site` is where the links of its messages lead. */
export async function listOutbox(db: Db, query: OutboxQuery, site: string): Promise<Listed> {
  const { page = 1, size = PAGE_SIZE } = query;
  const { count } = await matching(db, query)
    .select((eb) => eb.fn.countAll().as("count"))
    .executeTakeFirstOrThrow();
  const rows = await matching(db, query)
    .selectAll()
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const total = Number(count);
  const messages = rows.map((row) => messageOf(row, site));
  return { messages, page, size, total, totalPages: Math.ceil(total / size) };
}

function matching(db: Db, { status, channel, kind, q }: OutboxQuery) {
  let rows = db.selectFrom("outbox");
  if (status) rows = rows.where("status", "=", status);
  if (channel) rows = rows.where("channel", "=", channel);
  if (kind) rows = rows.where("template", "=", kind);
  if (q) rows = rows.where(contains("recipient", q));
  return rows;
}

function messageOf(row: Selectable<OutboxTable>, site: string): OutboxMessage {
  const channel = messageChannels.find((known) => known === row.channel) ?? "mail";
  const words = row.data === null ? undefined : wordsOf(row, site);
  return {
    id: row.id,
    channel,
    kind: row.template,
    recipient: row.recipient,
    subject: row.subject,
    status: messageStatuses.find((known) => known === row.status) ?? "failed",
    attempts: row.attempts,
    lastError: row.last_error,
    nextAttemptAt: row.next_attempt_at,
    createdAt: row.created_at,
    sentAt: row.sent_at,
    text: words ? (channel === "sms" ? words.sms : words.text) : null,
    canRetry: row.status === "failed" && (row.data !== null || row.body !== ""),
  };
}

/** Queues a message that has failed once more; false when it has not, or when its words are gone. */
export async function retryMessage(trx: Db, id: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("outbox")
    .set({ status: "queued", attempts: 0, last_error: null, next_attempt_at: now.toISOString() })
    .where("id", "=", id)
    .where("status", "=", "failed")
    .where((eb) => eb.or([eb("data", "is not", null), eb("body", "<>", "")]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** True when there is a message with this id. */
export const hasMessage = async (db: Db, id: number): Promise<boolean> =>
  (await db.selectFrom("outbox").select("id").where("id", "=", id).executeTakeFirst()) !== undefined;
