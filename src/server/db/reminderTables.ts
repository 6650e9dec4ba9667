import type { Generated } from "kysely";

/** Who is reminded of what, and what they have been reminded of. */
export type ReminderTables = {
  push_devices: PushDeviceTable;
  reminder_readers: ReminderReaderTable;
  reminders: ReminderTable;
  /** written in the transaction that queues a message: each occasion is told once */
  reminded: { reader_id: number; occasion: string; channel: string; at: string };
};

/** A browser's push subscription; of an account as long as the session lasts that subscribed it, else of nobody. */
export type PushDeviceTable = {
  id: Generated<number>;
  user_id: number | null;
  session_id: string | null;
  endpoint: string;
  p256dh: string;
  auth: string;
  created_at: string;
};

/** An account, or a device without one. Times are `HH:MM` in India, `place` is JSON as the almanac is asked for it. */
export type ReminderReaderTable = {
  id: Generated<number>;
  user_id: number | null;
  device_id: number | null;
  locale: string;
  quiet_from: string;
  quiet_until: string;
  evening_at: string;
  place: string | null;
};

/** `subject` is the id of a festival or of a broadcast, or "". */
export type ReminderTable = {
  id: Generated<number>;
  reader_id: number;
  kind: string;
  subject: string;
  channel: string;
  created_at: string;
};
