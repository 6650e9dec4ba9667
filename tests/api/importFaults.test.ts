import { readdirSync } from "node:fs";
import { sql } from "kysely";
import { expect, inject, test } from "vitest";
import { applyImportJob } from "../../src/server/imports/apply";
import { LostLease, takeLease } from "../../src/server/imports/jobs";
import { runJob } from "../../src/server/imports/runJob";
import { templeEngine } from "../../src/server/imports/templeEngine";
import { openRun } from "../../src/server/temples/indexRuns";
import { blankTemple } from "../../src/server/temples/record";
import { insertTemples } from "../../src/server/temples/write";
import { applied, bringCsv, planned, settled } from "../support/imports";
import { type TestApp, testApp } from "../support/testApp";

const header = "name,city,state,deity,latitude,longitude";
const list = (...lines: string[]) => [header, ...lines].join("\n");

test("what says that it is 200 MB is refused before it is read", async () => {
  const { as } = await testApp();
  for (const type of ["text/csv", "multipart/form-data; boundary=x"]) {
    const headers = { "content-type": type, "content-length": String(200 * 1024 * 1024) };
    const refused = await as("TEMPLE_ADMIN").post("/api/admin/temples/imports", "name", { headers });
    expect(refused.statusCode).toBe(413);
  }
});

test("what is no list is refused at once, and nothing of it is kept", async () => {
  const { app, as } = await testApp();
  const headers = { "content-type": "application/octet-stream" };
  const refused = await as("TEMPLE_ADMIN").post("/api/admin/temples/imports?name=list.csv", "%PDF-1.7 list", {
    headers,
  });
  expect([refused.statusCode, refused.json().errors]).toEqual([400, { file: "errors.importType" }]);
  expect(readdirSync(app.imports.folder)).toEqual([]);
});

test("one endless line is refused", async () => {
  const opened = await testApp();
  const admin = opened.as("TEMPLE_ADMIN");
  const { id } = await bringCsv(admin, `name\n"${"x".repeat(3_000_000)}`);
  expect(await settled(opened, admin, id)).toMatchObject({ state: "failed", problem: "errors.importLongLine" });
}, 90_000);

test("a large list that breaks off in its middle is refused; the next one is read", async () => {
  const opened = await testApp();
  const admin = opened.as("TEMPLE_ADMIN");
  const rows = Array.from({ length: 6_000 }, (_, at) => `Temple ${at},Hampi,Karnataka,"${"Shiva ".repeat(8)}",,`);
  const { id } = await bringCsv(admin, list(...rows, "x".repeat(3_000_000)));
  expect(await settled(opened, admin, id)).toMatchObject({ state: "failed", problem: "errors.importLongLine" });
  const next = await planned(opened, admin, list(...rows));
  expect(next).toMatchObject({ state: "planned", problem: null, counts: { total: 6_000, created: 6_000 } });
}, 90_000);

test("a list of headers alone says that it has no rows, and can do nothing", async () => {
  const opened = await testApp();
  const admin = opened.as("TEMPLE_ADMIN");
  const plan = await planned(opened, admin, `${header}\n`);
  expect(plan).toMatchObject({ state: "planned", rows: 0, problem: "errors.importEmpty" });
  const refused = await admin.post(`/api/admin/imports/${plan.id}/apply`, { mode: "valid" });
  expect([refused.statusCode, refused.json().errors]).toEqual([400, { file: "errors.importEmpty" }]);
});

test("of two columns with one header the first counts, and the other is said to be left out", async () => {
  const opened = await testApp();
  const admin = opened.as("TEMPLE_ADMIN");
  const plan = await planned(opened, admin, "name,city,state,City\nA,Hampi,Karnataka,Udupi");
  expect(plan.headers.map(({ field }) => field)).toEqual(["name", "city", "state", null]);
  expect(plan.notes).toEqual([
    expect.objectContaining({ code: "repeatedColumn", values: { header: "City", field: "city" } }),
  ]);
  await applied(opened, admin, plan);
  expect((await admin.get("/api/admin/temples")).json()).toMatchObject([{ name: "A", city: "Hampi" }]);
});

