import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { describe, expect, onTestFinished, test } from "vitest";
import { post } from "../../src/server/mail/outbox";
import { notify } from "../../src/server/notifications/notify";
import { optOut } from "../../src/server/notifications/optOuts";
import { unsubscribeToken } from "../../src/server/notifications/unsubscribe";
import { startMailServer } from "../support/mailServer";
import { mailTo, reader } from "../support/recipients";
import { testApp } from "../support/testApp";

const NOON = "2026-11-21T06:30:00.000Z";
const SITE = "https://temples.example";
const asha = "asha@test.example";
const order = { reference: "OR-7", items: ["2 × Lamp"], amountPaise: 50_000 };
const orderSent = (recipient: { userId: number }, key = "order 7 sent") =>
  ({ event: "orderSent", data: { ...order, tracking: "EM 1" }, recipient, locale: "en", key }) as const;
const both = { email: asha, phone: "+919876543210" };
const reminder = {
  event: "donationInitiated",
  data: { amountPaise: 50_100, paymentId: "pay-1", templeName: null },
  recipient: { email: asha },
  locale: "en",
  key: "donation 1 begun",
} as const;

describe("the outbox of the console", () => {
  test("lists messages newest first, by status, channel, kind and recipient", async () => {
    const { as, db } = await testApp({ now: NOON, env: { PUBLIC_URL: SITE } });
    await notify(db, orderSent(await reader(db, both)), new Date(NOON));
    await notify(db, reminder, new Date(Date.parse(NOON) + 1_000));
    await db.updateTable("outbox").set({ status: "failed" }).where("channel", "=", "sms").execute();
    const admin = as("ADMIN");
    const listed = async (query: string) => {
      const { messages, total } = (await admin.get(`/api/admin/outbox${query}`)).json();
      return [total, messages.map(({ kind, channel }: Record<string, string>) => `${kind} ${channel}`)];
    };
    expect(await listed("")).toEqual([3, ["donationInitiated mail", "orderSent sms", "orderSent mail"]]);
    expect(await listed("?size=1&page=2")).toEqual([3, ["orderSent sms"]]);
    expect(await listed("?status=failed")).toEqual([1, ["orderSent sms"]]);
    expect(await listed("?channel=mail&kind=orderSent")).toEqual([1, ["orderSent mail"]]);
    expect(await listed("?q=ASHA")).toEqual([2, ["donationInitiated mail", "orderSent mail"]]);
    expect((await admin.get("/api/admin/outbox?channel=sms")).json()).toMatchObject({
      sends: { mail: false, sms: false, push: true },
      messages: [{ text: `Order OR-7 is on its way. ${SITE}/profile - Devalaya`, canRetry: true }],
    });
  });

  test("never shows the words of a letter with a secret", async () => {
    const { as, db } = await testApp({ now: NOON });
    const letter = {
      template: "reset",
      subject: "Choose a new Devalaya password",
      body: "https://temples.example/reset?token=secret",
    };
    await post(db, mailTo(asha), letter, new Date(NOON), { expiresAt: new Date(Date.parse(NOON) + 60_000) });
    const answer = await as("SUPER_ADMIN").get("/api/admin/outbox");
    expect(answer.json().messages).toMatchObject([
      { subject: "Choose a new Devalaya password", text: null, canRetry: false },
    ]);
    expect(answer.body).not.toContain("secret");
  });

  test("sends again what has failed, once, and writes that into the log", async () => {
    const { as, db, clock } = await testApp({ now: NOON });
    await notify(db, orderSent(await reader(db, { phone: both.phone })), new Date(NOON));
    await db.updateTable("outbox").set({ status: "failed", attempts: 7, last_error: "busy" }).execute();
    clock.set("2026-11-22T06:30:00.000Z");
    expect((await as("ADMIN").post("/api/admin/outbox/1/retry")).statusCode).toBe(200);
    expect(await db.selectFrom("outbox").selectAll().executeTakeFirst()).toMatchObject({
      status: "queued",
      attempts: 0,
      last_error: null,
      next_attempt_at: "2026-11-22T06:30:00.000Z",
    });
    expect((await as("ADMIN").post("/api/admin/outbox/1/retry")).statusCode).toBe(409);
    expect((await as("ADMIN").post("/api/admin/outbox/99/retry")).statusCode).toBe(404);
    expect((await as("ADMIN").post("/api/admin/outbox/x/retry")).statusCode).toBe(400);
    const { entries } = (await as("SUPER_ADMIN").get("/api/admin/audit?kind=message")).json();
    expect(entries).toMatchObject([{ action: "message.retry", itemId: 1, actor: { role: "ADMIN" } }]);
  });

  test("is for who watches over the server", async () => {
    const { as, visitor } = await testApp();
    for (const [caller, status] of [
      [visitor, 401],
      [as("DEVOTEE"), 403],
      [as("USER_ADMIN"), 403],
    ] as const) {
      expect((await caller.get("/api/admin/outbox")).statusCode).toBe(status);
      expect((await caller.post("/api/admin/outbox/1/retry")).statusCode).toBe(status);
    }
    expect((await as("ADMIN").get("/api/admin/outbox?status=lost")).json().errors).toEqual({
      status: "errors.invalid_value",
    });
  });
});

