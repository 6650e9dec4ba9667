import { inflateSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { aBooking, aPooja, book, NOON, withPooja } from "../support/bookings";
import { storeTemple } from "../support/contributions";
import type { Caller } from "../support/testApp";

const slots = (templeId: number | string, date = "2026-11-23", pooja = "archana") =>
  `/api/temples/${templeId}/slots?pooja=${pooja}&date=${date}`;
const timesOf = async (caller: Caller, url: string) => (await caller.get(url)).json().slots;
const free = { charges: 0, capacity: 2 };

describe("the times of a day", () => {
  test("go through the opening hours, with the places that are free", async () => {
    const { visitor, person, templeId } = await withPooja({ ...free, duration: 120 });
    const answer = await visitor.get(slots(templeId));
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.headers["cache-control"]).toBe("no-store");
    expect(answer.json()).toEqual({
      templeId,
      poojaId: "archana",
      date: "2026-11-23",
      pricePaise: 0,
      durationMinutes: 120,
      capacity: 2,
      hoursKnown: true,
      slots: ["06:00", "08:00", "10:00"].map((time) => ({ time, free: 2 })),
    });
    await book(person, templeId, { time: "08:00", amount: 0 });
    expect((await timesOf(visitor, slots(templeId)))[1]).toEqual({ time: "08:00", free: 1 });
  });

  test("leave out those for which it is too late", async () => {
    const { visitor, templeId, clock } = await withPooja({ times: ["08:00", "10:00"], leadHours: 2 });
    clock.set("2026-11-23T01:00:00.000Z"); // 06:30 in India
    expect(await timesOf(visitor, slots(templeId))).toEqual([{ time: "10:00", free: null }]);
  });

  test("of a temple whose hours nobody knows are wishes", async () => {
    const { visitor, db } = await withPooja();
    const id = await storeTemple(db);
    const { hoursKnown, slots: times, pricePaise } = (await visitor.get(slots(id, "2026-11-22", ""))).json();
    expect([hoursKnown, times.length, pricePaise]).toEqual([false, 14, null]);
  });

  test.each([
    ["2026-11-31", { date: "errors.date" }],
    ["2026-02-31", { date: "errors.date" }],
    ["2026-11-20", { date: "errors.datePast" }],
    ["2027-05-21", { date: "errors.dateFar" }],
    ["2026-11-22", { date: "errors.closedDay" }],
    ["2026-11-24", { date: "errors.poojaDay" }],
  ])("of %s are refused beside the day", async (date, errors) => {
    const { visitor, templeId } = await withPooja({ days: ["mon"] });
    const answer = await visitor.get(slots(templeId, date));
    expect([answer.statusCode, answer.json().errors]).toEqual([400, errors]);
  });

  test("are not those of another pooja or a temple nobody sees", async () => {
    const { visitor, templeId, db } = await withPooja();
    expect((await visitor.get(slots(templeId, "2026-11-23", "homa"))).json().errors).toEqual({ pooja: "errors.pooja" });
    const hidden = await storeTemple(db, { status: "inactive" });
    for (const id of [hidden, 999, "no-temple"]) expect((await visitor.get(slots(id))).statusCode).toBe(404);
  });
});

