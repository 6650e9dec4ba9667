import { describe, expect, test } from "vitest";
import { book, storePooja } from "../support/bookings";
import { storeTemple } from "../support/contributions";
import { donate, expectLedgerToBalance, press } from "../support/payments";
import { type TestApp, testApp } from "../support/testApp";
import { daysBefore, storeDay } from "../support/visits";

const TODAY = "2026-11-21";
const NOON = `${TODAY}T06:30:00.000Z`;
const root = "/api/admin/analytics";
const paths = ["metrics", "top-temples", "reviews", "my/metrics", "my/temples", "my/reviews"];
type Named = { name?: string; templeName?: string };
const namesOf = (answer: { json: () => { items: Named[] } }) =>
  answer.json().items.map(({ name, templeName }) => name ?? templeName);

type Written = { rating?: number; status?: string; comment?: string };
/** A review as it is on file after its decision. */
async function storeReview({ db }: TestApp, temple_id: number, created_at: string, fields: Written = {}) {
  const { rating = 4, status = "approved", comment = "Quiet at dawn." } = fields;
  const unknown = { user_id: null, author_key: null, email: null, reason: null, decided_at: null };
  const text = { locale: "en", comment, comment_key: comment, name: "Asha" };
  await db
    .insertInto("reviews")
    .values({ ...unknown, ...text, temple_id, rating, status, created_at })
    .execute();
}

const manage = ({ db }: TestApp, user_id: number, temple_id: number) =>
  db.insertInto("temple_managers").values({ user_id, temple_id }).execute();

