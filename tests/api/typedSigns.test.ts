import { describe, expect, test } from "vitest";
import { post } from "../../src/server/mail/outbox";
import { book, storePooja } from "../support/bookings";
import { planned } from "../support/imports";
import { addList } from "../support/lists";
import { donate } from "../support/payments";
import { mailTo } from "../support/recipients";
import { addProduct, order } from "../support/shop";
import { sharedApp, testApp } from "../support/testApp";

const NOW = "2026-11-21T06:30:00.000Z";

test("products are found by what was typed, sign by sign, whatever letters are capitals", async () => {
  const { as } = await testApp();
  const names = ["Laddu 100% ghee", "Laddu 100 gram", "Kumkum_red box", "Kumkum red box", "Śrī Yantra"];
  for (const name of names) await addProduct(as("ADMIN"), { name });
  const found = async (typed: string) =>
    (await as("ADMIN").get("/api/admin/products", { query: { q: typed } }))
      .json()
      .products.map(({ name }: { name: string }) => name);
  for (const typed of ["100%", "%"]) expect(await found(typed), typed).toEqual(["Laddu 100% ghee"]);
  for (const typed of ["_", "Kumkum_red", "kUMKUM_R"]) expect(await found(typed), typed).toEqual(["Kumkum_red box"]);
  for (const typed of ["śrī", "ŚRĪ", "Śrī"]) expect(await found(typed), typed).toEqual(["Śrī Yantra"]);
  for (const typed of ["%%%", "K_mkum", "zz%", "\\"]) expect(await found(typed), typed).toEqual([]);
});

/** One record of each name for every list: a percent sign, an underscore and a backslash stand in one of them each. */
const names = ["Lamp 100%", "Lamp_red", "Lamp\\red", "Lamp red"];
const opened = await sharedApp({ now: NOW, env: { RATE_LIMITS: "off" } });
const admin = await opened.anAccount({ role: "SUPER_ADMIN", name: "Root" });
const importId = await fill();

/** Where a part of a text is looked for: it is found as it was typed, in one record of each name unless said. */
const lists: [path: string, box: string, records?: number][] = [
  ["/api/admin/products", "q"],
  ["/api/admin/orders", "q"],
  ["/api/admin/outbox", "q"],
  ["/api/admin/users", "search"],
  ["/api/admin/audit", "who"],
  ["/api/admin/payments", "search", 2], // of an order and of a donation
  ["/api/admin/payments", "cause"],
  ["/api/admin/donations", "search"],
  ["/api/admin/donations", "cause"],
  ["/api/admin/bookings", "search"],
  ["/api/admin/bookings", "temple"],
  ["/api/admin/joined-temples", "search"],
  ["/api/admin/imports/{id}/rows", "q"],
  ["/api/admin/imports/{id}/facets/{at}", "q"],
];

/** Where words are looked for: a sign alone is no word, and nothing has it. */
const listsByWords = [
  ["/api/admin/temples", "search"],
  ["/api/admin/temples", "location"],
  ["/api/admin/temples", "deity"],
  ["/api/admin/festivals", "search"],
  ["/api/admin/festivals", "region"],
  ["/api/admin/lists", "q"],
];

/** Texts that are no search: a whole value is asked for. */
const wholeValues = [
  ["/api/admin/temples", "state"],
  ["/api/admin/temples", "district"],
  ["/api/admin/temples/positions", "state"],
];

describe("a list of the console takes %, _ and \\ as letters:", () => {
  test.each(lists)("%s by %s", async (path, box, records = 1) => {
    const held = ["%", "_", "\\", "100%", "P_R"];
    const strange = ["zz%", "%%", "L_mp", "\\\\"];
    expect(await foundBy(path, box, [...held, ...strange])).toEqual({
      ...Object.fromEntries(held.map((typed) => [typed, records])),
      ...Object.fromEntries(strange.map((typed) => [typed, 0])),
    });
  });

  test.each(listsByWords)("%s by %s, word by word", async (path, box) => {
    expect(await total(path, { [box]: " " })).toBeGreaterThan(0);
    expect(await foundBy(path, box, ["%", "_", "\\", "zz%"])).toEqual({ "%": 0, _: 0, "\\": 0, "zz%": 0 });
  });

  test("and there are no other boxes to type into: a new one gets a row in lists, and its records one in fill()", async () => {
    const { paths }: Book = (await admin.get("/api/openapi.json")).json();
    const typed = Object.entries(paths).flatMap(([path, { get }]) => {
      const asked = get?.parameters ?? [];
      const isList = /^\/api\/admin\/[^.]+$/.test(path) && asked.some(({ name }) => name === "page");
      return isList ? asked.filter(isTyped).map(({ name }) => `${path} ${name}`) : [];
    });
    const known = [...lists, ...listsByWords, ...wholeValues].map(([path, box]) => `${path} ${box}`);
    expect(typed.length).toBeGreaterThan(15);
    expect(typed.filter((one) => !known.includes(one))).toEqual([]);
  });
});

type Parameter = { in: string; name: string; schema: { type?: string; maxLength?: number; pattern?: string } };
type Book = { paths: Record<string, { get?: { parameters?: Parameter[] } }> };

/** Longer than a date, and of any letters. */
const isTyped = ({ schema: { type, maxLength = 0, pattern } }: Parameter) =>
  type === "string" && maxLength > 10 && pattern === undefined;

async function total(path: string, query: Record<string, string> = {}): Promise<number> {
  const answer = await admin.get(path.replace("{id}", `${importId}`).replace("{at}", "0"), { query });
  expect(answer.statusCode, answer.body).toBe(200);
  const { total = answer.headers["x-total-count"], items } = answer.json();
  return Number(total ?? items.length);
}

async function foundBy(path: string, box: string, typed: string[]): Promise<Record<string, number>> {
  const found: [string, number][] = [];
  for (const text of typed) found.push([text, await total(path, { [box]: text })]);
  return Object.fromEntries(found);
}

/** Fills every list with the names; answers the id of an import of them. */
async function fill(): Promise<number> {
  const { db, anAccount, visitor } = opened;
  const devotee = await anAccount({ name: "Asha" });
  const { id: productId } = await addProduct(await anAccount({ role: "ADMIN", name: "Bala" }), { stock: 20 });
  for (const name of names) {
    await addProduct(await anAccount({ role: "ADMIN", name }), { name });
    await order(devotee, productId, { name });
    const letter = { template: "reset", subject: "Choose a new password", body: "Here" };
    await post(db, mailTo(`${name}@test.example`), letter, new Date(NOW));
    const templeId = await storePooja(opened, { charges: 0 }, devotee.id);
    await db.updateTable("temples").set({ name }).where("id", "=", templeId).execute();
    await book(devotee, templeId, { name, amount: 0 });
    const cause = { temple_id: templeId, name, active: 1, position: 1, created_at: NOW, updated_at: NOW };
    const { id } = await db.insertInto("temple_causes").values(cause).returning("id").executeTakeFirstOrThrow();
    await donate(visitor, { templeId, causeId: id, name });
  }
  await addList(admin);
  const rows = names.map((name) => `${name},Mysuru,Karnataka`);
  return (await planned(opened, admin, ["name,city,state", ...rows].join("\n"))).id;
}
