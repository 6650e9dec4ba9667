import { describe, expect, test } from "vitest";
import { aTemple } from "../support/factories";
import { type Caller, type TestApp, testApp } from "../support/testApp";

const root = "/api/admin/quality";

async function opened(): Promise<TestApp & { admin: Caller }> {
  const it = await testApp();
  return { ...it, admin: it.as("TEMPLE_ADMIN") };
}

const listed = async (caller: Caller, query: Record<string, string>): Promise<string[]> => {
  const { temples } = (await caller.get("/api/admin/temples", { query: { page: "1", ...query } })).json();
  return temples.map(({ name }: { name: string }) => name).sort();
};

describe("the quality of the records", () => {
  test("is counted by state and by district, and each number is that of the list with the same filter", async () => {
    const { admin, app } = await opened();
    const told = { phone: "0821 2420000", nameKn: "ದೇವಾಲಯ", tradition: "Hindu" } as const;
    await admin.post("/api/admin/temples", aTemple({ name: "Told", district: "Mysuru", ...told }));
    await admin.post("/api/admin/temples", aTemple({ name: "Bare", city: "Nowhere" }));
    await admin.post(
      "/api/admin/temples",
      aTemple({ name: "Wrong", nameHi: "Latin", city: "Kashi", state: "Uttar Pradesh" }),
    );
    const gone = await admin.post("/api/admin/temples", aTemple({ name: "Gone" }));
    await admin.delete(`/api/admin/temples/${gone.json().id}`);
    expect((await admin.get(root)).json()).toMatchObject({ temples: 3, isUpToDate: false, percent: null });

    await app.quality.examine();
    const all = (await admin.get(root)).json();
    expect(all).toMatchObject({ temples: 3, isUpToDate: true, missing: { nameKn: 2, tradition: 2, picture: 3 } });
    expect(all.percent).toBeGreaterThan(0);
    expect(all.findings).toContainEqual({ code: "nameHiScript", kind: "contradiction", count: 1 });
    expect(all.places.map(({ name, temples }: { name: string; temples: number }) => [name, temples])).toEqual([
      ["Karnataka", 2],
      ["Uttar Pradesh", 1],
    ]);
    expect(await listed(admin, { finding: "nameHiScript" })).toEqual(["Wrong"]);
    expect(await listed(admin, { finding: "contradiction" })).toEqual(["Wrong"]);
    expect(await listed(admin, { finding: "nameKn", state: "Karnataka" })).toEqual(["Bare"]);

    const { places } = (await admin.get(root, { query: { state: "Karnataka" } })).json();
    const inMysuru = places.find(({ name }: { name: string | null }) => name === "Mysuru");
    expect(inMysuru.temples).toBe((await listed(admin, { state: "Karnataka", district: "Mysuru" })).length);
  });

  test("follows a record that is changed, and forgets one that is gone", async () => {
    const { admin, app, db } = await opened();
    const { id } = (await admin.post("/api/admin/temples", aTemple({ name: "Lamp" }))).json();
    await app.quality.examine();
    expect(await listed(admin, { finding: "contact" })).toEqual(["Lamp"]);
    await admin.put(`/api/admin/temples/${id}`, { phone: "0821 2420000" });
    await app.quality.examine();
    expect(await listed(admin, { finding: "contact" })).toEqual([]);
    await db.deleteFrom("temples").where("id", "=", id).execute();
    expect(await db.selectFrom("temple_findings").selectAll().execute()).toEqual([]);
  });

  test("waits while an import is at work, and is right once it is in", async () => {
    const { admin, app, db } = await opened();
    const file = { noun: "temples", file_name: "a.csv", file_bytes: 1, file_hash: "-", file_format: "csv" };
    const job = { ...file, blank: "leave", mapping: "{}", may_verify: 1, created_at: new Date(0).toISOString() };
    await db
      .insertInto("imports")
      .values({ ...job, state: "applying" })
      .execute();
    await admin.post("/api/admin/temples", aTemple({ name: "Lamp" }));
    await app.quality.examine();
    expect((await admin.get(root)).json()).toMatchObject({ isUpToDate: false });
    await db.updateTable("imports").set({ state: "applied" }).execute();
    await app.quality.examine();
    expect((await admin.get(root)).json()).toMatchObject({ isUpToDate: true });
  });

  test("lists by a blank field and by the day of the last change, as they are at this moment", async () => {
    const { admin, clock } = await opened();
    clock.set("2026-11-20T10:00:00.000Z");
    await admin.post("/api/admin/temples", aTemple({ name: "Old" }));
    clock.set("2026-11-22T10:00:00.000Z");
    await admin.post("/api/admin/temples", aTemple({ name: "New", phone: "0821 2420000" }));
    expect(await listed(admin, { missing: "phone" })).toEqual(["Old"]);
    expect(await listed(admin, { changedSince: "2026-11-21" })).toEqual(["New"]);
    expect(await listed(admin, { missing: "image", changedSince: "2026-11-20" })).toEqual(["New", "Old"]);
  });

  test("is for those who see all temples, and unknown filters are refused", async () => {
    const { admin, as, visitor } = await opened();
    expect((await visitor.get(root)).statusCode).toBe(401);
    expect((await as("FESTIVAL_ADMIN").get(root)).statusCode).toBe(403);
    const refused = async (query: Record<string, string>) =>
      (await admin.get("/api/admin/temples", { query: { page: "1", ...query } })).json().errors;
    expect(await refused({ finding: "ugly" })).toEqual({ finding: "errors.filter" });
    expect(await refused({ missing: "soul" })).toEqual({ missing: "errors.filter" });
    expect(await refused({ changedSince: "yesterday" })).toEqual({ changedSince: "errors.date" });
    expect((await admin.get(root, { query: { year: "1" } })).statusCode).toBe(400);
  });
});
