import { type RawBuilder, sql } from "kysely";
import { AccountRole } from "../../contract/accounts";
import type { AdminUser, AdminUserPage, AdminUserQuery, UserStats } from "../../contract/adminUsers";
import { foldPrefix, foldTokens } from "../../domain/spelling";
import { waitingRoleRequest } from "../accounts/verified";
import { like, pattern } from "../db/likePattern";
import type { Db } from "../db/open";

const PAGE_SIZE = 10;

type Row = { id: number; name: string; email: string; role: string; active: number; created_at: string };
const columns = ["id", "name", "email", "role", "active", "created_at"] as const;
const orders = { createdAt: "created_at", name: "sort_name", email: "email", role: "role" } as const;

/** One page of the accounts that match, newest first unless another order is asked for; the first page is 0. */
export async function listUsers(db: Db, query: AdminUserQuery): Promise<AdminUserPage> {
  const { page = 0, size = PAGE_SIZE } = query;
  const { ids, count } = query.search ? await searched(db, query, query.search) : await walked(db, query);
  const users = await withRequests(db, await usersOf(db, ids));
  return { users, currentPage: page, size, total: count, totalPages: Math.ceil(count / size) };
}

type Found = { ids: number[]; count: number };

/** No index finds a part of a name or address: all names are gone through, but once for both page and count. */
async function searched(db: Db, query: AdminUserQuery, search: string): Promise<Found> {
  const { page = 0, size = PAGE_SIZE, sortBy = "createdAt", sortDir = "desc", role, active } = query;
  const conditions = [said(search)];
  if (role) conditions.push(sql`role = ${role}`);
  if (typeof active === "boolean") conditions.push(sql`active = ${active ? 1 : 0}`);
  const direction = sortDir === "desc" ? sql`desc` : sql`asc`;
  const { rows } = await sql<{ id: number | null; count: number }>`
    with matched as materialized (
      select id, ${sql.ref(orders[sortBy])} as place from users where ${sql.join(conditions, sql` and `)}
    ), page as (
      select id, place from matched order by place ${direction}, id ${direction} limit ${size} offset ${page * size}
    )
    select all_of_them.count, page.id from (select count(*) as count from matched) all_of_them left join page on true
    order by page.place ${direction}, page.id ${direction}`.execute(db);
  return { ids: rows.flatMap(({ id }) => id ?? []), count: Number(rows[0]?.count ?? 0) };
}

async function walked(db: Db, query: AdminUserQuery): Promise<Found> {
  const { page = 0, size = PAGE_SIZE, sortBy = "createdAt", sortDir = "desc" } = query;
  let matches = db.selectFrom("users");
  if (query.role) matches = matches.where("role", "=", query.role);
  if (typeof query.active === "boolean") matches = matches.where("active", "=", query.active ? 1 : 0);
  const { total } = await matches.select((eb) => eb.fn.countAll().as("total")).executeTakeFirstOrThrow();
  const count = Number(total);
  // the second half is read from its end, and ids from an index alone
  const isFromEnd = page * size > count / 2;
  const wanted = Math.max(0, Math.min(size, count - page * size));
  const direction = (sortDir === "desc") === isFromEnd ? "asc" : "desc";
  const found = await matches
    .select("id")
    .orderBy(orders[sortBy], direction)
    .orderBy("id", direction)
    .limit(wanted)
    .offset(isFromEnd ? Math.max(0, count - page * size - wanted) : page * size)
    .execute();
  const ids = found.map(({ id }) => id);
  return { ids: isFromEnd ? ids.reverse() : ids, count };
}

/** The rows in the order of the ids. */
async function usersOf(db: Db, ids: readonly number[]): Promise<Row[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom("users").select(columns).where("id", "in", ids).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** A word of the folded name begins so. */
const begun = (beginning: string) =>
  sql<boolean>`(${like("name_key", pattern`${beginning}%`)} or ${like("name_key", pattern`% ${beginning}%`)})`;

/** A condition on `users`: what was typed stands in the address or in the name, or each of its words begins one of the name's. */
export function said(search: string): RawBuilder<boolean> {
  const part = pattern`%${search.toLowerCase()}%`;
  const ways = [like("email", part), like("sort_name", part)];
  const last = foldPrefix(search).map(begun);
  if (last.length > 0) {
    const words = foldTokens(search).slice(0, -1).map(begun);
    ways.push(sql<boolean>`(${sql.join([...words, sql`(${sql.join(last, sql` or `)})`], sql` and `)})`);
  }
  return sql<boolean>`(${sql.join(ways, sql` or `)})`;
}

/** The account with this id as the console sees it, or undefined. */
export async function findUser(db: Db, id: number): Promise<AdminUser | undefined> {
  const row = await db.selectFrom("users").select(columns).where("id", "=", id).executeTakeFirst();
  return row && (await withRequests(db, [row]))[0];
}

async function withRequests(db: Db, rows: readonly Row[]): Promise<AdminUser[]> {
  const wishes = await pendingWishes(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, name, email, role, active, created_at }) => ({
    id,
    name,
    email,
    role: AccountRole.parse(role),
    active: active === 1,
    createdAt: created_at,
    requestedRole: wishes.get(id) ?? null,
  }));
}

async function pendingWishes(db: Db, ids: number[]): Promise<Map<number, AccountRole>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("role_requests")
    .select(["user_id", "role"])
    .where("user_id", "in", ids)
    .where(waitingRoleRequest)
    .orderBy("id") // the last wish of several is the one that counts
    .execute();
  return new Map(rows.map(({ user_id, role }) => [user_id, AccountRole.parse(role)]));
}

/** All accounts counted; recent ones were made at or after the instant `since`. */
export async function countUsers(db: Db, since: string): Promise<UserStats> {
  const rows = await db
    .selectFrom("users")
    .select(({ fn }) => ["role", "active", fn.countAll().as("users")])
    .groupBy(["role", "active"])
    .execute();
  const sum = (some: typeof rows) => some.reduce((total, { users }) => total + Number(users), 0);
  return {
    totalUsers: sum(rows),
    activeUsers: sum(rows.filter(({ active }) => active === 1)),
    recentRegistrations: await countSince(db, since),
    usersByRole: byRole(rows),
    pendingRoleRequests: await countRequests(db),
  };
}

const nobody: Record<AccountRole, number> = {
  DEVOTEE: 0,
  PANDIT: 0,
  ADMIN: 0,
  SUPER_ADMIN: 0,
  TEMPLE_ADMIN: 0,
  FESTIVAL_ADMIN: 0,
  USER_ADMIN: 0,
  CONTENT_ADMIN: 0,
};

function byRole(rows: readonly { role: string; users: unknown }[]): Record<AccountRole, number> {
  const counts = { ...nobody };
  for (const { role, users } of rows) counts[AccountRole.parse(role)] += Number(users);
  return counts;
}

async function countSince(db: Db, since: string): Promise<number> {
  const { users } = await db
    .selectFrom("users")
    .select(({ fn }) => fn.countAll().as("users"))
    .where("created_at", ">=", since)
    .executeTakeFirstOrThrow();
  return Number(users);
}

async function countRequests(db: Db): Promise<number> {
  const { requests } = await db
    .selectFrom("role_requests")
    .select(({ fn }) => fn.countAll().as("requests"))
    .where(waitingRoleRequest)
    .executeTakeFirstOrThrow();
  return Number(requests);
}
