import { describe, expect, onTestFinished, test } from "vitest";
import { type Locale, locales } from "../../src/server/locale";
import { factsOf } from "../../src/server/notifications/facts";
import type { Notice, NoticeEvent } from "../../src/server/notifications/notices";
import { type Notification, notify } from "../../src/server/notifications/notify";
import { optOut } from "../../src/server/notifications/optOuts";
import { type StoredMessage, wordsOf } from "../../src/server/notifications/rendering";
import { writeNotice } from "../../src/server/notifications/writing";
import { startMailServer } from "../support/mailServer";
import { reader } from "../support/recipients";
import { testApp } from "../support/testApp";

const NOON = "2026-11-21T06:30:00.000Z";
const SITE = "https://temples.example";

const asha = { name: "Asha", email: "asha@test.example" };
const aDonation = (fields: Partial<Notification> = {}) =>
  ({
    event: "donationPaid",
    recipient: { email: asha.email },
    locale: "en",
    data: { amountPaise: 50_100, paymentId: "pay-1", templeName: "Somnath", receiptNumber: "2026-27/000001" },
    key: "donation 1 paid",
    ...fields,
  }) as Notification;

async function withServer() {
  const server = await startMailServer();
  onTestFinished(server.stop);
  const opened = await testApp({ now: NOON, env: { SMTP_URL: server.url, PUBLIC_URL: SITE } });
  const rows = () => opened.db.selectFrom("outbox").selectAll().orderBy("id").execute();
  return { ...opened, server, rows };
}

