import type { FastifyInstance } from "fastify";
import { describe, expect, onTestFinished, test } from "vitest";
import { accountsPerDayAndAddress, phoneCodeLimits, strangerLimits } from "../../src/contract/heldLimits";
import { createAccount } from "../../src/server/accounts/actions";
import { ensureDemoAccounts } from "../../src/server/accounts/demo";
import { callerWith } from "../support/callers";
import { PASSWORD, PASSWORD_HASH } from "../support/factories";
import { startMailServer } from "../support/mailServer";
import { type TestAppOptions, testApp } from "../support/testApp";

const NOON = "2026-11-21T06:30:00.000Z";
const at = (hours: number) => new Date(Date.parse(NOON) + hours * 3_600_000).toISOString();
const anna = { name: "Anna", email: "anna@test.example", password: "a lamp in the dusk" };

async function withMail(options: TestAppOptions = {}) {
  const server = await startMailServer();
  onTestFinished(server.stop);
  const env = { SMTP_URL: server.url, RATE_LIMITS: "off", ...options.env };
  const opened = await testApp({ now: NOON, ...options, env });
  /** Letters that went out, as they were read. */
  const mails = async () => {
    await opened.app.idle();
    await opened.app.sendMail();
    return server.received.map(({ to, subject, body }) => ({ to: to.join(), subject, body }));
  };
  const tokens = async () => (await mails()).flatMap(({ body }) => /verify\?token=(\S+)/.exec(body)?.[1] ?? []);
  const register = async (fields: Partial<typeof anna> & { role?: string } = {}, remoteAddress = "203.0.113.9") => {
    const answer = await opened.visitor.post("/api/auth/register", { ...anna, ...fields }, { remoteAddress });
    expect(answer.statusCode, answer.body).toBe(201);
    return callerWith(opened.app, async () => answer.body);
  };
  const logIn = async () => {
    const answer = await opened.visitor.post("/api/auth/login", { email: anna.email, password: anna.password });
    expect(answer.statusCode, answer.body).toBe(200);
    return callerWith(opened.app, async () => answer.body);
  };
  return { ...opened, mails, tokens, register, logIn };
}

const confirm = (app: FastifyInstance, token: string | undefined) =>
  app.inject({ method: "POST", url: "/api/auth/verify", payload: { token } });

describe("the address of a new account", () => {
  test("is confirmed by the link of a letter that says nothing the registrant typed", async () => {
    const { app, mails, tokens, register } = await withMail();
    const me = await register({ name: "You have won" });
    expect((await me.get("/api/users/me")).json()).toMatchObject({ email: anna.email, emailVerified: false });
    const [letter] = await mails();
    expect(letter).toMatchObject({ to: anna.email, subject: "Please confirm your email address for Devalaya" });
    expect(letter?.body).not.toContain("won");
    const [token] = await tokens();
    expect((await confirm(app, token)).json()).toEqual({ email: anna.email });
    expect((await me.get("/api/users/me")).json()).toMatchObject({ emailVerified: true });
  });

  test("is not confirmed by opening the link, nor twice, nor a day later", async () => {
    const { app, tokens, register, clock, visitor } = await withMail();
    const me = await register();
    const [token] = await tokens();
    expect((await visitor.get(`/api/auth/verify?token=${token}`)).statusCode).toBe(404);
    expect((await me.get("/api/users/me")).json()).toMatchObject({ emailVerified: false });
    clock.set(at(24.1));
    expect((await confirm(app, token)).json()).toMatchObject({ code: "gone", errors: { token: "errors.link" } });
    clock.set(at(23.9));
    expect((await confirm(app, token)).statusCode).toBe(200);
    expect((await confirm(app, token)).statusCode).toBe(410);
    expect((await confirm(app, "no link of ours, though long enough")).statusCode).toBe(410);
  });

  test("gets another letter on request, whose link replaces the one before, a few times a day", async () => {
    const { app, tokens, register, logIn, clock } = await withMail();
    const me = await register();
    const again = await me.post("/api/users/me/verification");
    expect(again.json()).toEqual({ email: anna.email }); // no link: there is a mail server
    const [first, second] = await tokens();
    expect((await confirm(app, first)).statusCode).toBe(410);
    expect((await me.post("/api/users/me/verification")).statusCode).toBe(200);
    expect((await me.post("/api/users/me/verification")).json()).toMatchObject({ code: "tooManyLetters" });
    expect((await confirm(app, second)).statusCode).toBe(410);
    clock.set(at(25));
    const later = await logIn(); // the first session lasts half a day
    expect((await later.post("/api/users/me/verification")).statusCode).toBe(200);
    expect(await tokens()).toHaveLength(strangerLimits.mail.recipient + 1);
    const last = (await tokens()).at(-1);
    expect((await confirm(app, last)).statusCode).toBe(200);
    expect((await later.post("/api/users/me/verification")).statusCode).toBe(409);
  });

  test("is written to seldom, whoever asks: so many a day from one caller, to one address, of accounts", async () => {
    const { db, register, visitor, mails } = await withMail();
    for (let n = 0; n < strangerLimits.mail.caller + 2; n++) await register({ email: `n${n}@test.example` });
    expect(await mails()).toHaveLength(strangerLimits.mail.caller);
    await db.updateTable("quotas").set({ used: accountsPerDayAndAddress }).where("key", "like", "accounts %").execute();
    const remoteAddress = "203.0.113.9";
    const more = await visitor.post("/api/auth/register", { ...anna, email: "m@test.example" }, { remoteAddress });
    expect(more.statusCode).toBe(429);
    await register({ email: "elsewhere@test.example" }, "198.51.100.7");
    expect(await mails()).toHaveLength(strangerLimits.mail.caller + 1);
  });

  test("is told by a demo that has no mail server, and by no other", async () => {
    const demo = await testApp({ env: { RATE_LIMITS: "off" } });
    const person = await demo.anAccount({ verified: false });
    const { link } = (await person.post("/api/users/me/verification")).json();
    expect((await confirm(demo.app, link.replace("/verify?token=", ""))).statusCode).toBe(200);
    const env = { APP_MODE: "production", JWT_SECRET: "x".repeat(32), PUBLIC_URL: "https://temples.example" };
    const production = await testApp({ env });
    const other = await production.anAccount({ verified: false });
    expect((await other.post("/api/users/me/verification")).json()).toEqual({ email: other.email });
  });

  test("is verified from the start for demo accounts and for who is set up by the program", async () => {
    const { db } = await testApp();
    await ensureDemoAccounts(db, PASSWORD, false, new Date(NOON));
    const owner = { name: "Owner", email: "owner@test.example", passwordHash: PASSWORD_HASH };
    await createAccount(db, owner, "SUPER_ADMIN", new Date(NOON));
    const open = await db.selectFrom("users").select("email").where("email_verified_at", "is", null).execute();
    expect(open).toEqual([]);
  });
});

