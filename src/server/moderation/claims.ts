import { canModerate } from "../../contract/moderatedKinds";
import { type ClaimsMade, type ModerationTarget, moderationLimits } from "../../contract/moderation";
import type { Account } from "../accounts/account";
import type { Db } from "../db/open";
import { AppError } from "../errors";

/** Refuses with 403 items of a kind that `actor` does not decide. */
export function refuseForeignKinds(actor: Account, items: readonly ModerationTarget[]): void {
  if (items.some(({ kind }) => !canModerate(actor.role, kind))) throw new AppError("forbidden");
}

/** Takes items for ten minutes, as far as nobody else has them; taking one's own again makes it last longer. */
export async function claimItems(
  db: Db,
  actor: Account,
  items: readonly ModerationTarget[],
  now: Date,
): Promise<ClaimsMade> {
  refuseForeignKinds(actor, items);
  const until = new Date(now.getTime() + moderationLimits.claimMinutes * 60_000).toISOString();
  const made: ClaimsMade = { claimed: [], taken: [], until };
  for (const { kind, id } of items) {
    const row = await db
      .insertInto("moderation_claims")
      .values({ kind, item_id: id, user_id: actor.id, expires_at: until })
      .onConflict((conflict) =>
        conflict
          .columns(["kind", "item_id"])
          .doUpdateSet({ user_id: actor.id, expires_at: until })
          .where((eb) =>
            eb.or([
              eb("moderation_claims.user_id", "=", actor.id),
              eb("moderation_claims.expires_at", "<=", now.toISOString()),
            ]),
          ),
      )
      .returning("item_id")
      .executeTakeFirst();
    (row ? made.claimed : made.taken).push({ kind, id });
  }
  return made;
}

/** Gives items back; those of others stay theirs. */
export async function releaseItems(db: Db, actor: Account, items: readonly ModerationTarget[]): Promise<void> {
  for (const { kind, id } of items) {
    await db
      .deleteFrom("moderation_claims")
      .where("kind", "=", kind)
      .where("item_id", "=", id)
      .where("user_id", "=", actor.id)
      .execute();
  }
}

/** Whether someone else is working on the item. */
export async function isClaimedByAnother(db: Db, actor: Account, { kind, id }: ModerationTarget, now: Date) {
  const row = await db
    .selectFrom("moderation_claims")
    .select("user_id")
    .where("kind", "=", kind)
    .where("item_id", "=", id)
    .where("user_id", "!=", actor.id)
    .where("expires_at", ">", now.toISOString())
    .executeTakeFirst();
  return row !== undefined;
}
