import type { Db } from "../db/open";
import type { Topic } from "./topics";

const asKept = (recipient: string) => recipient.trim().toLowerCase();

/** True when the holder of this mail address asked not to be told about `topic`. */
export async function hasOptedOut(db: Db, recipient: string, topic: Topic): Promise<boolean> {
  const row = await db
    .selectFrom("notification_optouts")
    .select("topic")
    .where("recipient", "=", asKept(recipient))
    .where("topic", "=", topic)
    .executeTakeFirst();
  return row !== undefined;
}

/** Notes that this address wants to hear no more about `topic`, and drops what is waiting to be sent. */
export async function optOut(db: Db, recipient: string, topic: Topic, now: Date): Promise<void> {
  await db
    .insertInto("notification_optouts")
    .values({ recipient: asKept(recipient), topic, created_at: now.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .deleteFrom("outbox")
    .where("recipient", "in", [recipient, asKept(recipient)])
    .where("topic", "=", topic)
    .where("status", "=", "queued")
    .execute();
}

/** Notes that this address wants to hear about `topic` again. */
export async function optIn(db: Db, recipient: string, topic: Topic): Promise<void> {
  await db
    .deleteFrom("notification_optouts")
    .where("recipient", "=", asKept(recipient))
    .where("topic", "=", topic)
    .execute();
}
