import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import type { TempleFestivals } from "../../src/contract/festivals";
import type { TempleCard } from "../../src/contract/temples";
import { migrate } from "../../src/server/db/migrate";
import { blankDatabase } from "../support/blankDatabase";
import { aBooking, aPooja, book, storePooja, withPooja } from "../support/bookings";
import { storeTemple } from "../support/contributions";
import { aDonation, donate, press } from "../support/payments";
import { type Caller, testApp } from "../support/testApp";

const refusal = { statusCode: 409, code: "noWorship" };
const monument = { worship: "none" };

/** A temple with a pooja that turns out to be a monument, and somebody who answers for it. */
async function aMonument() {
  const opened = await withPooja({ charges: 50 });
  const manager = await opened.anAccount({});
  const own = await storePooja(opened, { charges: 50 }, manager.id);
  const record = async (worship: string | null, id = own) => {
    const answer = await opened.as("TEMPLE_ADMIN").put(`/api/admin/temples/${id}`, { worship });
    expect(answer.statusCode, answer.body).toBe(200);
  };
  return { ...opened, manager, own, record };
}

describe("where no worship is held", () => {
  test("no pooja and no wish can be booked, and no time or place is offered", async () => {
    const { own, person, visitor, manager, db, record } = await aMonument();
    await record("none");
    const wish = { poojaId: "", amount: 0, notes: "A lamp for Amma" };
    const paid = { poojaId: "archana", date: "2026-11-23", time: "09:00", name: "Asha Rao", phone: "98765 43210" };
    const slot = { templeId: own, poojaId: "archana", date: "2026-11-23", time: "09:00" };
    const walkIn = { poojaId: "archana", date: "2026-11-23", time: "09:00", name: "Uma Bhat", paid: "cash" };
    const counter = `/api/admin/temples/${own}`;
    for (const answer of [
      await person.post("/api/bookings", aBooking(own)),
      await person.post("/api/bookings", aBooking(own, wish)),
      await person.post("/api/bookings/holds", slot),
      await person.post("/api/payments/intent", { templeId: own, amount: 50, ...paid }),
      await visitor.get(`/api/temples/${own}/slots?pooja=archana&date=2026-11-23`),
      await visitor.get(`/api/temples/${own}/bookable-days?pooja=`),
      await manager.post(`${counter}/walk-ins`, walkIn),
      await manager.get(`${counter}/sessions?pooja=archana&date=2026-11-23`),
    ])
      expect(answer.json()).toMatchObject(refusal);
    expect(await db.selectFrom("bookings").select("id").execute()).toEqual([]);
    expect(await db.selectFrom("payments").select("id").execute()).toEqual([]);
  });

  test("no donation is taken for it, also by its address, and one to another temple is", async () => {
    const { own, visitor, templeId, db, record } = await aMonument();
    await record("none");
    const { slug } = (await visitor.get(`/api/temples/${own}`)).json();
    for (const id of [own, slug]) {
      const answer = await visitor.post("/api/payments/intent", aDonation({ templeId: id }));
      expect(answer.json()).toMatchObject(refusal);
    }
    expect(await db.selectFrom("donations").select("id").execute()).toEqual([]);
    await donate(visitor, { templeId });
  });

  test("what was booked or given before stays, and a booking that is being paid is taken", async () => {
    const { own, person, visitor, manager, record } = await aMonument();
    const made = await book(person, own);
    const unpaid = await book(person, own, { time: "10:00" });
    const gift = await donate(person, { templeId: own });
    await record("none");
    const again = await person.post(`/api/bookings/${unpaid.booking.id}/payment`, {});
    expect(again.json(), "another payment is begun").toMatchObject(refusal);
    if (made.payment) await press(visitor, made.payment, "paid");
    await press(visitor, gift, "paid");
    const url = `/api/bookings/${made.booking.id}`;
    expect((await person.get(url)).json()).toMatchObject({ status: "requested", payment: { status: "paid" } });
    expect((await person.get("/api/donations")).json()).toMatchObject({ items: [{ status: "paid" }] });
    const moved = await person.post(`${url}/reschedule`, { date: "2026-11-23", time: "11:00" });
    expect(moved.json(), "another time is a new wish").toMatchObject(refusal);
    const answered = { act: "decline", reason: "No pooja is held here." };
    expect((await manager.post(`/api/admin/bookings/${made.booking.id}/decide`, answered)).statusCode).toBe(200);
  });
});

