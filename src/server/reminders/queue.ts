import type { FastifyInstance } from "fastify";
import { civilDateOf } from "../../domain/dates";
import { isTimeFor, reminderTimes } from "../../domain/reminderTimes";
import type { Db } from "../db/open";
import { type Addressed, postAll } from "../mail/outbox";
import { Recipient } from "../notifications/recipients";
import { preferredLocale } from "../preferredLocale";
import { type Candidate, candidatesOf, devicesOf } from "./candidates";
import { comingOccasions, type Due } from "./occasions";
import { topicOfReminder } from "./repository";
import { reminderToken } from "./tokens";
import { endWords, type For, type Words, wordsFor } from "./words";

type App = Pick<FastifyInstance, "db" | "festivalBook" | "now" | "gazetteer" | "almanac" | "keyOf" | "isStopping">;

const BATCH = 500;

/** Queues what is to be told now, once for each reader, occasion and channel; answers how many messages. */
export async function queueReminders(app: App): Promise<number> {
  const now = app.now();
  let queued = 0;
  for (const due of await comingOccasions(app, now)) queued += await queueOccasion(app, due, now);
  return queued;
}

async function queueOccasion(app: App, due: Due, now: Date): Promise<number> {
  const at = now.toISOString();
  const known = new Map<string, Words>();
  const wordsOnce = (reader: For): Words => {
    const key = `${reader.locale} ${reader.place}`;
    const words = known.get(key) ?? wordsFor(app, due, reader);
    known.set(key, words);
    return words;
  };
  let queued = 0;
  for (let after = 0; !app.isStopping(); ) {
    const candidates = await candidatesOf(app.db, due, after, BATCH);
    const isTime = ({ hours }: Candidate) => isTimeFor(due.occasion, hours, at);
    const waiting = candidates.filter(isTime);
    if (waiting.length > 0)
      queued += await app.db.transaction().execute((trx) => queueAll(trx, app, { due, waiting, now, wordsOnce }));
    const last = candidates.at(-1);
    if (!last || candidates.length < BATCH) return queued;
    after = last.id;
  }
  return queued;
}

type Batch = { due: Due; waiting: readonly Candidate[]; now: Date; wordsOnce: (reader: For) => Words };

async function queueAll(trx: Db, app: App, { due, waiting, now, wordsOnce }: Batch): Promise<number> {
  const at = now.toISOString();
  const told = waiting.map(({ reader_id, channel }) => ({ reader_id, channel, occasion: due.key, at }));
  const first = await trx
    .insertInto("reminded")
    .values(told)
    .onConflict((conflict) => conflict.doNothing())
    .returning(["reader_id", "channel"])
    .execute();
  // another process may have told some of them just now
  const ours = new Set(first.map(({ reader_id, channel }) => `${reader_id} ${channel}`));
  const mine = waiting.filter(({ reader_id, channel }) => ours.has(`${reader_id} ${channel}`));
  const devices = await devicesOf(
    trx,
    mine.filter(({ channel }) => channel === "push"),
  );
  const messages: Addressed[] = [];
  for (const candidate of mine) {
    const locale = preferredLocale(candidate.preferences) ?? candidate.locale;
    const words = wordsOnce({ locale, place: candidate.place, today: civilDateOf(at) });
    const message = messageOf(app, { due, candidate: { ...candidate, locale }, words, at });
    for (const to of await recipientsOf(trx, candidate, devices))
      messages.push({ to, message: { ...message, key: `${message.key} ${to.address}` } });
  }
  await postAll(trx, messages);
  return messages.length;
}

/** The devices, or the address that its owner confirmed and still has. */
async function recipientsOf(
  trx: Db,
  { channel, reader_id, user_id }: Candidate,
  devices: ReadonlyMap<number, readonly number[]>,
): Promise<Recipient[]> {
  if (channel === "push") return (devices.get(reader_id) ?? []).map((id) => Recipient.ofDevice(id));
  const mail = user_id === null ? undefined : (await Recipient.ofAccount(trx, user_id))?.mail;
  return mail ? [mail] : [];
}

type Told = { due: Due; candidate: Candidate; words: Words; at: string };

function messageOf(app: App, { due, candidate, words, at }: Told): Addressed["message"] {
  const { id, locale, hours } = candidate;
  const facts = {
    path: words.path,
    tag: due.key,
    token: reminderToken(app, candidate),
    end: endWords(locale),
    quiet: hours.quiet,
  };
  return {
    key: `reminder ${candidate.reader_id} ${candidate.channel} ${due.key}`,
    template: `reminder.${due.about}`,
    locale,
    data: JSON.stringify(facts),
    topic: topicOfReminder(id),
    subject: words.title,
    body: words.body,
    last_error: null,
    next_attempt_at: at,
    expires_at: reminderTimes(due.occasion, hours).until,
    created_at: at,
    sent_at: null,
  };
}
