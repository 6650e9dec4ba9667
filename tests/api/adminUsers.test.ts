import { describe, expect, test } from "vitest";
import type { AccountRole } from "../../src/contract/roles";
import { confirmed } from "../support/stepUp";
import { type TestAccount, type TestApp, testApp } from "../support/testApp";

const root = "/api/admin/users";
const NOON = "2026-11-21T06:30:00.000Z";
type Listed = { users: { id: number; email: string; name: string; role: string }[]; total: number };
const list = async (by: TestApp["visitor"], query: Record<string, string> = {}): Promise<Listed> =>
  (await by.get(root, { query })).json();
const names = ({ users }: Listed) => users.map(({ name }) => name);
const roleOf = async (opened: TestApp, { id }: { id: number }) =>
  (await opened.db.selectFrom("users").select(["role", "active"]).where("id", "=", id).executeTakeFirstOrThrow()).role;
const activeOf = async (opened: TestApp, { id }: { id: number }) =>
  (await opened.db.selectFrom("users").select("active").where("id", "=", id).executeTakeFirstOrThrow()).active === 1;
const give = async (by: TestApp["visitor"], to: { id: number }, role: AccountRole, from?: AccountRole) =>
  by.put(`${root}/${to.id}/role`, { role, ...(from && { from }) }, await confirmed(by, "role"));
const toggle = async (by: TestApp["visitor"], who: { id: number }, active?: boolean) =>
  by.put(
    `${root}/${who.id}/toggle-active`,
    active === undefined ? undefined : { active },
    await confirmed(by, "deactivate"),
  );

