import { type RawBuilder, sql } from "kysely";
import { kindsDecidedBy, type Moderated } from "../../contract/moderatedKinds";
import type { ModerationPage, ModerationQuery, ModerationTarget } from "../../contract/moderation";
import type { Role } from "../../contract/roles";
import type { Account } from "../accounts/account";
import { waitingRoleRequest } from "../accounts/verified";
import { like, pattern } from "../db/likePattern";
import type { Db } from "../db/open";
import { loadItems } from "./items";

const DAY_MS = 86_400_000;

/** One page of the queue as `actor` sees it, and how many items of each kind wait. */
export async function listQueue(db: Db, actor: Account, query: ModerationQuery, now: Date): Promise<ModerationPage> {
  const mine = kindsDecidedBy(actor.role);
  const kinds = mine.filter((kind) => !query.kind || kind === query.kind);
  const { page = 1, size = 20 } = query;
  const branches = kinds.flatMap((kind) => branchOf(kind, query, now) ?? []);
  const total = sum(await countsOf(db, branches));
  const targets = await pageOf(db, branches, { isNewestFirst: query.order === "newest", page, size });
  const items = await loadItems(db, actor, targets, now);
  const counts = await waitingCounts(db, mine, now);
  return { items, page, size, total, totalPages: Math.ceil(total / size), counts };
}

const waitingCounts = (db: Db, kinds: readonly Moderated[], now: Date) =>
  countsOf(
    db,
    kinds.flatMap((kind) => branchOf(kind, {}, now) ?? []),
  );

/** How many items wait that this role decides. */
export const countQueue = async (db: Db, role: Role, now: Date): Promise<number> =>
  sum(await waitingCounts(db, kindsDecidedBy(role), now));

/**
 * The items of one kind that match: a table and a condition on it. Those of before a day are nearly all there are: they
 * are counted as all, which needs the standing alone, without the few that came since.
 */
type Branch = {
  kind: Moderated;
  table: string;
  where: RawBuilder<unknown>;
  ofAnyAge?: { where: RawBuilder<unknown>; younger: RawBuilder<unknown> };
};

const tables: Record<Moderated, string> = {
  review: "reviews",
  photo: "photos",
  submission: "temples",
  correction: "corrections",
  "role-request": "role_requests",
  alias: "search_aliases",
};
const hasFlags = (kind: Moderated) => kind === "review" || kind === "photo" || kind === "correction";

/** Undefined where the kind has no such thing as the filter asks for. */
function branchOf(kind: Moderated, query: ModerationQuery, now: Date): Branch | undefined {
  if (query.flag && !hasFlags(kind)) return undefined;
  if (query.temple && kind === "role-request") return undefined;
  const conditions = [standing(kind, query.status || "pending")];
  if (query.temple) conditions.push(sql`${sql.ref(kind === "submission" ? "id" : "temple_id")} = ${query.temple}`);
  if (query.flag) conditions.push(sql`flags <> ''`, like("flags", pattern`% ${query.flag} %`));
  const { from, before } = rangeOf(query.age, now);
  if (from) conditions.push(sql`created_at >= ${from}`);
  const branch = { kind, table: tables[kind] };
  if (!before) return { ...branch, where: together(conditions) };
  return {
    ...branch,
    where: together([...conditions, sql`created_at < ${before}`]),
    ofAnyAge: { where: together(conditions), younger: together([...conditions, sql`created_at >= ${before}`]) },
  };
}

const together = (conditions: readonly RawBuilder<unknown>[]) => sql.join(conditions, sql` and `);

/** Temples that someone shared: those that the console made were never submitted. Wishes only of confirmed accounts. */
function standing(kind: Moderated, status: string): RawBuilder<unknown> {
  if (kind === "role-request" && status === "pending") return waitingRoleRequest;
  if (kind !== "submission" || status === "pending") return sql`status = ${status}`;
  const statuses = status === "approved" ? ["active", "inactive", "archived"] : [status];
  return sql`status in (${sql.join(statuses)}) and submitted_by is not null`;
}

function rangeOf(age: ModerationQuery["age"], now: Date): { from?: string; before?: string } {
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString();
  if (age === "day") return { from: ago(1) };
  if (age === "week") return { from: ago(7) };
  return age === "older" ? { before: ago(7) } : {};
}

/** How many match in each of them, by one question. */
async function countsOf(db: Db, branches: readonly Branch[]): Promise<ModerationPage["counts"]> {
  if (branches.length === 0) return {};
  const counts = branches.map((branch) => sql`${countOf(branch)} as ${sql.id(branch.kind)}`);
  const { rows } = await sql<Record<string, number | string>>`select ${sql.join(counts)}`.execute(db);
  return Object.fromEntries(branches.map(({ kind }) => [kind, Number(rows[0]?.[kind] ?? 0)]));
}

function countOf({ table, where, ofAnyAge }: Branch): RawBuilder<unknown> {
  const count = (condition: RawBuilder<unknown>) => sql`(select count(*) from ${sql.table(table)} where ${condition})`;
  return ofAnyAge ? sql`${count(ofAnyAge.where)} - ${count(ofAnyAge.younger)}` : count(where);
}

const sum = (counts: ModerationPage["counts"]) => Object.values(counts).reduce((all, count) => all + count, 0);

type Paging = { isNewestFirst: boolean; page: number; size: number };

/** Each kind gives its first rows up to the page's end; the page is then cut from all of them together. */
async function pageOf(
  db: Db,
  branches: readonly Branch[],
  { isNewestFirst, page, size }: Paging,
): Promise<ModerationTarget[]> {
  if (branches.length === 0) return [];
  const direction = isNewestFirst ? sql`desc` : sql`asc`;
  const parts = branches.map(
    ({ kind, table, where }) => sql`select * from (
      select ${sql.lit(kind)} as kind, id, created_at from ${sql.table(table)} where ${where}
      order by created_at ${direction}, id ${direction} limit ${page * size}) as part`,
  );
  const { rows } = await sql<ModerationTarget>`
    select kind, id from (${sql.join(parts, sql` union all `)}) as queue
    order by created_at ${direction}, kind, id ${direction}
    limit ${size} offset ${(page - 1) * size}`.execute(db);
  return rows;
}
