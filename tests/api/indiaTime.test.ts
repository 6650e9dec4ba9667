import { describe, expect, test } from "vitest";
import { aBooking, book, storePooja, withPooja } from "../support/bookings";
import { press } from "../support/payments";
import { pdfText } from "../support/pdfText";

const dawn = { times: ["04:30"], capacity: 5 };
const wanted = { date: "2026-11-30", time: "04:30", dakshina: 0 };

/** How often the time is said to be India's. */
const named = (text: string) => text.split("(IST)").length - 1;

describe("the time of a visit, for readers in any zone", () => {
  test.each([
    ["en", "Monday, 30 November 2026 at 4:30 am, India time (IST)"],
    ["hi", "सोमवार, 30 नवंबर 2026, तड़के 4:30, भारतीय समय (IST)"],
    ["kn", "ಸೋಮವಾರ, 30 ನವೆಂಬರ್ 2026, ಬೆಳಗಿನ ಜಾವ 4:30, ಭಾರತೀಯ ಕಾಲಮಾನ (IST)"],
  ])("is named as India's once in letter, text message and slip in %s", async (language, when) => {
    const { as, person, templeId } = await withPooja({ ...dawn, charges: 0 });
    const headers = { "accept-language": language };
    const made = await person.post("/api/bookings", aBooking(templeId, { ...wanted, amount: 0 }), { headers });
    expect(made.statusCode, made.body).toBe(201);
    const { messages } = (await as("ADMIN").get("/api/admin/outbox?kind=bookingCreated")).json();
    const texts: string[] = messages.map(({ text }: { text: string }) => text);
    expect(texts).toHaveLength(2);
    for (const text of texts) expect([text, named(text)]).toEqual([expect.stringContaining(when), 1]);
    const slip = await person.get(`/api/bookings/${made.json().booking.id}/slip.pdf?lang=${language}`);
    const words = pdfText(slip.rawPayload).replace(/\s+/g, " ");
    expect(named(words), words).toBe(1);
    if (language === "en") expect(words).toContain(when);
  });

  test("is an instant in the calendar file, also after a move", async () => {
    const { person, templeId } = await withPooja({ ...dawn, charges: 0 });
    const { booking } = await book(person, templeId, { ...wanted, amount: 0 });
    const starts = async () =>
      (await person.get(`/api/bookings/${booking.id}/calendar.ics`)).body
        .split("\r\n")
        .find((line) => /^DTSTART/.test(line));
    expect(await starts()).toBe("DTSTART:20261129T230000Z");
    const moved = await person.post(`/api/bookings/${booking.id}/reschedule`, { date: "2026-12-01", time: "04:30" });
    expect(moved.json()).toMatchObject({ date: "2026-12-01", time: "04:30" });
    expect(await starts()).toBe("DTSTART:20261130T230000Z");
  });

  test("is told to the temple's people and on the receipt in the same words", async () => {
    const { db, as, anAccount, person } = await withPooja();
    const manager = await anAccount();
    const own = await storePooja({ db }, { ...dawn, charges: 50 }, manager.id);
    const { payment } = await book(person, own, wanted);
    if (payment) await press(person, payment, "paid");
    const { messages } = (await as("ADMIN").get("/api/admin/outbox?kind=bookingToAnswer")).json();
    expect(messages).toMatchObject([
      { text: expect.stringContaining("30 November 2026 at 4:30 am, India time (IST)") },
    ]);
    const receipt = await person.get(`/api/payments/${payment?.paymentId}/receipt.pdf?lang=en`);
    expect(pdfText(receipt.rawPayload)).toContain("21 November 2026 at 12:00 pm, India time (IST)");
  });
});

test("half past midnight in India, yesterday is over wherever the reader is, and today is not", async () => {
  const { person, visitor, templeId, clock } = await withPooja({ charges: 0, leadHours: 0, times: ["04:30"] });
  clock.set("2026-11-22T19:00:00.000Z");
  const [over, today] = ["2026-11-22", "2026-11-23"];
  const slots = (date: string) => visitor.get(`/api/temples/${templeId}/slots?pooja=archana&date=${date}`);
  const past = { date: "errors.datePast" };
  const hold = (date: string) =>
    person.post("/api/bookings/holds", { templeId, poojaId: "archana", date, time: "04:30" });
  const { booking } = await book(person, templeId, { ...wanted, amount: 0 });
  for (const answer of [
    await slots(over),
    await hold(over),
    await person.post("/api/bookings", aBooking(templeId, { date: over, time: "04:30", amount: 0 })),
    await person.post(`/api/bookings/${booking.id}/reschedule`, { date: over, time: "04:30" }),
  ])
    expect([answer.statusCode, answer.json().errors]).toEqual([400, past]);
  expect((await slots(today)).json().slots).toEqual([{ time: "04:30", free: null }]);
  expect((await hold(today)).statusCode).toBe(201);
});