describe("the days that can be booked", () => {
  const days = (id: number | string, pooja = "archana") => `/api/temples/${id}/bookable-days?pooja=${pooja}`;

  test("are told with the times of the year, the days of the week and the single days that limit them", async () => {
    const { visitor, db } = await withPooja();
    const season = { from: "12-01", to: "01-10", note: null, openOnly: true };
    const pooja = aPooja({ days: ["mon", "fri"], closedDates: ["2026-12-25"] });
    const id = await storeTemple(db, { closures: [season], poojaDetails: [pooja] });
    const answer = await visitor.get(days(id));
    expect([answer.statusCode, answer.headers["cache-control"]], answer.body).toEqual([200, "no-store"]);
    const { days: all, ...told } = answer.json();
    expect([all[0], all.at(-1), all.length]).toEqual(["2026-12-04", "2027-01-08", 10]);
    expect(told).toEqual({
      seasons: [{ from: "2026-12-04", to: "2027-01-08" }],
      weekdays: ["mon", "fri"],
      except: ["2026-12-25"],
    });
    const wish = (await visitor.get(days(id, ""))).json();
    expect([wish.days.length, wish.weekdays]).toEqual([41, []]);
  });

  test("are those whose times are answered", async () => {
    const { visitor, templeId } = await withPooja({ leadHours: 40 });
    const told: string[] = (await visitor.get(days(templeId))).json().days;
    for (const date of ["2026-11-22", "2026-11-23", "2026-11-28", "2026-11-29", "2027-05-20", "2027-05-21"]) {
      const times = await timesOf(visitor, slots(templeId, date));
      expect([date, told.includes(date)]).toEqual([date, (times ?? []).length > 0]);
    }
    expect(told[0]).toBe("2026-11-23");
  });

  test("are not those of another pooja or a temple nobody sees", async () => {
    const { visitor, templeId, db } = await withPooja();
    const refused = await visitor.get(days(templeId, "homa"));
    expect([refused.statusCode, refused.json().errors]).toEqual([400, { pooja: "errors.pooja" }]);
    const hidden = await storeTemple(db, { status: "inactive" });
    for (const id of [hidden, 999, "no-temple"]) expect((await visitor.get(days(id))).statusCode).toBe(404);
  });
});

describe("a temple that is closed for its season", () => {
  const winter = [{ from: "11-05", to: "04-30", note: null }];
  const closed = { date: "errors.closedSeason" };

  test("offers no day of it, and takes neither hold nor booking for one", async () => {
    const { visitor, person, db } = await withPooja();
    const id = await storeTemple(db, { closures: winter, poojaDetails: [aPooja(free)] });
    const [last, first] = ["2027-04-30", "2027-05-01"];
    expect((await visitor.get(slots(id, last))).json().errors).toEqual(closed);
    expect((await visitor.get(slots(id, first))).json().slots).not.toEqual([]);
    const slot = { templeId: id, poojaId: "archana", time: "09:00" };
    const hold = await person.post("/api/bookings/holds", { ...slot, date: last });
    const made = await person.post("/api/bookings", aBooking(id, { date: last, amount: 0 }));
    expect([hold, made].map((answer) => [answer.statusCode, answer.json().errors])).toEqual([
      [400, closed],
      [400, closed],
    ]);
    const { booking } = await book(person, id, { date: first, amount: 0 });
    const moved = await person.post(`/api/bookings/${booking.id}/reschedule`, { date: last, time: "09:00" });
    expect([moved.statusCode, moved.json().errors]).toEqual([400, closed]);
  });
});

test("a booking names its pooja in three languages, as the temple does", async () => {
  const { person, templeId } = await withPooja({ ...free, nameHi: "अर्चना", nameKn: "ಅರ್ಚನೆ" });
  const { booking } = await book(person, templeId, { amount: 0 });
  expect(booking).toMatchObject({ poojaName: "Archana", poojaNameHi: "अर्चना", poojaNameKn: "ಅರ್ಚನೆ" });
  const wish = await book(person, templeId, { amount: 0, poojaId: "", notes: "A blessing" });
  expect(wish.booking).toMatchObject({ poojaName: null, poojaNameHi: null, poojaNameKn: null });
});

