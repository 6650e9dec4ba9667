import { describe, expect, onTestFinished, test } from "vitest";
import en from "../../locales/en/mail.json";
import hi from "../../locales/hi/mail.json";
import kn from "../../locales/kn/mail.json";
import { moderatedKinds } from "../../src/contract/moderatedKinds";
import { deliver } from "../../src/server/mail/deliver";
import { countOutbox, post, takeBack } from "../../src/server/mail/outbox";
import { outcomeLetter, resetLetter } from "../../src/server/mail/templates";
import { startMailServer } from "../support/mailServer";
import { mailTo } from "../support/recipients";
import { testApp } from "../support/testApp";

const NOON = "2026-11-21T06:30:00.000Z";
const later = (minutes: number) => new Date(Date.parse(NOON) + minutes * 60_000).toISOString();
const letter = { template: "test", subject: "Lamps", body: "They are lit.\n" };

async function withServer(refuse?: (recipient: string) => number | undefined) {
  const server = await startMailServer(refuse);
  onTestFinished(server.stop);
  const opened = await testApp({ now: NOON, env: { SMTP_URL: server.url, MAIL_FROM: "Temples <t@temples.example>" } });
  const rows = () => opened.db.selectFrom("outbox").selectAll().orderBy("id").execute();
  return { ...opened, server, rows };
}

describe("the outbox", () => {
  test("hands a letter to the mail server once, and keeps no copy of it", async () => {
    const { app, db, server, rows } = await withServer();
    await post(db, mailTo("asha@test.example"), letter, new Date(NOON));
    expect(await app.sendMail()).toBe(1);
    expect(await app.sendMail()).toBe(0);
    expect(server.received).toMatchObject([
      { from: "t@temples.example", to: ["asha@test.example"], subject: "Lamps", body: "They are lit.\n" },
    ]);
    expect(await rows()).toMatchObject([{ status: "sent", body: "", attempts: 1, sent_at: NOON, last_error: null }]);
  });

  test("keeps everything while no mail server is configured", async () => {
    const { app, db } = await testApp({ now: NOON });
    await post(db, mailTo("asha@test.example"), letter, new Date(NOON));
    expect(await app.sendMail()).toBe(0);
    expect(await countOutbox(db)).toEqual({ queued: 1, sent: 0, failed: 0, expired: 0 });
  });

  test("tries again later and later when the server is busy, then gives up", async () => {
    let busy = true;
    const { app, db, clock, server, rows } = await withServer(() => (busy ? 451 : undefined));
    await post(db, mailTo("asha@test.example"), letter, new Date(NOON));
    let now = 0;
    for (const wait of [1, 5, 15, 60, 240, 720]) {
      await app.sendMail();
      const [row] = await rows();
      expect(row).toMatchObject({ status: "queued", next_attempt_at: later(now + wait) });
      expect(row?.last_error).toContain("refused");
      clock.set(later(now + wait - 0.1));
      expect(await app.sendMail()).toBe(0);
      now += wait;
      clock.set(later(now));
    }
    await app.sendMail();
    expect(await rows()).toMatchObject([{ status: "failed", attempts: 7, body: letter.body }]);
    busy = false;
    await app.sendMail();
    expect(server.received).toEqual([]);
  });

  test("a letter that failed once is sent when the server is back", async () => {
    let busy = true;
    const { app, db, clock, server } = await withServer(() => (busy ? 451 : undefined));
    await post(db, mailTo("asha@test.example"), letter, new Date(NOON));
    await app.sendMail();
    busy = false;
    clock.set(later(1));
    expect(await app.sendMail()).toBe(1);
    expect(server.received).toHaveLength(1);
  });

  test("gives up at once on a recipient that does not exist, and sends the others", async () => {
    const { app, db, server, rows } = await withServer((to) => (to.startsWith("nobody") ? 550 : undefined));
    await post(db, mailTo("nobody@test.example"), letter, new Date(NOON));
    await post(db, mailTo("asha@test.example"), letter, new Date(NOON));
    expect(await app.sendMail()).toBe(1);
    expect((await rows()).map(({ status }) => status)).toEqual(["failed", "sent"]);
    expect(server.received.map(({ to }) => to)).toEqual([["asha@test.example"]]);
  });

  test("an unreachable server leaves the letter for later", async () => {
    const { app, db, server, rows } = await withServer();
    await post(db, mailTo("asha@test.example"), letter, new Date(NOON));
    await server.stop();
    expect(await app.sendMail()).toBe(0);
    expect(await rows()).toMatchObject([{ status: "queued", attempts: 1, body: letter.body }]);
  });

  test("two processes at once send a letter once", async () => {
    const { db, app } = await withServer();
    await post(db, mailTo("asha@test.example"), letter, new Date(NOON));
    const sent: string[] = [];
    const mail = async ({ recipient }: { recipient: string }) => {
      sent.push(recipient);
    };
    await Promise.all([1, 2, 3].map(() => deliver(db, { mail }, app.now)));
    expect(sent).toEqual(["asha@test.example"]);
  });

  test("waits until the time that was asked for, and can be taken back until then", async () => {
    const { app, db, clock, server } = await withServer();
    await post(db, mailTo("asha@test.example"), letter, new Date(NOON), { key: "one", notBefore: new Date(later(1)) });
    await post(db, mailTo("ravi@test.example"), letter, new Date(NOON), { key: "two", notBefore: new Date(later(1)) });
    expect(await app.sendMail()).toBe(0);
    await takeBack(db, "one");
    clock.set(later(1));
    await app.sendMail();
    expect(server.received.map(({ to }) => to)).toEqual([["ravi@test.example"]]);
  });

  test("a letter with a key is there once", async () => {
    const { db, rows } = await withServer();
    for (const _ of [1, 2]) await post(db, mailTo("asha@test.example"), letter, new Date(NOON), { key: "one" });
    expect(await rows()).toHaveLength(1);
  });

  test("what came too late is not sent, and its secret is forgotten", async () => {
    const { app, db, clock, rows, server } = await withServer();
    await post(db, mailTo("asha@test.example"), letter, new Date(NOON), { expiresAt: new Date(later(30)) });
    clock.set(later(30));
    await app.sendMail();
    expect(server.received).toEqual([]);
    expect(await rows()).toMatchObject([{ status: "expired", body: "" }]);
  });

  test("a name cannot add headers or recipients", async () => {
    const { app, db, server } = await withServer();
    const name = "Asha\r\nBcc: everyone@test.example";
    const outcome = { kind: "review", status: "approved", temple: name, reason: null, hasAccount: false } as const;
    const to = { name, locale: "en", site: "https://temples.example" } as const;
    await post(db, mailTo("asha@test.example"), outcomeLetter(to, outcome), new Date(NOON));
    await app.sendMail();
    expect(server.received[0]?.to).toEqual(["asha@test.example"]);
    expect(outcomeLetter(to, outcome).subject).not.toMatch(/[\r\n]/);
    expect(server.received[0]?.raw.split("\r\n\r\n")[0]).not.toMatch(/^bcc:/im);
  });
});

