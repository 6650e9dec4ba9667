import { describe, expect, test } from "vitest";
import { tidy } from "../../src/server/housekeeping";
import { sweepImages } from "../../src/server/images/sweep";
import { book, withPooja } from "../support/bookings";
import { machineNow } from "../support/clock";
import { aPicture, aReview, pictures, storedFiles, storeTemple } from "../support/contributions";
import { PASSWORD } from "../support/factories";
import { expectLedgerToBalance, press } from "../support/payments";
import { addProduct, order } from "../support/shop";
import { type Caller, testApp } from "../support/testApp";

const NOON = "2026-11-21T06:30:00.000Z";
const NEW_PASSWORD = "river stone bell";
const open = () => testApp({ now: NOON, env: { RATE_LIMITS: "off" } });

describe("settings", () => {
  test("change the name and keep the password that is left blank", async () => {
    const { anAccount, visitor } = await open();
    const person = await anAccount();
    for (const [password, answersToken] of [
      [undefined, true],
      ["", false],
    ] as const) {
      const saved = await person.put("/api/users/me", { name: "Asha Devi", password });
      expect(saved.statusCode, saved.body).toBe(200);
      expect(saved.json()).toMatchObject({ id: person.id, name: "Asha Devi", email: person.email, role: "DEVOTEE" });
      // the token bears the name: there is a new one when the name is
      expect("token" in saved.json()).toBe(answersToken);
    }
    expect((await person.get("/api/users/me")).json().name).toBe("Asha Devi");
    expect((await visitor.post("/api/auth/login", { email: person.email, password: PASSWORD })).statusCode).toBe(200);
  });

  test("change the password with the present one: all sessions end, the answer's token goes on, the owner is told", async () => {
    const { anAccount, visitor, db } = await open();
    const person = await anAccount();
    const saved = await person.put("/api/users/me", {
      name: "Asha",
      password: NEW_PASSWORD,
      currentPassword: PASSWORD,
    });
    expect(saved.statusCode, saved.body).toBe(200);
    expect(saved.headers["cache-control"]).toBe("no-store");
    expect((await person.get("/api/users/me")).statusCode).toBe(401);
    const headers = { authorization: `Bearer ${saved.json().token}` };
    expect((await visitor.get("/api/users/me", { headers })).json().name).toBe("Asha");
    expect((await visitor.post("/api/auth/login", { email: person.email, password: NEW_PASSWORD })).statusCode).toBe(
      200,
    );
    expect((await db.selectFrom("outbox").select("template").execute()).map(({ template }) => template)).toEqual([
      "passwordChanged",
    ]);
  });

  test.each([
    [{ name: "Asha", password: NEW_PASSWORD }, { currentPassword: "errors.required" }],
    [{ name: "Asha", password: NEW_PASSWORD, currentPassword: "wrong" }, { currentPassword: "errors.currentPassword" }],
    [{ name: "Asha", password: "short", currentPassword: PASSWORD }, { password: "errors.passwordShort" }],
    [{ name: " " }, { name: "errors.required" }],
    [{ name: "x".repeat(121) }, { name: "errors.tooLong" }],
    [{ name: "Asha", role: "SUPER_ADMIN" }, { role: "errors.unknownField" }],
    [{ name: "Asha", email: "new@test.example" }, { email: "errors.unknownField" }],
  ])("refuse %j", async (body, errors) => {
    const { anAccount } = await open();
    const person = await anAccount();
    const refused = await person.put("/api/users/me", body);
    expect(refused.json()).toMatchObject({ statusCode: 400, errors });
    expect((await person.get("/api/users/me")).json().name).not.toBe("Asha");
  });

  test("count guesses of the present password as guesses at login", async () => {
    const { anAccount, visitor } = await open();
    const person = await anAccount();
    const guess = { name: "Asha", password: NEW_PASSWORD, currentPassword: "a guess" };
    const statuses = [];
    for (let count = 0; count < 11; count++) statuses.push((await person.put("/api/users/me", guess)).statusCode);
    expect(statuses).toEqual([...Array(10).fill(400), 429]);
    expect((await visitor.post("/api/auth/login", { email: person.email, password: PASSWORD })).statusCode).toBe(429);
  });
});