describe("a booking that costs nothing", () => {
  test("is requested at once and listed for who made it alone", async () => {
    const { person, anAccount, visitor, templeId, db } = await withPooja(free);
    const { booking, payment } = await book(person, templeId, {
      amount: 0,
      notes: "A window seat",
      devotees: ["Asha", "Ravi"],
      gotra: "Kashyapa",
      nakshatra: "Rohini",
      paymentInfo: { status: "paid" },
    });
    expect(payment).toBeNull();
    expect(booking).toMatchObject({
      id: expect.any(Number),
      createdAt: NOON,
      status: "requested",
      reference: expect.stringMatching(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/),
      templeId,
      templeName: "Lamp Temple",
      poojaId: "archana",
      eventId: null,
      ticketType: null,
      date: "2026-11-23",
      time: "09:00",
      phone: "+919876543210",
      amountPaise: 0,
      devotees: ["Asha", "Ravi"],
      holdUntil: null,
      payment: null,
      acts: ["cancel", "reschedule"],
      changeableUntil: "2026-11-22T03:30:00.000Z",
    });
    const listed = (await person.get("/api/bookings")).json();
    expect(listed).toEqual({ items: [booking], page: 1, size: 20, total: 1, totalPages: 1 });
    expect((await person.get(`/api/bookings/${booking.id}`)).json()).toEqual(booking);
    const other = await anAccount();
    expect((await other.get("/api/bookings")).json().total).toBe(0);
    expect((await other.get(`/api/bookings/${booking.id}`)).statusCode).toBe(404);
    expect((await visitor.get(`/api/bookings/${booking.id}`)).statusCode).toBe(401);
    const letters = await db.selectFrom("outbox").select(["template", "recipient"]).orderBy("id").execute();
    expect(letters).toEqual([
      { template: "bookingCreated", recipient: person.email },
      { template: "bookingCreated", recipient: "+919876543210" },
    ]);
  });

  test("with an Idempotency-Key is made once", async () => {
    const { person, templeId } = await withPooja({ ...free, capacity: 1 });
    const key = { headers: { "idempotency-key": "a-key-of-the-browser" } };
    const first = await person.post("/api/bookings", aBooking(templeId, { amount: 0 }), key);
    const again = await person.post("/api/bookings", aBooking(templeId, { amount: 0 }), key);
    expect([first.statusCode, again.json()]).toEqual([201, first.json()]);
    expect((await person.get("/api/bookings")).json().total).toBe(1);
  });

  test("may be a wish in words", async () => {
    const { person, templeId } = await withPooja();
    const { booking } = await book(person, templeId, { poojaId: null, notes: "A blessing", amount: 0 });
    expect(booking).toMatchObject({ poojaId: null, poojaName: null, pricePaise: null, notes: "A blessing" });
  });

  test.each<[Record<string, unknown>, Record<string, string>]>([
    [{ poojaId: null }, { poojaId: "errors.required" }],
    [{ poojaId: "homa" }, { poojaId: "errors.pooja" }],
    [{ templeId: 999 }, { templeId: "errors.temple" }],
    [{ name: " " }, { name: "errors.required" }],
    [{ phone: "12345" }, { phone: "errors.phone" }],
    [{ date: "2026-02-31" }, { date: "errors.date" }],
    [{ date: "2026-11-20" }, { date: "errors.datePast" }],
    [{ date: "2027-06-21" }, { date: "errors.dateFar" }],
    [{ date: "2026-11-29" }, { date: "errors.closedDay" }],
    [{ time: "09:30" }, { time: "errors.slotNone" }],
    [{ date: "2026-11-21", time: "11:00" }, { time: "errors.slotTooSoon" }],
    [{ time: "25:00" }, { time: "errors.time" }],
    [{ amount: -1 }, { amount: "errors.amount" }],
    [{ amount: 10 }, { amount: "errors.bookingAmount" }],
    [{ gateway: "cash" }, { gateway: "errors.gateway" }],
    [{ devotees: Array.from({ length: 13 }, () => "A") }, { devotees: "errors.tooMany" }],
  ])("with %j is refused beside the field", async (fields, errors) => {
    const { person, templeId } = await withPooja(free);
    const answer = await person.post("/api/bookings", aBooking(templeId, { amount: 0, ...fields }));
    expect([answer.statusCode, answer.json().errors]).toEqual([400, errors]);
    expect((await person.get("/api/bookings")).json().total).toBe(0);
  });

  test("needs an account", async () => {
    const { visitor, templeId } = await withPooja(free);
    for (const call of [
      visitor.post("/api/bookings", aBooking(templeId)),
      visitor.get("/api/bookings"),
      visitor.post("/api/bookings/holds", {}),
      visitor.delete("/api/bookings/holds/x"),
      visitor.post("/api/bookings/1/cancel"),
      visitor.post("/api/bookings/1/reschedule", {}),
      visitor.post("/api/bookings/1/payment", {}),
      visitor.get("/api/bookings/1/calendar.ics"),
      visitor.get("/api/bookings/1/slip.pdf"),
    ]) {
      expect((await call).statusCode).toBe(401);
    }
  });
});