if (inject("engine") === "sqlite") {
  test("on a full disk an import stops, and goes on where it was once there is room", async () => {
    const opened = await testApp();
    const { app, db } = opened;
    const admin = opened.as("TEMPLE_ADMIN");
    const lines = Array.from({ length: 1_000 }, (_, at) => `Temple ${at},Hampi,Karnataka,${"Rama ".repeat(9)},,`);
    const plan = await planned(opened, admin, list(...lines));
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db);
    await sql.raw(`pragma max_page_count = ${(rows[0]?.page_count ?? 0) + 20}`).execute(db);
    await admin.post(`/api/admin/imports/${plan.id}/apply`, { mode: "valid" });
    await app.idle();
    const stopped = await settled(opened, admin, plan.id);
    expect(stopped).toMatchObject({ state: "applying", problem: null });
    const made = async () => (await opened.visitor.get("/api/temples/search?q=hampi")).json().total;
    expect([await made(), stopped.rowsDone]).toEqual([0, 0]);
    await sql`pragma max_page_count = 1000000`.execute(db);
    await db.updateTable("imports").set({ lease_until: 0 }).execute(); // as after the rest it takes
    await app.imports.run(plan.id);
    expect(await settled(opened, admin, plan.id)).toMatchObject({ state: "applied", rowsDone: 1_000 });
    expect(await made()).toBe(1_000);
  });
}

test("of two processes at one job, one works and the other leaves it", async () => {
  const opened = await testApp();
  const { app, db, engine } = opened;
  const admin = opened.as("TEMPLE_ADMIN");
  const plan = await planned(opened, admin, list("A,Hampi,Karnataka,,,", "B,Hampi,Karnataka,,,"));
  await db.updateTable("imports").set({ state: "applying", mode: "valid" }).where("id", "=", plan.id).execute();
  const place = (owner: string) => ({
    ...{ database: { db, engine }, folder: app.imports.folder, owner },
    ...{ now: () => new Date(), isStopping: () => false },
  });
  await Promise.all(["one", "two", "three"].map((owner) => runJob(place(owner), plan.id)));
  expect((await admin.get("/api/admin/temples")).json()).toHaveLength(2);
  const log = (await opened.as("SUPER_ADMIN").get("/api/admin/audit?action=import.temples")).json();
  expect(log.total).toBe(1);
});

test("a worker whose job was taken over writes nothing more", async () => {
  const opened = await testApp();
  const { app, db, engine } = opened;
  const admin = opened.as("TEMPLE_ADMIN");
  const plan = await planned(opened, admin, list("A,Hampi,Karnataka,,,"));
  await db.updateTable("imports").set({ state: "applying", mode: "valid" }).where("id", "=", plan.id).execute();
  const slow = {
    ...{ database: { db, engine }, folder: app.imports.folder, owner: "slow" },
    ...{ now: () => new Date(), isStopping: () => false },
  };
  const job = await takeLease(db, plan.id, "slow");
  await db.updateTable("imports").set({ lease_owner: "quick" }).where("id", "=", plan.id).execute();
  const late = job && applyImportJob(slow, job, templeEngine);
  await expect(late).rejects.toThrow(LostLease);
  expect((await admin.get("/api/admin/temples")).json()).toEqual([]);
});

/** An import that wrote a temple, which is still to be made findable. */
async function withUnindexed(opened: TestApp, changes: object) {
  const { db } = opened;
  const plan = await planned(opened, opened.as("TEMPLE_ADMIN"), list("A,Hampi,Karnataka,,,"));
  const temple = { ...blankTemple, slug: "kept-back", name: "Kept Back", city: "Udupi", state: "Karnataka" };
  await db.transaction().execute(async (trx) => {
    await insertTemples(trx, [temple], { now: new Date(0), indexRun: await openRun(trx) });
  });
  const written = { state: "applying", mode: "valid", cursor: 99, ...changes };
  await db.updateTable("imports").set(written).where("id", "=", plan.id).execute();
  return plan.id;
}

