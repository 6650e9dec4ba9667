import type { FastifyInstance } from "fastify";
import { parsedAddress } from "../../domain/webAddress";
import { type Carrier, RecipientGone, RefusedForGood } from "../carriers";
import type { Db } from "../db/open";
import { deviceIn } from "../notifications/deviceAddress";
import { ReminderFacts } from "../notifications/reminderFacts";
import { deleteDevice } from "./devices";
import { openSender, type PushRequest } from "./request";

const LONGEST_TTL_SECONDS = 86_400;
/** The subscription is over; and what the service will never take: these bytes, this sender. */
const GONE = [404, 410];
const REFUSED = [400, 401, 403, 413];

type App = Pick<FastifyInstance, "db" | "env" | "now" | "keyOf" | "pushKeys">;

/**
 * Hands messages to the push services of the devices, encrypted for them (RFC 8291) and signed by this server (RFC 8292).
 * What is repeated after a kill bears the same topic and tag, so that the device shows it once. A device whose
 * subscription is gone is forgotten.
 */
export function openPush(app: App): { carry: Carrier; close: () => void } {
  const sender = openSender(app.env.PUSH_SERVICE_URL);
  const subject = subjectOf(app.env);
  const carry: Carrier = async (message) => {
    const { default: webPush } = await import("web-push"); // only where there is something to send
    const vapidDetails = { subject, ...(await app.pushKeys()) };
    const device = (await deviceOf(app.db, message.recipient)) ?? gone();
    const facts = ReminderFacts.parse(JSON.parse(message.data ?? ""));
    const payload = JSON.stringify({ title: message.subject, body: message.body, ...linksOf(facts) });
    const subscription = { endpoint: device.endpoint, keys: { p256dh: device.p256dh, auth: device.auth } };
    const TTL = ttlOf(message.expires_at, app.now());
    const topic = app.keyOf("push topic", `${facts.tag} ${message.recipient}`);
    const details = attempt(() => webPush.generateRequestDetails(subscription, payload, { vapidDetails, TTL, topic }));
    const status = await sender.send(requestOf(details));
    if (status >= 200 && status < 300) return;
    const said = `the push service answered ${status}`;
    if (GONE.includes(status)) {
      await deleteDevice(app.db, device.id);
      throw new RecipientGone(said);
    }
    throw REFUSED.includes(status) ? new RefusedForGood(said) : new Error(said);
  };
  return { carry, close: sender.close };
}

const gone = (): never => {
  throw new RecipientGone("this device takes no messages any more");
};

const refuse = (reason: string): never => {
  throw new RefusedForGood(reason);
};

/** Keys that are no point of the curve are so for good. */
function attempt<Result>(make: () => Result): Result {
  try {
    return make();
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error));
  }
}

const requestOf = ({
  endpoint,
  headers,
  body,
}: {
  endpoint: string;
  headers: object;
  body?: Buffer | undefined;
}): PushRequest => ({
  endpoint,
  headers: Object.fromEntries(Object.entries(headers)),
  body: body ?? Buffer.alloc(0),
});

const linksOf = ({ path, tag, token, end }: ReminderFacts) => ({
  path,
  tag,
  endTitle: end,
  endPath: `/api/reminders/end?token=${token}`,
});

const ttlOf = (expiresAt: string | null, now: Date): number =>
  expiresAt === null
    ? LONGEST_TTL_SECONDS
    : Math.min(LONGEST_TTL_SECONDS, Math.max(0, Math.round((Date.parse(expiresAt) - now.getTime()) / 1_000)));

/** Whom a push service writes to when something is wrong. */
function subjectOf({ MAIL_FROM = "", PUBLIC_URL }: FastifyInstance["env"]): string {
  if (PUBLIC_URL.startsWith("https:")) return PUBLIC_URL;
  const address = MAIL_FROM.slice(MAIL_FROM.indexOf("<") + 1)
    .replace(">", "")
    .trim();
  return `mailto:${address || `no-reply@${parsedAddress(PUBLIC_URL)?.hostname}`}`;
}

async function deviceOf(db: Db, recipient: string) {
  const id = deviceIn(recipient);
  return db.selectFrom("push_devices").selectAll().where("id", "=", id).executeTakeFirst();
}
