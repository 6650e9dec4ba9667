import type { AuditKind, HistoryKind } from "../../contract/auditWords";
import type { Db } from "../db/open";

type Item = { kind: string; item_id: number | null };
type Named = { id: number; name: string };

/** The present names of what log entries are about, by `kind id`; what has none or is gone is left out. */
export async function findItemNames(db: Db, items: readonly Item[]): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  for (const [kind, find] of Object.entries(finders)) {
    const ids = new Set(items.flatMap((item) => (item.kind === kind && item.item_id !== null ? [item.item_id] : [])));
    if (ids.size === 0) continue;
    for (const { id, name } of await find(db, [...ids])) names.set(`${kind} ${id}`, name);
  }
  return names;
}

const templesOf = (db: Db, ids: number[]): Promise<Named[]> =>
  db.selectFrom("temples").select(["id", "name"]).where("id", "in", ids).execute();

/** What people sent in is known by the temple it is about. */
const templeOfEach = (table: "reviews" | "photos" | "corrections" | "search_aliases") => (db: Db, ids: number[]) =>
  db
    .selectFrom(table)
    .innerJoin("temples", "temples.id", `${table}.temple_id`)
    .select([`${table}.id as id`, "temples.name as name"])
    .where(`${table}.id`, "in", ids)
    .execute();

type Find = (db: Db, ids: number[]) => Promise<Named[]>;
const finders: Partial<Record<AuditKind, Find>> & Record<HistoryKind, Find> = {
  temple: templesOf,
  submission: templesOf,
  payment: templesOf, // whose money it is
  festival: (db, ids) => db.selectFrom("festivals").select(["id", "name"]).where("id", "in", ids).execute(),
  list: (db, ids) => db.selectFrom("temple_lists").select(["id", "name"]).where("id", "in", ids).execute(),
  account: (db, ids) => db.selectFrom("users").select(["id", "name"]).where("id", "in", ids).execute(),
  guidance: (db, ids) =>
    db.selectFrom("guidance_cards").select(["id", "title as name"]).where("id", "in", ids).execute(),
  product: (db, ids) => db.selectFrom("products").select(["id", "name"]).where("id", "in", ids).execute(),
  review: templeOfEach("reviews"),
  photo: templeOfEach("photos"),
  correction: templeOfEach("corrections"),
  alias: templeOfEach("search_aliases"),
  "role-request": (db, ids) =>
    db
      .selectFrom("role_requests")
      .innerJoin("users", "users.id", "role_requests.user_id")
      .select(["role_requests.id as id", "users.name as name"])
      .where("role_requests.id", "in", ids)
      .execute(),
};
