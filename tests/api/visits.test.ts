import { describe, expect, test } from "vitest";
import { openDatabase } from "../../src/server/db/open";
import { isOpened } from "../../src/server/visits/reader";
import { cachePages } from "../support/cachedPages";
import { storeTemple } from "../support/contributions";
import { type TestApp, testApp } from "../support/testApp";

const NOON = "2026-11-21T06:30:00.000Z";
const PHONE = "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36";
const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0";

type From = { agent?: string; remoteAddress?: string };
const open = ({ visitor }: TestApp, path: string, { agent = PHONE, remoteAddress = "10.0.0.1" }: From = {}) =>
  visitor.post("/api/visits", { path }, { headers: { "user-agent": agent }, remoteAddress });
const days = async ({ app, db }: TestApp) => {
  await app.visits.store();
  return db.selectFrom("visit_days").selectAll().orderBy("day").execute();
};
const windowsOf = async ({ db }: TestApp, id: number) => {
  const row = await db.selectFrom("temple_windows").selectAll().where("temple_id", "=", id).executeTakeFirst();
  return row && [row.visits_7d, row.visits_30d, row.visits_90d];
};

describe("visits", () => {
  test("count each page that is opened, and a browser once a day", async () => {
    const opened = await testApp({ now: NOON });
    const answer = await open(opened, "/");
    expect(answer.statusCode).toBe(202);
    await open(opened, "/search");
    await open(opened, "/search", { agent: FIREFOX });
    expect(await days(opened)).toEqual([{ day: "2026-11-21", visits: 3, visitors: 2 }]);
    await open(opened, "/panchang/mysuru");
    await open(opened, "/", { remoteAddress: "10.0.0.2" });
    expect(await days(opened)).toEqual([{ day: "2026-11-21", visits: 5, visitors: 3 }]);
  });

  test("count a temple by its address or its id, and only one that is public", async () => {
    const opened = await testApp({ now: NOON });
    const id = await storeTemple(opened.db, { slug: "kashi-vishwanath" });
    const hidden = await storeTemple(opened.db, { status: "inactive" });
    await open(opened, "/temple/kashi-vishwanath");
    await open(opened, `/temple/${id}`);
    await open(opened, `/temple/${hidden}`);
    await open(opened, "/temple/no-such-temple");
    expect((await days(opened))[0]).toMatchObject({ visits: 4, visitors: 1 });
    const rows = await opened.db.selectFrom("temple_visits").selectAll().execute();
    expect(rows).toEqual([{ temple_id: id, day: "2026-11-21", visits: 2 }]);
    expect(await windowsOf(opened, id)).toEqual([2, 2, 2]);
  });

  test("belong to the day in India", async () => {
    const opened = await testApp({ now: "2026-11-20T18:29:00.000Z" });
    await open(opened, "/");
    await opened.app.visits.store();
    opened.clock.set("2026-11-20T18:31:00.000Z");
    await open(opened, "/");
    expect((await days(opened)).map(({ day, visitors }) => [day, visitors])).toEqual([
      ["2026-11-20", 1],
      ["2026-11-21", 1],
    ]);
  });

  test.each([
    "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
    "curl/8.5.0",
    "python-requests/2.32",
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/130.0.0.0 Safari/537.36",
    "",
  ])("leave out the robot '%s'", async (agent) => {
    const opened = await testApp({ now: NOON });
    await open(opened, "/", { agent });
    expect(await days(opened)).toEqual([]);
  });

  test.each([
    "/admin",
    "/settings",
    "/profile",
    "/payments/x",
    "/pay/test/x",
    "/offline",
    "search",
    "/temple/",
    "/temple/%E0%A4%A",
    "x".repeat(301),
  ])("refuse '%s', which is no public page", async (path) => {
    const opened = await testApp({ now: NOON });
    const answer = await open(opened, path);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toHaveProperty("path");
    expect(await days(opened)).toEqual([]);
  });

  test("leave cached pages as they are", async () => {
    const opened = await testApp();
    const isCached = await cachePages(opened.app, { home: ["/api/platform/stats"] });
    const answer = await open(opened, "/");
    expect(answer.headers["set-cookie"]).toBeUndefined();
    expect(isCached()).toEqual(["home"]);
  });

  test("are put back when they cannot be stored, and stored the next time", async () => {
    const opened = await testApp({ now: NOON });
    await open(opened, "/");
    opened.clock.set("not a day");
    await expect(opened.app.visits.store()).rejects.toThrow();
    opened.clock.set(NOON);
    expect(await days(opened)).toEqual([{ day: "2026-11-21", visits: 1, visitors: 1 }]);
  });
});

test("what was counted is stored when the process stops", async () => {
  const opened = await testApp({ now: NOON });
  await open(opened, "/");
  await opened.app.close();
  const { db } = await openDatabase(opened.app.env);
  const stored = await db.selectFrom("visit_days").selectAll().execute();
  await db.destroy();
  expect(stored).toEqual([{ day: "2026-11-21", visits: 1, visitors: 1 }]);
});

