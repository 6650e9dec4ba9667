import type { AxiosInstance } from "axios";
import type { DeviceProof, PushKey } from "../../contract/reminders";
import { reminderPaths } from "./paths";
import { devicesInput } from "./subscription";

/** Whether this browser can show reminders, may not, or can be asked. */
export type DeviceState = "unsupported" | "denied" | "ready";

/** Said where somebody refused messages, now or before. */
export class MessagesDenied extends Error {
  override readonly name = "MessagesDenied";
}

export function deviceState(): DeviceState {
  const isAble = "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
  if (!isAble) return "unsupported";
  return Notification.permission === "denied" ? "denied" : "ready";
}

async function subscriptionHere(): Promise<PushSubscription | undefined> {
  if (deviceState() !== "ready") return undefined;
  const registration = await navigator.serviceWorker.getRegistration().catch(() => undefined);
  return (await registration?.pushManager.getSubscription()) ?? undefined;
}

/** What proves to the server that it is this device; undefined for one that takes no messages. */
export async function deviceHere(): Promise<DeviceProof | undefined> {
  const subscription = await subscriptionHere();
  return subscription && proofOf(subscription);
}

const proofOf = (subscription: PushSubscription): DeviceProof => {
  const { endpoint, auth } = devicesInput(subscription);
  return { endpoint, auth };
};

/** Asks for leave to show messages, subscribes this browser, and tells the server. */
export async function subscribeHere(http: AxiosInstance): Promise<DeviceProof> {
  if ((await Notification.requestPermission()) !== "granted") throw new MessagesDenied();
  const { publicKey } = (await http.get<PushKey>(reminderPaths.key)).data;
  await navigator.serviceWorker.register("/sw.js");
  const { pushManager } = await navigator.serviceWorker.ready;
  const known = await pushManager.getSubscription();
  const isOurs = known !== null && base64url(known.options.applicationServerKey) === publicKey;
  if (known && !isOurs) await known.unsubscribe(); // of a server that had other keys
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  const subscription = isOurs ? known : await pushManager.subscribe(options);
  await http.post(reminderPaths.devices, devicesInput(subscription));
  return proofOf(subscription);
}

/** Tells the server who uses this device now, where it takes messages; somebody may have signed in since. */
export async function introduceHere(http: AxiosInstance): Promise<boolean> {
  const subscription = await subscriptionHere();
  if (!subscription || Notification.permission !== "granted") return false;
  await http.post(reminderPaths.devices, devicesInput(subscription));
  return true;
}

function base64url(bytes: ArrayBuffer | null): string {
  const text = String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0)));
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replace(/=/g, "");
}
