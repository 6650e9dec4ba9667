import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { describe, expect, test } from "vitest";
import { accountRoles } from "../../src/contract/roles";
import { demoEmails, ensureDemoAccounts } from "../../src/server/accounts/demo";
import { issueLink } from "../../src/server/accounts/links";
import { builtServer } from "../support/builtServer";
import { aPerson, PASSWORD } from "../support/factories";
import { type TestApp, testApp } from "../support/testApp";

const NOW = "2026-03-14T06:00:00Z";
const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });
const linkIn = ({ db }: TestApp, purpose: "setup" | "reset" = "setup") => issueLink(db, purpose, null, new Date(NOW));
const logIn = ({ visitor }: TestApp, email: string, password = PASSWORD) =>
  visitor.post("/api/auth/login", { email, password });

describe("the set-up link", () => {
  test("makes the first super admin and signs in", async () => {
    const app = await testApp({ now: NOW });
    const answer = await app.visitor.post("/api/auth/setup", aPerson({ token: await linkIn(app) }));
    expect(answer.statusCode).toBe(201);
    expect((await app.visitor.get("/api/users/me", bearer(answer.body))).json().role).toBe("SUPER_ADMIN");
  });

  test("works once, also for two who open it at the same time", async () => {
    const app = await testApp({ now: NOW });
    const token = await linkIn(app);
    const answers = await Promise.all([1, 2].map(() => app.visitor.post("/api/auth/setup", aPerson({ token }))));
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([201, 410]);
    await app.db.updateTable("users").set({ role: "DEVOTEE" }).execute(); // not refused only because there is a super admin now
    const again = await app.visitor.post("/api/auth/setup", aPerson({ token }));
    expect(again.statusCode).toBe(410);
    expect(again.json()).toMatchObject({
      code: "gone",
      message: "This link has expired or has been used.",
      errors: { token: "errors.link" },
    });
  });

  test("is over after a day", async () => {
    const app = await testApp({ now: NOW });
    const token = await linkIn(app);
    app.clock.set("2026-03-15T06:00:01Z");
    expect((await app.visitor.post("/api/auth/setup", aPerson({ token }))).statusCode).toBe(410);
  });

  test("is good for another try after a mistake in the form", async () => {
    const app = await testApp({ now: NOW });
    const token = await linkIn(app);
    const { email } = await app.anAccount();
    expect((await app.visitor.post("/api/auth/setup", aPerson({ token, password: "short" }))).statusCode).toBe(400);
    expect((await app.visitor.post("/api/auth/setup", aPerson({ token, email }))).statusCode).toBe(409);
    expect((await app.visitor.post("/api/auth/setup", aPerson({ token }))).statusCode).toBe(201);
  });

  test("makes no second super admin", async () => {
    const app = await testApp({ now: NOW });
    const token = await linkIn(app);
    await app.anAccount({ role: "SUPER_ADMIN" });
    expect((await app.visitor.post("/api/auth/setup", aPerson({ token }))).statusCode).toBe(410);
  });

  test("is not one for a forgotten password, nor a guess", async () => {
    const app = await testApp({ now: NOW });
    const others = [await linkIn(app, "reset"), "a-guess-that-is-long-enough-for-one"];
    for (const token of others)
      expect((await app.visitor.post("/api/auth/setup", aPerson({ token }))).statusCode).toBe(410);
  });

  test("is kept only as a hash", async () => {
    const app = await testApp({ now: NOW });
    const token = await linkIn(app);
    expect(JSON.stringify(await app.db.selectFrom("one_time_links").selectAll().execute())).not.toContain(token);
  });
});

describe("demo accounts", () => {
  test("are one per role, sign in with the one password, and are made once", async () => {
    const app = await testApp();
    await Promise.all([1, 2].map(() => ensureDemoAccounts(app.db, PASSWORD, false, new Date(NOW))));
    const rows = await app.db.selectFrom("users").select(["email", "role"]).execute();
    expect(rows.map(({ role }) => role).sort()).toEqual([...accountRoles].sort());
    expect(rows.map(({ email }) => email).sort()).toEqual([...demoEmails].sort());
    expect((await logIn(app, "super_admin@demo.example")).statusCode).toBe(200);
  });

  test("take a new DEMO_PASSWORD, and tokens live on when it is the same", async () => {
    const app = await testApp();
    await ensureDemoAccounts(app.db, PASSWORD, true, new Date(NOW));
    const { body: token } = await logIn(app, "pandit@demo.example");
    await ensureDemoAccounts(app.db, PASSWORD, true, new Date(NOW));
    expect((await app.visitor.get("/api/users/me", bearer(token))).statusCode).toBe(200);
    await ensureDemoAccounts(app.db, "another password", true, new Date(NOW));
    expect((await app.visitor.get("/api/users/me", bearer(token))).statusCode).toBe(401);
    expect((await logIn(app, "pandit@demo.example", "another password")).statusCode).toBe(200);
  });
});

describe("npm run admin:create", () => {
  const create = async ({ app }: TestApp, args: string[], password: string) => {
    const { DATA_DIR, DATABASE_URL } = app.env;
    const env = { ...process.env, DATA_DIR, ...(DATABASE_URL && { DATABASE_URL }), ADMIN_PASSWORD: password };
    return promisify(execFile)(process.execPath, [await builtServer("adminCreate"), ...args], {
      env,
    });
  };

  test("makes a super admin who can sign in", async () => {
    const app = await testApp();
    const { stdout } = await create(app, ["--email", "head@test.example", "--name", "Head"], PASSWORD);
    expect(stdout).toBe("head@test.example is a super admin now and can sign in.\n");
    const { body: token } = await logIn(app, "head@test.example");
    expect((await app.visitor.get("/api/users/me", bearer(token))).json()).toMatchObject({
      role: "SUPER_ADMIN",
      name: "Head",
    });
  });

  test("says what is wrong, fails, and makes nothing", async () => {
    const app = await testApp();
    const refused = create(app, ["--email", "head", "--name", "Head"], "short");
    await expect(refused).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/email: email, password: passwordShort/),
    });
    expect(await app.db.selectFrom("users").selectAll().execute()).toEqual([]);
  });
});