describe("another address", () => {
  const wish = { email: "Asha.New@test.example", currentPassword: PASSWORD };

  test("counts once its owner has confirmed it; the one before is told", async () => {
    const { app, anAccount, mails, tokens } = await withMail();
    const asha = await anAccount({ email: "asha@test.example" });
    expect((await asha.put("/api/users/me/email", wish)).json()).toEqual({ email: "asha.new@test.example" });
    expect((await asha.get("/api/users/me")).json()).toMatchObject({ email: "asha@test.example", emailVerified: true });
    expect((await mails()).map(({ to }) => to)).toEqual(["asha.new@test.example"]);
    const [token] = await tokens();
    expect((await confirm(app, token)).json()).toEqual({ email: "asha.new@test.example" });
    expect((await asha.get("/api/users/me")).json()).toMatchObject({
      email: "asha.new@test.example",
      emailVerified: true,
    });
    expect((await mails())[1]).toMatchObject({
      to: "asha@test.example",
      subject: "The email address of your Devalaya account has changed",
    });
    const login = { email: "asha.new@test.example", password: PASSWORD };
    expect((await app.inject({ method: "POST", url: "/api/auth/login", payload: login })).statusCode).toBe(200);
  });

  test("is not taken on by an old link once the owner has taken the account back", async () => {
    const { app, anAccount, tokens } = await withMail();
    const asha = await anAccount({ email: "asha@test.example" });
    for (const takeBack of [
      () => asha.put("/api/users/me", { name: "Asha", password: "river stone lamp", currentPassword: PASSWORD }),
      () => asha.post("/api/auth/logout-everywhere"),
    ]) {
      const other = await anAccount();
      await other.put("/api/users/me/email", { ...wish, email: "of.another@test.example" });
      await asha.put("/api/users/me/email", wish);
      const token = (await tokens()).at(-1);
      expect((await takeBack()).statusCode).toBe(200);
      expect((await confirm(app, token)).statusCode).toBe(410);
      await app.db.updateTable("users").set({ password_hash: PASSWORD_HASH }).where("id", "=", asha.id).execute();
      await app.db.updateTable("users").set({ token_version: 1 }).where("id", "=", asha.id).execute();
      expect(await app.db.selectFrom("email_verifications").select("email").execute()).toContainEqual({
        email: "of.another@test.example",
      });
    }
  });

  test("needs the present password, and is nobody else's", async () => {
    const { app, anAccount, tokens } = await withMail();
    const asha = await anAccount();
    const refused = await asha.put("/api/users/me/email", { ...wish, currentPassword: "another one" });
    expect(refused.json()).toMatchObject({ statusCode: 400, errors: { currentPassword: "errors.currentPassword" } });
    await asha.put("/api/users/me/email", wish);
    await anAccount({ email: wish.email.toLowerCase() });
    const [token] = await tokens();
    expect((await confirm(app, token)).json()).toMatchObject({ code: "taken", errors: { email: "errors.emailTaken" } });
  });

  test("choosing a password by the link in a letter confirms the address as well", async () => {
    const { app, visitor, register, mails } = await withMail();
    const me = await register({ name: "Bad name" });
    await visitor.post("/api/auth/forgotten", { email: anna.email });
    const letter = (await mails()).find(({ body }) => body.includes("/reset?token="));
    expect(letter?.body).not.toContain("Bad name");
    const token = /reset\?token=(\S+)/.exec(letter?.body ?? "")?.[1];
    const answer = await visitor.post("/api/auth/reset", { token, password: "another lamp at dusk" });
    expect(answer.statusCode).toBe(200);
    const same = callerWith(app, async () => answer.body);
    expect((await same.get("/api/users/me")).json()).toMatchObject({ emailVerified: true });
    expect((await me.get("/api/users/me")).statusCode).toBe(401);
  });
});

