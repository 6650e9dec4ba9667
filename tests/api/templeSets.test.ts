import { type Kysely, type RawBuilder, sql } from "kysely";
import { expect, test } from "vitest";
import type { AdminTempleFilters, AdminTempleQuery } from "../../src/contract/adminTemples";
import { adminTempleSorts } from "../../src/contract/adminTemples";
import { chunks } from "../../src/server/db/bulk";
import type { Tables } from "../../src/server/db/schema";
import { rowConditions } from "../../src/server/search/conditions";
import { matchesOf } from "../../src/server/search/query";
import { adminMatches } from "../../src/server/temples/adminList";
import { blankTemple } from "../../src/server/temples/blankTemple";
import { insertTemples } from "../../src/server/temples/write";
import { randomFrom } from "../load/benchTemples";
import { aReview } from "../support/contributions";
import { aTemple } from "../support/factories";
import { approve } from "../support/moderationQueue";
import { type Caller, testApp } from "../support/testApp";

const random = randomFrom(5);
const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;

const columns: Record<string, string> = {
  name: "t.sort_name",
  city: "t.city",
  state: "t.state",
  deity: "coalesce(t.deity, '')",
  rating: "t.damped_rating",
  status: "t.status",
  createdAt: "t.created_at",
  updatedAt: "t.updated_at",
  id: "t.id",
};

/** The list as the rows and their texts tell it, one by one. */
async function plainly(db: Kysely<Tables>, { sortBy, sortDir, page, size, ...filters }: Required<Asked>) {
  const { condition } = await adminMatches(db, filters);
  return told(db, condition, { by: `${columns[sortBy]} ${sortDir}, t.id ${sortDir}`, page, size });
}

async function told(
  db: Kysely<Tables>,
  condition: RawBuilder<unknown> | undefined,
  { by, page, size }: { by: string; page: number; size: number },
) {
  if (!condition) return { total: 0, ids: [] };
  const { rows } = await sql<{ id: number }>`select t.id from temples t where ${condition}
    order by ${sql.raw(by)}`.execute(db);
  const ids = rows.map(({ id }) => id);
  return { total: ids.length, ids: ids.slice((page - 1) * size, page * size) };
}

type Asked = AdminTempleFilters & Pick<AdminTempleQuery, "sortBy" | "sortDir" | "page" | "size">;

const words = ["shiva", "temple", "temple of", "s", "sr", "शिव", "ದೇವಸ್ಥಾನ", "lakshmi", "zzyzx", "va", "sri", "कृष्ण"];
const aQuery = (): Required<Asked> =>
  ({
    ...(random() < 0.7 && { search: pick(words) }),
    ...(random() < 0.4 && { location: pick(["Karnataka", "Tamil Nadu", "Ujj", "ವಾರಾಣಸಿ", "Delhi"]) }),
    ...(random() < 0.3 && { deity: pick(["Shiva", "Vishnu", "Devi"]) }),
    ...(random() < 0.4 && { type: pick(["Hindu", "Jain", "Hill"]) }),
    ...(random() < 0.4 && { status: pick(["pending", "active", "inactive", "archived"]) }),
    ...(random() < 0.3 && { verified: random() < 0.5 }),
    sortBy: pick(adminTempleSorts),
    sortDir: pick(["asc", "desc"]),
    page: pick([1, 1, 2, 7, 60]),
    size: pick([3, 20]),
  }) as Required<Asked>;

async function listed(caller: Caller, path: string, query: object) {
  const params = Object.entries(query).map(([name, value]) => [name, String(value)]);
  const response = await caller.get(`${path}?${new URLSearchParams(params)}`);
  expect(response.statusCode, response.body).toBe(200);
  const { temples, total } = response.json();
  return { total, ids: temples.map(({ id }: { id: number }) => id) };
}

const publicOrders = { rating: "t.damped_rating desc, t.id", name: "t.sort_name, t.id" };

/** The same of a list of visitors; one that has nothing is asked for again in other words, and is left out here. */
async function expectPublic(visitor: Caller, db: Kysely<Tables>): Promise<void> {
  const { search, location, deity, type, page, size } = aQuery();
  const filters = { q: search, location, deity, type: type || undefined };
  const sort = pick(["rating", "name"] as const);
  const plain = await told(db, rowConditions(await matchesOf(db, filters)), { by: publicOrders[sort], page, size });
  if (plain.total === 0) return;
  const query = { ...Object.fromEntries(Object.entries(filters).filter(([, value]) => value)), sort, page, size };
  expect(await listed(visitor, "/api/temples/search", query), JSON.stringify(query)).toEqual(plain);
}

