import { describe, expect, test } from "vitest";
import { mostRituals } from "../../src/contract/rituals";
import { testApp } from "../support/testApp";

const NOON = "2026-11-21T06:30:00.000Z";
const satyanarayana = { name: "Satyanarayana Puja", description: "On a full moon, with the story told." };
const homa = { name: "Ganapati Homa", description: "Before a house is entered." };

describe("rituals", () => {
  test.each(["PANDIT", "ADMIN", "SUPER_ADMIN"] as const)("are added and read back by %s", async (role) => {
    const { as } = await testApp({ now: NOON });
    const added = await as(role).post("/api/rituals", satyanarayana);
    expect(added.statusCode, added.body).toBe(201);
    const ritual = { id: 1, ...satyanarayana, createdAt: NOON, updatedAt: NOON };
    expect(added.json()).toEqual(ritual);
    await as(role).post("/api/rituals", homa);
    const { items } = (await as(role).get("/api/rituals")).json();
    expect(items.map(({ name }: { name: string }) => name)).toEqual([satyanarayana.name, homa.name]);
    expect(items[0]).toEqual(ritual);
  });

  test("are one's own: others neither see nor change them", async () => {
    const { as, anAccount } = await testApp();
    await as("PANDIT").post("/api/rituals", satyanarayana);
    const other = await anAccount({ role: "PANDIT" });
    expect((await other.get("/api/rituals")).json()).toEqual({ items: [] });
    for (const caller of [other, as("ADMIN")]) {
      expect((await caller.put("/api/rituals/1", homa)).statusCode).toBe(403);
      expect((await caller.delete("/api/rituals/1")).statusCode).toBe(403);
    }
    expect((await as("PANDIT").get("/api/rituals")).json().items).toMatchObject([satyanarayana]);
  });

  test("are changed and removed by their owner, which the log tells", async () => {
    const { as, clock } = await testApp({ now: NOON });
    const pandit = as("PANDIT");
    await pandit.post("/api/rituals", satyanarayana);
    clock.set("2026-11-22T06:30:00.000Z");
    expect((await pandit.put("/api/rituals/1", homa)).json()).toEqual({
      id: 1,
      ...homa,
      createdAt: NOON,
      updatedAt: "2026-11-22T06:30:00.000Z",
    });
    expect((await pandit.delete("/api/rituals/1")).json()).toMatchObject(homa);
    expect((await pandit.delete("/api/rituals/1")).statusCode).toBe(404);
    expect((await pandit.put("/api/rituals/1", homa)).statusCode).toBe(404);
    expect((await pandit.get("/api/rituals")).json()).toEqual({ items: [] });
    const { entries } = (await as("SUPER_ADMIN").get("/api/admin/audit?kind=ritual")).json();
    expect(entries.map(({ action }: { action: string }) => action)).toEqual([
      "ritual.delete",
      "ritual.update",
      "ritual.create",
    ]);
  });

  test("with an Idempotency-Key are added once", async () => {
    const { as } = await testApp();
    const key = { headers: { "idempotency-key": "a-key-of-the-browser" } };
    const first = await as("PANDIT").post("/api/rituals", homa, key);
    expect((await as("PANDIT").post("/api/rituals", homa, key)).json()).toEqual(first.json());
    expect((await as("PANDIT").get("/api/rituals")).json().items).toHaveLength(1);
  });

  test("are for pandits and admins", async () => {
    const { as, visitor } = await testApp();
    for (const [caller, status] of [
      [visitor, 401],
      [as("DEVOTEE"), 403],
      [as("TEMPLE_ADMIN"), 403],
    ] as const) {
      expect((await caller.get("/api/rituals")).statusCode).toBe(status);
      expect((await caller.post("/api/rituals", homa)).statusCode).toBe(status);
      expect((await caller.put("/api/rituals/1", homa)).statusCode).toBe(status);
      expect((await caller.delete("/api/rituals/1")).statusCode).toBe(status);
    }
  });

  test.each([
    [{ name: " " }, "name", "errors.required"],
    [{ name: undefined }, "name", "errors.required"],
    [{ name: "x".repeat(161) }, "name", "errors.tooLong"],
    [{ description: "" }, "description", "errors.required"],
    [{ description: "x".repeat(2_001) }, "description", "errors.tooLong"],
    [{ price: 5 }, "price", "errors.unknownField"],
  ])("are refused with %j", async (fields, field, key) => {
    const { as } = await testApp();
    await as("PANDIT").post("/api/rituals", homa);
    for (const call of [
      as("PANDIT").post("/api/rituals", { ...homa, ...fields }),
      as("PANDIT").put("/api/rituals/1", { ...homa, ...fields }),
    ]) {
      const refused = await call;
      expect(refused.statusCode).toBe(400);
      expect(refused.json().errors).toEqual({ [field]: key });
    }
    expect((await as("PANDIT").put("/api/rituals/one", homa)).statusCode).toBe(400);
  });

  test("are so many at most", async () => {
    const { as, db, anAccount } = await testApp();
    const { id, post } = await anAccount({ role: "PANDIT" });
    const row = { ...homa, user_id: id, created_at: NOON, updated_at: NOON };
    await db
      .insertInto("rituals")
      .values(Array.from({ length: mostRituals - 1 }, () => row))
      .execute();
    expect((await post("/api/rituals", homa)).statusCode).toBe(201);
    expect((await post("/api/rituals", homa)).json().errors).toEqual({ name: "errors.ritualCount" });
    expect((await as("PANDIT").post("/api/rituals", homa)).statusCode).toBe(201);
  });
});
