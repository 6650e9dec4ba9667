import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { policy } from "../../src/contract/policy";
import type { ContentTag } from "../../src/server/contentTags";
import { createContentVersions } from "../../src/server/site/contentVersions";
import { type CachedPage, createPageCache } from "../../src/server/site/pageCache";
import { touchedByWrites } from "../../src/server/site/touchedByWrites";
import { cachePages } from "../support/cachedPages";
import { aPicture, aReview, pictures, storeTemple } from "../support/contributions";
import { aPerson, aTemple, PASSWORD } from "../support/factories";
import { listening } from "../support/listening";
import { type TestApp, testApp } from "../support/testApp";

/** A cache with a clock to set, and drawings that tell their number. */
function aCache() {
  const clock = { ms: 1 };
  const versions = createContentVersions();
  const cache = createPageCache<CachedPage & { drawing: number }>(versions, () => clock.ms);
  let drawing = 0;
  const draw =
    (page: { tags?: ContentTag[]; status?: number; bytes?: number } = {}) =>
    async () => ({
      drawing: ++drawing,
      status: page.status ?? 200,
      tags: new Set(page.tags),
      parts: [Buffer.alloc(page.bytes ?? 10)],
    });
  const get = async (key: string, page = draw(), isFresh = false) => (await cache.get(key, page, isFresh)).drawing;
  return { cache, versions, clock, draw, get };
}

