import type { DeviceInput } from "../../contract/reminders";

type Subscribed = Pick<PushSubscription, "endpoint" | "toJSON">;

/** A browser's subscription as the server takes it. */
export function devicesInput(subscription: Subscribed): Omit<DeviceInput, "replaces"> {
  const { p256dh = "", auth = "" } = subscription.toJSON().keys ?? {};
  return { endpoint: subscription.endpoint, p256dh, auth };
}
