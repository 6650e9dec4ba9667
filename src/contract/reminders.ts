import { z } from "zod";
import { atMost, Id, Latitude, Longitude, typedText } from "./common";
import { TimeOfDay } from "./dates";
import { reminderChannels, reminderKinds } from "./reminderWords";

const encoded = (signs: number) =>
  z
    .string("errors.required")
    .max(signs + 2, atMost("errors.invalid_value"))
    .regex(/^[\w-]{20,90}={0,2}$/, "errors.invalid_value");

const Endpoint = z.string("errors.required").min(1, "errors.required").max(1_000, atMost("errors.invalid_value"));
/** The secret that a browser and this server share, 16 bytes as base64url. */
const Auth = encoded(24);

/** Who holds a device's subscription knows both: nobody else does. */
export const DeviceProof = z.strictObject({ endpoint: Endpoint, auth: Auth });
export type DeviceProof = z.infer<typeof DeviceProof>;

/** Where the reader is, as the almanac is asked for it: a place by its name, or a position in degrees. */
export const ReaderPlace = z.union([
  z.strictObject({ city: typedText(80).pipe(z.string().min(1, "errors.required")) }),
  z.strictObject({ lat: Latitude, lng: Longitude }),
]);
export type ReaderPlace = z.infer<typeof ReaderPlace>;

/**
 * `POST /api/reminders/devices`: a browser's push subscription (RFC 8030, keys as RFC 8291 has them). `replaces` is the
 * one it had before, whose reminders go on.
 */
export const DeviceInput = z.strictObject({
  endpoint: Endpoint,
  p256dh: encoded(88),
  auth: Auth,
  replaces: DeviceProof.optional(),
});
export type DeviceInput = z.infer<typeof DeviceInput>;

/** Without an account, the device says who asks. */
const device = DeviceProof.optional();
export const ReaderInput = z.strictObject({ device });
export type ReaderInput = z.infer<typeof ReaderInput>;

/** `POST /api/reminders`; `subject` is a festival's slug, a broadcast's id, or "" for all of one's bookings. */
export const ReminderInput = z.strictObject({
  kind: z.enum(reminderKinds, "errors.invalid_value"),
  subject: z.string("errors.text").max(120, "errors.tooLong"),
  channel: z.enum(reminderChannels, "errors.invalid_value"),
  place: ReaderPlace.optional(),
  device,
});
export type ReminderInput = z.infer<typeof ReminderInput>;

/** `PUT /api/reminders/hours`, times `HH:MM` in India. */
export const ReminderHoursInput = z.strictObject({
  quietFrom: TimeOfDay,
  quietUntil: TimeOfDay,
  eveningAt: TimeOfDay,
  device,
});
export type ReminderHoursInput = z.infer<typeof ReminderHoursInput>;

/** The signed token of one reminder. */
export const ReminderToken = z.strictObject({ token: z.string("errors.required").max(600, "errors.tooLong") });

const reminder = {
  kind: z.enum(reminderKinds),
  subject: z.string(),
  channel: z.enum(reminderChannels),
  /** the festival or broadcast in the caller's language; "" for bookings */
  title: z.string(),
};

/** What a token is about, and whether it is still sent. */
export const LinkedReminder = z.object({ ...reminder, isOn: z.boolean() });
export type LinkedReminder = z.infer<typeof LinkedReminder>;

/** A reminder as its reader sees it; `next` is a day `YYYY-MM-DD` or an instant, `token` ends it. */
export const Reminder = z.object({
  id: Id,
  ...reminder,
  path: z.string(),
  next: z.string().nullable(),
  token: z.string(),
});
export type Reminder = z.infer<typeof Reminder>;

/** All that one is reminded of, and when. */
export const Reminders = z.object({
  reminders: z.array(Reminder),
  hours: z.object({ quietFrom: z.string(), quietUntil: z.string(), eveningAt: z.string() }),
  /** how many devices take messages */
  devices: z.int(),
  /** true for an account whose address is confirmed */
  canMail: z.boolean(),
});
export type Reminders = z.infer<typeof Reminders>;

/** `GET /api/reminders/key`: the public key that browsers subscribe with (VAPID, RFC 8292), base64url. */
export const PushKey = z.object({ publicKey: z.string() });
export type PushKey = z.infer<typeof PushKey>;