describe("the list of users", () => {
  test("comes in pages from 0, ten at a time, newest first", async () => {
    const opened = await testApp({ now: NOON });
    const admin = await opened.anAccount({ role: "USER_ADMIN", name: "Admin" });
    for (let number = 1; number <= 12; number++) {
      opened.clock.set(new Date(Date.parse(NOON) + number * 60_000).toISOString());
      await opened.anAccount({ name: `Person ${number}` });
    }
    const first = (await admin.get(root, { query: { page: "0" } })).json();
    expect(first).toMatchObject({ currentPage: 0, size: 10, totalPages: 2, total: 13 });
    expect(names(first)[0]).toBe("Person 12");
    expect(first.users).toHaveLength(10);
    const second = await list(admin, { page: "1", size: "10", sortBy: "createdAt", sortDir: "desc" });
    expect(names(second)).toEqual(["Person 2", "Person 1", "Admin"]);
    expect(await list(admin, { page: "7" })).toMatchObject({ users: [], total: 13 });
  });

  test("shows what the console needs of an account and keeps the rest back", async () => {
    const opened = await testApp({ now: NOON });
    const person = await opened.anAccount({ name: "Asha Rao", email: "Asha@Test.example" });
    await person.put("/api/user/preferences", { faith: "Hindu", preferences: "{}" });
    const { users } = await list(opened.as("ADMIN"), { search: "asha" });
    expect(users).toEqual([
      {
        id: person.id,
        name: "Asha Rao",
        email: "asha@test.example",
        role: "DEVOTEE",
        active: true,
        createdAt: NOON,
        requestedRole: null,
      },
    ]);
  });

  test.each([
    ["rao", ["Asha Rao"]],
    ["ASHA@", ["Asha Rao"]],
    ["आशा", ["Asha Rao"]],
    ["shiva kum", ["शिव कुमार"]],
    ["Śivakumar", []],
    ["100%", ["Hundred 100% Sure"]],
    ["_", ["Under_score"]],
    ["nobody at all", []],
  ])("found by %j: %j", async (search, expected) => {
    const opened = await testApp();
    await opened.anAccount({ name: "Asha Rao", email: "asha@lamp.example" });
    await opened.anAccount({ name: "शिव कुमार", email: "s1@lamp.example" });
    await opened.anAccount({ name: "Hundred 100% Sure", email: "h1@lamp.example" });
    await opened.anAccount({ name: "Under_score", email: "u1@lamp.example" });
    const admin = await opened.anAccount({ role: "ADMIN", name: "Zed", email: "zed@lamp.example" });
    expect(names(await list(admin, { search }))).toEqual(expected);
  });

  test("is found by a new name, and no longer by the old one", async () => {
    const opened = await testApp();
    const person = await opened.anAccount({ name: "Meera Pai" });
    await person.put("/api/users/me", { name: "Kaveri Bhat" });
    expect(names(await list(opened.as("ADMIN"), { search: "kaveri bhatt" }))).toEqual(["Kaveri Bhat"]);
    expect(names(await list(opened.as("ADMIN"), { search: "meera" }))).toEqual([]);
  });

  test("is filtered by role and by flag, and sorted", async () => {
    const opened = await testApp();
    await opened.anAccount({ role: "PANDIT", name: "Vasu" });
    await opened.anAccount({ role: "PANDIT", name: "Bhanu", active: false });
    await opened.anAccount({ name: "Asha" });
    const admin = await opened.anAccount({ role: "ADMIN", name: "Zed" });
    expect(names(await list(admin, { role: "PANDIT", sortBy: "name", sortDir: "asc" }))).toEqual(["Bhanu", "Vasu"]);
    expect(names(await list(admin, { active: "false" }))).toEqual(["Bhanu"]);
    expect(names(await list(admin, { role: "", active: "", sortBy: "name", sortDir: "desc" }))[0]).toBe("Zed");
  });

  test("tells what role a person asks for", async () => {
    const opened = await testApp();
    const sent = { name: "Asha", email: "asha@wish.example", password: "lotus lamp bell", role: "PANDIT" };
    await opened.visitor.post("/api/auth/register", sent);
    const verified = { email_verified_at: "2026-11-01T00:00:00.000Z" };
    await opened.db.updateTable("users").set(verified).where("email", "=", sent.email).execute();
    const admin = opened.as("USER_ADMIN");
    expect((await list(admin, { search: "asha" })).users).toMatchObject([{ role: "DEVOTEE", requestedRole: "PANDIT" }]);
    expect((await admin.get(`${root}/stats`)).json().pendingRoleRequests).toBe(1);
  });

  test.each(["page=-1", "page=x", "size=101", "role=KING", "sortBy=password", "odd=1"])(
    "%s is refused",
    async (query) => {
      const { as } = await testApp();
      expect((await as("ADMIN").get(`${root}?${query}`)).statusCode).toBe(400);
    },
  );
});

test("the figures count everybody, whoever is active, who came in 30 days, and each role", async () => {
  const opened = await testApp({ now: "2026-01-01T06:00:00.000Z" });
  await opened.anAccount({ role: "PANDIT" });
  await opened.anAccount({ active: false });
  opened.clock.set("2026-03-01T06:00:00.000Z");
  const admin = await opened.anAccount({ role: "ADMIN" });
  const stats = (await admin.get(`${root}/stats`)).json();
  expect(stats).toMatchObject({ totalUsers: 3, activeUsers: 2, recentRegistrations: 1, pendingRoleRequests: 0 });
  expect(stats.usersByRole).toMatchObject({ PANDIT: 1, DEVOTEE: 1, ADMIN: 1, SUPER_ADMIN: 0 });
});

