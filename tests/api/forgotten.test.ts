import { describe, expect, onTestFinished, test } from "vitest";
import { PASSWORD } from "../support/factories";
import { startMailServer } from "../support/mailServer";
import { type TestApp, testApp } from "../support/testApp";

const NOON = "2026-11-21T06:30:00.000Z";
const later = (minutes: number) => new Date(Date.parse(NOON) + minutes * 60_000).toISOString();
const NEW_PASSWORD = "river stone bell";

async function withMail() {
  const server = await startMailServer();
  onTestFinished(server.stop);
  const opened = await testApp({ now: NOON, env: { SMTP_URL: server.url, RATE_LIMITS: "off" } });
  const ask = async (email: string, extra = {}) => {
    const answer = await opened.visitor.post("/api/auth/forgotten", { email }, extra);
    await opened.app.idle();
    return answer;
  };
  const tokens = () => server.received.flatMap(({ body }) => /reset\?token=(\S+)/.exec(body)?.[1] ?? []);
  return { ...opened, server, ask, tokens };
}

const reset = ({ visitor }: Pick<TestApp, "visitor">, token: string | undefined, password = NEW_PASSWORD) =>
  visitor.post("/api/auth/reset", { token, password });
const logIn = ({ visitor }: Pick<TestApp, "visitor">, email: string, password: string) =>
  visitor.post("/api/auth/login", { email, password });

describe("a forgotten password", () => {
  test("is replaced through the link in the mail, which also signs in", async () => {
    const opened = await withMail();
    const person = await opened.anAccount({ name: "Asha" });
    expect((await opened.ask(person.email.toUpperCase())).json()).toEqual({ ok: true });
    expect(opened.server.received).toMatchObject([{ to: [person.email], subject: "Choose a new Devalaya password" }]);

    const answer = await reset(opened, opened.tokens()[0]);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.headers).toMatchObject({ "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" });
    const me = await opened.visitor.get("/api/users/me", { headers: { authorization: `Bearer ${answer.body}` } });
    expect(me.json().email).toBe(person.email);
    expect((await logIn(opened, person.email, NEW_PASSWORD)).statusCode).toBe(200);
    expect((await logIn(opened, person.email, PASSWORD)).statusCode).toBe(401);
  });

  test("ends every session, and its owner is told", async () => {
    const opened = await withMail();
    const person = await opened.anAccount();
    await opened.ask(person.email);
    await reset(opened, opened.tokens()[0]);
    expect((await person.get("/api/users/me")).statusCode).toBe(401);
    await opened.app.sendMail();
    expect(opened.server.received.at(-1)).toMatchObject({
      to: [person.email],
      subject: "Your Devalaya password was changed",
    });
  });

  test("an unknown address is answered alike and gets no mail", async () => {
    const opened = await withMail();
    const person = await opened.anAccount();
    const gone = await opened.anAccount({ active: false });
    const answers = [
      await opened.ask(person.email),
      await opened.ask("nobody@test.example"),
      await opened.ask(gone.email),
    ];
    expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual(Array(3).fill([200, '{"ok":true}']));
    expect(opened.server.received.map(({ to }) => to)).toEqual([[person.email]]);
  });

  test("the mail is in the language of the page", async () => {
    const opened = await withMail();
    const person = await opened.anAccount();
    await opened.ask(person.email, { headers: { "accept-language": "kn" } });
    expect(opened.server.received[0]?.subject).toBe("ದೇವಾಲಯ ಖಾತೆಗೆ ಹೊಸ ಪಾಸ್‌ವರ್ಡ್");
  });

  test("without a mail server the letter is kept in the outbox", async () => {
    const { visitor, app, db, anAccount } = await testApp({ now: NOON });
    const person = await anAccount();
    expect((await visitor.post("/api/auth/forgotten", { email: person.email })).statusCode).toBe(200);
    await app.idle();
    const rows = await db.selectFrom("outbox").selectAll().execute();
    expect(rows).toMatchObject([{ recipient: person.email, status: "queued", template: "reset" }]);
  });

  test.each([[{ email: "no address" }], [{}], [{ email: "a@b.example", role: "ADMIN" }]])(
    "%j is refused",
    async (body) => {
      const { visitor } = await withMail();
      expect((await visitor.post("/api/auth/forgotten", body)).statusCode).toBe(400);
    },
  );

  test("is asked for three times an hour for one address, known or not", async () => {
    const opened = await withMail();
    const person = await opened.anAccount();
    for (const email of [person.email, "nobody@test.example"]) {
      const statuses: number[] = [];
      for (const from of ["10.0.0.1", "10.0.0.2", "10.0.0.3", "10.0.0.4"]) {
        statuses.push((await opened.ask(email, { remoteAddress: from })).statusCode);
      }
      expect(statuses).toEqual([200, 200, 200, 429]);
    }
    opened.clock.set(later(61));
    expect((await opened.ask(person.email)).statusCode).toBe(200);
  });

  test("is asked for twenty times an hour from one place", async () => {
    const opened = await withMail();
    const statuses = [];
    for (let count = 0; count < 21; count++) statuses.push((await opened.ask(`p${count}@test.example`)).statusCode);
    expect(statuses).toEqual([...Array(20).fill(200), 429]);
  });
});

describe("the link", () => {
  test("works once, also for two at the same time", async () => {
    const opened = await withMail();
    const person = await opened.anAccount();
    await opened.ask(person.email);
    const [token] = opened.tokens();
    const answers = await Promise.all([
      reset(opened, token, "first password"),
      reset(opened, token, "second password"),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410]);
    expect((await reset(opened, token)).statusCode).toBe(410);
  });

  test("works for thirty minutes", async () => {
    const opened = await withMail();
    const person = await opened.anAccount();
    await opened.ask(person.email);
    opened.clock.set(later(30));
    expect((await reset(opened, opened.tokens()[0])).statusCode).toBe(410);
    opened.clock.set(later(29));
    expect((await reset(opened, opened.tokens()[0])).statusCode).toBe(200);
  });

  test("dies when another one was used", async () => {
    const opened = await withMail();
    const person = await opened.anAccount();
    await opened.ask(person.email);
    await opened.ask(person.email);
    const [first, second] = opened.tokens();
    expect((await reset(opened, second)).statusCode).toBe(200);
    expect((await reset(opened, first)).statusCode).toBe(410);
  });

  test("is no use once the account is deactivated", async () => {
    const opened = await withMail();
    const person = await opened.anAccount();
    await opened.ask(person.email);
    await opened.db.updateTable("users").set({ active: 0 }).where("id", "=", person.id).execute();
    expect((await reset(opened, opened.tokens()[0])).statusCode).toBe(410);
  });

  test("survives a password that is too short", async () => {
    const opened = await withMail();
    const person = await opened.anAccount();
    await opened.ask(person.email);
    const refused = await reset(opened, opened.tokens()[0], "short");
    expect(refused.json()).toMatchObject({ statusCode: 400, errors: { password: "errors.passwordShort" } });
    expect((await reset(opened, opened.tokens()[0])).statusCode).toBe(200);
  });

  test("of another kind, or made up, does not work", async () => {
    const opened = await withMail();
    const answer = await reset(opened, "made-up-by-somebody-who-guesses");
    expect(answer.json()).toMatchObject({ statusCode: 410, errors: { token: "errors.link" } });
  });
});