describe("text messages", () => {
  async function gateway(status: () => number) {
    const taken: unknown[] = [];
    const server = createServer(async (request, response) => {
      taken.push({ authorization: request.headers.authorization, ...((await json(request)) as object) });
      response.writeHead(status()).end();
    }).listen(0, "127.0.0.1");
    await once(server, "listening");
    onTestFinished(() => void server.close());
    const { port } = server.address() as AddressInfo;
    const env = { SMS_URL: `http://127.0.0.1:${port}/send`, SMS_TOKEN: "gate", PUBLIC_URL: SITE };
    return { taken, ...(await testApp({ now: NOON, env })) };
  }

  test("are handed to the gateway once; letters wait for a mail server", async () => {
    const { app, db, taken } = await gateway(() => 202);
    await notify(db, orderSent(await reader(db, both)), new Date(NOON));
    expect(await app.sendMail()).toBe(1);
    expect(await app.sendMail()).toBe(0);
    expect(taken).toEqual([
      {
        authorization: "Bearer gate",
        to: "+919876543210",
        text: `Order OR-7 is on its way. ${SITE}/profile - Devalaya`,
        reference: "outbox-2",
      },
    ]);
    const rows = await db.selectFrom("outbox").select(["channel", "status"]).orderBy("id").execute();
    expect(rows).toEqual([
      { channel: "mail", status: "queued" },
      { channel: "sms", status: "sent" },
    ]);
  });

  test.each([
    [503, "queued"],
    [422, "failed"],
  ] as const)("that the gateway answers with %i are then %s", async (status, expected) => {
    const { app, db } = await gateway(() => status);
    await notify(db, orderSent(await reader(db, { phone: both.phone })), new Date(NOON));
    await app.sendMail();
    expect(await db.selectFrom("outbox").selectAll().executeTakeFirst()).toMatchObject({
      status: expected,
      last_error: `the SMS gateway answered ${status}`,
    });
  });
});

describe("unsubscribing", () => {
  const path = (token: string, verb = "unsubscribe") => `/api/notifications/${verb}?token=${encodeURIComponent(token)}`;

  test("takes one click in a mail program, and can be taken back", async () => {
    const server = await startMailServer();
    onTestFinished(server.stop);
    const { app, db, visitor } = await testApp({ now: NOON, env: { SMTP_URL: server.url, PUBLIC_URL: SITE } });
    await notify(db, reminder, new Date(NOON));
    await app.sendMail();
    const [mail] = server.received;
    expect(mail?.headers).toMatch(/^list-unsubscribe-post: List-Unsubscribe=One-Click$/im);
    const url = /^list-unsubscribe: <(\S+)>$/im.exec(mail?.headers ?? "")?.[1] ?? "";
    expect(mail?.body).toContain(`${SITE}/unsubscribe?token=`);
    const clicked = await visitor.post(url.replace(SITE, ""), "List-Unsubscribe=One-Click", {
      headers: { "content-type": "application/x-www-form-urlencoded" },
    });
    expect(clicked.json()).toEqual({ topic: "reminders", recipient: "a…@test.example", subscribed: false });
    expect(await notify(db, { ...reminder, key: "donation 2 begun" }, new Date(NOON))).toBe(0);
    const again = url.replace(`${SITE}/api/notifications/unsubscribe`, "/api/notifications/subscribe");
    expect((await visitor.post(again)).json().subscribed).toBe(true);
    expect(await notify(db, { ...reminder, key: "donation 3 begun" }, new Date(NOON))).toBe(1);
  });

  test("needs the server's own link, and reading it changes nothing", async () => {
    const { app, visitor } = await testApp();
    const token = unsubscribeToken(app, { recipient: asha, topic: "contributions" });
    for (const _ of [1, 2]) expect((await visitor.get(path(token))).json().subscribed).toBe(true);
    const forged = `${Buffer.from("reminders\nravi@test.example").toString("base64url")}.${token.split(".")[1]}`;
    for (const bad of [forged, "x", `${token}x`]) {
      expect((await visitor.get(path(bad))).statusCode).toBe(404);
      expect((await visitor.post(path(bad))).statusCode).toBe(404);
      expect((await visitor.post(path(bad, "subscribe"))).statusCode).toBe(404);
    }
    expect((await visitor.post("/api/notifications/unsubscribe")).statusCode).toBe(400);
  });

  test("keeps letters about contributions away, not those about the account", async () => {
    const { db } = await testApp();
    const letter = { template: "t", subject: "s", body: "b" };
    await optOut(db, asha, "contributions", new Date(NOON));
    await post(db, mailTo(asha), letter, new Date(NOON), { topic: "contributions" });
    await post(db, mailTo(asha), { ...letter, template: "passwordChanged" }, new Date(NOON));
    const rows = await db.selectFrom("outbox").select("template").execute();
    expect(rows).toEqual([{ template: "passwordChanged" }]);
  });
});