describe("preferences", () => {
  test("are stored with location and faith, each left alone when it is not named", async () => {
    const { anAccount } = await open();
    const person = await anAccount();
    const text = '{"locale":"kn","mail":{"weekly":true}}';
    const saved = await person.put("/api/user/preferences", { preferences: text, location: "Mysuru", faith: "Shaiva" });
    expect(saved.json()).toMatchObject({ preferences: text, location: "Mysuru", faith: "Shaiva" });
    expect((await person.put("/api/user/preferences", { location: "" })).json()).toMatchObject({
      preferences: text,
      location: null,
      faith: "Shaiva",
    });
    expect((await person.put("/api/user/preferences", { preferences: "" })).json().preferences).toBeNull();
  });

  test.each([
    ["no JSON", "{", "errors.preferences"],
    ["a list", "[1]", "errors.preferences"],
    ["a number", "5", "errors.preferences"],
    ["null", "null", "errors.preferences"],
    ["__proto__", '{"a":{"__proto__":{"admin":true}}}', "errors.preferences"],
    ["an escaped __proto__", '{"\\u005f_proto__":1}', "errors.preferences"],
    ["more than 4 KB", JSON.stringify({ a: "ಅ".repeat(1_400) }), "errors.tooLong"],
  ])("refuse %s", async (_, preferences, key) => {
    const { anAccount } = await open();
    const refused = await (await anAccount()).put("/api/user/preferences", { preferences });
    expect(refused.json()).toMatchObject({ statusCode: 400, errors: { preferences: key } });
  });

  test("take 4 KB exactly", async () => {
    const { anAccount } = await open();
    const preferences = JSON.stringify({ a: "x".repeat(4_096 - 8) });
    expect((await (await anAccount()).put("/api/user/preferences", { preferences })).statusCode).toBe(200);
  });

  test("refuse an update of nothing", async () => {
    const { anAccount } = await open();
    expect((await (await anAccount()).put("/api/user/preferences", {})).statusCode).toBe(400);
  });
});

async function withContributions() {
  const opened = await open();
  const temple = await storeTemple(opened.db, { name: "Somnath", nameHi: "सोमनाथ" });
  const person = await opened.anAccount({ name: "Asha Rao" });
  await person.post(`/api/temples/${temple}/reviews`, aReview());
  const { body, headers } = await pictures({ "a.jpg": await aPicture({ width: 40, height: 40 }) });
  await person.post(`/api/images/temple/${temple}`, body, headers);
  await person.post(`/api/temples/${temple}/corrections`, { field: "timings", value: "5 am to 9 pm" });
  return { ...opened, temple, person };
}

describe("my data", () => {
  test("is a file with the account and all that was sent in, and no secrets", async () => {
    const { person, temple } = await withContributions();
    const answer = await person.get("/api/users/me/data");
    expect(answer.headers).toMatchObject({
      "content-disposition": 'attachment; filename="my-data.json"',
      "cache-control": "no-store",
    });
    expect(answer.json()).toMatchObject({
      exportedAt: NOON,
      account: { id: person.id, name: "Asha Rao", email: person.email },
      contributions: {
        reviews: [{ rating: 5, status: "pending", temple: { id: temple, name: "Somnath" } }],
        photos: [{ width: 40, height: 40, status: "pending", temple: { nameHi: "सोमनाथ", nameKn: null } }],
        corrections: [{ field: "timings", proposed: "5 am to 9 pm", temple: { nameHi: "सोमनाथ" } }],
        submissions: [],
        roleRequests: [],
      },
      sessions: [],
    });
    expect(answer.body).not.toMatch(/argon2|password|token/i);
  });

  test("is nobody else's", async () => {
    const { anAccount, visitor } = await withContributions();
    const other = (await (await anAccount()).get("/api/users/me/data")).json();
    expect(other.contributions).toEqual({
      reviews: [],
      photos: [],
      submissions: [],
      corrections: [],
      roleRequests: [],
    });
    expect((await visitor.get("/api/users/me/data")).statusCode).toBe(401);
  });
});

test("my data holds what was booked, ordered and taught as well", async () => {
  const it = await withPooja();
  const { person } = it;
  await book(person, it.templeId, { poojaId: null, notes: "A blessing", amount: 0 });
  await order(person, (await addProduct(it.as("ADMIN"))).id);
  const data = (await person.get("/api/users/me/data")).json();
  expect(data).toMatchObject({
    bookings: [{ notes: "A blessing", phone: "+919876543210" }],
    orders: [{ quantity: 2, status: "placed" }],
    rituals: [],
  });
});

