/// <reference lib="webworker" />
import { reminderPaths } from "../reminders/paths";
import { devicesInput } from "../reminders/subscription";

/** A reminder as the server sends it; `endPath` is called to end it. */
export type PushMessage = {
  title: string;
  body: string;
  path: string;
  tag: string;
  endTitle: string;
  endPath: string;
};

/** What came, when it is one of ours. */
export function pushMessageOf(data: PushMessageData | null): PushMessage | undefined {
  try {
    const message = data?.json();
    return typeof message?.title === "string" && typeof message.path === "string" ? message : undefined;
  } catch {
    return undefined;
  }
}

/** Shows a reminder; one that is there under its tag is replaced, so that nobody is told twice. */
export function show(registration: ServiceWorkerRegistration, message: PushMessage): Promise<void> {
  const { title, body, tag, endTitle } = message;
  const actions = [{ action: "end", title: endTitle }];
  const options = { body, tag, data: message, icon: "/icon-192.png", badge: "/icon-192.png", actions };
  return registration.showNotification(title, options);
}

/** Ends the reminder; without a connection it stays where it can be pressed again. */
export async function end(registration: ServiceWorkerRegistration, message: PushMessage): Promise<void> {
  const answer = await fetch(message.endPath, { method: "POST" }).catch(() => undefined);
  if (!answer?.ok) await show(registration, message);
}

type Change = { oldSubscription?: PushSubscription | null; newSubscription?: PushSubscription | null };

/** Tells the server the subscription that replaces the one it knows. */
export async function renew(registration: ServiceWorkerRegistration, change: Event & Change): Promise<void> {
  const { oldSubscription: before, newSubscription } = change;
  const options = before?.options;
  const after = newSubscription ?? (options && (await registration.pushManager.subscribe(options)));
  if (!before || !after) return;
  const { endpoint, auth } = devicesInput(before);
  const body = JSON.stringify({ ...devicesInput(after), replaces: { endpoint, auth } });
  await fetch(reminderPaths.devices, { method: "POST", headers: { "content-type": "application/json" }, body });
}