describe("platform analytics", () => {
  test("sum the visits of seven days in India and compare them with the seven before", async () => {
    const opened = await testApp({ now: NOON });
    await storeDay(opened.db, daysBefore(TODAY, 13), { visits: 10, visitors: 4 });
    await storeDay(opened.db, daysBefore(TODAY, 7), { visits: 5, visitors: 5 });
    await storeDay(opened.db, daysBefore(TODAY, 6), { visits: 20, visitors: 6 });
    await storeDay(opened.db, TODAY, { visits: 7, visitors: 3 });
    const answer = await opened.as("SUPER_ADMIN").get(`${root}/metrics`);
    expect(answer.statusCode).toBe(200);
    const metrics = answer.json();
    expect(metrics).toMatchObject({
      range: "7d",
      from: "2026-11-15",
      until: TODAY,
      totalVisits: 27,
      uniqueUsers: 9,
      previous: { totalVisits: 15, uniqueUsers: 9 },
    });
    expect(metrics.days).toHaveLength(7);
    expect(metrics.days[0]).toEqual({ date: "2026-11-15", visits: 20, visitors: 6 });
    expect(metrics.days[1]).toEqual({ date: "2026-11-16", visits: 0, visitors: 0 });
    expect(metrics.days[6]).toEqual({ date: TODAY, visits: 7, visitors: 3 });
  });

  test("have nothing to compare with where the period before was not counted whole", async () => {
    const opened = await testApp({ now: NOON });
    const read = async () =>
      (await opened.as("SUPER_ADMIN").get(`${root}/metrics`, { query: { range: "30d" } })).json();
    expect(await read()).toMatchObject({ totalVisits: 0, previous: { totalVisits: null, uniqueUsers: null } });
    await storeDay(opened.db, daysBefore(TODAY, 58), { visits: 1, visitors: 1 });
    expect(await read()).toMatchObject({ previous: { totalVisits: null } });
    await opened.db
      .updateTable("visit_days")
      .set({ day: daysBefore(TODAY, 59) })
      .execute();
    expect(await read()).toMatchObject({ range: "30d", from: daysBefore(TODAY, 29), previous: { totalVisits: 1 } });
  });

  test("count new temples and approved reviews by the day in India", async () => {
    const opened = await testApp({ now: NOON });
    const { db } = opened;
    const old = await storeTemple(db);
    await db.updateTable("temples").set({ created_at: "2026-11-01T00:00:00.000Z" }).execute();
    const [last, first] = ["2026-11-14T18:29:59.999Z", "2026-11-14T18:30:00.000Z"];
    for (const created_at of [last, first]) {
      const id = await storeTemple(db);
      await db.updateTable("temples").set({ created_at }).where("id", "=", id).execute();
      await storeReview(opened, old, created_at);
    }
    const gone = await storeTemple(db, { status: "archived" });
    await db.updateTable("temples").set({ created_at: first }).where("id", "=", gone).execute();
    await storeReview(opened, old, first, { status: "pending" });
    expect((await opened.as("SUPER_ADMIN").get(`${root}/metrics`)).json()).toMatchObject({
      newTemples: 1,
      newReviews: 1,
      previous: { newTemples: 1, newReviews: 1 },
    });
  });

  test("list the most visited temples of the range, with their average", async () => {
    const opened = await testApp({ now: NOON });
    const { db } = opened;
    const [first, second, third] = [
      await storeTemple(db, { name: "First" }),
      await storeTemple(db, { name: "Second" }),
      await storeTemple(db, { name: "Third" }),
    ];
    await db.updateTable("temples").set({ rating: 4.25, review_count: 4 }).where("id", "=", second).execute();
    await storeDay(db, daysBefore(TODAY, 80), { visits: 12, temples: { [third]: 12 } });
    await storeDay(db, daysBefore(TODAY, 20), { visits: 8, temples: { [first]: 8 } });
    await storeDay(db, daysBefore(TODAY, 6), { visits: 3, temples: { [second]: 2, [first]: 1 } });
    const read = (range: string) => opened.as("SUPER_ADMIN").get(`${root}/top-temples`, { query: { range } });
    const week = await read("7d");
    expect(namesOf(week)).toEqual(["Second", "First"]);
    expect(week.json().items[0]).toMatchObject({ id: second, city: "Mysuru", visits: 2, avgRating: 4.25 });
    expect(week.json().items[1]).toMatchObject({ visits: 1, avgRating: null });
    expect(namesOf(await read("30d"))).toEqual(["First", "Second"]);
    expect(namesOf(await read("90d"))).toEqual(["Third", "First", "Second"]);
    await db.updateTable("temples").set({ status: "archived" }).where("id", "=", second).execute();
    expect(namesOf(await read("7d"))).toEqual(["First"]);
    opened.clock.set("2026-11-28T06:30:00.000Z");
    expect(namesOf(await read("7d"))).toEqual([]);
  });

  test("list the newest approved reviews of the range", async () => {
    const opened = await testApp({ now: NOON });
    const temple = await storeTemple(opened.db, { name: "Kashi" });
    await storeReview(opened, temple, "2026-10-01T06:30:00.000Z", { comment: "Before" });
    await storeReview(opened, temple, "2026-11-18T06:30:00.000Z", { comment: "Early", rating: 3 });
    await storeReview(opened, temple, "2026-11-20T06:30:00.000Z", { comment: "Late", rating: 5 });
    const { id } = await opened.db
      .selectFrom("reviews")
      .select("id")
      .where("comment", "=", "Late")
      .executeTakeFirstOrThrow();
    await storeReview(opened, temple, "2026-11-20T07:30:00.000Z", { status: "rejected" });
    const { items } = (await opened.as("SUPER_ADMIN").get(`${root}/reviews`)).json();
    expect(items.map(({ comment }: { comment: string }) => comment)).toEqual(["Late", "Early"]);
    expect(items[0]).toMatchObject({
      id,
      userName: "Asha",
      createdAt: "2026-11-20T06:30:00.000Z",
      templeId: temple,
      templeName: "Kashi",
      rating: 5,
    });
  });
});

