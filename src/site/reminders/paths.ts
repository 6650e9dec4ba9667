/** Where reminders are kept on the server. */
export const reminderPaths = {
  all: "/api/reminders",
  list: "/api/reminders/list",
  hours: "/api/reminders/hours",
  key: "/api/reminders/key",
  devices: "/api/reminders/devices",
} as const;
