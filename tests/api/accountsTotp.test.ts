import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { describe, expect, test } from "vitest";
import { issueLink } from "../../src/server/accounts/links";
import { builtServer } from "../support/builtServer";
import { PASSWORD } from "../support/factories";
import { codeAt, enrol } from "../support/secondFactor";
import { type TestApp, testApp } from "../support/testApp";

const NOON = "2026-11-21T06:30:00.000Z";
const at = (seconds: number) => new Date(Date.parse(NOON) + seconds * 1_000).toISOString();
const totp = "/api/users/me/totp";

const opened = () => testApp({ now: NOON, env: { RATE_LIMITS: "off" } });

/** Someone who enrolled a minute ago. */
async function enrolled() {
  const app = await opened();
  const person = await app.anAccount({ role: "ADMIN" });
  const own = await enrol(person, NOON);
  app.clock.set(at(60));
  const logIn = (fields: object = {}, from = {}) =>
    app.visitor.post("/api/auth/login", { email: person.email, password: PASSWORD, ...fields }, from);
  return { ...app, person, ...own, logIn };
}

describe("setting codes up", () => {
  test("gives a secret for the app, then ten recovery codes once, and the owner is told", async () => {
    const { anAccount, db } = await opened();
    const person = await anAccount();
    expect((await person.get(totp)).json()).toEqual({ on: false, recoveryCodes: 0 });
    const begun = await person.post(totp, { currentPassword: PASSWORD });
    const { secret, uri } = begun.json();
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(uri).toMatch(/^otpauth:\/\/totp\/Devalaya:person\d+%40test\.example\?issuer=Devalaya&secret=/);
    expect((await person.get(totp)).json().on).toBe(false);
    const confirmed = await person.post(`${totp}/confirm`, { code: ` ${codeAt(secret, NOON)} ` });
    const { recoveryCodes } = confirmed.json();
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(recoveryCodes[0]).toMatch(/^[a-z0-9]{5}-[a-z0-9]{5}$/);
    expect((await person.get(totp)).json()).toEqual({ on: true, recoveryCodes: 10 });
    const letters = await db.selectFrom("outbox").select(["recipient", "template"]).execute();
    expect(letters).toEqual([{ recipient: person.email, template: "totpOn" }]);
    const log = await db.selectFrom("audit_log").select(["action", "item_id", "actor_id"]).execute();
    expect(log).toEqual([{ action: "account.totpOn", item_id: person.id, actor_id: person.id }]);
  });

  test("asks for the password, and for a code that is right", async () => {
    const { anAccount } = await opened();
    const person = await anAccount();
    const refused = await person.post(totp, { currentPassword: "a guess" });
    expect(refused.json()).toMatchObject({ statusCode: 400, errors: { currentPassword: "errors.currentPassword" } });
    expect((await person.post(`${totp}/confirm`, { code: "123456" })).json().errors).toEqual({
      code: "errors.invalidCode",
    });
    const { secret } = (await person.post(totp, { currentPassword: PASSWORD })).json();
    const late = await person.post(`${totp}/confirm`, { code: codeAt(secret, at(90)) });
    expect(late.json()).toMatchObject({ statusCode: 400, errors: { code: "errors.invalidCode" } });
    expect((await person.get(totp)).json().on).toBe(false);
  });

  test("is for who is signed in, and not a second time", async () => {
    const { visitor, person, secret } = await enrolled();
    expect((await visitor.post(totp, { currentPassword: PASSWORD })).statusCode).toBe(401);
    const again = await person.post(totp, { currentPassword: PASSWORD, code: codeAt(secret, at(60)) });
    expect(again.statusCode).toBe(409);
  });

  test("stores neither secret nor codes as they are, and no row for another account", async () => {
    const { db, person, anAccount, secret, recoveryCodes, logIn, clock } = await enrolled();
    const rows = [
      await db.selectFrom("totp").selectAll().execute(),
      await db.selectFrom("recovery_codes").selectAll().execute(),
    ];
    const stored = JSON.stringify(rows);
    expect(stored).not.toContain(secret);
    for (const code of recoveryCodes) expect(stored).not.toContain(code.replace("-", ""));
    expect(stored.match(/\$argon2id\$/g)).toHaveLength(10);
    // a row that was put in the place of another one's opens nothing
    const other = await anAccount();
    await enrol(other, at(60));
    const { secret: sealed } = await db
      .selectFrom("totp")
      .select("secret")
      .where("user_id", "=", other.id)
      .executeTakeFirstOrThrow();
    await db.updateTable("totp").set({ secret: sealed }).where("user_id", "=", person.id).execute();
    clock.set(at(120));
    expect((await logIn({ code: codeAt(secret, at(120)) })).json().code).toBe("invalidCode");
    expect((await logIn({ code: recoveryCodes[0] })).statusCode).toBe(200);
  });
});