test.each(["active", null])("a temple that is %j is booked and given to", async (worship) => {
  const { own, person, visitor, record } = await aMonument();
  await record(worship);
  await book(person, own);
  await donate(visitor, { templeId: own });
  expect((await visitor.get(`/api/temples/${own}/bookable-days?pooja=archana`)).statusCode).toBe(200);
});

const namesOf = (answer: { json: () => { temples: TempleCard[] } }) => answer.json().temples.map(({ name }) => name);

describe("the days of a deity", () => {
  const shiva = { tradition: "Hindu", deity: "Shiva", state: "Tamil Nadu" };
  async function opened() {
    const it = await testApp({ now: "2026-11-21T06:00:00Z" });
    const shore = await storeTemple(it.db, { ...shiva, ...monument, name: "Shore Temple" });
    await storeTemple(it.db, { ...shiva, name: "Hill Temple" });
    await storeTemple(it.db, { ...shiva, worship: "active", name: "River Temple" });
    return { ...it, shore };
  }

  test("are none of a temple without worship", async () => {
    const { visitor, shore } = await opened();
    const { festivals }: TempleFestivals = (await visitor.get(`/api/temples/${shore}/festivals`)).json();
    expect(festivals).toEqual([]);
  });

  test("lead to the temples where it is worshipped: on the page of a festival and in the search for festivals soon", async () => {
    const { visitor } = await opened();
    for (const url of ["/api/festivals/maha-shivaratri", "/api/temples/search?filter=festivals"])
      expect(namesOf(await visitor.get(url)).sort(), url).toEqual(["Hill Temple", "River Temple"]);
    expect(namesOf(await visitor.get("/api/temples/search?q=shore+temple"))).toContain("Shore Temple");
  });

  test("are not today's at a temple without worship", async () => {
    const { db, visitor } = await testApp({ now: "2026-11-23T06:00:00Z" }); // a Monday, Shiva's
    const shore = await storeTemple(db, { ...shiva, ...monument, name: "Shore Temple" });
    const hill = await storeTemple(db, { ...shiva, name: "Hill Temple" });
    const isMarked = async (id: number) => (await visitor.get(`/api/temples/${id}`)).json().isAuspiciousToday;
    expect([await isMarked(shore), await isMarked(hill)]).toEqual([false, true]);
    expect(namesOf(await visitor.get("/api/temples/search?filter=auspicious"))).toEqual(["Hill Temple"]);
  });

  test("leave its own festivals, and its poojas stay on record", async () => {
    const { db, visitor } = await testApp({ now: "2026-11-21T06:00:00Z" });
    const words = { en: "Dance festival", hi: null, kn: null };
    const ownFestivals = [{ name: words, when: words, rule: null, days: null }];
    const id = await storeTemple(db, { ...shiva, ...monument, ownFestivals, poojaDetails: [aPooja()] });
    const told = (await visitor.get(`/api/temples/${id}`)).json();
    expect(told).toMatchObject({
      worship: "none",
      ownFestivals: [{ name: words }],
      poojaDetails: [{ name: "Archana" }],
    });
  });
});

test("where a pooja is booked or a gift is given, temples without worship are not suggested", async () => {
  const { db, visitor } = await testApp();
  await storeTemple(db, { ...monument, name: "Lamp Tower" });
  await storeTemple(db, { name: "Lamp Temple" });
  const suggested = async (asked: string, caller: Caller = visitor) =>
    (await caller.get(`/api/temples/suggest?${asked}`)).json().suggestions.map(({ name }: TempleCard) => name);
  expect((await suggested("q=lamp")).sort()).toEqual(["Lamp Temple", "Lamp Tower"]);
  expect(await suggested("q=lamp&worship=1")).toEqual(["Lamp Temple"]);
  expect(await suggested("q=lamp+towr&worship=1"), "also where it is written otherwise").not.toContain("Lamp Tower");
  expect((await visitor.get("/api/temples/suggest?q=lamp&worship=no")).statusCode).toBe(400);
});

test("temples of a database of before have it not on record", async () => {
  const database = await blankDatabase();
  const { db } = database;
  await migrate(database);
  await sql`drop index temples_without_worship`.execute(db);
  await sql`alter table temples drop column worship`.execute(db);
  await sql`delete from schema_migrations where id = 7`.execute(db);
  expect(await migrate(database)).toEqual(["0007-worship"]);
  await storeTemple(db);
  expect(await db.selectFrom("temples").select("worship").execute()).toEqual([{ worship: null }]);
});
