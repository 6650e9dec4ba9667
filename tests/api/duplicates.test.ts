import { describe, expect, test } from "vitest";
import type { DuplicatePair } from "../../src/contract/duplicates";
import { storeTemple } from "../support/contributions";
import { testApp } from "../support/testApp";
import { storeTwins } from "../support/twins";

const idsOf = (pairs: DuplicatePair[]) => pairs.map(({ left, right }) => [left.id, right.id]);
const path = "/api/admin/temples/duplicates";

describe("temples of one folded name", () => {
  test("within 500 metres are listed with the distance and what differs", async () => {
    const opened = await testApp();
    const { keptId, otherId } = await storeTwins(opened, { deity: "Shiva" }, { deity: "Siva", timings: "6 am" });
    await storeTemple(opened.db, { name: "Sri Lake Temple", city: "Hassan", latitude: 13, longitude: 76.1 });
    const answer = await opened.as("TEMPLE_ADMIN").get(path);
    expect(answer.statusCode).toBe(200);
    const { pairs, total, totalPages } = answer.json();
    expect(idsOf(pairs)).toEqual([[keptId, otherId]]);
    expect(pairs[0]).toMatchObject({ metres: 222, left: { slug: "lake-temple" }, right: { version: 1 } });
    expect(pairs[0].differs).toEqual(["name", "deity", "latitude", "timings"]);
    expect({ total, totalPages }).toEqual({ total: 1, totalPages: 1 });
  });

  test("in one city are listed where one has no position; archived and refused ones are not", async () => {
    const { db, as } = await testApp();
    const lamp = { name: "Lamp Temple" };
    const first = await storeTemple(db, lamp);
    const second = await storeTemple(db, { ...lamp, latitude: 12.3, longitude: 76.6 });
    await storeTemple(db, { ...lamp, status: "rejected" });
    await storeTemple(db, { ...lamp, city: "Hassan" });
    const admin = as("TEMPLE_ADMIN");
    expect(idsOf((await admin.get(path)).json().pairs)).toEqual([[first, second]]);
    await admin.delete(`/api/admin/temples/${second}`);
    expect((await admin.get(path)).json().pairs).toEqual([]);
  });

  test("are paged, and those of one temple can be asked for", async () => {
    const opened = await testApp();
    const { db } = opened;
    await storeTwins(opened);
    const [left, right] = [
      await storeTemple(db, { name: "Bell Temple" }),
      await storeTemple(db, { name: "Bell Temple" }),
    ];
    const admin = opened.as("ADMIN");
    const paged = (await admin.get(`${path}?size=1&page=2`)).json();
    expect(paged).toMatchObject({ page: 2, total: 2, totalPages: 2 });
    expect(paged.pairs).toHaveLength(1);
    expect(idsOf((await admin.get(`${path}?temple=${right}`)).json().pairs)).toEqual([[left, right]]);
  });

  test("that are told apart never come back, unless that is taken back", async () => {
    const opened = await testApp();
    const { keptId, otherId } = await storeTwins(opened);
    const admin = opened.as("TEMPLE_ADMIN");
    const say = (distinct: boolean) =>
      admin.put("/api/admin/temples/distinctions", { left: otherId, right: keptId, distinct });
    expect((await say(true)).statusCode).toBe(200);
    expect((await say(true)).statusCode).toBe(200);
    await admin.put(`/api/admin/temples/${keptId}`, { timings: "5 am" });
    expect((await admin.get(path)).json().pairs).toEqual([]);
    expect(idsOf((await admin.get(`${path}?shown=distinct`)).json().pairs)).toEqual([[keptId, otherId]]);
    await say(false);
    expect((await admin.get(path)).json().total).toBe(1);
  });

  test("are told apart only where both are on record and are two", async () => {
    const opened = await testApp();
    const { keptId } = await storeTwins(opened);
    const say = (right: number) =>
      opened.as("TEMPLE_ADMIN").put("/api/admin/temples/distinctions", { left: keptId, right, distinct: true });
    expect((await say(999_999)).statusCode).toBe(404);
    const same = await say(keptId);
    expect(same.statusCode).toBe(400);
    expect(same.json().errors).toEqual({ right: "errors.sameTemple" });
  });

  test("are seen and changed by temple admins alone", async () => {
    const { as } = await testApp();
    for (const role of ["DEVOTEE", "CONTENT_ADMIN"] as const) {
      expect((await as(role).get(path)).statusCode).toBe(403);
      expect((await as(role).put("/api/admin/temples/distinctions", {})).statusCode).toBe(403);
      expect((await as(role).post("/api/admin/temples/1/merge", {})).statusCode).toBe(403);
    }
  });
});
