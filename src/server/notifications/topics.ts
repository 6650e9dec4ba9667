/** Emails that people may opt out of: decisions on contributions, and reminders of what they left unfinished. */
export const topics = ["contributions", "reminders"] as const;
export type Topic = (typeof topics)[number];

/** The topic of this name; undefined for a name that is none. */
export const topicOf = (name: string | null | undefined): Topic | undefined => topics.find((topic) => topic === name);
