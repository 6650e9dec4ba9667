import { describe, expect, onTestFinished, test } from "vitest";
import { startMailServer } from "../support/mailServer";
import { DAY_BEFORE, EVENING, onPush, proofOf, withPush } from "../support/reminders";

/** Minutes after six in the evening. */
const later = (minutes: number) => new Date(Date.parse(EVENING) + minutes * 60_000).toISOString();
const byMail = { kind: "festival", subject: "ekadashi", channel: "mail" };

describe("a reminder of a fast", () => {
  test("reaches the device on the evening before, once, with the times of the reader's place", async () => {
    const { visitor, aDevice, tell, service, app, outbox } = await withPush();
    const device = await aDevice();
    const place = { place: { city: "udupi" } };
    await visitor.post("/api/reminders", { ...onPush("ekadashi", device), ...place });
    expect(await tell("2026-11-19T12:29:00.000Z")).toBe(0);
    expect(await tell(EVENING)).toBe(1);
    expect(await tell(later(1))).toBe(0);
    const [message] = service.received;
    expect(service.calls()).toBe(1);
    expect(message).toMatchObject({ path: "/push/phone", ttl: 64_800, publicKey: (await app.pushKeys()).publicKey });
    expect(message?.payload).toMatchObject({
      title: "Tomorrow: Devutthana Ekadashi",
      path: "/festivals/ekadashi",
      tag: expect.stringMatching(/^festival \d+ 2026-11-20$/),
      endTitle: "Stop this reminder",
      endPath: expect.stringMatching(/^\/api\/reminders\/end\?token=[\w.-]+$/),
    });
    expect(message?.payload.body).toMatch(/^Friday, 20 November 2026\nParana \(breaking the fast\): .+\n.*Udupi$/s);
    expect(await outbox()).toMatchObject([{ channel: "push", status: "sent", body: "", data: null, attempts: 1 }]);
  });

  test("is ended by the action on the message", async () => {
    const { visitor, aDevice, tell, service } = await withPush();
    const device = await aDevice();
    await visitor.post("/api/reminders", onPush("ekadashi", device));
    await tell(EVENING);
    expect((await visitor.post(String(service.received[0]?.payload.endPath))).json()).toMatchObject({ isOn: false });
    const listed = await visitor.post("/api/reminders/list", { device: proofOf(device) });
    expect(listed.json().reminders).toEqual([]);
  });

  test("comes by mail with a link that ends it, in the reader's language, to all devices as well", async () => {
    const mail = await startMailServer();
    onTestFinished(mail.stop);
    const { anAccount, aDevice, tell, service } = await withPush({ env: { SMTP_URL: mail.url } });
    const asha = await anAccount();
    await aDevice("phone", asha);
    await aDevice("laptop", asha);
    const kannada = { headers: { "accept-language": "kn" } };
    for (const reminder of [byMail, onPush("ekadashi")]) await asha.post("/api/reminders", reminder, kannada);
    expect(await tell(EVENING)).toBe(3);
    expect(service.received.map(({ path }) => path).sort()).toEqual(["/push/laptop", "/push/phone"]);
    const [letter] = mail.received;
    expect(letter?.to).toEqual([asha.email]);
    expect(letter?.subject).toMatch(/^ನಾಳೆ: /);
    expect(letter?.body).toMatch(/\/unsubscribe\?reminder=[\w.-]+\n/);
    expect(letter?.headers).toMatch(/list-unsubscribe: <http[^>]+\/api\/reminders\/end\?token=[\w.-]+>/i);
    expect(letter?.headers).toMatch(/list-unsubscribe-post: List-Unsubscribe=One-Click/i);
  });

  test("that could not be sent before the quiet hours waits for their end", async () => {
    let busy = true;
    const { visitor, aDevice, tell, service, outbox, clock, app } = await withPush({}, () => (busy ? 503 : undefined));
    await visitor.post("/api/reminders", onPush("ekadashi", await aDevice()));
    for (const minutes of [0, 1, 6, 21, 81]) await tell(later(minutes));
    expect(await outbox()).toMatchObject([{ status: "queued", attempts: 5, next_attempt_at: later(321) }]);
    busy = false;
    expect(await tell(later(321))).toBe(0); // 23:21
    expect(await outbox()).toMatchObject([{ attempts: 5, next_attempt_at: "2026-11-20T01:30:00.000Z" }]);
    clock.set("2026-11-20T01:30:00.000Z"); // 07:00
    expect(await app.sendMail()).toBe(1);
    expect(service.received).toHaveLength(1);
  });

  test("is not sent when its day is half over", async () => {
    const { visitor, aDevice, tell, outbox } = await withPush({ now: "2026-11-20T06:31:00.000Z" });
    await visitor.post("/api/reminders", onPush("ekadashi", await aDevice()));
    expect(await tell("2026-11-20T06:31:00.000Z")).toBe(0);
    expect(await outbox()).toEqual([]);
  });

  test("takes a subscription that is gone off, and with it what nobody else is told", async () => {
    const { visitor, aDevice, tell, db, outbox } = await withPush({}, () => 410);
    await visitor.post("/api/reminders", onPush("ekadashi", await aDevice()));
    expect(await tell(EVENING)).toBe(0);
    expect(await outbox()).toMatchObject([{ status: "expired", last_error: "the push service answered 410" }]);
    for (const table of ["push_devices", "reminder_readers", "reminders"] as const)
      expect(await db.selectFrom(table).select("id").execute()).toEqual([]);
  });

  test("that is ended is taken back from the outbox", async () => {
    const { visitor, aDevice, app, clock, outbox } = await withPush();
    const device = await aDevice();
    const { reminders } = (await visitor.post("/api/reminders", onPush("ekadashi", device))).json();
    clock.set(EVENING);
    await app.queueReminders();
    expect(await outbox()).toHaveLength(1);
    await visitor.post(`/api/reminders/end?token=${reminders[0].token}`);
    expect(await outbox()).toEqual([]);
  });

  test("is each told once by several processes, and after one was killed between sending and noting it", async () => {
    const people = 30;
    let isKilled = true;
    const kept: (() => void)[] = [];
    const { visitor, aDevice, app, clock, service, outbox } = await withPush({}, (path) => {
      const isUnderWay = isKilled && Number(path.replace(/\D/g, "")) % 10 === 0;
      return isUnderWay ? new Promise((resolve) => kept.push(() => resolve(undefined))) : undefined;
    });
    for (let at = 0; at < people; at++)
      await visitor.post("/api/reminders", onPush("ekadashi", await aDevice(`device${at}`)));
    clock.set(EVENING);
    await Promise.all([app.queueReminders(), app.queueReminders()]);
    const killed = app.sendMail();
    await expect.poll(() => service.received.length + kept.length, { timeout: 30_000 }).toBe(people);
    isKilled = false;
    clock.set(later(6));
    await app.queueReminders();
    await app.sendMail();
    for (const goOn of kept) goOn(); // what had been under way arrives at last
    await killed;
    expect(service.received).toHaveLength(people);
    expect(new Set(service.received.map(({ path }) => path)).size).toBe(people);
    expect(new Set((await outbox()).map(({ status }) => status))).toEqual(new Set(["sent"]));
    expect(await outbox()).toHaveLength(people);
  });
});