describe("a page is cached", () => {
  test("for whoever asks next, by its key", async () => {
    const { get } = aCache();
    expect([await get("en /"), await get("en /"), await get("hi /")]).toEqual([1, 1, 2]);
  });

  test("until its time is over, counted from when its drawing began", async () => {
    const { get, clock, cache } = aCache();
    await get("/");
    clock.ms = 45_001;
    expect(await get("/")).toBe(1);
    clock.ms = 45_002;
    expect(cache.has("/")).toBe(false);
    expect(await get("/")).toBe(2);
  });

  test("until something it shows was changed", async () => {
    const { get, versions, draw } = aCache();
    await get("/a", draw({ tags: ["temple:1", "lists"] }));
    await get("/b", draw({ tags: ["temple:2"] }));
    versions.touch(["temple:1"]);
    expect([await get("/b"), await get("/a", draw({ tags: ["temple:1", "lists"] }))]).toEqual([2, 3]);
    versions.touch(["temple:3", "lists"]);
    expect([await get("/b"), await get("/a")]).toEqual([2, 4]);
  });

  test("until anything was changed, when it is not known what it shows", async () => {
    const { get, versions, draw } = aCache();
    await get("/a", draw({ tags: ["everything"] }));
    versions.touch(["people"]);
    expect(await get("/a")).toBe(2);
  });

  test("until everything was changed", async () => {
    const { get, versions, draw } = aCache();
    await get("/a", draw({ tags: ["content"] }));
    await get("/b");
    versions.touch(["everything"]);
    expect([await get("/a"), await get("/b")]).toEqual([3, 4]);
  });

  test("not when something it shows was changed while it was drawn", async () => {
    const { cache, get, versions, draw } = aCache();
    const before = [get("/a", draw({ tags: ["temple:1"] })), get("/b", draw({ tags: ["temple:2"] }))];
    versions.touch(["temple:1"]);
    await Promise.all(before);
    expect([cache.has("/a"), cache.has("/b")]).toEqual([false, true]);
  });

  test("drawn once for all who ask at the same time, and anew for who asks after a change", async () => {
    const { get, versions, draw } = aCache();
    const ask = () => get("/", draw({ tags: ["content"] }));
    const before = [ask(), ask()];
    versions.touch(["content"]);
    expect(await Promise.all([...before, ask(), ask()])).toEqual([1, 1, 2, 2]);
  });

  test("drawn once although something else was changed meanwhile", async () => {
    const { get, versions, draw } = aCache();
    const ask = () => get("/", draw({ tags: ["content"] }));
    const before = ask();
    versions.touch(["people"]);
    expect(await Promise.all([before, ask()])).toEqual([1, 1]);
  });

  test("drawn once more for those who wait, however often something it shows is changed meanwhile", async () => {
    const { get, versions, draw } = aCache();
    const ask = () => get("/", draw({ tags: ["content"] }));
    const asked: Promise<number>[] = [];
    for (let count = 0; count < 5; count++) {
      asked.push(ask());
      versions.touch(["content"]);
    }
    expect(await Promise.all(asked)).toEqual([1, 2, 2, 2, 2]);
  });

  test("drawn anew for one who asks for it, and cached for the others", async () => {
    const { get, draw } = aCache();
    expect([await get("/"), await get("/", draw(), true), await get("/")]).toEqual([1, 2, 2]);
  });

  test("only when it is there", async () => {
    const { get, draw } = aCache();
    expect([await get("/", draw({ status: 404 })), await get("/")]).toEqual([1, 2]);
  });

  test("not when drawing it failed", async () => {
    const { get } = aCache();
    await expect(get("/", () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
    expect(await get("/")).toBe(1);
  });

  test("in bounded memory, which the one not asked for longest leaves", async () => {
    const { get, draw, cache } = aCache();
    const large = () => draw({ bytes: 10 * 1024 * 1024 });
    for (const key of ["a", "b", "a", "c"]) await get(key, large());
    expect(["a", "b", "c"].filter(cache.has)).toEqual(["a", "c"]);
  });

  test("also when very many things were changed", async () => {
    const { cache, get, versions, draw } = aCache();
    await get("/a", draw({ tags: ["temple:1"] }));
    for (let id = 2; id < 30_000; id++) versions.touch([`temple:${id}`]);
    await get("/b", draw({ tags: ["temple:1"] }));
    versions.touch(["temple:2"]);
    expect(cache.has("/b")).toBe(true);
    versions.touch(["temple:1"]);
    expect(cache.has("/b")).toBe(false);
  });
});

test("every write of the API says what it changes", () => {
  const writes = Object.keys(policy).filter((key) => !key.startsWith("GET "));
  expect(Object.keys(touchedByWrites).sort()).toEqual(writes.sort());
});

const NOON = "2026-11-21T06:30:00.000Z";

/** An app with two temples far from each other, and pages that show one, the other, lists, and the rest. */
async function withPages() {
  const opened = await testApp({ now: NOON, env: { RATE_LIMITS: "off" } });
  const [one, other] = [
    await storeTemple(opened.db, { latitude: 12.3, longitude: 76.6, description: "A hall of stone." }),
    await storeTemple(opened.db, { latitude: 28.6, longitude: 77.2 }),
  ];
  const pageOf = (id: number, lat: number, lng: number) => [
    `/api/temples/${id}`,
    `/api/images/temple/${id}`,
    `/api/temples/${id}/reviews?page=1&size=6&sort=recent`,
    `/api/temples/${id}/festivals`,
    `/api/events?templeId=${id}`,
    `/api/temples/nearby?lat=${lat}&lng=${lng}&distanceKm=25&size=4`,
  ];
  const pages = {
    one: pageOf(one, 12.3, 76.6),
    other: pageOf(other, 28.6, 77.2),
    home: ["/api/platform/featured-temples?limit=6"],
    words: ["/api/temples/search?q=temple"],
    list: ["/api/temples/search?page=1"],
    festival: ["/api/festivals?from=2026-11-01&to=2026-12-01"],
    editors: ["/api/platform/spiritual-guidance?lang=en", "/api/platform/notices?lang=en"],
    figures: ["/api/platform/stats"],
    donate: ["/api/payments/options"],
    about: [],
  };
  /** Which of the pages a change drops, when all of them are cached before. */
  const dropped = async (change: () => Promise<{ statusCode: number; body: string }>) => {
    const isCached = await cachePages(opened.app, pages);
    expect(isCached()).toEqual(Object.keys(pages));
    const { statusCode, body } = await change();
    expect(statusCode, body).toBeLessThan(300);
    const left = isCached();
    return Object.keys(pages).filter((name) => !left.includes(name));
  };
  return { ...opened, one, other, dropped };
}

describe("pages are dropped by what they show, after a change of", () => {
  test("a temple's texts: its own page, and lists found by words", async () => {
    const { as, one, dropped } = await withPages();
    const put = (fields: object) => as("ADMIN").put(`/api/admin/temples/${one}`, fields);
    expect(await dropped(() => put({ dressCode: "Traditional" }))).toEqual(["one", "words"]);
    expect(await dropped(() => put({ description: "The lamp was lit anew." }))).toEqual(["one", "words"]);
  });

  test("what lists show of a temple: these too, but no other temple's page", async () => {
    const { as, one, dropped } = await withPages();
    const put = (fields: object) => as("ADMIN").put(`/api/admin/temples/${one}`, fields);
    for (const fields of [{ name: "Lotus Hall" }, { city: "Hampi" }, { isVerified: true }, { deity: "Shiva" }])
      expect(await dropped(() => put(fields))).toEqual(["one", "home", "words", "list"]);
    const winter = { closures: [{ from: "11-01", to: "03-31" }] };
    expect(await dropped(() => put(winter)), "cards say when it opens").toEqual(["one", "home", "words", "list"]);
  });

  test("which temples there are, and where: these, and what is near and counted", async () => {
    const { as, one, dropped } = await withPages();
    const admin = as("ADMIN");
    const all = ["one", "other", "home", "words", "list", "figures"];
    const path = `/api/admin/temples/${one}`;
    expect(await dropped(() => admin.put(path, { latitude: 12.4, longitude: 76.6 }))).toEqual(all);
    expect(await dropped(() => admin.post("/api/admin/temples", aTemple()))).toEqual(all);
    expect(await dropped(() => admin.delete(path))).toEqual(all);
  });

  test("a temple nobody sees: none, until it is public", async () => {
    const { as, dropped } = await withPages();
    let id = 0;
    const hidden = async () => {
      const made = await as("ADMIN").post("/api/admin/temples", aTemple({ isActive: false }));
      id = made.json().id;
      return made;
    };
    expect(await dropped(hidden)).toEqual([]);
    expect(await dropped(() => as("ADMIN").put(`/api/admin/temples/${id}`, { name: "Hidden" }))).toEqual([]);
    expect(await dropped(() => as("ADMIN").put(`/api/admin/temples/${id}`, { isActive: true }))).toContain("list");
  });

  test("a temple back to how it was: as if it was edited", async () => {
    const { as, one, dropped } = await withPages();
    const admin = as("ADMIN");
    await admin.put(`/api/admin/temples/${one}`, { pujari: "Ravi" });
    await admin.put(`/api/admin/temples/${one}`, { pujari: "Mohan" });
    const [latest, before] = (await admin.get(`/api/admin/temples/${one}/revisions`)).json().revisions;
    const revert = () => admin.post(`/api/admin/temples/${one}/revert`, { revisionId: before.id, latest: latest.id });
    expect(await dropped(revert)).toEqual(["one", "words"]);
  });

  test("a review: none when it is sent, the temple's page and lists when it is approved and taken back", async () => {
    const { as, visitor, one, dropped } = await withPages();
    let id = 0;
    const write = async () => {
      const written = await visitor.post(`/api/temples/${one}/reviews`, aReview());
      id = written.json().id;
      return written;
    };
    expect(await dropped(write)).toEqual([]);
    const admin = as("CONTENT_ADMIN");
    let made: number[] = [];
    const approve = async () => {
      const decisions = [{ kind: "review", id, decision: "approve" }];
      const decided = await admin.post("/api/admin/moderation/decisions", { decisions });
      made = decided.json().decisions.map(({ decisionId }: { decisionId: number }) => decisionId);
      return decided;
    };
    expect(await dropped(approve)).toEqual(["one", "home", "words", "list"]);
    const undo = () => admin.post("/api/admin/moderation/undo", { decisionIds: made });
    expect(await dropped(undo)).toEqual(["one", "home", "words", "list"]);
  });

  test("a photo: the temple's page, and lists once it is its picture", async () => {
    const { as, one, dropped } = await withPages();
    const send = async () => {
      const { body, headers } = await pictures({ "a.jpg": await aPicture() });
      return as("DEVOTEE").post(`/api/images/temple/${one}`, body, headers);
    };
    expect(await dropped(send)).toEqual([]);
    expect(await dropped(send)).toEqual([]);
    const approve = (id: number) => () =>
      as("CONTENT_ADMIN").post("/api/admin/moderation/decisions", {
        decisions: [{ kind: "photo", id, decision: "approve" }],
      });
    expect(await dropped(approve(1))).toEqual(["one", "home", "words", "list"]);
    expect(await dropped(approve(2))).toEqual(["one"]);
  });

  test("a shared temple and a correction: as soon as they are approved", async () => {
    const { as, one, dropped } = await withPages();
    const temple = { name: "Lotus Hall", address: "Fort Road, Mysuru, Karnataka" };
    expect(await dropped(() => as("DEVOTEE").post("/api/temples", temple))).toEqual([]);
    const decide = (kind: string, id: number) => () =>
      as("ADMIN").post("/api/admin/moderation/decisions", { decisions: [{ kind, id, decision: "approve" }] });
    expect(await dropped(decide("submission", 3))).toEqual(["one", "other", "home", "words", "list", "figures"]);
    const correction = { field: "bestTime", value: "October to March" };
    expect(await dropped(() => as("DEVOTEE").post(`/api/temples/${one}/corrections`, correction))).toEqual([]);
    expect(await dropped(decide("correction", 1))).toEqual(["one", "words"]);
  });

  test("a festival: all that show festivals", async () => {
    const { as, dropped } = await withPages();
    const festival = (await as("ADMIN").get("/api/admin/festivals?search=diwali")).json()[0];
    const change = () => as("ADMIN").put(`/api/admin/festivals/${festival.id}`, { name: "Deepavali" });
    expect(await dropped(change)).toEqual(["one", "other", "home", "words", "list", "festival", "figures"]);
  });

  test("what editors write: pages that show it", async () => {
    const { as, dropped } = await withPages();
    const card = { title: "Lamps", description: "Light one at dusk." };
    expect(await dropped(() => as("CONTENT_ADMIN").post("/api/admin/content/guidance", card))).toEqual(["editors"]);
    const banner = { text: "Open late today" };
    expect(await dropped(() => as("ADMIN").put("/api/admin/content/banner", banner))).toEqual(["editors"]);
  });

  test("a live event: its temple's page", async () => {
    const { as, one, dropped } = await withPages();
    const event = {
      title: "Evening aarti",
      templeName: "Lotus Hall",
      templeId: one,
      startTime: "2026-11-21T18:30:00+05:30",
      youtubeId: "dQw4w9WgXcQ",
    };
    expect(await dropped(() => as("PANDIT").post("/api/live/events", event))).toEqual(["one"]);
    expect(await dropped(() => as("PANDIT").delete("/api/live/events/1"))).toEqual(["one"]);
  });

  test("an account: the figures; its name: pages of temples it reviewed", async () => {
    const { db, visitor, one, anAccount, dropped } = await withPages();
    expect(await dropped(() => visitor.post("/api/auth/register", aPerson()))).toEqual(["figures"]);
    const person = await anAccount({ name: "Asha" });
    await person.post(`/api/temples/${one}/reviews`, aReview());
    const rename = (name: string) => () => person.put("/api/users/me", { name });
    expect(await dropped(rename("Asha Rao"))).toEqual([]);
    await db.updateTable("reviews").set({ status: "approved" }).execute();
    expect(await dropped(rename("Asha R"))).toEqual(["one"]);
    expect(await dropped(() => person.put("/api/user/preferences", { preferences: "{}" }))).toEqual([]);
    const leave = () => person.call("DELETE", "/api/users/me", { currentPassword: PASSWORD });
    expect(await dropped(leave)).toEqual(["one", "figures"]);
  });

  test("how a temple is paid: the pages that take payments", async () => {
    const { as, one, dropped } = await withPages();
    const authorise = () =>
      as("SUPER_ADMIN").put(`/api/admin/payment-authorisations/${one}`, { reference: "Letter of 1 November" });
    expect(await dropped(authorise)).toEqual(["donate"]);
  });

  test("temples by an import: every page", async () => {
    const { as, app, dropped } = await withPages();
    const text = "name,city,state\nLotus Hall,Hampi,Karnataka";
    const bring = async () => {
      const answer = await as("ADMIN").post("/api/admin/temples/import.csv?dryRun=false", text, {
        headers: { "content-type": "text/csv" },
      });
      await app.idle();
      return answer;
    };
    expect(await dropped(bring)).toHaveLength(10);
  });

  test("two temples made one: both, and what lists, places and figures show", async () => {
    const { as, db, one, dropped } = await withPages();
    const third = await storeTemple(db);
    const admin = as("ADMIN");
    const input = { mergedId: third, version: 1, mergedVersion: 1, take: [] };
    const merge = () => admin.post(`/api/admin/temples/${one}/merge`, input);
    expect(await dropped(merge)).toEqual(["one", "other", "home", "words", "list", "figures"]);
    const restore = () => admin.post(`/api/admin/temples/${third}/restore`);
    expect(await dropped(restore)).toEqual(["one", "other", "home", "words", "list", "figures"]);
  });
});

describe("whoever changes something a page shows", () => {
  const fresh = ({ headers }: { headers: Record<string, unknown> }) =>
    [headers["set-cookie"]].flat().filter((cookie) => String(cookie).startsWith("fresh="));

  test("gets pages drawn anew from every process for a minute", async () => {
    const { as, one } = await withPages();
    const written = await as("ADMIN").put(`/api/admin/temples/${one}`, { name: "Lotus Hall" });
    expect(fresh(written)).toEqual(["fresh=1; Path=/; Max-Age=60; SameSite=Lax; HttpOnly"]);
  });

  test("does not when the write is refused, changes nothing of a page, or is a read", async () => {
    const { as, visitor, one }: TestApp & { one: number } = await withPages();
    expect(fresh(await visitor.post("/api/auth/register", {}))).toEqual([]);
    expect(fresh(await visitor.get("/api/platform/stats"))).toEqual([]);
    expect(fresh(await visitor.post(`/api/temples/${one}/reviews`, aReview()))).toEqual([]);
    expect(fresh(await as("DEVOTEE").post("/api/auth/logout-everywhere"))).toEqual([]);
  });
});

test("a page cached before the process listens to others outlasts its start", async () => {
  const { app, db, engine } = await testApp();
  const isCached = await cachePages(app, { "/festivals": ["/api/festivals"] });
  await listening(app);
  const hearing = sql`select 1 from pg_stat_activity where datname = current_database() and query like 'listen %'`;
  if (engine === "postgres") await expect.poll(async () => (await hearing.execute(db)).rows.length).toBe(1);
  expect(isCached()).toEqual(["/festivals"]);
});

test("a message that another process did not write is passed over, and the next one is heard", async () => {
  const { app, db, engine } = await testApp();
  const isCached = await cachePages(app, { "/festivals": ["/api/festivals"] });
  if (engine === "sqlite") return;
  const tell = (message: string) => sql`select pg_notify('content', ${message})`.execute(db);
  for (const message of ["", "{", "null", '{"from":1}']) await tell(message);
  await tell(JSON.stringify({ from: "another", tags: ["festivals"] }));
  await expect.poll(isCached).toEqual([]);
});

test("a change reaches the pages of another process: at once by PostgreSQL, else when their time is over", async () => {
  const first = await testApp({ now: NOON });
  const { DATABASE_URL, DATA_DIR } = first.app.env;
  const second = await testApp({ now: NOON, env: { DATA_DIR, ...(DATABASE_URL && { DATABASE_URL }) } });
  await listening(second.app);
  const [one, other] = [await storeTemple(first.db), await storeTemple(first.db)];
  const pages = { one: [`/api/temples/${one}/reviews`], other: [`/api/temples/${other}/reviews`] };
  const isCached = await cachePages(second.app, pages);
  const change = { description: "The lamp was lit anew." };
  expect((await first.as("ADMIN").put(`/api/admin/temples/${one}`, change)).statusCode).toBe(200);
  if (first.engine === "postgres") {
    await expect.poll(isCached).toEqual(["other"]);
  } else {
    second.clock.set("2026-11-21T06:30:44.000Z");
    expect(isCached()).toEqual(["one", "other"]);
    second.clock.set("2026-11-21T06:30:46.000Z");
    expect(isCached()).toEqual([]);
  }
});