describe("logging in with codes", () => {
  test("asks for one only after the right password, and takes it with the same call", async () => {
    const { logIn, secret } = await enrolled();
    const asked = await logIn();
    expect(asked.json()).toMatchObject({
      statusCode: 401,
      code: "codeRequired",
      message: "Please enter the code from your authenticator app.",
    });
    const wrong = await logIn({ password: "not this one", code: codeAt(secret, at(60)) });
    expect(wrong.json()).toMatchObject({ statusCode: 401, code: "invalidCredentials" });
    const answer = await logIn({ code: codeAt(secret, at(60)) });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.body.split(".")).toHaveLength(3);
  });

  test("takes each code once, also from two calls at the same time, and none from before it", async () => {
    const { logIn, secret } = await enrolled();
    const code = codeAt(secret, at(60));
    const both = await Promise.all([logIn({ code }), logIn({ code })]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
    expect((await logIn({ code: codeAt(secret, at(30)) })).json()).toMatchObject({
      code: "invalidCode",
      errors: { code: "errors.invalidCode" },
    });
    expect((await logIn({ code: codeAt(secret, at(90)) })).statusCode).toBe(200); // a clock half a minute ahead
  });

  test("refuses the code of enrolment, one of another time, and what is no code", async () => {
    const { logIn, secret } = await enrolled();
    for (const code of [codeAt(secret, NOON), codeAt(secret, at(180)), "000000 or so", "xxxxx-xxxxx"]) {
      expect((await logIn({ code })).json().code).toBe("invalidCode");
    }
  });

  test("takes a recovery code once, however it is typed", async () => {
    const { logIn, recoveryCodes, person } = await enrolled();
    const [first = "", second = ""] = recoveryCodes;
    const both = await Promise.all([logIn({ code: first }), logIn({ code: first })]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
    expect((await logIn({ code: ` ${second.toUpperCase().replace("-", " ")} ` })).statusCode).toBe(200);
    expect((await person.get(totp)).json()).toEqual({ on: true, recoveryCodes: 8 });
  });

  test("hears ten wrong codes from one address, and twenty from all together", async () => {
    const { logIn } = await enrolled();
    const wrong = async (remoteAddress: string) => (await logIn({ code: "000000" }, { remoteAddress })).statusCode;
    const here = [];
    for (let each = 0; each < 11; each++) here.push(await wrong("10.3.0.1"));
    expect(here).toEqual([...Array(10).fill(401), 429]);
    const elsewhere = [];
    for (let each = 0; each < 11; each++) elsewhere.push(await wrong(`10.4.0.${each}`));
    expect(elsewhere).toEqual([...Array(10).fill(401), 429]);
  });

  test("being asked for the code is no failed try", async () => {
    const { logIn, secret } = await enrolled();
    for (let each = 0; each < 12; each++) expect((await logIn()).json().code).toBe("codeRequired");
    expect((await logIn({ code: codeAt(secret, at(60)) })).statusCode).toBe(200);
  });
});

describe("a forgotten password", () => {
  test("is chosen anew by the link and a code; the link outlives a missing or wrong one", async () => {
    const { db, visitor, person, secret } = await enrolled();
    const token = await issueLink(db, "reset", person.id, new Date(at(60)));
    const reset = (fields: object = {}) =>
      visitor.post("/api/auth/reset", { token, password: "river stone bell", ...fields });
    expect((await reset()).json()).toMatchObject({ statusCode: 401, code: "codeRequired" });
    expect((await reset({ code: "000000" })).json()).toMatchObject({ statusCode: 401, code: "invalidCode" });
    expect((await reset({ code: codeAt(secret, at(60)) })).statusCode).toBe(200);
  });
});

describe("what is weighty", () => {
  test.each([
    ["a new password", "PUT", "/api/users/me", { name: "A", password: "river stone bell" }],
    ["new recovery codes", "POST", `${totp}/recovery-codes`, {}],
    ["turning codes off", "DELETE", totp, {}],
    ["the end of the account", "DELETE", "/api/users/me", {}],
  ] as const)("%s takes the password and a code", async (_, method, url, fields) => {
    const { person, secret } = await enrolled();
    const send = async (more: object) => (await person.call(method, url, { ...fields, ...more })).json();
    const code = codeAt(secret, at(60));
    expect((await send({ currentPassword: PASSWORD })).errors).toEqual({ code: "errors.codeRequired" });
    expect((await send({ currentPassword: PASSWORD, code: "000000" })).errors).toEqual({ code: "errors.invalidCode" });
    expect((await send({ currentPassword: "a guess", code })).errors).toEqual({
      currentPassword: "errors.currentPassword",
    });
    expect(await send({ currentPassword: PASSWORD, code })).not.toHaveProperty("errors");
  });
});

describe("codes turned off", () => {
  test("are no longer asked for, and nothing of them is left", async () => {
    const { person, secret, logIn, db } = await enrolled();
    await person.call("DELETE", totp, { currentPassword: PASSWORD, code: codeAt(secret, at(60)) });
    expect((await logIn()).statusCode).toBe(200);
    expect(await db.selectFrom("totp").selectAll().execute()).toEqual([]);
    expect(await db.selectFrom("recovery_codes").selectAll().execute()).toEqual([]);
    const letters = await db.selectFrom("outbox").select("template").orderBy("id").execute();
    expect(letters.map(({ template }) => template)).toEqual(["totpOn", "totpOff"]);
  });

  test("new recovery codes replace the old ones", async () => {
    const { person, secret, recoveryCodes, logIn } = await enrolled();
    const proof = { currentPassword: PASSWORD, code: codeAt(secret, at(60)) };
    const renewed = (await person.post(`${totp}/recovery-codes`, proof)).json().recoveryCodes;
    expect((await logIn({ code: recoveryCodes[0] })).statusCode).toBe(401);
    expect((await logIn({ code: renewed[0] })).statusCode).toBe(200);
  });
});

describe("npm run totp:reset", () => {
  const run = async ({ app }: Pick<TestApp, "app">, ...args: string[]) => {
    const { DATA_DIR, DATABASE_URL } = app.env;
    const env = { ...process.env, DATA_DIR, ...(DATABASE_URL && { DATABASE_URL }) };
    const command = [await builtServer("totpReset"), ...args];
    return promisify(execFile)(process.execPath, command, { env });
  };

  test("lets in by the password alone who lost everything, ends the sessions, and is in the log", async () => {
    const opened = await enrolled();
    const { stdout } = await run(opened, "--email", opened.person.email);
    expect(stdout).toBe(`${opened.person.email} signs in by the password alone now.\n`);
    expect((await opened.person.get("/api/users/me")).statusCode).toBe(401);
    expect((await opened.logIn()).statusCode).toBe(200);
    const log = await opened.db.selectFrom("audit_log").select(["action", "origin"]).orderBy("id").execute();
    expect(log.at(-1)).toEqual({ action: "account.totpReset", origin: "system" });
  });

  test("says when there is nothing to reset", async () => {
    const opened = await testApp();
    const { email } = await opened.anAccount();
    await expect(run(opened, "--email", email)).rejects.toMatchObject({ stderr: `${email} has no two-step login.\n` });
    await expect(run(opened)).rejects.toMatchObject({ stderr: expect.stringContaining("--email") });
  });
});
