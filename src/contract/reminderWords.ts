// no schema here: pages draw their choices from these lists

/** What one can be reminded of: a fast or festival, a broadcast, the bookings one has. */
export const reminderKinds = ["festival", "live", "booking"] as const;
export type ReminderKind = (typeof reminderKinds)[number];

/** How a reminder travels: to the devices that take messages, or by mail. */
export const reminderChannels = ["push", "mail"] as const;
export type ReminderChannel = (typeof reminderChannels)[number];