describe("the places of a time", () => {
  test.each(["+91 98765 43210", "09876543210", "9876543210"])("a phone as %s is understood", async (phone) => {
    const { person, templeId } = await withPooja(free);
    expect((await book(person, templeId, { amount: 0, phone })).booking.phone).toBe("+919876543210");
  });

  test("are never given twice: two hundred at once for the last ten get ten", async () => {
    const { app, anAccount, templeId, db } = await withPooja(
      { ...free, capacity: 12 },
      { env: { RATE_LIMITS: "off" } },
    );
    const [one, two, ...people] = await Promise.all(Array.from({ length: 202 }, () => anAccount()));
    for (const person of [one, two]) if (person) await book(person, templeId, { amount: 0 });
    // none of these has booked the time: who has is told so
    const answers = await Promise.all(
      people.map((person) => person.post("/api/bookings", aBooking(templeId, { amount: 0 }))),
    );
    const codes = answers.map(({ statusCode }) => statusCode);
    expect(codes.filter((code) => code === 201)).toHaveLength(10);
    const refused = answers.filter(({ statusCode }) => statusCode === 409).map((answer) => answer.json());
    expect(refused).toHaveLength(190);
    for (const answer of refused)
      expect(answer).toMatchObject({ code: "slotTaken", errors: { time: "errors.slotTaken" } });
    const { count } = await db
      .selectFrom("bookings")
      .select((eb) => eb.fn.countAll().as("count"))
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(12);
    await app.idle();
  });

  test("are kept for ten minutes by a hold, which counts for all others", async () => {
    const { person, anAccount, templeId, visitor, clock } = await withPooja({ ...free, capacity: 1 });
    const other = await anAccount();
    const { poojaId, date, time } = aBooking(templeId);
    const held = await person.post("/api/bookings/holds", { templeId, poojaId, date, time });
    expect(held.statusCode, held.body).toBe(201);
    expect(held.json().until).toBe("2026-11-21T06:40:00.000Z");
    const at9 = async (caller: Caller) => (await timesOf(caller, slots(templeId)))[3];
    expect(await at9(visitor)).toEqual({ time: "09:00", free: 0 });
    expect(await at9(person)).toEqual({ time: "09:00", free: 1 });
    expect((await other.post("/api/bookings", aBooking(templeId, { amount: 0 }))).statusCode).toBe(409);
    expect((await other.post("/api/bookings/holds", { templeId, poojaId, date, time })).statusCode).toBe(409);
    await other.delete(`/api/bookings/holds/${held.json().id}`);
    expect(await at9(visitor)).toEqual({ time: "09:00", free: 0 });
    clock.set("2026-11-21T06:40:00.001Z");
    expect(await at9(visitor)).toEqual({ time: "09:00", free: 1 });
  });

  test("held by oneself are taken by the booking, or given back", async () => {
    const { person, templeId, visitor } = await withPooja({ ...free, capacity: 2 });
    const wish = { templeId, poojaId: "archana", date: "2026-11-23" };
    const first = (await person.post("/api/bookings/holds", { ...wish, time: "09:00" })).json();
    const next = (await person.post("/api/bookings/holds", { ...wish, time: "10:00", replaces: first.id })).json();
    const places = async () =>
      (await timesOf(visitor, slots(templeId))).map(({ free: count }: { free: number }) => count);
    expect(await places()).toEqual([2, 2, 2, 2, 1, 2]);
    await book(person, templeId, { amount: 0, time: "10:00", holdId: next.id });
    expect(await places()).toEqual([2, 2, 2, 2, 1, 2]);
    const last = (await person.post("/api/bookings/holds", { ...wish, time: "11:00" })).json();
    expect((await person.delete(`/api/bookings/holds/${last.id}`)).json()).toEqual({ ok: true });
    expect(await places()).toEqual([2, 2, 2, 2, 1, 2]);
  });
});

