import { onTestFinished } from "vitest";
import { type Subscription, startPushService } from "./pushService";
import { type Caller, type TestAppOptions, testApp } from "./testApp";

/** Noon in India on the day before the Ekadashi of 20 November 2026. */
export const DAY_BEFORE = "2026-11-19T06:30:00.000Z";
/** Six in the evening of that day in India. */
export const EVENING = "2026-11-19T12:30:00.000Z";

export const proofOf = ({ endpoint, auth }: Subscription) => ({ endpoint, auth });
export const onPush = (subject: string, device?: Subscription) => ({
  kind: "festival",
  subject,
  channel: "push",
  ...(device && { device: proofOf(device) }),
});

/** An app beside a push service of its own, with the festivals of a new deployment. */
export async function withPush(options: TestAppOptions = {}, answer?: Parameters<typeof startPushService>[0]) {
  const service = await startPushService(answer);
  onTestFinished(service.stop);
  const env = { PUSH_SERVICE_URL: service.url, RATE_LIMITS: "off", ...options.env };
  const opened = await testApp({ now: DAY_BEFORE, seeded: true, ...options, env });
  /** A browser subscribes and tells the server. */
  const aDevice = async (name = "phone", caller: Caller = opened.visitor) => {
    const subscription = service.subscribe(name);
    const answered = await caller.post("/api/reminders/devices", subscription);
    if (answered.statusCode !== 200) throw new Error(answered.body);
    return subscription;
  };
  const tell = async (at: string) => {
    opened.clock.set(at);
    await opened.app.queueReminders();
    return opened.app.sendMail();
  };
  const outbox = () => opened.db.selectFrom("outbox").selectAll().orderBy("id").execute();
  return { ...opened, service, aDevice, tell, outbox };
}