describe("letters", () => {
  const to = (locale: "en" | "hi" | "kn") => ({ name: "Asha", locale, site: "https://temples.example" });

  test.each([
    ["en", "Namaste Asha,", "Choose a new Devalaya password"],
    ["hi", "नमस्ते Asha,", "देवालय के लिए नया पासवर्ड"],
    ["kn", "ನಮಸ್ಕಾರ Asha,", "ದೇವಾಲಯ ಖಾತೆಗೆ ಹೊಸ ಪಾಸ್‌ವರ್ಡ್"],
  ] as const)("speak %s and arrive as they were written", async (locale, greeting, subject) => {
    const { app, db, server } = await withServer();
    const link = "https://temples.example/reset?token=abc";
    await post(db, mailTo("asha@test.example"), resetLetter(to(locale), link), new Date(NOON));
    await app.sendMail();
    const [mail] = server.received;
    expect(mail?.subject).toBe(subject);
    expect(mail?.body.startsWith(`${greeting}\n\n`)).toBe(true);
    expect(mail?.body).toContain(`\n\n${link}\n\n`);
  });

  test.each(["en", "hi", "kn"] as const)("leave no place unfilled in %s", (locale) => {
    for (const kind of moderatedKinds) {
      if (kind === "alias") continue; // nobody in particular suggests one
      for (const status of ["approved", "rejected"] as const) {
        const outcome = { kind, status, temple: "Somnath", reason: "Not about the temple", hasAccount: true };
        const { subject, body } = outcomeLetter(to(locale), outcome);
        expect(`${subject}${body}`).not.toMatch(/\{\{|undefined/);
        expect(body).toContain("Not about the temple");
        if (kind !== "role-request") expect(`${subject}${body}`).toContain("Somnath");
      }
    }
  });

  test("do not fill places that stand in what was filled in", () => {
    const outcome = {
      kind: "review",
      status: "rejected",
      temple: "{{reason}}",
      reason: "r",
      hasAccount: false,
    } as const;
    expect(outcomeLetter(to("en"), outcome).subject).toContain("{{reason}}");
  });

  test("have the same parts in every language", () => {
    const keys = (value: object, path = ""): string[] =>
      Object.entries(value).flatMap(([key, inner]) =>
        typeof inner === "string" ? [`${path}${key}`] : keys(inner, `${path}${key}.`),
      );
    expect(keys(hi)).toEqual(keys(en));
    expect(keys(kn)).toEqual(keys(en));
  });
});