describe("a role", () => {
  test.each<[AccountRole, AccountRole, AccountRole, number]>([
    ["SUPER_ADMIN", "DEVOTEE", "SUPER_ADMIN", 200],
    ["SUPER_ADMIN", "ADMIN", "DEVOTEE", 200],
    ["ADMIN", "DEVOTEE", "TEMPLE_ADMIN", 200],
    ["ADMIN", "USER_ADMIN", "DEVOTEE", 200],
    ["ADMIN", "DEVOTEE", "ADMIN", 403],
    ["ADMIN", "DEVOTEE", "SUPER_ADMIN", 403],
    ["ADMIN", "SUPER_ADMIN", "DEVOTEE", 403],
    ["ADMIN", "ADMIN", "DEVOTEE", 403],
    ["USER_ADMIN", "DEVOTEE", "PANDIT", 200],
    ["USER_ADMIN", "DEVOTEE", "USER_ADMIN", 403],
    ["USER_ADMIN", "TEMPLE_ADMIN", "DEVOTEE", 403],
    ["TEMPLE_ADMIN", "DEVOTEE", "PANDIT", 403],
  ])("%s changing a %s to %s answers %i", async (actor, present, wanted, status) => {
    const opened = await testApp();
    const person = await opened.anAccount({ role: present });
    const answer = await give(await opened.anAccount({ role: actor }), person, wanted);
    expect(answer.statusCode, answer.body).toBe(status);
    expect(await roleOf(opened, person)).toBe(status === 200 ? wanted : present);
    if (status === 200) expect(answer.json()).toMatchObject({ id: person.id, role: wanted });
  });

  test("counts from the very next call of whoever got it, and of whoever lost it", async () => {
    const opened = await testApp();
    const person = await opened.anAccount();
    expect((await person.get(root)).statusCode).toBe(403);
    await give(opened.as("SUPER_ADMIN"), person, "USER_ADMIN");
    expect((await person.get(root)).statusCode).toBe(200);
    await give(opened.as("SUPER_ADMIN"), person, "DEVOTEE");
    expect((await person.get(root)).statusCode).toBe(403);
  });

  test("is never given to oneself", async () => {
    const opened = await testApp();
    await opened.anAccount({ role: "SUPER_ADMIN" });
    const admin = await opened.anAccount({ role: "SUPER_ADMIN" });
    expect((await give(admin, admin, "DEVOTEE")).statusCode).toBe(403);
    expect((await toggle(admin, admin)).statusCode).toBe(403);
    expect(await roleOf(opened, admin)).toBe("SUPER_ADMIN");
  });

  test("that is another by now than the one that was seen is a conflict", async () => {
    const opened = await testApp();
    const person = await opened.anAccount({ role: "PANDIT" });
    expect((await give(opened.as("ADMIN"), person, "TEMPLE_ADMIN", "DEVOTEE")).statusCode).toBe(409);
    expect(await roleOf(opened, person)).toBe("PANDIT");
  });

  test("asked for and given here leaves the queue, and whoever asked is told", async () => {
    const opened = await testApp();
    const sent = { name: "Asha", email: "asha@wish.example", password: "lotus lamp bell", role: "PANDIT" };
    const token = (await opened.visitor.post("/api/auth/register", sent)).body;
    const verified = { email_verified_at: "2026-11-01T00:00:00.000Z" };
    await opened.db.updateTable("users").set(verified).where("email", "=", sent.email).execute();
    const [person] = (await list(opened.as("ADMIN"), { search: "asha" })).users;
    await give(opened.as("ADMIN"), person ?? { id: 0 }, "PANDIT");
    expect((await opened.as("ADMIN").get("/api/admin/moderation")).json().counts["role-request"]).toBe(0);
    const mine = await opened.visitor.get("/api/users/me/contributions", {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(mine.json().roleRequests).toMatchObject([{ role: "PANDIT", status: "approved" }]);
    const letters = await opened.db.selectFrom("outbox").select(["recipient", "template"]).execute();
    expect(letters).toContainEqual({ recipient: "asha@wish.example", template: "outcome.role-request.approved" });
  });

  test.each([[{}], [{ role: "KING" }], [{ role: "VISITOR" }], [{ role: "PANDIT", odd: 1 }], [null]])(
    "%j is refused",
    async (body) => {
      const opened = await testApp();
      const person = await opened.anAccount();
      const answer = await opened.as("ADMIN").put(`${root}/${person.id}/role`, body ?? undefined);
      expect(answer.statusCode).toBe(400);
    },
  );

  test("of nobody is not found", async () => {
    const { as } = await testApp();
    expect((await as("ADMIN").put(`${root}/4711/role`, { role: "PANDIT" })).statusCode).toBe(404);
    expect((await as("ADMIN").put(`${root}/4711/toggle-active`)).statusCode).toBe(404);
    expect((await as("ADMIN").put(`${root}/x/toggle-active`)).statusCode).toBe(400);
  });
});

describe("the active flag", () => {
  test("is turned round without a body, and set with one", async () => {
    const opened = await testApp();
    const person = await opened.anAccount();
    const admin = opened.as("USER_ADMIN");
    expect((await toggle(admin, person)).json()).toMatchObject({ id: person.id, active: false });
    expect((await toggle(admin, person, false)).json()).toMatchObject({ active: false });
    expect((await toggle(admin, person)).json()).toMatchObject({ active: true });
  });

  test("taken away ends every session at once, and given back asks to sign in again", async () => {
    const opened = await testApp();
    const person = await opened.anAccount();
    await toggle(opened.as("ADMIN"), person, false);
    expect((await person.get("/api/users/me")).statusCode).toBe(401);
    await toggle(opened.as("ADMIN"), person, true);
    expect((await person.get("/api/users/me")).statusCode).toBe(401);
    const credentials = { email: person.email, password: "lotus lamp bell" };
    expect((await opened.visitor.post("/api/auth/login", credentials)).statusCode).toBe(200);
  });

  test.each<[AccountRole, AccountRole, number]>([
    ["USER_ADMIN", "PANDIT", 200],
    ["USER_ADMIN", "CONTENT_ADMIN", 403],
    ["ADMIN", "FESTIVAL_ADMIN", 200],
    ["ADMIN", "ADMIN", 403],
    ["SUPER_ADMIN", "ADMIN", 200],
    ["CONTENT_ADMIN", "DEVOTEE", 403],
  ])("%s toggling a %s answers %i", async (actor, present, status) => {
    const opened = await testApp();
    const person = await opened.anAccount({ role: present });
    expect((await toggle(await opened.anAccount({ role: actor }), person)).statusCode).toBe(status);
    expect(await activeOf(opened, person)).toBe(status !== 200);
  });

  test.each([[{ active: "no" }], [{ active: null }], [{ active: true, odd: 1 }]])("%j is refused", async (body) => {
    const opened = await testApp();
    const person = await opened.anAccount();
    expect((await opened.as("ADMIN").put(`${root}/${person.id}/toggle-active`, body)).statusCode).toBe(400);
  });
});

describe("of two super admins who act on each other at once one stays", () => {
  const two = async (opened: TestApp): Promise<[TestAccount, TestAccount]> => [
    await opened.anAccount({ role: "SUPER_ADMIN" }),
    await opened.anAccount({ role: "SUPER_ADMIN" }),
  ];
  const actions: [string, (by: TestAccount, who: TestAccount) => ReturnType<typeof give>][] = [
    ["demoting", (by, who) => give(by, who, "DEVOTEE")],
    ["deactivating", (by, who) => toggle(by, who, false)],
  ];
  test.each(actions)("%s", async (_, act) => {
    const opened = await testApp();
    const [one, other] = await two(opened);
    const answers = await Promise.all([act(one, other), act(other, one)]);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    const left = opened.db.selectFrom("users").select("id").where("role", "=", "SUPER_ADMIN").where("active", "=", 1);
    expect(await left.execute()).toHaveLength(1);
  });
});

test("of two changes of one account at once none is lost in the log", async () => {
  const opened = await testApp({ now: NOON });
  const person = await opened.anAccount();
  const admin = await opened.anAccount({ role: "SUPER_ADMIN" });
  const answers = await Promise.all([
    give(admin, person, "PANDIT", "DEVOTEE"),
    give(admin, person, "TEMPLE_ADMIN", "DEVOTEE"),
  ]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  const log = await opened.db.selectFrom("audit_log").selectAll().where("kind", "=", "account").execute();
  expect(log).toMatchObject([{ action: "account.role", item_id: person.id, actor_id: admin.id, at: NOON }]);
  expect(JSON.parse(log[0]?.details ?? "{}").before).toEqual({ role: "DEVOTEE" });
});