describe("a notice", () => {
  test("reaches its reader with what happened and where to go on, as text and drawn", async () => {
    const { app, db, server, rows } = await withServer();
    expect(await notify(db, aDonation({ recipient: await reader(db, asha) }), new Date(NOON))).toBe(1);
    await app.sendMail();
    const [mail] = server.received;
    expect(mail).toMatchObject({ to: ["asha@test.example"], subject: "Thank you for your donation of ₹501" });
    for (const told of [
      "Namaste Asha,",
      "Temple: Somnath",
      "Receipt number: 2026-27/000001",
      `${SITE}/payments/pay-1`,
    ]) {
      expect(mail?.body).toContain(told);
      expect(mail?.html).toContain(told);
    }
    expect(mail?.html).toMatch(new RegExp(`<a href="${SITE}/payments/pay-1"[^>]*>View the current status</a>`));
    expect(await rows()).toMatchObject([{ status: "sent", data: null, body: "" }]);
  });

  test("is told once for its key, by each way there is", async () => {
    const { db, rows } = await withServer();
    const notice = aDonation({ recipient: await reader(db, { ...asha, phone: "+919876543210" }) });
    expect(await notify(db, notice, new Date(NOON))).toBe(2);
    expect(await notify(db, notice, new Date(NOON))).toBe(0);
    expect((await rows()).map(({ channel, recipient }) => [channel, recipient])).toEqual([
      ["mail", "asha@test.example"],
      ["sms", "+919876543210"],
    ]);
  });

  test("goes with what it tells about: a transaction that fails tells nobody", async () => {
    const { db, rows } = await withServer();
    const failing = db.transaction().execute(async (trx) => {
      await notify(trx, aDonation(), new Date(NOON));
      throw new Error("the payment could not be kept");
    });
    await expect(failing).rejects.toThrow("could not be kept");
    expect(await rows()).toEqual([]);
  });

  test("finds the address and the language of an account", async () => {
    const { db, rows, anAccount } = await withServer();
    const { id } = await anAccount({ email: "ravi@test.example", name: "Ravi" });
    await db.updateTable("users").set({ preferences: '{"locale":"kn"}' }).where("id", "=", id).execute();
    await notify(db, aDonation({ recipient: { userId: id }, locale: null }), new Date(NOON));
    expect(await rows()).toMatchObject([{ recipient: "ravi@test.example", locale: "kn" }]);
    expect((await rows())[0]?.subject).toContain("ಧನ್ಯವಾದಗಳು");
  });

  test("nobody can be told where there is neither an address nor a number", async () => {
    const { db, rows } = await withServer();
    expect(await notify(db, aDonation({ recipient: { name: "Asha" } }), new Date(NOON))).toBe(0);
    expect(await rows()).toEqual([]);
  });

  test("a name that was stored before names were checked can neither draw nor lead anywhere", async () => {
    const { app, db, server, rows } = await withServer();
    const name = "<img src=x> https://evil.example/win \u202e\r\nBcc: all, www.evil.com";
    const recipient = await reader(db, { ...asha, name, phone: "+919876543210" });
    const visit = { reference: "BK-7", templeName: "Somnath", date: "2026-12-01", time: "06:30" };
    const data = { ...visit, poojaName: "a wish at https://evil.example\nBcc: all" };
    await notify(db, { event: "bookingCreated", recipient, data, key: "booking 7" }, new Date(NOON));
    const [, sms] = await rows();
    expect(wordsOf(sms as StoredMessage, SITE).sms).toBe(
      `Booking BK-7 requested: a wish at https evil. example Bcc: all, Somnath, Tuesday, 1 December 2026 at 6:30 am, India time (IST). ${SITE}/profile - Devalaya`,
    );
    await app.sendMail();
    const [mail] = server.received;
    expect(mail?.html).not.toContain("<img");
    expect(mail?.body).toContain("Namaste img src=x https evil. example/win Bcc: all, www. evil. com,");
    const links = [...(mail?.html ?? "").matchAll(/https?:[^\s<"]*/g)].map(([url]) => url);
    expect(links.filter((url) => !url.startsWith(SITE))).toEqual([]);
  });

  test("a text message waits in the outbox while nobody is set up to carry it", async () => {
    const { app, db, rows } = await withServer();
    await notify(db, aDonation({ recipient: await reader(db, { phone: "+919876543210" }) }), new Date(NOON));
    expect(await app.sendMail()).toBe(0);
    expect(await rows()).toMatchObject([{ channel: "sms", status: "queued", attempts: 0 }]);
  });

  test("a reminder is not sent to whoever asked for none, a receipt is", async () => {
    const { db, rows } = await withServer();
    const begun = aDonation({
      event: "donationInitiated",
      data: { amountPaise: 50_100, paymentId: "pay-1", templeName: null },
      key: "donation 1 begun",
    } as Partial<Notification>);
    await notify(db, begun, new Date(NOON));
    await optOut(db, "ASHA@test.example", "reminders", new Date(NOON));
    await notify(db, { ...begun, key: "donation 2 begun" }, new Date(NOON));
    await notify(db, aDonation(), new Date(NOON));
    expect((await rows()).map(({ template }) => template)).toEqual(["donationPaid"]);
  });
});

describe("the words of notices", () => {
  const paid = { amountPaise: 1_25_000_00, paymentId: "pay-1" };
  const visit = {
    reference: "BK-7",
    templeName: "Somnath",
    poojaName: "Abhisheka",
    date: "2026-12-01",
    time: "06:30",
    paymentId: "pay-1",
  };
  const order = { ...paid, reference: "OR-7", items: ["2 × Lamp"] };
  const notices: Notice[] = [
    { event: "donationInitiated", data: { ...paid, templeName: "Somnath" } },
    { event: "donationPaid", data: { ...paid, templeName: "Somnath", receiptNumber: "R-1" } },
    { event: "paymentFailed", data: { ...paid, description: "Lamp" } },
    { event: "paymentRefunded", data: { ...paid, description: "Lamp", receiptNumber: "R-1" } },
    { event: "bookingCreated", data: visit },
    { event: "bookingToAnswer", data: { ...visit, path: "/admin/bookings?search=BK-7" } },
    { event: "bookingWithdrawn", data: { ...visit, path: "/admin/bookings?search=BK-7" } },
    { event: "bookingConfirmed", data: visit },
    { event: "bookingDeclined", data: { ...visit, reason: "Closed" } },
    { event: "bookingCancelled", data: { ...visit, reason: null } },
    { event: "bookingRescheduled", data: visit },
    { event: "orderPlaced", data: order },
    { event: "orderPaid", data: { ...order, receiptNumber: "R-1" } },
    { event: "orderSent", data: { ...order, tracking: "EM 1" } },
    { event: "orderCancelled", data: { ...order, reason: null } },
  ];
  const written = (notice: Notice, locale: Locale) =>
    writeNotice(notice.event, factsOf(notice, locale, "Asha"), locale, SITE);

  test.each(locales)("leave no place unfilled in %s", (locale) => {
    for (const notice of notices) {
      const { subject, text, sms } = written(notice, locale);
      expect(`${subject}${text}${sms}`, notice.event).not.toMatch(/\{\{|undefined|null/);
      expect(text).toContain(`${SITE}${"path" in notice.data ? notice.data.path : "/payments/pay-1"}`);
      expect(sms, notice.event).not.toContain("\n");
      if ("reference" in notice.data) expect(sms).toContain(notice.data.reference);
      if ("reason" in notice.data && notice.data.reason) expect(text).toContain("Closed");
    }
  });

  test("name money and times as India writes them", () => {
    expect(written(aNotice("donationPaid"), "kn").text).toContain("₹1,25,000");
    expect(written(aNotice("bookingConfirmed"), "en").text).toContain("Tuesday, 1 December 2026 at 6:30");
    expect(written(aNotice("bookingConfirmed"), "hi").text).toContain("मंगलवार, 1 दिसंबर 2026, सुबह 6:30");
    expect(written(aNotice("bookingConfirmed"), "kn").text).toContain("ಬೆಳಗ್ಗೆ 6:30");
  });

  test("say that a test moved no money", () => {
    const tested = { event: "paymentFailed", data: { ...paid, description: "Lamp", testMode: true } } as const;
    expect(written(tested, "en").text).toContain("Test mode: no money moves.");
    expect(written(tested, "en").sms).toContain("Test mode: no money moves.");
    expect(written(aNotice("donationPaid"), "en").text).not.toContain("Test mode");
  });

  function aNotice(event: NoticeEvent): Notice {
    const found = notices.find((notice) => notice.event === event);
    if (!found) throw new Error(event);
    return found;
  }
});