test("a deleted account's bookings and orders keep who it was until they are over", async () => {
  const it = await withPooja();
  const { db, app, person, clock } = it;
  await book(person, it.templeId, {
    poojaId: null,
    notes: "A blessing",
    amount: 0,
    devotees: ["Ravi"],
    gotra: "Kashyapa",
  });
  const placed = await order(person, (await addProduct(it.as("ADMIN"))).id);
  await press(it.visitor, placed.payment, "paid");
  expect((await person.call("DELETE", "/api/users/me", { currentPassword: PASSWORD })).statusCode).toBe(200);
  const booked = () => db.selectFrom("bookings").select(["name", "phone", "devotees", "gotra", "notes"]).execute();
  const ordered = () => db.selectFrom("orders").select(["name", "phone", "address"]).execute();
  expect(await booked()).toMatchObject([{ name: "Asha Rao", gotra: "Kashyapa" }]);
  expect(await ordered()).toMatchObject([{ name: "Asha Rao" }]);

  const sent = await it.as("ADMIN").post(`/api/admin/orders/${placed.order.id}/send`, { tracking: "EM1" });
  expect(sent.statusCode, sent.body).toBe(200);
  await it.as("ADMIN").post(`/api/admin/orders/${placed.order.id}/deliver`, {});
  clock.set("2026-11-24T06:30:00.000Z");
  await tidy(app);
  expect(await booked()).toEqual([{ name: "", phone: "", devotees: "[]", gotra: null, notes: null }]);
  expect(await ordered()).toEqual([{ name: "", phone: "", address: "" }]);
  await expectLedgerToBalance(db);
});

describe("deleting the account", () => {
  const remove = (person: Caller, currentPassword: string) =>
    person.call("DELETE", "/api/users/me", { currentPassword });

  test("takes the account and what waits with it, and leaves what is published without a name", async () => {
    const { db, person, visitor, temple, as, clock } = await withContributions();
    await as("ADMIN").post("/api/admin/moderation/decisions", {
      decisions: [{ kind: "review", id: 1, decision: "approve" }],
    });
    clock.set("2026-11-21T06:31:00.000Z");
    await person.post(`/api/temples/${temple}/reviews`, aReview({ comment: "A second visit, at dawn." }));
    expect((await remove(person, PASSWORD)).statusCode).toBe(200);

    expect((await person.get("/api/users/me")).statusCode).toBe(401);
    expect((await visitor.post("/api/auth/login", { email: person.email, password: PASSWORD })).statusCode).toBe(401);
    expect((await visitor.get(`/api/temples/${temple}/reviews`)).json().items).toMatchObject([
      { id: 1, userName: null },
    ]);
    expect((await visitor.get(`/api/temples/${temple}`)).json()).toMatchObject({ rating: 5, reviewCount: 1 });
    for (const table of ["photos", "corrections", "outbox"] as const) {
      expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
    }
    const left = await db.selectFrom("reviews").selectAll().execute();
    expect(left).toMatchObject([{ id: 1, user_id: null, name: null, email: null, author_key: null }]);
  });

  test.each([
    ["why, which is kept", " Moving abroad ", "Moving abroad"],
    ["nothing", "", null],
    ["nothing at all", undefined, null],
  ])("its owner may say %s", async (_, reason, kept) => {
    const { anAccount, db } = await open();
    const person = await anAccount();
    const sent = { currentPassword: PASSWORD, reason };
    expect((await person.call("DELETE", "/api/users/me", sent)).statusCode).toBe(200);
    const log = await db.selectFrom("audit_log").select(["action", "reason"]).execute();
    expect(log).toEqual([{ action: "account.delete", reason: kept }]);
  });

  test("leaves its files to the sweeper", async () => {
    const { app, person, clock } = await withContributions();
    await remove(person, PASSWORD);
    expect(storedFiles({ app }).length).toBeGreaterThan(0);
    clock.set(new Date(machineNow().getTime() + 2 * 3_600_000).toISOString());
    await sweepImages(app);
    expect(storedFiles({ app })).toEqual([]);
  });

  test.each([
    ["a guess", "errors.currentPassword"],
    ["", "errors.required"],
    [undefined, "errors.required"],
  ])("with the password %j is refused", async (password, key) => {
    const { anAccount } = await open();
    const person = await anAccount();
    const refused = await person.call("DELETE", "/api/users/me", { currentPassword: password });
    expect(refused.json()).toMatchObject({ statusCode: 400, errors: { currentPassword: key } });
    expect((await person.get("/api/users/me")).statusCode).toBe(200);
  });

  test("the last super admin stays, also when the last two go at the same moment", async () => {
    const { anAccount, db } = await open();
    const people = [await anAccount({ role: "SUPER_ADMIN" }), await anAccount({ role: "SUPER_ADMIN" })];
    const answers = await Promise.all(
      people.map((person) => person.call("DELETE", "/api/users/me", { currentPassword: PASSWORD })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json().code).toBe("lastSuperAdmin");
    expect(await db.selectFrom("users").select("id").where("role", "=", "SUPER_ADMIN").execute()).toHaveLength(1);
  });
});