const foundIn = async ({ visitor }: TestApp, city: string): Promise<number> =>
  (await visitor.get(`/api/temples/search?q=${city}`)).json().total;

test("what an import wrote before it was given up is made findable all the same", async () => {
  const opened = await testApp();
  const { app, db } = opened;
  const id = await withUnindexed(opened, { lease_owner: "elsewhere:1:1", lease_until: Date.now() + 60_000 });
  await app.imports.resume();
  expect(await foundIn(opened, "udupi")).toBe(0); // its own worker will
  await db.updateTable("imports").set({ lease_owner: null, tries: 99 }).where("id", "=", id).execute();
  await app.imports.resume();
  expect(await settled(opened, opened.as("TEMPLE_ADMIN"), id)).toMatchObject({
    ...{ state: "failed", problem: "errors.importInterrupted", indexedPercent: null },
  });
  expect(await foundIn(opened, "udupi")).toBe(1);
});

test("an import tells how much of what it wrote can be found", async () => {
  const opened = await testApp();
  const { app, db, engine } = opened;
  const id = await withUnindexed(opened, {});
  const told = [];
  for (const stops of [3, 4, 99]) {
    let looks = 0;
    const place = { database: { db, engine }, folder: app.imports.folder, owner: `life ${stops}` };
    await runJob({ ...place, now: () => new Date(), isStopping: () => ++looks >= stops }, id);
    const { state, indexedPercent } = await settled(opened, opened.as("TEMPLE_ADMIN"), id);
    told.push([state, indexedPercent]);
  }
  expect(told).toEqual([
    ["applying", 0],
    ["applying", 100],
    ["applied", null],
  ]);
  expect(await foundIn(opened, "udupi")).toBe(1);
});

test("a large import tells how far it is; undo takes its records in order, each once however often it stops", async () => {
  const opened = await testApp();
  const { app, db, engine } = opened;
  const admin = opened.as("TEMPLE_ADMIN");
  const lines = Array.from({ length: 1_100 }, (_, at) => `Temple ${9_999 - at},Hampi,Karnataka,,,`);
  const { id } = await planned(opened, admin, list(...lines));
  const goOn = (stops: number) => {
    let looks = 0;
    const place = { database: { db, engine }, folder: app.imports.folder, owner: `life ${stops}` };
    return runJob({ ...place, now: () => new Date(), isStopping: () => ++looks >= stops }, id);
  };
  const begin = (state: string) =>
    db.updateTable("imports").set({ state, mode: "valid", cursor: 0, rows_done: 0 }).where("id", "=", id).execute();
  const items = db.selectFrom("import_items").select("item_id").where("import_id", "=", id).orderBy("item_id");
  await begin("applying");
  await goOn(2);
  const halfway = { rows: 1_100, rowsDone: 500 };
  expect(await settled(opened, admin, id)).toMatchObject({ state: "applying", ...halfway });
  await goOn(99);
  expect(await settled(opened, admin, id)).toMatchObject({ state: "applied", rowsDone: 1_100 });
  const made = (await items.execute()).map(({ item_id }) => item_id);
  await begin("undoing");
  await goOn(2);
  const undone = { rows: 500, left: 0 };
  expect(await settled(opened, admin, id)).toMatchObject({ state: "undoing", ...halfway, undone });
  const left = await items.where("undone", "is", null).execute();
  expect(left.map(({ item_id }) => item_id)).toEqual(made.slice(500));
  await goOn(99);
  expect(await settled(opened, admin, id)).toMatchObject({ state: "undone", undone: { rows: 1_100, left: 0 } });
  const purges = await db.selectFrom("audit_log").select("item_id").where("action", "=", "temple.purge").execute();
  expect(purges.map(({ item_id }) => item_id).sort((a, b) => Number(a) - Number(b))).toEqual(made);
  expect((await admin.get("/api/admin/temples")).json()).toEqual([]);
});
