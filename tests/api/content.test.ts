import { expect, test } from "vitest";
import { sharedApp, type TestApp, testApp } from "../support/testApp";

const NOW = "2026-11-21T04:00:00.000Z";
const CARDS = "/api/admin/content/guidance";
const PUBLIC = "/api/platform/spiritual-guidance";
const reading = sharedApp({ now: NOW });

type Card = { id: number; title: string; description: string | null; button: string | null; version: number };
const shown = async ({ visitor }: TestApp, query = ""): Promise<Card[]> =>
  (await visitor.get(PUBLIC + query)).json().guidance;
const titles = async (app: TestApp, query = "") => (await shown(app, query)).map(({ title }) => title);

/** An app whose only cards are those a test makes. */
async function emptyApp() {
  const app = await testApp({ now: NOW });
  const editor = app.as("CONTENT_ADMIN");
  for (const { id } of (await editor.get(CARDS)).json().guidance) await editor.delete(`${CARDS}/${id}`);
  const add = async (card: Record<string, unknown>): Promise<Card> => (await editor.post(CARDS, card)).json();
  return { ...app, editor, add };
}

test("the product begins with cards in three languages, and no contact or announcement that nobody gave", async () => {
  const app = await reading;
  const english = await shown(app);
  expect(english.length).toBeGreaterThanOrEqual(5);
  for (const { title, description, button } of english) expect([title, description, button].every(Boolean)).toBe(true);
  for (const [lang, script] of [
    ["hi", /\p{Script=Devanagari}/u],
    ["kn", /\p{Script=Kannada}/u],
  ] as const) {
    const cards = await shown(app, `?lang=${lang}`);
    expect(cards.map(({ id }) => id)).toEqual(english.map(({ id }) => id));
    for (const { title, description, button } of cards) {
      for (const text of [title, description, button]) expect(text).toMatch(script);
    }
  }
  expect((await app.visitor.get("/api/platform/notices")).json()).toEqual({ banner: null, support: null });
});

test.each([
  ["VISITOR", 401],
  ["DEVOTEE", 403],
  ["TEMPLE_ADMIN", 403],
  ["FESTIVAL_ADMIN", 403],
  ["USER_ADMIN", 403],
] as const)("%s is refused with %i on every call", async (role, status) => {
  const caller = (await reading).as(role);
  for (const [method, path] of [
    ["GET", "/guidance"],
    ["GET", "/guidance/1"],
    ["POST", "/guidance"],
    ["PUT", "/guidance/1"],
    ["DELETE", "/guidance/1"],
    ["POST", "/guidance/1/restore"],
    ["PUT", "/order"],
    ["GET", "/support"],
    ["PUT", "/support"],
    ["GET", "/banner"],
    ["PUT", "/banner"],
  ] as const) {
    const body = method === "GET" || method === "DELETE" ? undefined : {};
    const answer = await caller.call(method, `/api/admin/content${path}`, body);
    expect(answer.statusCode, `${method} ${path}`).toBe(status);
  }
});

test.each(["CONTENT_ADMIN", "ADMIN", "SUPER_ADMIN"] as const)("%s writes a card and visitors read it", async (role) => {
  const app = await testApp({ now: NOW });
  const made = await app.as(role).post(CARDS, { title: "Walk barefoot", titleHi: "नंगे पाँव चलिए", button: " Go " });
  expect(made.statusCode).toBe(201);
  expect(made.json()).toMatchObject({ published: true, isShown: true, version: 1, button: "Go", titleKn: null });
  expect((await shown(app)).at(-1)).toEqual({
    id: made.json().id,
    title: "Walk barefoot",
    description: null,
    button: "Go",
  });
  expect((await titles(app, "?lang=hi")).at(-1)).toBe("नंगे पाँव चलिए");
  expect((await titles(app, "?lang=kn")).at(-1)).toBe("Walk barefoot");
});

test("the caller's language is the browser's where the call names none", async () => {
  const app = await emptyApp();
  await app.add({ title: "Lamp", titleKn: "ದೀಪ" });
  const answer = await app.app.inject({ url: PUBLIC, headers: { "accept-language": "kn-IN,kn;q=0.9" } });
  expect(answer.json().guidance[0].title).toBe("ದೀಪ");
});

