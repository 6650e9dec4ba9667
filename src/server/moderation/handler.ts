import { z } from "zod";
import { ContributionStatus } from "../../contract/contributions";
import type { Moderated } from "../../contract/moderatedKinds";
import type { Account } from "../accounts/account";
import type { ContentTag } from "../contentTags";
import type { Db, Engine } from "../db/open";
import { AppError } from "../errors";

/** What a decision is made with: its transaction, who makes it, when. */
export type Context = {
  trx: Db;
  engine: Engine;
  actor: Account;
  now: Date;
  /** Takes the content tags of what pages show of the decisions. */
  touched: Set<ContentTag>;
  /** The reason given when whoever decides confirmed that a role is to be given; refuses where nobody did. */
  confirmedRole: () => Promise<string | null>;
};

export type Verdict = { status: Exclude<ContributionStatus, "pending">; reason: string | null };

/** What there was before and what the decision made of it; stored in the log as JSON, so that it can be undone. */
export type Change = { before: Record<string, unknown>; after: Record<string, unknown> };

/** Who is notified of the outcome, and about which temple. */
export type Addressee = { userId: number | null; email: string | null; locale: string | null; temple: string | null };

/** How one kind of item is decided. All of it happens in the transaction of the decision. */
export type Handler = {
  /** Where the item stands now, or undefined when there is none. */
  statusOf: (trx: Db, id: number) => Promise<ContributionStatus | undefined>;
  /** Applies the verdict to an item that stands at `from`; refuses when it no longer does. */
  apply: (context: Context, id: number, from: ContributionStatus, verdict: Verdict) => Promise<Change>;
  /** Restores what was before, if nothing has happened to it since. */
  restore: (context: Context, id: number, change: Change) => Promise<void>;
  addressee: (trx: Db, id: number) => Promise<Addressee | undefined>;
  /** The temple that the item is about. */
  templeOf?: (trx: Db, id: number) => Promise<number | undefined>;
  /** Whether the temple's figures follow from the item. */
  isCounted?: true;
};

const Standing = z.object({
  status: ContributionStatus,
  reason: z.string().nullable(),
  decided_at: z.string().nullable(),
});

/** Refuses with 409: someone else was there first. */
export function refuseDecided(kind: Moderated, id: number, why: "decided" | "claimed" | "changed"): never {
  throw new AppError("decided", undefined, undefined, { items: [{ kind, id, why }] });
}

type Table = "reviews" | "photos" | "corrections" | "role_requests" | "search_aliases";
const kindOf = {
  reviews: "review",
  photos: "photo",
  corrections: "correction",
  role_requests: "role-request",
  search_aliases: "alias",
} as const;

/** Where a row stands. */
export async function standingOf(trx: Db, table: Table, id: number): Promise<ContributionStatus | undefined> {
  const row = await trx.selectFrom(table).select("status").where("id", "=", id).executeTakeFirst();
  return row && ContributionStatus.parse(row.status);
}

/** Moves a row from one standing to another, for one of several who try at once. */
export async function moveStanding(
  { trx, now }: Context,
  table: Table,
  id: number,
  from: ContributionStatus,
  { status, reason }: Verdict,
): Promise<Change> {
  const before = await trx
    .selectFrom(table)
    .select(["status", "reason", "decided_at"])
    .where("id", "=", id)
    .executeTakeFirst();
  const after = { status, reason, decided_at: now.toISOString() };
  const { numUpdatedRows } = await trx
    .updateTable(table)
    .set(after)
    .where("id", "=", id)
    .where("status", "=", from)
    .executeTakeFirst();
  if (!before || numUpdatedRows === 0n) return refuseDecided(kindOf[table], id, "decided");
  return { before, after };
}

/** Puts the standing back that a row had, if it is still the one the decision gave it. */
export async function restoreStanding({ trx }: Context, table: Table, id: number, change: Change): Promise<void> {
  const before = Standing.parse(change.before);
  const after = Standing.parse(change.after);
  const { numUpdatedRows } = await trx
    .updateTable(table)
    .set(before)
    .where("id", "=", id)
    .where("status", "=", after.status)
    .where("decided_at", "=", after.decided_at)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) refuseDecided(kindOf[table], id, "changed");
}
