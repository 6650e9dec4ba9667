import { asLocale, preferredLocale } from "../accounts/preferredLocale";
import type { Db } from "../db/open";
import type { Locale } from "../locale";
import { factsOf } from "./facts";
import { type Notice, topicOfEvent } from "./notices";
import { hasOptedOut } from "./optOuts";
import { writeNotice } from "./writing";

/** Who is told: an address, a telephone number (`+91…`), or an account, whose address is taken when none is given. */
export type Recipient = { name?: string | null; email?: string | null; phone?: string | null; userId?: number | null };

/** `key` names what happened, such as `donation 12 paid`: the same key is told once, however often it is asked for. */
export type Notification = Notice & { recipient: Recipient; locale?: string | null; key: string };

/**
 * Puts a letter, a text message or both into the outbox, in the transaction of what they tell about; answers how many
 * are new. Where there is neither an address nor a number nobody is told, and that is no failure.
 */
export async function notify(trx: Db, notification: Notification, now: Date): Promise<number> {
  const { key, event } = notification;
  const person = await personOf(trx, notification.recipient, notification.locale);
  const facts = factsOf(notification, person.locale, person.name);
  const topic = topicOfEvent(event);
  const message = {
    template: event,
    locale: person.locale,
    data: JSON.stringify(facts),
    topic,
    subject: writeNotice(event, facts, person.locale, "").subject,
  };
  let told = 0;
  if (person.email && !(topic && (await hasOptedOut(trx, person.email, topic)))) {
    told += await put(trx, { ...message, channel: "mail", recipient: person.email, key: `${key} mail` }, now);
  }
  if (person.phone)
    told += await put(trx, { ...message, channel: "sms", recipient: person.phone, key: `${key} sms` }, now);
  return told;
}

type Message = {
  channel: "mail" | "sms";
  recipient: string;
  key: string;
  template: string;
  locale: string;
  data: string;
  topic: string | null;
  subject: string;
};

/** Stores a message unless its key is there already; answers how many that are. */
async function put(trx: Db, message: Message, now: Date): Promise<number> {
  const at = now.toISOString();
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto("outbox")
    .values({
      ...message,
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

type Person = { name: string | null; email: string | null; phone: string | null; locale: Locale };

async function personOf(trx: Db, recipient: Recipient, locale: string | null | undefined): Promise<Person> {
  const { name = null, email = null, phone = null, userId } = recipient;
  const user = userId ? await accountOf(trx, userId) : undefined;
  return {
    name: name || user?.name || null,
    email: email || user?.email || null,
    phone: phone || null,
    locale: asLocale(locale) ?? (user && preferredLocale(user.preferences)) ?? "en",
  };
}

const accountOf = (trx: Db, id: number) =>
  trx
    .selectFrom("users")
    .select(["name", "email", "preferences"])
    .where("id", "=", id)
    .where("active", "=", 1)
    .executeTakeFirst();
