import { expect } from "vitest";
import type { BookingMade } from "../../src/contract/bookings";
import type { Pooja } from "../../src/contract/temples";
import { withPoojaIds } from "../../src/domain/poojas";
import { plainPooja } from "../../src/server/temples/blankTemple";
import { storeTemple } from "./contributions";
import { type Caller, type TestApp, type TestAppOptions, testApp } from "./testApp";

/** Saturday noon in India; the pooja of `aBooking` is on Monday. */
export const NOON = "2026-11-21T06:30:00.000Z";
const day = [{ from: "06:00", to: "12:00" }];
const hours = { mon: day, tue: day, wed: day, thu: day, fri: day, sat: day, sun: [] };

/** A pooja with what the test is about. */
export const aPooja = (fields: Partial<Pooja> = {}): Pooja => {
  const [pooja] = withPoojaIds([{ name: "Archana", charges: 50, ...plainPooja, ...fields }]);
  if (!pooja) throw new Error("no pooja");
  return pooja;
};

/** An app with a temple that offers this pooja. */
export async function withPooja(fields: Partial<Pooja> = {}, options: TestAppOptions = {}) {
  const opened = await testApp({ now: NOON, ...options });
  const templeId = await storePooja(opened, fields);
  return { ...opened, templeId, person: await opened.anAccount({ name: "Asha Rao", phone: "+919876543210" }) };
}

export const storePooja = ({ db }: Pick<TestApp, "db">, fields: Partial<Pooja> = {}, managedBy?: number) =>
  storeTemple(db, { name: "Lamp Temple", openingHours: hours, poojaDetails: [aPooja(fields)] }).then(
    async (templeId) => {
      if (managedBy) {
        const named = { temple_id: templeId, user_id: managedBy, named_at: NOON };
        await db.insertInto("temple_managers").values(named).execute();
      }
      return templeId;
    },
  );

/** What the booking page sends. */
export const aBooking = (templeId: number, fields: Record<string, unknown> = {}) => ({
  templeId,
  poojaId: "archana",
  date: "2026-11-23",
  time: "09:00",
  name: "Asha Rao",
  phone: "98765 43210",
  amount: 50,
  ...fields,
});

/** A booking that was taken. */
export async function book(caller: Caller, templeId: number, fields: Record<string, unknown> = {}) {
  const answer = await caller.post("/api/bookings", aBooking(templeId, fields));
  expect(answer.statusCode, answer.body).toBe(201);
  const made: BookingMade = answer.json();
  return made;
}
