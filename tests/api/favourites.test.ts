import { describe, expect, test } from "vitest";
import { aTemple, PASSWORD } from "../support/factories";
import { type TestApp, testApp } from "../support/testApp";

const address = "/api/me/favourites";

async function storeTemples({ as }: TestApp, count: number): Promise<number[]> {
  const ids: number[] = [];
  for (let made = 0; made < count; made++) {
    ids.push((await as("TEMPLE_ADMIN").post("/api/admin/temples", aTemple())).json().id);
  }
  return ids;
}

describe("favourites", () => {
  test("are saved in order, and the same on each device of the account", async () => {
    const app = await testApp();
    const person = await app.anAccount();
    const [a, b, c] = await storeTemples(app, 3);
    const saved = await person.put(address, { add: [c, a], remove: [] });
    expect(saved.statusCode, saved.body).toBe(200);
    expect(saved.headers["cache-control"]).toBe("no-store");
    expect(saved.json()).toEqual({ ids: [c, a] });
    expect((await person.put(address, { add: [b], remove: [c] })).json()).toEqual({ ids: [a, b] });
    expect((await person.get(address)).json()).toEqual({ ids: [a, b] });
  });

  test("said twice change nothing more, and two devices at once both count", async () => {
    const app = await testApp();
    const person = await app.anAccount();
    const [a, b, c] = await storeTemples(app, 3);
    const change = { add: [a, a, b], remove: [c] };
    expect((await person.put(address, change)).json()).toEqual({ ids: [a, b] });
    expect((await person.put(address, change)).json()).toEqual({ ids: [a, b] });
    const both = await Promise.all([
      person.put(address, { add: [c], remove: [] }),
      person.put(address, { add: [c], remove: [b] }),
    ]);
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect((await person.get(address)).json()).toEqual({ ids: [a, c] });
  });

  test("leave out what is no temple", async () => {
    const app = await testApp();
    const person = await app.anAccount();
    const [a] = await storeTemples(app, 1);
    expect((await person.put(address, { add: [999_999, a], remove: [888_888] })).json()).toEqual({ ids: [a] });
  });

  test("are one's own", async () => {
    const app = await testApp();
    const [mine, other] = [await app.anAccount(), await app.anAccount()];
    const [a] = await storeTemples(app, 1);
    await mine.put(address, { add: [a], remove: [] });
    await other.put(address, { add: [], remove: [a] });
    expect((await other.get(address)).json()).toEqual({ ids: [] });
    expect((await mine.get(address)).json()).toEqual({ ids: [a] });
    expect((await app.visitor.get(address)).statusCode).toBe(401);
    expect((await app.visitor.put(address, { add: [a], remove: [] })).statusCode).toBe(401);
  });

  test.each([
    [{ add: [1] }, "remove"],
    [{ add: ["1"], remove: [] }, "add.0"],
    [{ add: [-1], remove: [] }, "add.0"],
    [{ add: Array.from({ length: 501 }, (_, at) => at + 1), remove: [] }, "add"],
    [{ add: [], remove: [], user: 2 }, "user"],
  ])("refuse %j", async (change, field) => {
    const app = await testApp();
    const refused = await (await app.anAccount()).put(address, change);
    expect(refused.statusCode).toBe(400);
    expect(Object.keys(refused.json().errors)).toContain(field);
  });

  test("are at most 500, and what would be beyond changes nothing", async () => {
    const app = await testApp();
    const person = await app.anAccount();
    const [a, b] = await storeTemples(app, 2);
    const row = await app.db.selectFrom("temples").selectAll().where("id", "=", Number(a)).executeTakeFirstOrThrow();
    const others = Array.from({ length: 500 }, (_, at) => ({ ...row, id: 5_000 + at, slug: `temple-${at}` }));
    for (let from = 0; from < 500; from += 20) {
      await app.db
        .insertInto("temples")
        .values(others.slice(from, from + 20))
        .execute();
    }
    await person.put(address, { add: [a], remove: [] });
    const refused = await person.put(address, { add: others.map(({ id }) => id), remove: [] });
    expect(refused.statusCode, refused.body).toBe(400);
    expect(refused.json().errors).toEqual({ add: "errors.tooMany" });
    expect((await person.put(address, { add: [b], remove: [] })).json()).toEqual({ ids: [a, b] });
  });

  test("are in the file of one's data, and go with the account", async () => {
    const app = await testApp({ now: "2026-11-21T06:30:00.000Z", env: { RATE_LIMITS: "off" } });
    const person = await app.anAccount();
    const temple = (await app.as("TEMPLE_ADMIN").post("/api/admin/temples", aTemple({ name: "North Gate" }))).json();
    await person.put(address, { add: [temple.id], remove: [] });
    expect((await person.get("/api/users/me/data")).json().favourites).toEqual([
      { temple: { id: temple.id, name: "North Gate", slug: temple.slug }, savedAt: "2026-11-21T06:30:00.000Z" },
    ]);
    expect((await person.call("DELETE", "/api/users/me", { currentPassword: PASSWORD })).statusCode).toBe(200);
    expect(await app.db.selectFrom("favourites").selectAll().execute()).toEqual([]);
  });
});

describe("cards by id", () => {
  test("come in the order asked for, without what is not public", async () => {
    const app = await testApp();
    const [a, b, c] = await storeTemples(app, 3);
    await app.as("TEMPLE_ADMIN").delete(`/api/admin/temples/${b}`);
    const answer = await app.visitor.get(`/api/temples/cards?ids=${c},${b},${a},999999,${c}`);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json().temples.map(({ id }: { id: number }) => id)).toEqual([c, a]);
    expect(answer.json().total).toBe(2);
  });

  test.each(["", "a", "1,", "1;drop", Array.from({ length: 101 }, (_, at) => at + 1).join()])(
    "refuse %j",
    async (ids) => {
      const { visitor } = await testApp();
      expect((await visitor.get(`/api/temples/cards?ids=${ids}`)).statusCode).toBe(400);
    },
  );
});
