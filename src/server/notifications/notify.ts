import type { Db } from "../db/open";
import type { Locale } from "../locale";
import { asLocale } from "../preferredLocale";
import { factsOf } from "./facts";
import { type Notice, topicOfEvent } from "./notices";
import { hasOptedOut } from "./optOuts";
import { Recipient } from "./recipients";
import { writeNotice } from "./writing";

/**
 * Who is notified: an account, at the address and number that its owner confirmed, under `name` where another one was given;
 * or a stranger at a mail address that nobody confirmed, without a name and seldom. Neither: nobody.
 */
export type Addressee = {
  userId?: number | null;
  name?: string | null;
  /** a stranger's address; counts only without an account */
  email?: string | null;
  /** by mail alone */
  mailOnly?: boolean;
};

/** `key` names what happened, such as `donation 12 paid`: the same key is sent once, however often it is requested. */
export type Notification = Notice & { recipient: Addressee; locale?: string | null; key: string };

/**
 * Queues an email, a text message or both in the outbox, in the transaction of the event they are about; returns how
 * many are new. Without an address or a number nobody is notified, which is not a failure.
 */
export async function notify(trx: Db, notification: Notification, now: Date): Promise<number> {
  const { key, event } = notification;
  const person = await personOf(trx, notification, now);
  const facts = factsOf(notification, person.locale, person.name);
  const topic = topicOfEvent(event);
  const message = {
    template: event,
    locale: person.locale,
    data: JSON.stringify(facts),
    topic,
    subject: writeNotice(event, facts, person.locale, "").subject,
  };
  let queued = 0;
  for (const to of person.recipients) {
    if (topic && to.channel === "mail" && (await hasOptedOut(trx, to.address, topic))) continue;
    queued += await put(trx, to, { ...message, key: `${key} ${to.channel}` }, now);
  }
  return queued;
}

type Message = {
  key: string;
  template: string;
  locale: string;
  data: string;
  topic: string | null;
  subject: string;
};

/** Stores a message unless its key is there already; answers how many that are. */
async function put(trx: Db, { channel, address }: Recipient, message: Message, now: Date): Promise<number> {
  const at = now.toISOString();
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto("outbox")
    .values({
      ...message,
      channel,
      recipient: address,
      body: "",
      last_error: null,
      next_attempt_at: at,
      expires_at: null,
      created_at: at,
      sent_at: null,
    })
    .onConflict((conflict) => conflict.column("key").doNothing())
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows ?? 0);
}

type Person = { name: string | null; locale: Locale; recipients: readonly Recipient[] };

async function personOf(trx: Db, { recipient, locale, key }: Notification, now: Date): Promise<Person> {
  const { userId, email, name, mailOnly } = recipient;
  const given = asLocale(locale);
  if (userId) {
    const account = await Recipient.ofAccount(trx, userId);
    const recipients = [account?.mail, mailOnly ? undefined : account?.sms].filter((each) => each !== undefined);
    return { name: name || account?.name || null, locale: given ?? account?.locale ?? "en", recipients };
  }
  const isQueued = email ? await hasMessage(trx, `${key} mail`) : true;
  const stranger = email && !isQueued && (await Recipient.ofStranger(trx, { channel: "mail", address: email }, now));
  return { name: null, locale: given ?? "en", recipients: stranger ? [stranger] : [] };
}

const hasMessage = async (trx: Db, key: string): Promise<boolean> =>
  (await trx.selectFrom("outbox").select("id").where("key", "=", key).executeTakeFirst()) !== undefined;
