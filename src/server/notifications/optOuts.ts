import type { Db } from "../db/open";
import type { Topic } from "./topics";

const asStored = (recipient: string) => recipient.trim().toLowerCase();

/** True when the holder of this mail address opted out of `topic`. */
export async function hasOptedOut(db: Db, recipient: string, topic: Topic): Promise<boolean> {
  const row = await db
    .selectFrom("notification_optouts")
    .select("topic")
    .where("recipient", "=", asStored(recipient))
    .where("topic", "=", topic)
    .executeTakeFirst();
  return row !== undefined;
}

/** Records that this address opts out of `topic`, and drops what is queued for it. */
export async function optOut(db: Db, recipient: string, topic: Topic, now: Date): Promise<void> {
  await db
    .insertInto("notification_optouts")
    .values({ recipient: asStored(recipient), topic, created_at: now.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .deleteFrom("outbox")
    .where("recipient", "in", [recipient, asStored(recipient)])
    .where("topic", "=", topic)
    .where("status", "=", "queued")
    .execute();
}

/** Records that this address opts in to `topic` again. */
export async function optIn(db: Db, recipient: string, topic: Topic): Promise<void> {
  await db
    .deleteFrom("notification_optouts")
    .where("recipient", "=", asStored(recipient))
    .where("topic", "=", topic)
    .execute();
}
