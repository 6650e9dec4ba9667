/** What keeps people from hearing what they do not want to hear. */
export type NotificationTables = {
  /** `recipient` is a mail address in lower case; `topic` is one of `notifications/topics` */
  notification_optouts: { recipient: string; topic: string; created_at: string };
};
