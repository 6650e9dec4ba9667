import { describe, expect, test } from "vitest";
import { tidy } from "../../src/server/housekeeping";
import { aTemple } from "../support/factories";
import { type Caller, testApp } from "../support/testApp";

const TEN = Date.parse("2026-11-21T04:34:00.000Z");
const later = (seconds: number) => new Date(TEN + seconds * 1_000).toISOString();

async function opened() {
  const app = await testApp({ now: later(0) });
  const asha = await app.anAccount({ role: "TEMPLE_ADMIN", name: "Asha Rao" });
  const ravi = await app.anAccount({ role: "ADMIN", name: "Ravi Iyer" });
  const temple: { id: number; version: number } = (await ravi.post("/api/admin/temples", aTemple())).json();
  const address = `/api/admin/temples/${temple.id}/presence`;
  const stay = async (caller: Caller) => {
    const answer = await caller.put(address);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json();
  };
  return { ...app, asha, ravi, temple, address, stay };
}

describe("an open workspace", () => {
  test("is told to others by name and time, and not to oneself", async () => {
    const { clock, asha, ravi, temple, stay } = await opened();
    expect(await stay(asha)).toEqual({ version: temple.version, savedBy: "Ravi Iyer", others: [] });
    clock.set(later(15));
    expect((await stay(ravi)).others).toEqual([{ id: asha.id, name: "Asha Rao", since: later(0) }]);
    expect((await stay(asha)).others).toEqual([{ id: ravi.id, name: "Ravi Iyer", since: later(15) }]);
  });

  test("is of one temple alone", async () => {
    const { asha, ravi, stay } = await opened();
    await stay(asha);
    const { id } = (await ravi.post("/api/admin/temples", aTemple())).json();
    expect((await ravi.put(`/api/admin/temples/${id}/presence`)).json().others).toEqual([]);
  });

  test("lasts as long as it is heard of, then 45 seconds; who comes back is there since then", async () => {
    const { clock, asha, ravi, stay } = await opened();
    const since = async () => (await stay(ravi)).others.map((one: { since: string }) => one.since);
    await stay(asha);
    clock.set(later(40));
    await stay(asha);
    clock.set(later(85));
    expect(await since()).toEqual([later(0)]);
    clock.set(later(86));
    expect(await since()).toEqual([]);
    await stay(asha);
    expect(await since()).toEqual([later(86)]);
  });

  test("is over on leaving, which may be said twice", async () => {
    const { asha, ravi, address, stay } = await opened();
    await stay(asha);
    expect((await asha.delete(address)).json()).toEqual({ ok: true });
    expect((await asha.delete(address)).statusCode).toBe(200);
    expect((await stay(ravi)).others).toEqual([]);
  });

  test("hears who saved a newer version, unless it was oneself", async () => {
    const { asha, ravi, temple, stay } = await opened();
    await asha.put(`/api/admin/temples/${temple.id}`, { deity: "Shiva", version: temple.version });
    expect(await stay(ravi)).toMatchObject({ version: temple.version + 1, savedBy: "Asha Rao" });
    expect(await stay(asha)).toMatchObject({ version: temple.version + 1, savedBy: null });
  });

  test("is forgotten a day after it was left", async () => {
    const { app, db, clock, asha, stay } = await opened();
    await stay(asha);
    clock.set(later(25 * 3_600));
    await tidy(app);
    expect(await db.selectFrom("temple_editors").selectAll().execute()).toEqual([]);
  });

  test("is a matter of those who may edit temples, and of temples that are there", async () => {
    const { anAccount, as, asha, visitor, temple, address } = await opened();
    const keeper = await anAccount({ role: "PANDIT" });
    await asha.post(`/api/admin/temples/${temple.id}/managers`, { email: keeper.email });
    for (const [caller, status] of [
      [keeper, 403],
      [as("CONTENT_ADMIN"), 403],
      [as("DEVOTEE"), 403],
      [visitor, 401],
    ] as const) {
      expect((await caller.put(address)).statusCode).toBe(status);
      expect((await caller.delete(address)).statusCode).toBe(status);
    }
    expect((await asha.put("/api/admin/temples/999999/presence")).statusCode).toBe(404);
    expect((await asha.put("/api/admin/temples/none/presence")).statusCode).toBe(400);
  });
});
