import { describe, expect, test } from "vitest";
import type { TempleCreate } from "../../src/contract/adminTemples";
import type { WorkspaceFinding } from "../../src/contract/workspace";
import { aTemple } from "../support/factories";
import { aList, anEntry } from "../support/lists";
import { testApp } from "../support/testApp";

const address = (id: number | string, query = "") => `/api/admin/temples/${id}/workspace${query}`;

async function opened() {
  const app = await testApp();
  const admin = app.as("TEMPLE_ADMIN");
  const create = async (fields: Partial<TempleCreate> = {}): Promise<{ id: number; name: string; version: number }> => {
    const made = await admin.post("/api/admin/temples", aTemple(fields));
    expect(made.statusCode, made.body).toBe(201);
    return made.json();
  };
  const read = async (id: number, query?: string) => {
    const answer = await admin.get(address(id, query));
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json();
  };
  const findingOf = async (id: number, code: string): Promise<WorkspaceFinding | undefined> =>
    (await read(id)).findings.find((one: WorkspaceFinding) => one.code === code);
  return { ...app, admin, create, read, findingOf };
}

const udupi = { city: "Udupi", state: "Karnataka", latitude: 13.3415, longitude: 74.7521 };

describe("the workspace of a temple", () => {
  test("tells how whole a thin record is, and what to do about it", async () => {
    const { create, read } = await opened();
    const { id } = await create({ name: "Thin Temple" });
    const { completeness, findings, version } = await read(id);
    expect([version, completeness.percent, completeness.parts.length]).toEqual([1, 0, 15]);
    expect(findings).toContainEqual({
      code: "hours",
      kind: "gap",
      fields: ["openingHours"],
      says: {},
      fix: null,
      other: null,
    });
  });

  test("offers a fix that the record's own call takes, and is worked out anew after it", async () => {
    const { admin, create, findingOf, read } = await opened();
    const { id, version } = await create({ ...udupi, pincode: "600004", website: "http://example.org" });
    expect((await findingOf(id, "pincodeInOtherState"))?.says).toMatchObject({
      pincode: "600004",
      found: "Chennai, Tamil Nadu",
    });
    const finding = await findingOf(id, "websiteInsecure");
    expect(finding?.fix).toEqual({ website: "https://example.org" });
    const fixed = await admin.put(`/api/admin/temples/${id}`, { ...finding?.fix, version });
    expect([fixed.statusCode, fixed.json().website]).toEqual([200, "https://example.org"]);
    expect(await findingOf(id, "websiteInsecure")).toBeUndefined();
    expect((await read(id)).version).toBe(version + 1);
    // somebody else was first
    expect((await admin.put(`/api/admin/temples/${id}`, { ...finding?.fix, version })).statusCode).toBe(409);
  });

  test("finds what the postal list tells of the place", async () => {
    const { db, create, findingOf } = await opened();
    const inTamilNadu = await create({ ...udupi, state: "Tamil Nadu" });
    expect((await findingOf(inTamilNadu.id, "positionInOtherState"))?.says).toEqual({
      state: "Tamil Nadu",
      found: "Karnataka",
    });
    const swapped = await create({ ...udupi, latitude: 74.7521, longitude: 13.3415 });
    expect((await findingOf(swapped.id, "positionSwapped"))?.fix).toEqual({ latitude: 13.3415, longitude: 74.7521 });
    const addressed = await create({ ...udupi, pincode: "576104", address: "Car Street, Udupi 576101" });
    expect((await findingOf(addressed.id, "pincodeNotOfAddress"))?.fix).toEqual({ pincode: "576101" });
    const elsewhere = await create({ ...udupi, district: "Bidar" });
    expect((await findingOf(elsewhere.id, "districtOther"))?.fix).toEqual({ district: "Udupi" });
    // on file from before districts were filled
    const without = await create(udupi);
    expect(await findingOf(without.id, "district")).toBeUndefined();
    await db.updateTable("temples").set({ district: null }).where("id", "=", without.id).execute();
    expect((await findingOf(without.id, "district"))?.fix).toEqual({ district: "Udupi" });
  });

  test("tells the lists that the temple is in, with its number", async () => {
    const { admin, create, read } = await opened();
    const { id } = await create();
    expect((await read(id)).lists).toEqual([]);
    const entries = [anEntry({ number: 1 }), anEntry({ number: 2, templeId: id })];
    const list = (await admin.post("/api/admin/lists", aList({ name: "Two Lamps", entries }))).json();
    expect((await read(id)).lists).toMatchObject([{ id: list.id, name: "Two Lamps", number: 2, count: 2 }]);
  });

  test("rises with a text that is reviewed, not with a draft", async () => {
    const { admin, create, read, findingOf } = await opened();
    const { id } = await create({ description: "A shrine by the lake." });
    const before = (await read(id)).completeness.percent;
    expect((await findingOf(id, "kannada"))?.fields).toEqual(["translations.kn.description.text"]);
    const tell = (state: string) =>
      admin.put(`/api/admin/temples/${id}`, {
        translations: { hi: {}, kn: { description: { text: "ಕೆರೆಯ ದಡದ ದೇವಾಲಯ.", state } } },
      });
    await tell("draft");
    expect((await read(id)).completeness.percent).toBe(before);
    expect((await findingOf(id, "kannadaWaiting"))?.kind).toBe("waiting");
    await tell("reviewed");
    expect((await read(id)).completeness.percent).toBeGreaterThan(before);
  });

  test("names other records that may be the same, until they are told apart", async () => {
    const { admin, create, findingOf } = await opened();
    const one = await create({ ...udupi, name: "Krishna Temple" });
    const two = await create({ ...udupi, name: "Krishna Temple", latitude: 13.342 });
    expect((await findingOf(two.id, "likelyDuplicate"))?.other).toMatchObject({ id: one.id, name: "Krishna Temple" });
    await admin.put("/api/admin/temples/distinctions", { left: one.id, right: two.id, distinct: true });
    expect(await findingOf(two.id, "likelyDuplicate")).toBeUndefined();
  });

  test("knows what is before and after it, by name or as the list is filtered and ordered", async () => {
    const { create, read } = await opened();
    const [c, a, b] = [
      await create({ name: "Chandra Temple" }),
      await create({ name: "Ambika Temple", deity: "Devi" }),
      await create({ name: "Brahma Temple", isVerified: true }),
    ];
    const beside = async (id: number, query?: string) => {
      const { previous, next } = await read(id, query);
      return [previous?.id, next?.id];
    };
    expect(await beside(b.id)).toEqual([a.id, c.id]);
    expect(await beside(a.id)).toEqual([undefined, b.id]);
    expect(await beside(b.id, "?sortDir=desc")).toEqual([c.id, a.id]);
    expect(await beside(a.id, "?sortBy=id&sortDir=desc")).toEqual([b.id, c.id]);
    expect(await beside(a.id, "?sortBy=deity")).toEqual([b.id, undefined]);
    expect(await beside(a.id, "?verified=true")).toEqual([undefined, b.id]);
    expect(await beside(a.id, "?search=chandra")).toEqual([undefined, c.id]);
    expect(await beside(a.id, "?search=nothing-like-it")).toEqual([undefined, undefined]);
  });

  test("is refused to who may not edit, to the manager of a temple too, and is not there for no temple", async () => {
    const { admin, create, anAccount, as, visitor } = await opened();
    const [own, other] = [await create(), await create()];
    const keeper = await anAccount({ role: "PANDIT" });
    await admin.post(`/api/admin/temples/${own.id}/managers`, { email: keeper.email });
    const statuses = [keeper, as("CONTENT_ADMIN"), as("DEVOTEE"), visitor].map(
      async (caller) => (await caller.get(address(other.id))).statusCode,
    );
    expect(await Promise.all(statuses)).toEqual([403, 403, 403, 401]);
    expect((await keeper.get(address(own.id))).statusCode).toBe(403);
    expect((await admin.get(address(999_999))).statusCode).toBe(404);
  });

  test.each(["?sortBy=colour", "?type=Palace", "?colour=red"])("refuses %s", async (query) => {
    const { admin, create } = await opened();
    expect((await admin.get(address((await create()).id, query))).statusCode).toBe(400);
  });
});