describe("own analytics", () => {
  test("count the temples one manages and no other", async () => {
    const opened = await testApp({ now: NOON });
    const { db } = opened;
    const admin = await opened.anAccount({ role: "ADMIN" });
    const mine = await storeTemple(db, { name: "Mine" });
    const also = await storeTemple(db, { name: "Also mine" });
    const other = await storeTemple(db, { name: "Somebody's" });
    await manage(opened, admin.id, mine);
    await manage(opened, admin.id, also);
    await storeDay(db, daysBefore(TODAY, 13), { visits: 6, temples: { [mine]: 4, [other]: 2 } });
    await storeDay(db, daysBefore(TODAY, 1), { visits: 9, temples: { [also]: 3, [mine]: 1, [other]: 5 } });
    for (const temple of [mine, other]) await storeReview(opened, temple, "2026-11-20T06:30:00.000Z");

    const metrics = (await admin.get(`${root}/my/metrics`)).json();
    expect(metrics).toMatchObject({ visits: 4, newReviews: 1, previous: { visits: 4, newReviews: 0 } });
    expect(metrics.days[5]).toEqual({ date: "2026-11-20", visits: 4 });
    const temples = await admin.get(`${root}/my/temples`);
    expect(namesOf(temples)).toEqual(["Also mine", "Mine"]);
    expect(temples.json()).toMatchObject({ total: 2, items: [{ visits: 3 }, { visits: 1 }] });
    expect(namesOf(await admin.get(`${root}/my/reviews`))).toEqual(["Mine"]);
  });

  test("of one who manages none are empty, and nothing is invented", async () => {
    const opened = await testApp({ now: NOON });
    const super_ = opened.as("SUPER_ADMIN");
    await storeDay(opened.db, TODAY, { visits: 9, temples: { [await storeTemple(opened.db)]: 9 } });
    expect((await super_.get(`${root}/my/metrics`)).json()).toMatchObject({
      visits: 0,
      newReviews: 0,
      bookings: 0,
      donations: 0,
      donatedPaise: 0,
    });
    expect((await super_.get(`${root}/my/temples`)).json()).toEqual({ items: [], total: 0 });
  });

  test("show a managed temple that nobody opened", async () => {
    const opened = await testApp({ now: NOON });
    const admin = await opened.anAccount({ role: "ADMIN" });
    await manage(opened, admin.id, await storeTemple(opened.db, { name: "Quiet" }));
    expect((await admin.get(`${root}/my/temples`)).json().items).toMatchObject([{ name: "Quiet", visits: 0 }]);
  });
});

test("own analytics count bookings made and donations paid, at one's own temples alone", async () => {
  const opened = await testApp({ now: NOON });
  const { visitor } = opened;
  const admin = await opened.anAccount({ role: "ADMIN" });
  const mine = await storePooja(opened, {}, admin.id);
  const other = await storePooja(opened);
  const person = await opened.anAccount({});
  for (const temple of [mine, other]) {
    await book(person, temple, { poojaId: null, notes: "A blessing", amount: 0 });
    await book(person, temple); // waits for its payment
    await press(visitor, await donate(visitor, { amount: 501, templeId: temple }), "paid");
    await press(visitor, await donate(visitor, { amount: 1001, templeId: temple }), "failed");
  }
  await press(visitor, await donate(visitor, { amount: 2100, templeId: mine }), "paid");

  expect((await admin.get(`${root}/my/metrics`)).json()).toMatchObject({
    bookings: 1,
    donations: 2,
    donatedPaise: 260_100,
    previous: { bookings: 0, donations: 0, donatedPaise: 0 },
  });
  await expectLedgerToBalance(opened.db);
});

describe("every call", () => {
  test.each(paths)("%s refuses another range, another field, and whoever may not", async (path) => {
    const { as, visitor } = await testApp({ now: NOON });
    const read = (query: Record<string, string>) => as("SUPER_ADMIN").get(`${root}/${path}`, { query });
    expect((await read({ range: "365d" })).json()).toMatchObject({
      statusCode: 400,
      errors: { range: "errors.range" },
    });
    expect((await read({ days: "7" })).statusCode).toBe(400);
    expect((await as("TEMPLE_ADMIN").get(`${root}/${path}`)).statusCode).toBe(403);
    expect((await as("ADMIN").get(`${root}/${path}`)).statusCode).toBe(path.startsWith("my/") ? 200 : 403);
    expect((await visitor.get(`${root}/${path}`)).statusCode).toBe(401);
  });

  test("of analytics that there is not answers 404", async () => {
    const { as } = await testApp();
    expect((await as("SUPER_ADMIN").get(`${root}/bookings`)).statusCode).toBe(404);
  });
});
