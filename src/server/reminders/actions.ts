import type { FastifyInstance, FastifyRequest } from "fastify";
import { reminderLimits } from "../../contract/heldLimits";
import type {
  DeviceInput,
  DeviceProof,
  LinkedReminder,
  ReminderHoursInput,
  ReminderInput,
  Reminders,
} from "../../contract/reminders";
import { reminderChannels, reminderKinds } from "../../contract/reminderWords";
import { usualHours } from "../../domain/reminderTimes";
import { isVerified } from "../accounts/verified";
import { addressKey } from "../callerKeys";
import type { Db } from "../db/open";
import { AppError, invalid, notFound } from "../errors";
import { type Locale, localeOf } from "../locale";
import { placeOf } from "../panchang/where";
import { findByEndpoint, findDevice, forgetDevices } from "../push/devices";
import { isPushEndpoint } from "../push/endpoints";
import { takeFrom } from "../quotas";
import { findReader, handOver, keepReader, type Reader, type Whose, whoseCall } from "./readers";
import { endReminder, findReminder, insertReminder, listReminders, type StoredReminder } from "./repository";
import { describe, storedSubject } from "./subjects";
import { type Named, reminderOf, reminderToken } from "./tokens";

const DAY_MS = 86_400_000;

/**
 * Stores a browser's subscription: of the account that calls, else of nobody, whoever had it before. One that replaces
 * another keeps its id, its account and its reminders.
 */
export async function registerDevice(request: FastifyRequest, input: DeviceInput): Promise<void> {
  const { server: app, account } = request;
  const { endpoint, p256dh, auth, replaces } = input;
  if (!isPushEndpoint(endpoint, app.env.PUSH_SERVICE_URL)) invalid({ endpoint: "errors.invalid_value" });
  await app.db.transaction().execute(async (trx) => {
    const known = await findByEndpoint(trx, endpoint);
    if (known && !(await findDevice(trx, { endpoint, auth }))) throw new AppError("forbidden");
    const before = known ?? (replaces && (await findDevice(trx, replaces)));
    const device = before ?? (await newDevice(trx, request, input));
    const isRenewed = replaces !== undefined && !account;
    const whose = isRenewed ? {} : { user_id: account?.id ?? null, session_id: account ? request.sessionId : null };
    const set = { endpoint, p256dh, auth, ...whose };
    await trx.updateTable("push_devices").set(set).where("id", "=", device.id).execute();
    if (!account) return;
    const ofDevice = { user_id: null, device_id: device.id };
    await handOver(trx, request, ofDevice, { user_id: account.id, device_id: null });
    await keepFew(trx, account.id);
  });
}

async function newDevice(trx: Db, request: FastifyRequest, { endpoint, p256dh, auth }: DeviceInput) {
  const now = request.server.now();
  const key = `push devices ${addressKey(request)}`;
  await takeFrom(trx, [{ key, limit: reminderLimits.devicesPerDayAndAddress, windowMs: DAY_MS }], now);
  return trx
    .insertInto("push_devices")
    .values({ endpoint, p256dh, auth, user_id: null, session_id: null, created_at: now.toISOString() })
    .returning("id")
    .executeTakeFirstOrThrow();
}

/** The devices an account used first make room for the newest. */
async function keepFew(trx: Db, userId: number): Promise<void> {
  const devices = trx.selectFrom("push_devices").select("id").where("user_id", "=", userId).orderBy("id", "desc");
  const ids = (await devices.execute()).map(({ id }) => id);
  await forgetDevices(trx, ids.slice(reminderLimits.devices));
}

/** Forgets a device that takes no more messages. */
export async function forgetDevice({ db }: FastifyInstance, proof: DeviceProof): Promise<void> {
  const device = await findDevice(db, proof);
  if (device) await db.transaction().execute((trx) => forgetDevices(trx, [device.id]));
}