describe("who booked", () => {
  test("cancels, and the place is free again", async () => {
    const { person, anAccount, templeId } = await withPooja({ ...free, capacity: 1 });
    const { booking } = await book(person, templeId, { amount: 0 });
    const other = await anAccount();
    expect((await other.post(`/api/bookings/${booking.id}/cancel`)).statusCode).toBe(404);
    const answer = await person.post(`/api/bookings/${booking.id}/cancel`);
    expect(answer.json()).toMatchObject({ status: "cancelled", acts: [] });
    expect((await person.post(`/api/bookings/${booking.id}/cancel`)).json().code).toBe("bookingClosed");
    await book(other, templeId, { amount: 0 });
  });

  test("moves it to a free time, until a day before", async () => {
    const { person, anAccount, templeId, clock } = await withPooja({ ...free, capacity: 1 });
    const { booking } = await book(person, templeId, { amount: 0 });
    const other = await anAccount();
    await book(other, templeId, { amount: 0, time: "10:00" });
    const move = (to: object, by: Caller = person) => by.post(`/api/bookings/${booking.id}/reschedule`, to);
    expect((await move({ date: "2026-11-23", time: "10:00" })).json().code).toBe("slotTaken");
    expect((await move({ date: "2026-11-23", time: "09:00" })).json().errors).toEqual({ time: "errors.sameTime" });
    expect((await move({ date: "2026-11-29", time: "09:00" })).json().errors).toEqual({ date: "errors.closedDay" });
    expect((await move({ date: "2026-11-24", time: "09:00" }, other)).statusCode).toBe(404);
    expect((await move({ date: "2026-11-24", time: "09:00" })).json()).toMatchObject({
      status: "requested",
      date: "2026-11-24",
      time: "09:00",
    });
    clock.set("2026-11-23T04:00:00.000Z");
    expect((await move({ date: "2026-11-25", time: "09:00" })).json().code).toBe("bookingClosed");
  });

  test("gets it as a calendar file", async () => {
    const { person, templeId } = await withPooja({ ...free, name: "Archana; all, names", duration: 30 });
    const { booking } = await book(person, templeId, { amount: 0, poojaId: "archana-all-names" });
    const file = await person.get(`/api/bookings/${booking.id}/calendar.ics`);
    expect(file.headers["content-type"]).toBe("text/calendar; charset=utf-8");
    const lines = file.body.split("\r\n");
    expect(lines).toEqual(
      expect.arrayContaining([
        "BEGIN:VCALENDAR",
        "DTSTART:20261123T033000Z",
        "DTEND:20261123T040000Z",
        "SUMMARY:Archana\\; all\\, names\\, Lamp Temple",
        "STATUS:TENTATIVE",
        "END:VCALENDAR",
      ]),
    );
    expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  });

  test.each([
    [
      "हमारे परिवार की ओर से दादीजी के अस्सीवें जन्मदिन पर सोमवार अभिषेक और दीपाराधना की पूजा सबके नाम से हो",
      "अभिषेक और दीपाराधना…",
    ],
    ["कृपा करके प्रसाद घर के पते पर भेजें और आरती का समय बता दें, सपरिवार सादर शनिवार 🙏🙏 धन्यवाद", "सपरिवार सादर शनिवार…"],
    [`ಶ್ರೀ${"ಲಕ್ಷ್ಮೀನರಸಿಂಹಸ್ವಾಮಿ".repeat(6)}`, "ನರಸಿಂಹಸ್ವಾ…"],
    ["For the family and all of our neighbours 👨‍👩‍👧‍👦", "neighbours 👨‍👩‍👧‍👦"],
  ])("gets a wish of %s as a calendar file, no letter of it in two", async (notes, ends) => {
    const { person, templeId } = await withPooja(free);
    const { booking } = await book(person, templeId, { amount: 0, poojaId: null, notes });
    const file = await person.get(`/api/bookings/${booking.id}/calendar.ics`);
    const text = new TextDecoder("utf-8", { fatal: true }).decode(file.rawPayload);
    expect(text).not.toContain("\ufffd");
    const lines = text.split("\r\n");
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    // no line goes on with what belongs to the letter before it
    expect(lines.filter((line) => /^ (\p{M}|\u200d)|\u200d$/u.test(line))).toEqual([]);
    const [, title = ""] = /^SUMMARY:(.*)\\, Lamp Temple$/m.exec(text.replaceAll("\r\n ", "")) ?? [];
    expect(title.endsWith(ends), title).toBe(true);
    expect(notes.startsWith(title.replace("\\", "").replace("…", "")), title).toBe(true);
  });

  test("gets it as a slip to print, for who booked alone", async () => {
    const { person, anAccount, templeId } = await withPooja(free);
    const { booking } = await book(person, templeId, { amount: 0, devotees: ["ಆಶಾ"] });
    const address = `/api/bookings/${booking.id}/slip.pdf`;
    const slip = await person.get(`${address}?lang=hi`);
    expect(slip.statusCode, slip.body).toBe(200);
    expect(slip.headers).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": `attachment; filename="booking-${booking.reference}.pdf"`,
    });
    const pdf = slip.rawPayload.toString("latin1");
    expect(pdf.slice(0, 5)).toBe("%PDF-");
    for (const font of ["NotoSansKannada", "Mukta"]) expect(pdf).toContain(font);
    const drawn = [...pdf.matchAll(/FlateDecode[\s\S]*?stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(([, part = ""]) =>
      inflateSync(Buffer.from(part, "latin1")).toString("latin1"),
    );
    const squares = Math.max(...drawn.map((part) => part.split(" re\n").length));
    expect(squares, "the code for the temple").toBeGreaterThan(200);
    expect((await person.get(`${address}?lang=fr`)).statusCode).toBe(400);
    expect((await (await anAccount()).get(address)).statusCode).toBe(404);
  });

  test("finds nothing under a number that is nobody's, and is told of a bad one", async () => {
    const { person } = await withPooja(free, { now: NOON });
    for (const [method, path] of [
      ["GET", ""],
      ["POST", "/cancel"],
      ["GET", "/calendar.ics"],
      ["GET", "/slip.pdf"],
    ] as const) {
      expect((await person.call(method, `/api/bookings/999${path}`)).statusCode).toBe(404);
      expect((await person.call(method, `/api/bookings/x${path}`)).statusCode).toBe(400);
    }
    const to = { date: "2026-11-24", time: "09:00" };
    expect((await person.post("/api/bookings/999/reschedule", to)).statusCode).toBe(404);
    expect((await person.post("/api/bookings/999/reschedule", {})).statusCode).toBe(400);
    expect((await person.post("/api/bookings/999/payment", {})).statusCode).toBe(404);
    expect((await person.post("/api/bookings/holds", {})).statusCode).toBe(400);
  });
});