describe("who came", () => {
  test("is kept as a key that says nothing, and forgotten with its secret when the day is over", async () => {
    const opened = await testApp({ now: NOON });
    await open(opened, "/", { remoteAddress: "203.0.113.9" });
    await opened.app.visits.store();
    const kept = await opened.db.selectFrom("visitors").selectAll().execute();
    expect(kept).toHaveLength(1);
    expect(JSON.stringify(kept)).not.toMatch(/203\.0\.113|Pixel|Android/);
    const { salt } = await opened.db.selectFrom("visit_salts").selectAll().executeTakeFirstOrThrow();
    opened.clock.set("2026-11-22T06:30:00.000Z");
    await open(opened, "/", { remoteAddress: "203.0.113.9" });
    await opened.app.visits.store();
    await opened.app.visits.tidy();
    const left = await opened.db.selectFrom("visitors").selectAll().execute();
    expect(left.map(({ day }) => day)).toEqual(["2026-11-22"]);
    expect(left[0]?.key).not.toBe(kept[0]?.key);
    const salts = await opened.db.selectFrom("visit_salts").selectAll().execute();
    expect(salts.map(({ day }) => day)).toEqual(["2026-11-22"]);
    expect(salts[0]?.salt).not.toBe(salt);
  });

  test("counts once also when the next visit is stored later", async () => {
    const opened = await testApp({ now: NOON });
    for (const path of ["/", "/search", "/nearby"]) {
      await open(opened, path);
      await opened.app.visits.store();
    }
    expect((await days(opened))[0]).toMatchObject({ visits: 3, visitors: 1 });
  });
});

describe("the sums of 7, 30 and 90 days", () => {
  test("lose a day when it falls out, also after days without anybody", async () => {
    const opened = await testApp({ now: "2026-01-01T06:30:00.000Z" });
    const id = await storeTemple(opened.db);
    const visitOn = async (day: string) => {
      opened.clock.set(`${day}T06:30:00.000Z`);
      await open(opened, `/temple/${id}`);
      await opened.app.visits.store();
    };
    await visitOn("2026-01-01");
    await visitOn("2026-01-05");
    expect(await windowsOf(opened, id)).toEqual([2, 2, 2]);
    await visitOn("2026-01-08");
    expect(await windowsOf(opened, id)).toEqual([2, 3, 3]);
    opened.clock.set("2026-02-04T06:30:00.000Z");
    await opened.app.visits.tidy();
    expect(await windowsOf(opened, id)).toEqual([0, 1, 3]);
    await opened.app.visits.tidy();
    opened.clock.set("2027-06-01T06:30:00.000Z");
    await opened.app.visits.tidy();
    expect(await windowsOf(opened, id)).toEqual([0, 0, 0]);
  });
});

describe("two processes", () => {
  test("count a visitor of both once, and every visit", async () => {
    const opened = await testApp({ now: NOON });
    const id = await storeTemple(opened.db);
    await open(opened, `/temple/${id}`);
    await opened.app.visits.store();
    const { PendingVisits } = await import("../../src/server/visits/pending");
    const { storeBatch } = await import("../../src/server/visits/flush");
    const other = new PendingVisits();
    for (let time = 0; time < 5; time++) other.add("10.0.0.1", PHONE, String(id));
    other.add("10.0.0.7", PHONE, "");
    const batch = other.take();
    await Promise.all([storeBatch(opened.db, batch, new Date(NOON)), storeBatch(opened.db, batch, new Date(NOON))]);
    expect(await days(opened)).toEqual([{ day: "2026-11-21", visits: 13, visitors: 2 }]);
    expect(await windowsOf(opened, id)).toEqual([11, 11, 11]);
  });
});

describe("popular", () => {
  test("ranks temples by the visits of the last 30 days, and an editor's change keeps that", async () => {
    const opened = await testApp({ now: NOON });
    const known = await storeTemple(opened.db, { name: "Known", isVerified: true });
    const visited = await storeTemple(opened.db, { name: "Visited" });
    const popular = async () => {
      const { temples } = (await opened.visitor.get("/api/temples/search?filter=popular")).json();
      return temples.map(({ id }: { id: number }) => id);
    };
    expect(await popular()).toEqual([known, visited]);
    for (let person = 1; person <= 40; person++) {
      await open(opened, `/temple/${visited}`, { remoteAddress: `10.0.1.${person}` });
    }
    await opened.app.visits.store();
    await opened.app.visits.tidy();
    expect(await popular()).toEqual([visited, known]);
    const changed = await opened.as("ADMIN").put(`/api/admin/temples/${visited}`, { dressCode: "Dhoti" });
    expect(changed.statusCode).toBe(200);
    expect(await popular()).toEqual([visited, known]);
  });
});

describe("a page is opened", () => {
  test.each([
    [{}, true],
    [{ "sec-fetch-dest": "document" }, true],
    [{ "sec-fetch-dest": "empty" }, false],
    [{ "sec-fetch-dest": "iframe" }, false],
    [{ "sec-fetch-dest": "document", "sec-purpose": "prefetch" }, false],
    [{ "sec-purpose": "prefetch;prerender" }, false],
    [{ purpose: "prefetch" }, false],
    [{ "x-moz": "prefetch" }, false],
  ])("with %j: %s", (headers, expected) => {
    expect(isOpened(headers)).toBe(expected);
  });
});

test("an account that makes calls is in use, noted without waiting", async () => {
  const opened = await testApp({ now: NOON });
  const person = await opened.anAccount();
  await person.get("/api/users/me");
  await opened.app.visits.store();
  const { last_seen_at } = await opened.db
    .selectFrom("users")
    .select("last_seen_at")
    .where("id", "=", person.id)
    .executeTakeFirstOrThrow();
  expect(last_seen_at).toBe(NOON);
});