/** Stores a reminder of the caller; said twice it is one. */
export async function remind(request: FastifyRequest, input: ReminderInput): Promise<Reminders> {
  const { server: app, account } = request;
  const { kind, channel, place } = input;
  if (place) placeOf(app.gazetteer(), place);
  const whose = await whoseCall(app.db, request, input.device);
  if (!account && (kind === "booking" || channel === "mail")) throw new AppError("unauthorized");
  if (account && channel === "mail" && !(await isVerified(app.db, account.id))) throw new AppError("forbidden");
  const subject = await storedSubject(app, input);
  await app.db.transaction().execute(async (trx) => {
    const { id } = await keepReader(trx, request, whose, place);
    await insertReminder(trx, { reader_id: id, kind, subject, channel }, app.now().toISOString());
    if ((await listReminders(trx, id)).length > reminderLimits.reminders) invalid({ subject: "errors.tooMany" });
  });
  return listOf(request, whose);
}

/** Changes when the caller is reminded. */
export async function changeHours(request: FastifyRequest, input: ReminderHoursInput): Promise<Reminders> {
  const { db } = request.server;
  const whose = await whoseCall(db, request, input.device);
  await db.transaction().execute(async (trx) => {
    const { id } = await keepReader(trx, request, whose, undefined);
    const set = { quiet_from: input.quietFrom, quiet_until: input.quietUntil, evening_at: input.eveningAt };
    await trx.updateTable("reminder_readers").set(set).where("id", "=", id).execute();
  });
  return listOf(request, whose);
}

/** All that a reader is reminded of, in the caller's language. */
export async function listOf(request: FastifyRequest, whose: Whose): Promise<Reminders> {
  const { server: app, account } = request;
  const reader = await findReader(app.db, whose);
  const stored = reader ? await listReminders(app.db, reader.id) : [];
  const locale = localeOf(request);
  return {
    reminders: await Promise.all(stored.map((each) => shown(app, each, locale))),
    hours: hoursOf(reader),
    devices: await countDevices(app.db, whose),
    canMail: account ? await isVerified(app.db, account.id) : false,
  };
}

async function shown(app: FastifyInstance, stored: StoredReminder, locale: Locale) {
  const named = namedOf(stored);
  const { id } = stored;
  const { kind, channel } = named;
  return { id, kind, channel, ...(await describe(app, named, locale)), token: reminderToken(app, named) };
}

/** A reminder as it is stored, in words of the contract. */
function namedOf({ reader_id, kind, subject, channel }: StoredReminder): Named {
  return {
    reader_id,
    subject,
    kind: reminderKinds.find((each) => each === kind) ?? "festival",
    channel: reminderChannels.find((each) => each === channel) ?? "push",
  };
}

function hoursOf(reader: Reader | undefined): Reminders["hours"] {
  const { quiet, eveningAt } = usualHours;
  return {
    quietFrom: reader?.quiet_from ?? quiet.from,
    quietUntil: reader?.quiet_until ?? quiet.until,
    eveningAt: reader?.evening_at ?? eveningAt,
  };
}

async function countDevices(db: Db, { user_id }: Whose): Promise<number> {
  if (user_id === null) return 1;
  const devices = db.selectFrom("push_devices").select(({ fn }) => fn.countAll().as("count"));
  return Number((await devices.where("user_id", "=", user_id).executeTakeFirstOrThrow()).count);
}

export type LinkAct = "show" | "end" | "again";

/** What a token is about, after ending it or beginning it again; 404 for no token of ours, or a reader who is gone. */
export async function follow(request: FastifyRequest, token: string, act: LinkAct): Promise<LinkedReminder> {
  const { server: app } = request;
  const { db } = app;
  const named = reminderOf(app, token) ?? notFound();
  const reader = await db
    .selectFrom("reminder_readers")
    .select("id")
    .where("id", "=", named.reader_id)
    .executeTakeFirst();
  if (!reader) return notFound();
  if (act === "end") await db.transaction().execute((trx) => endReminder(trx, named));
  if (act === "again") await insertReminder(db, named, app.now().toISOString());
  const { kind, channel } = named;
  const { subject, title } = await describe(app, named, localeOf(request));
  return { kind, channel, subject, title, isOn: (await findReminder(db, named)) !== undefined };
}
