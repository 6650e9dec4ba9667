import type { Permission } from "./roles";

/** Who may call what of the reminders: rows of `policy`. */
export const reminderPolicy = {
  "GET /api/reminders/key": "anyone",
  "POST /api/reminders/devices": "anyone", // the secret of the subscription is the credential, here and below
  "POST /api/reminders/devices/forget": "anyone",
  "POST /api/reminders/list": "anyone",
  "POST /api/reminders": "anyone",
  "PUT /api/reminders/hours": "anyone",
  "GET /api/reminders/link": "anyone", // the signed token in its query is the credential
  "POST /api/reminders/end": "anyone",
  "POST /api/reminders/again": "anyone",
} as const satisfies Record<string, Permission>;
