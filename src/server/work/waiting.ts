import { sql } from "kysely";
import { countedContradictions } from "../../contract/qualityWords";
import { can, opensToManagers } from "../../contract/roles";
import type { WorkItem } from "../../contract/work";
import { type WorkKind, workKinds, workPermissions } from "../../contract/workKinds";
import { civilDateOf } from "../../domain/dates";
import type { Account } from "../accounts/account";
import { managesTemple } from "../accounts/managesTemple";
import { countAdminBookings } from "../bookings/adminList";
import type { Db } from "../db/open";
import { countUnfinishedImports } from "../imports/lists";
import { countQueue } from "../moderation/queue";
import { countAttention } from "../payments/dayReport";

type Waiting = { count: number; link: string };
type Counter = (db: Db, actor: Account, now: Date) => Promise<Waiting>;

/** What waits for this person, of each kind that they deal with. */
export async function waitingFor(db: Db, actor: Account, now: Date): Promise<WorkItem[]> {
  const manages = await managesTemple(db, actor.id);
  const kinds = workKinds.filter((kind) => {
    const permission = workPermissions[kind];
    return can(actor.role, permission, manages && opensToManagers(permission));
  });
  return Promise.all(kinds.map(async (kind) => ({ kind, ...(await counters[kind](db, actor, now)) })));
}

const counters: Record<WorkKind, Counter> = {
  moderation: async (db, { role }, now) => ({ count: await countQueue(db, role, now), link: "/admin/moderation" }),
  bookings: async (db, actor, now) => {
    // those whose time is past can no longer be answered in time
    const query = { status: "requested", from: civilDateOf(now.getTime()) } as const;
    const count = await countAdminBookings(db, actor, query);
    return { count, link: `/admin/bookings?${new URLSearchParams(query)}` };
  },
  orders: async (db) => {
    const count = await countOf(db, "orders", "paid");
    return { count, link: "/admin/orders?status=paid" };
  },
  money: async (db) => ({ count: await countAttention(db), link: "/admin/payments/report" }),
  outbox: async (db) => ({ count: await countOf(db, "outbox", "failed"), link: "/admin/outbox?status=failed" }),
  imports: async (db, { role }) => ({ count: await countUnfinishedImports(db, role), link: "/admin/imports" }),
  bulkChanges: async (db) => ({
    count: await countOf(db, "bulk_changes", "planned"),
    link: "/admin/temples/bulk-changes",
  }),
  findings: async (db) => ({ count: await countContradicting(db), link: "/admin/temples?finding=contradiction" }),
};

async function countOf(db: Db, table: "orders" | "outbox" | "bulk_changes", status: string): Promise<number> {
  const column = table === "bulk_changes" ? "state" : "status";
  const { rows } = await sql<{ count: number | string }>`
    select count(*) as count from ${sql.table(table)} where ${sql.ref(column)} = ${status}`.execute(db);
  return Number(rows[0]?.count ?? 0);
}

/** Temples on record in which something contradicts itself. */
async function countContradicting(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom("temple_findings")
    .innerJoin("temples", "temples.id", "temple_findings.temple_id")
    .select(({ fn }) => fn.count("temple_id").distinct().as("count"))
    .where("code", "in", countedContradictions)
    .where("temples.status", "<>", "archived")
    .executeTakeFirstOrThrow();
  return Number(count);
}