test("the lists are what the rows say, whatever is asked and whatever was changed before", async () => {
  const { as, db, visitor } = await testApp({ seeded: true });
  const admin = as("SUPER_ADMIN");
  const { rows } = await sql<{ id: number }>`select id from temples order by id`.execute(db);
  const changes = [
    (id: number) => admin.put(`/api/admin/temples/${id}`, { name: `Sri Shiva ${id}`, deity: "Vishnu" }),
    (id: number) => admin.put(`/api/admin/temples/${id}`, { city: "Hampi", state: "Karnataka", isActive: false }),
    (id: number) => admin.put(`/api/admin/temples/${id}`, { tradition: "Jain", isVerified: true }),
    (id: number) => admin.delete(`/api/admin/temples/${id}`),
    () => admin.post("/api/admin/temples", aTemple({ name: "Shiva Temple", city: "Hampi", state: "Karnataka" })),
  ];
  const queries = [{ search: "temple" }, { type: "Hindu" }, { search: "shiva", type: "Hindu" }].map(
    (common) => ({ ...common, sortBy: "updatedAt", sortDir: "desc", page: 1, size: 20 }) as Required<Asked>,
  );
  for (let round = 0; round < 3; round++) {
    for (const change of changes) {
      const answer = await change(pick(rows).id);
      expect([200, 201, 204, 404], answer.body).toContain(answer.statusCode);
    }
    queries.push(...Array.from({ length: 12 }, aQuery));
    for (const query of queries)
      expect(await listed(admin, "/api/admin/temples", query), JSON.stringify(query)).toEqual(await plainly(db, query));
    for (let count = 0; count < 12; count++) await expectPublic(visitor, db);
  }
});

test("a long list in an order follows what moves in it, at once", async () => {
  const { as, db, visitor } = await testApp({ seeded: true });
  const admin = as("SUPER_ADMIN");
  const query = { type: "Hindu", page: 1, size: 5 };
  const matches = await matchesOf(db, { type: "Hindu" });
  const expectLists = async () => {
    for (const sort of ["rating", "name"] as const) {
      const found = await listed(visitor, "/api/temples/search", { ...query, sort });
      expect(found).toEqual(await told(db, rowConditions(matches), { by: publicOrders[sort], ...query }));
      expect(found.total).toBeGreaterThan(500);
    }
  };
  const lastOf = async () => {
    const { rows } = await sql<{ id: number }>`select id from temples
      where status = 'active' and tradition = 'Hindu' order by sort_name desc limit 1`.execute(db);
    return rows[0]?.id;
  };
  const id = await lastOf();
  const changes = [
    () => admin.put(`/api/admin/temples/${id}`, { name: "A name before all others" }),
    async () => {
      const sent = await visitor.post(`/api/temples/${id}/reviews`, aReview({ rating: 5 }));
      return approve(admin, { kind: "review", id: sent.json().id });
    },
    () => admin.delete(`/api/admin/temples/${id}`),
    () => admin.post(`/api/admin/temples/${id}/restore`),
    () => admin.post("/api/admin/temples", aTemple({ name: "A name before", tradition: "Hindu" })),
  ];
  await expectLists();
  for (const change of changes) {
    const answer = await change();
    expect([200, 201, 204], answer.body).toContain(answer.statusCode);
    await expectLists();
  }
  const temple = { ...blankTemple, slug: "left", name: "A left one", city: "Hampi", state: "Goa", tradition: "Hindu" };
  await db.transaction().execute((trx) => insertTemples(trx, [temple], { now: new Date(0) }));
  await expectLists();
});

test("lists of more temples than are looked up one by one are what the rows say", async () => {
  const { as, db, visitor } = await testApp();
  const admin = as("SUPER_ADMIN");
  const temples = Array.from({ length: 4_000 }, (_, at) => ({
    ...blankTemple,
    slug: `one-of-many-${at}`,
    name: `${pick(["Shiva", "Rama", "Durga"])} ${at % 10 === 0 ? "Mandir" : "Temple"} ${at}`,
    deity: at % 8 === 0 ? "Vishnu" : "Shiva",
    city: pick(["Hampi", "Udupi"]),
    state: "Karnataka",
    tradition: at % 50 === 0 ? "Jain" : "Hindu",
    status: at % 40 === 0 ? ("pending" as const) : ("active" as const),
  }));
  for (const some of chunks(temples, 1_000))
    await db.transaction().execute((trx) => insertTemples(trx, some, { now: new Date(0) }));
  const asked = [{ q: "temple" }, { q: "temple", deity: "Shiva" }, { q: "mandir" }, { location: "Karnataka" }];
  for (const filters of [...asked, { type: "Hindu", deity: "Shiva" }, { q: "rama temple" }]) {
    const { q: search, ...others } = { q: undefined, ...filters };
    for (const page of [1, 40]) {
      const slice = { page, size: 50 };
      const rows = await told(db, rowConditions(await matchesOf(db, filters)), { by: publicOrders.name, ...slice });
      expect(await listed(visitor, "/api/temples/search", { ...filters, sort: "name", ...slice })).toEqual(rows);
      const query = { ...others, ...(search && { search }), sortBy: "name", sortDir: "desc", ...slice };
      expect(await listed(admin, "/api/admin/temples", query)).toEqual(await plainly(db, query as Required<Asked>));
    }
  }
  // of one word the best field and the best known come first, whatever else is asked
  const first = await listed(visitor, "/api/temples/search", { q: "rama", type: "Hindu", size: 100 });
  const plain = await listed(visitor, "/api/temples/search", { q: "rama", size: 100 });
  const jain = new Set(temples.filter(({ tradition }) => tradition === "Jain").map(({ slug }) => slug));
  const rows = await db.selectFrom("temples").select(["id", "slug"]).where("id", "in", plain.ids).execute();
  const isHindu = (id: number) => !jain.has(rows.find((row) => row.id === id)?.slug ?? "");
  expect(first.ids.filter((id: number) => plain.ids.includes(id))).toEqual(plain.ids.filter(isHindu));
});