test("a card is shown on its days alone, both included, by the date in India", async () => {
  const app = await emptyApp();
  await app.add({ title: "Navratri", startsOn: "2026-11-21", endsOn: "2026-11-22" });
  await app.add({ title: "Draft", published: false });
  for (const [now, expected] of [
    ["2026-11-20T18:29:00.000Z", []],
    ["2026-11-20T18:31:00.000Z", ["Navratri"]],
    ["2026-11-22T18:29:00.000Z", ["Navratri"]],
    ["2026-11-22T18:31:00.000Z", []],
  ] as const) {
    app.clock.set(now);
    expect(await titles(app), now).toEqual(expected);
  }
});

test("the order is the editors', and an order that forgets a card is refused", async () => {
  const app = await emptyApp();
  const [a, b, c] = [await app.add({ title: "A" }), await app.add({ title: "B" }), await app.add({ title: "C" })];
  const ordered = await app.editor.put("/api/admin/content/order", { ids: [c.id, a.id, b.id] });
  expect(ordered.json().guidance.map(({ title }: Card) => title)).toEqual(["C", "A", "B"]);
  expect(await titles(app)).toEqual(["C", "A", "B"]);
  expect((await app.editor.put("/api/admin/content/order", { ids: [a.id, b.id] })).statusCode).toBe(409);
  const twice = await app.editor.put("/api/admin/content/order", { ids: [a.id, a.id, b.id] });
  expect([twice.statusCode, twice.json().errors]).toEqual([400, { ids: "errors.repeated" }]);
  expect(await titles(app)).toEqual(["C", "A", "B"]);
});

test("two who edit one card: the second is told, with the card as it is", async () => {
  const app = await emptyApp();
  const { id, version } = await app.add({ title: "Lamp" });
  expect((await app.editor.put(`${CARDS}/${id}`, { title: "Oil lamp", version })).json().version).toBe(version + 1);
  const second = await app.as("ADMIN").put(`${CARDS}/${id}`, { title: "Ghee lamp", version });
  expect([second.statusCode, second.json().current.title]).toEqual([409, "Oil lamp"]);
  expect(await titles(app)).toEqual(["Oil lamp"]);
});

test("a change leaves what it does not name", async () => {
  const app = await emptyApp();
  const { id } = await app.add({ title: "Lamp", description: "Light it.", endsOn: "2026-12-01" });
  const changed = await app.editor.put(`${CARDS}/${id}`, { description: "" });
  expect(changed.json()).toMatchObject({ title: "Lamp", description: null, endsOn: "2026-12-01", published: true });
});

test("a deleted card is gone, and comes back to its place", async () => {
  const app = await emptyApp();
  const first = await app.add({ title: "First" });
  await app.add({ title: "Second" });
  expect((await app.editor.delete(`${CARDS}/${first.id}`)).json().deletedAt).not.toBeNull();
  expect((await app.editor.delete(`${CARDS}/${first.id}`)).statusCode).toBe(200);
  expect(await titles(app)).toEqual(["Second"]);
  await app.editor.post(`${CARDS}/${first.id}/restore`, {});
  expect(await titles(app)).toEqual(["First", "Second"]);
  for (const call of [app.editor.get(`${CARDS}/9999`), app.editor.delete(`${CARDS}/9999`)]) {
    expect((await call).statusCode).toBe(404);
  }
});

test.each([
  [{}, "title"],
  [{ title: "  " }, "title"],
  [{ title: "x".repeat(121) }, "title"],
  [{ title: "A", description: "x".repeat(601) }, "description"],
  [{ title: "A", startsOn: "2026-02-30" }, "startsOn"],
  [{ title: "A", startsOn: "2026-12-02", endsOn: "2026-12-01" }, "endsOn"],
  [{ title: "A", published: "yes" }, "published"],
  [{ title: "A", colour: "red" }, "colour"],
])("the card %o is refused and the field is named", async (body, field) => {
  const answer = await (await reading).as("CONTENT_ADMIN").post(CARDS, body);
  expect(answer.statusCode).toBe(400);
  expect(Object.keys(answer.json().errors)).toEqual([field]);
});

test("a day that does not exist is said to be none", async () => {
  const { as } = await reading;
  const refused = await as("CONTENT_ADMIN").post(CARDS, { title: "A", startsOn: "2026-02-30" });
  expect(refused.json().errors).toEqual({ startsOn: "errors.date" });
});