describe("a reminder of a broadcast", () => {
  test("comes ten minutes before it, and not twice", async () => {
    const { visitor, as, aDevice, tell, service } = await withPush();
    const aarti = { title: "Evening aarti", templeName: "Udupi Krishna", youtubeId: "dQw4w9WgXcQ" };
    const event = await as("PANDIT").post("/api/live/events", { ...aarti, startTime: later(60) });
    const live = { kind: "live", subject: String(event.json().id), channel: "push" };
    await visitor.post("/api/reminders", { ...live, device: proofOf(await aDevice()) });
    expect(await tell(later(49))).toBe(0);
    expect(await tell(later(50))).toBe(1);
    expect(await tell(later(51))).toBe(0);
    expect(service.received[0]?.payload).toMatchObject({
      title: "Live at 7:00 pm IST: Evening aarti",
      body: "Udupi Krishna",
    });
  });
});

describe("a reminder of one's bookings", () => {
  test("comes on the evening before a confirmed one, to its account alone", async () => {
    const { anAccount, aDevice, tell, service, db } = await withPush();
    const [asha, ravi] = [await anAccount(), await anAccount()];
    await aDevice("asha", asha);
    await aDevice("ravi", ravi);
    for (const person of [asha, ravi])
      await person.post("/api/reminders", { kind: "booking", subject: "", channel: "push" });
    const booking = {
      user_id: asha.id,
      temple_id: null,
      temple_name: "Udupi Krishna",
      pooja_id: "p",
      pooja_name: "Archana",
    };
    const when = {
      date: "2026-11-20",
      time: "06:30",
      duration_minutes: null,
      created_at: DAY_BEFORE,
      updated_at: DAY_BEFORE,
    };
    const nobody = { notes: null, gotra: null, nakshatra: null, price_paise: null, gateway: null, payment_id: null };
    const rest = {
      hold_until: null,
      reason: null,
      event_id: null,
      ticket_type: null,
      dakshina_paise: 0,
      devotees: "[]",
    };
    const person = { name: "Asha", phone: "+919800000000", locale: "en", ...nobody, ...rest };
    const visit = { ...booking, ...when, ...person };
    await db
      .insertInto("bookings")
      .values([
        { ...visit, reference: "AAAA", status: "confirmed" },
        { ...visit, reference: "BBBB", status: "cancelled" },
      ])
      .execute();
    expect(await tell(EVENING)).toBe(1);
    expect(service.received).toMatchObject([
      { path: "/push/asha", payload: { title: "Tomorrow at 6:30 am IST: Archana", body: "Udupi Krishna\nAAAA" } },
    ]);
  });
});

describe("who watches over the server", () => {
  test("sees how many reminders wait, were sent and were given up", async () => {
    const { visitor, aDevice, tell, as, clock, app } = await withPush({}, (path) =>
      path.endsWith("bad") ? 400 : undefined,
    );
    for (const name of ["good", "bad"]) await visitor.post("/api/reminders", onPush("ekadashi", await aDevice(name)));
    await tell(EVENING);
    await visitor.post("/api/reminders", onPush("ekadashi", await aDevice("late")));
    clock.set(later(1));
    await app.queueReminders();
    const custom = await as("SUPER_ADMIN").get("/api/metrics/custom");
    expect(custom.json().reminders).toEqual({ queued: 1, sent: 1, failed: 1 });
  });
});