describe("a telephone number", () => {
  const phone = "98765 43210";

  async function withCode() {
    const opened = await testApp({ now: NOON, env: { RATE_LIMITS: "off" } });
    const asha = await opened.anAccount();
    const send = async (text = phone) => asha.post("/api/users/me/phone", { phone: text });
    const code = async () => (await send()).json().code as string;
    const type = (text: string) => asha.post("/api/users/me/phone/confirm", { code: text });
    return { ...opened, asha, send, code, type };
  }
  const another = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");

  test("is the account's once the code sent there is typed, and can be taken off", async () => {
    const { db, asha, code, type } = await withCode();
    const sent = await code();
    const rows = await db.selectFrom("outbox").select(["channel", "recipient", "body", "data"]).execute();
    expect(rows).toMatchObject([{ channel: "sms", recipient: "+919876543210", data: null }]);
    expect(rows[0]?.body).toContain(sent);
    expect((await asha.get("/api/users/me")).json()).toMatchObject({ phone: null });
    expect((await type(sent)).json()).toMatchObject({ phone: "+919876543210" });
    expect((await type(sent)).statusCode).toBe(400);
    expect((await asha.delete("/api/users/me/phone")).json()).toMatchObject({ phone: null });
  });

  test("a code is good for few tries and few minutes", async () => {
    const { code, type, clock } = await withCode();
    const first = await code();
    for (let n = 0; n < phoneCodeLimits.tries; n++)
      expect((await type(another(first))).json()).toMatchObject({ errors: { code: "errors.code" } });
    expect((await type(first)).statusCode).toBe(400);
    const second = await code();
    clock.set(at((phoneCodeLimits.minutes + 1) / 60));
    expect((await type(second)).statusCode).toBe(400);
  });

  test("codes are few: for a number, for an account, and none for an account that is not verified", async () => {
    const { anAccount, send } = await withCode();
    expect((await send()).statusCode).toBe(200);
    expect((await send()).statusCode).toBe(200);
    expect((await send()).json()).toMatchObject({ statusCode: 429, code: "tooManyLetters" });
    expect((await send("91234 56789")).statusCode).toBe(200);
    expect((await send("90000 56789")).statusCode).toBe(429);
    expect((await send("12")).json()).toMatchObject({ errors: { phone: "errors.phone" } });
    const stranger = await anAccount({ verified: false });
    const refused = await stranger.post("/api/users/me/phone", { phone: "99887 76655" });
    expect(refused.json()).toMatchObject({ statusCode: 429, code: "verifyEmail" });
  });
});

test("text messages that one network has sent to numbers of strangers are few, of all its accounts together", async () => {
  const { anAccount } = await testApp({ now: NOON, env: { RATE_LIMITS: "off" } });
  let number = 9_876_500_000;
  const send = async (remoteAddress: string) => {
    const person = await anAccount();
    return (await person.post("/api/users/me/phone", { phone: String(number++) }, { remoteAddress })).statusCode;
  };
  for (let n = 0; n < strangerLimits.sms.caller; n++) expect(await send("2001:db8::1")).toBe(200);
  expect(await send("2001:db8::2")).toBe(429);
  expect(await send("2001:db8:0:1::1")).toBe(200);
});

describe("a role that a new account asks for", () => {
  test("waits for a moderator from when its address is confirmed", async () => {
    const { app, as, tokens, register } = await withMail();
    const me = await register({ role: "PANDIT" });
    const admin = as("USER_ADMIN");
    const seen = async () => {
      const { items, total, counts } = (await admin.get("/api/admin/moderation")).json();
      const [user] = (await admin.get("/api/admin/users?search=anna")).json().users;
      const { pendingRoleRequests } = (await admin.get("/api/admin/users/stats")).json();
      const waiting = [items.length, total, counts["role-request"], pendingRoleRequests];
      return { waiting, wish: user.requestedRole };
    };
    expect(await seen()).toEqual({ waiting: [0, 0, 0, 0], wish: null });
    const rejection = { decisions: [{ kind: "role-request", id: 1, decision: "reject", reason: "No" }] };
    expect((await admin.post("/api/admin/moderation/decisions", rejection)).statusCode).toBe(404);
    expect((await me.get("/api/users/me")).json()).toMatchObject({ requestedRole: "PANDIT" });
    const [token] = await tokens();
    expect((await confirm(app, token)).statusCode).toBe(200);
    expect(await seen()).toEqual({ waiting: [1, 1, 1, 1], wish: "PANDIT" });
    expect((await admin.post("/api/admin/moderation/decisions", rejection)).statusCode).toBe(200);
  });
});