test("a support contact is shown once there is a telephone or a mail address, and gone with it", async () => {
  const { as, visitor } = await testApp({ now: NOW });
  const editor = as("CONTENT_ADMIN");
  const support = async (query = "") => (await visitor.get(`/api/platform/notices${query}`)).json().support;
  expect((await editor.get("/api/admin/content/support")).json()).toMatchObject({ phone: null, version: 0 });
  await editor.put("/api/admin/content/support", { note: "In English and Hindi" });
  expect(await support()).toBeNull();
  const set = await editor.put("/api/admin/content/support", { phone: "+91 80 1234 5678", noteKn: "ಕನ್ನಡದಲ್ಲೂ" });
  expect(set.json()).toMatchObject({ phone: "+91 80 1234 5678", note: "In English and Hindi", version: 2 });
  expect(await support("?lang=kn")).toEqual({ phone: "+91 80 1234 5678", email: null, note: "ಕನ್ನಡದಲ್ಲೂ" });
  expect((await editor.put("/api/admin/content/support", { phone: "" })).statusCode).toBe(200);
  expect(await support()).toBeNull();
});

test("an announcement is shown on its days, in the reader's language", async () => {
  const { as, visitor, clock } = await testApp({ now: NOW });
  const banner = async (query = "") => (await visitor.get(`/api/platform/notices${query}`)).json().banner;
  const text = { text: "Closed for maintenance on Sunday", textHi: "रविवार को रखरखाव के लिए बंद" };
  const sent = { ...text, tone: "warn", link: "/help", endsOn: "2026-11-22", published: true };
  const set = await as("CONTENT_ADMIN").put("/api/admin/content/banner", sent);
  expect(set.json()).toMatchObject({ isShown: true, version: 1 });
  expect(await banner("?lang=hi")).toEqual({ text: text.textHi, link: "/help", label: null, tone: "warn" });
  expect((await banner("?lang=kn")).text).toBe(text.text);
  clock.set("2026-11-23T04:00:00.000Z");
  expect(await banner()).toBeNull();
});

test.each([
  ["support", { phone: "call us" }, "phone"],
  ["support", { email: "nobody" }, "email"],
  ["support", { hours: "9-5" }, "hours"],
  ["banner", { published: true }, "text"],
  ["banner", { text: "A", link: "javascript:alert(1)" }, "link"],
  ["banner", { text: "A", link: "//evil.example" }, "link"],
  ["banner", { text: "A", link: "/\\evil.example" }, "link"],
  ["banner", { text: "A", link: "http://plain.example" }, "link"],
  ["banner", { text: "A", tone: "loud" }, "tone"],
  ["banner", { text: "A", startsOn: "2026-12-02", endsOn: "2026-12-01" }, "endsOn"],
])("%s: %o is refused and the field is named", async (name, body, field) => {
  const answer = await (await reading).as("CONTENT_ADMIN").put(`/api/admin/content/${name}`, body);
  expect(answer.statusCode).toBe(400);
  expect(Object.keys(answer.json().errors)).toEqual([field]);
});

test("two who write the contact at once: the second is told, and the first stands", async () => {
  const { as } = await testApp({ now: NOW });
  const path = "/api/admin/content/support";
  expect((await as("ADMIN").put(path, { phone: "080 1234567", version: 0 })).json().version).toBe(1);
  const second = await as("CONTENT_ADMIN").put(path, { phone: "080 7654321", version: 0 });
  expect([second.statusCode, second.json().current]).toEqual([
    409,
    expect.objectContaining({ phone: "080 1234567", version: 1 }),
  ]);
});

test("every change is in the log, with who, what it was and what it is", async () => {
  const { db, editor, add } = await emptyApp();
  const { id } = await add({ title: "Lamp" });
  await editor.put(`${CARDS}/${id}`, { title: "Oil lamp" });
  await editor.put("/api/admin/content/support", { email: "help@example.org" });
  const rows = await db.selectFrom("audit_log").selectAll().orderBy("id", "desc").limit(3).execute();
  const told = rows.map(({ action, kind, item_id, actor_role, details }) => ({
    said: `${actor_role} ${action} ${kind} ${item_id}`,
    details: JSON.parse(details ?? "{}"),
  }));
  expect(told).toEqual([
    {
      said: "CONTENT_ADMIN content.update support null",
      details: { before: { email: null }, after: { email: "help@example.org" } },
    },
    {
      said: `CONTENT_ADMIN content.update guidance ${id}`,
      details: { before: { title: "Lamp" }, after: { title: "Oil lamp" } },
    },
    {
      said: `CONTENT_ADMIN content.create guidance ${id}`,
      details: { before: {}, after: expect.objectContaining({ title: "Lamp" }) },
    },
  ]);
});
