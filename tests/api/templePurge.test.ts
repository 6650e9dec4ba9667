import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { sweepImages } from "../../src/server/images/sweep";
import { purgeTemples } from "../../src/server/temples/purge";
import { aPicture, aReview, pictures, storedFiles, storeTemple, writtenAt } from "../support/contributions";
import { aTemple } from "../support/factories";
import { type TestApp, testApp } from "../support/testApp";

const NOON = "2026-11-21T06:30:00.000Z";
const later = (days: number, minutes = 0) =>
  new Date(Date.parse(NOON) + days * 86_400_000 + minutes * 60_000).toISOString();

/** Everything a temple can leave behind. */
const tables = [
  "temples",
  "temple_slugs",
  "postings",
  "temple_texts",
  "temple_managers",
  "temple_visits",
  "reviews",
  "photos",
  "corrections",
  "favourites",
] as const;

async function rowsOf({ db }: TestApp) {
  const counts = tables.map(async (table) => {
    const { rows } = await sql<{ total: number }>`select count(*) as total from ${sql.table(table)}`.execute(db);
    return [table, Number(rows[0]?.total)] as const;
  });
  return Object.fromEntries(await Promise.all(counts));
}

const purge = ({ app, db }: TestApp) => purgeTemples(db, app.now());

/** A temple with something in every table, whose address changed once. */
async function storeRichTemple(opened: TestApp): Promise<number> {
  const { as, anAccount, db, visitor } = opened;
  const admin = as("TEMPLE_ADMIN");
  const { id } = (await admin.post("/api/admin/temples", aTemple({ name: "Lamp Hill", deity: "Murugan" }))).json();
  const renamed = await admin.put(`/api/admin/temples/${id}`, { name: "Lamp Rock", version: 1 });
  expect(renamed.statusCode).toBe(200);
  const person = await anAccount();
  await person.put("/api/me/favourites", { add: [id], remove: [] });
  await db.insertInto("temple_managers").values({ temple_id: id, user_id: person.id }).execute();
  await db.insertInto("temple_visits").values({ temple_id: id, day: "2026-11-20", visits: 3 }).execute();
  const { body, headers } = await pictures({ "gate.jpg": await aPicture() });
  const sent = [
    await visitor.post(`/api/temples/${id}/reviews`, aReview()),
    await visitor.post(`/api/images/temple/${id}`, body, headers),
    await visitor.post(`/api/temples/${id}/corrections`, { field: "timings", value: "6:00 AM to 12:00 PM" }),
  ];
  expect(sent.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
  return id;
}

describe("a deleted temple", () => {
  test("is gone for good after thirty days, with all that hangs on it", async () => {
    const opened = await testApp({ now: NOON });
    const { app, as, anAccount, clock, visitor } = opened;
    const id = await storeRichTemple(opened);
    const alive = await rowsOf(opened);
    for (const table of tables) expect(alive[table], table).toBeGreaterThan(0);
    await as("TEMPLE_ADMIN").delete(`/api/admin/temples/${id}`);
    const before = await rowsOf(opened);

    clock.set(later(30));
    expect(await purge(opened)).toBe(0);
    expect(await rowsOf(opened)).toEqual(before);

    clock.set(later(30, 61));
    expect(await purge(opened)).toBe(1);
    expect(Object.values(await rowsOf(opened)).every((rows) => rows === 0)).toBe(true);
    expect((await as("TEMPLE_ADMIN").get(`/api/admin/temples/${id}`)).statusCode).toBe(404);
    expect((await visitor.get("/api/temples/slug/lamp-hill-mysuru")).statusCode).toBe(404);
    for (const name of storedFiles(opened)) writtenAt(opened, name, new Date(NOON));
    await sweepImages(app);
    expect(storedFiles(opened)).toEqual([]);
    const superAdmin = await anAccount({ role: "SUPER_ADMIN" });
    const { entries } = (await superAdmin.get(`/api/admin/audit?kind=temple&item=${id}&action=temple.purge`)).json();
    expect(entries).toMatchObject([{ actor: null, origin: "system", facts: { name: "Lamp Rock", city: "Mysuru" } }]);
  });

  test("takes nothing of others along, and its address can be given anew", async () => {
    const opened = await testApp({ now: NOON });
    const { as, clock, db, visitor } = opened;
    const admin = as("TEMPLE_ADMIN");
    const kept = await storeRichTemple(opened);
    const before = await rowsOf(opened);
    const { id, slug } = (await admin.post("/api/admin/temples", aTemple({ name: "Lamp Lake" }))).json();
    await visitor.post(`/api/temples/${id}/reviews`, aReview());
    await admin.delete(`/api/admin/temples/${id}`);
    clock.set(later(31));
    expect(await purge(opened)).toBe(1);
    expect(await rowsOf(opened)).toEqual(before);
    expect((await visitor.get("/api/temples/search?q=lamp")).json()).toMatchObject({
      total: 1,
      temples: [{ id: kept }],
    });
    expect(await db.selectFrom("search_terms").select("term").where("temples", "<", 0).execute()).toEqual([]);
    const again = (await as("ADMIN").post("/api/admin/temples", aTemple({ name: "Lamp Lake" }))).json();
    expect(again.slug).toBe(slug);
    expect(again.id).toBeGreaterThan(id);
  });

  test.each([
    [30, 200],
    [30.1, 404],
  ])("after %d days restoring answers %i", async (days, status) => {
    const { as, clock, db } = await testApp({ now: NOON });
    const id = await storeTemple(db);
    await as("TEMPLE_ADMIN").delete(`/api/admin/temples/${id}`);
    clock.set(later(days));
    // the token of before has expired by now
    const { statusCode } = await as("ADMIN").post(`/api/admin/temples/${id}/restore`);
    expect(statusCode).toBe(status);
  });
});

test("hundreds of temples and reviews are purged in steps, and others are answered in between", async () => {
  const opened = await testApp({ now: later(40) });
  const { db, visitor } = opened;
  const gone = { status: "archived" as const, name: "Old" };
  const ids: number[] = [];
  for (let at = 0; at < 120; at++) ids.push(await storeTemple(db, gone));
  await db.updateTable("temples").set({ deleted_at: NOON }).execute();
  const shown = await storeTemple(db);
  const review = { temple_id: ids[0] ?? 0, rating: 4, comment: "Calm", comment_key: "calm", locale: "en" };
  const of = { user_id: null, author_key: null, name: null, email: null, reason: null, decided_at: null };
  const rows = Array.from({ length: 1_100 }, () => ({ ...review, ...of, status: "approved", created_at: NOON }));
  await db.insertInto("reviews").values(rows).execute();

  let isDone = false;
  const purged = purge(opened).finally(() => {
    isDone = true;
  });
  expect((await visitor.get(`/api/temples/${shown}`)).statusCode).toBe(200);
  expect(isDone).toBe(false);
  expect(await purged).toBe(120);
  expect(await rowsOf(opened)).toMatchObject({ temples: 1, temple_texts: 1, reviews: 0 });
});
