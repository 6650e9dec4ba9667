import { describe, expect, test } from "vitest";
import { PASSWORD } from "../support/factories";
import { sharedApp } from "../support/testApp";

const address = "/api/admin/views";
const { as, anAccount, visitor } = await sharedApp({ env: { RATE_LIMITS: "off" } });

const named = (name: string) => ({ name, search: "deity=Shiva&sortBy=name" });
const ofTemples = (name: string) => ({ list: "temples", ...named(name) });
type Answer = { json: () => { items: { name: string }[] } };
const names = (answer: Answer) => answer.json().items.map(({ name }) => name);

describe("saved views", () => {
  test("are kept in the order they were saved, each list for itself", async () => {
    const editor = await anAccount({ role: "ADMIN" });
    const saved = await editor.post(address, ofTemples(" Of Shiva "));
    expect(saved.statusCode, saved.body).toBe(201);
    expect(saved.json().items).toEqual([
      { id: expect.any(Number), ...named("Of Shiva"), isShared: false, owner: null },
    ]);
    expect(names(await editor.post(address, ofTemples("Another")))).toEqual(["Of Shiva", "Another"]);
    await editor.post(address, { list: "users", name: "Of Shiva", search: "role=PANDIT" });
    const read = await editor.get(`${address}?list=temples`);
    expect(read.headers["cache-control"]).toBe("no-store");
    expect(names(read)).toEqual(["Of Shiva", "Another"]);
    expect((await editor.get("/api/users/me/data")).json().savedViews).toHaveLength(3);
  });

  test("have one name each, also when two windows save at once", async () => {
    const editor = await anAccount({ role: "TEMPLE_ADMIN" });
    const both = await Promise.all([1, 2].map(() => editor.post(address, ofTemples("Twice"))));
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    expect(both.find(({ statusCode }) => statusCode === 409)?.json().errors).toEqual({ name: "errors.taken" });
    expect(names(await editor.get(`${address}?list=temples`))).toEqual(["Twice"]);
  });

  test("are twenty of a list at most, also when two windows save at once", async () => {
    const editor = await anAccount({ role: "TEMPLE_ADMIN" });
    const views = Array.from({ length: 19 }, (_, at) => named(`View ${at}`));
    await editor.put(address, { list: "temples", views });
    const both = await Promise.all(["a", "b"].map((name) => editor.post(address, ofTemples(name))));
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 400]);
    expect(both.find(({ statusCode }) => statusCode === 400)?.json().errors).toEqual({ name: "errors.tooMany" });
  });

  test("are taken over from a browser as often as it asks; what is there stays, what does not fit is left", async () => {
    const editor = await anAccount({ role: "USER_ADMIN" });
    await editor.post(address, { list: "users", name: "Mine", search: "active=false" });
    const views = ["Mine", ...Array.from({ length: 19 }, (_, at) => `View ${at}`)].map(named);
    const moved = await editor.put(address, { list: "users", views });
    expect(moved.statusCode, moved.body).toBe(200);
    expect(moved.json().items).toHaveLength(20);
    expect(moved.json().items[0]).toMatchObject({ name: "Mine", search: "active=false" });
    expect((await editor.put(address, { list: "users", views: [named("More")] })).json()).toEqual(moved.json());
  });

  test("that are shared are found by all who may open the list, and deleted by their owner alone", async () => {
    const [mine, other] = [
      await anAccount({ role: "ADMIN", name: "Meena" }),
      await anAccount({ role: "TEMPLE_ADMIN" }),
    ];
    await mine.post(address, { ...ofTemples("No phone"), isShared: true });
    const found = (await other.get(`${address}?list=temples`)).json().items;
    expect(found).toContainEqual({ id: expect.any(Number), ...named("No phone"), isShared: true, owner: "Meena" });
    const { id } = found.find(({ name }: { name: string }) => name === "No phone");
    expect((await other.delete(`${address}/${id}`)).statusCode).toBe(404);
    expect((await as("USER_ADMIN").get(`${address}?list=temples`)).statusCode).toBe(403);
    expect((await mine.delete(`${address}/${id}`)).statusCode).toBe(200);
    expect(names(await other.get(`${address}?list=temples`))).not.toContain("No phone");
  });

  test("are one's own: nobody else reads or deletes them, and they go with the account", async () => {
    const [mine, other] = [await anAccount({ role: "ADMIN" }), await anAccount({ role: "ADMIN" })];
    const { id } = (await mine.post(address, ofTemples("Mine"))).json().items[0];
    expect(names(await other.get(`${address}?list=temples`))).toEqual([]);
    expect((await other.delete(`${address}/${id}`)).statusCode).toBe(404);
    expect(names(await mine.get(`${address}?list=temples`))).toEqual(["Mine"]);
    expect((await mine.delete(`${address}/${id}`)).statusCode).toBe(200);
    expect((await mine.delete(`${address}/${id}`)).statusCode).toBe(404);
    await mine.post(address, ofTemples("Mine"));
    expect((await mine.call("DELETE", "/api/users/me", { currentPassword: PASSWORD })).statusCode).toBe(200);
  });

  test("are refused to whom the list is closed", async () => {
    const body = ofTemples("Not mine");
    expect((await visitor.get(`${address}?list=temples`)).statusCode).toBe(401);
    expect((await as("DEVOTEE").post(address, body)).statusCode).toBe(403);
    const userAdmin = await anAccount({ role: "USER_ADMIN" });
    expect((await userAdmin.post(address, body)).statusCode).toBe(403);
    expect((await userAdmin.get(`${address}?list=temples`)).statusCode).toBe(403);
    expect((await userAdmin.put(address, { list: "festivals", views: [] })).statusCode).toBe(403);
    expect((await as("ADMIN").get(`${address}?list=temple-management`)).statusCode).toBe(403);
  });

  test.each([
    ["a blank name", { ...ofTemples(" ") }, "name"],
    ["a name of 61 characters", ofTemples("a".repeat(61)), "name"],
    ["no filter at all", { ...ofTemples("All"), search: "" }, "search"],
    ["a filter that is too long", { ...ofTemples("Long"), search: "a".repeat(2_001) }, "search"],
    ["a list that has no views", { ...ofTemples("Where"), list: "audit" }, "list"],
  ])("with %s are refused beside the field", async (_, body, field) => {
    const refused = await as("ADMIN").post(address, body);
    expect(refused.statusCode, refused.body).toBe(400);
    expect(Object.keys(refused.json().errors)).toEqual([field]);
  });
});
