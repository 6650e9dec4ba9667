import { readdirSync } from "node:fs";
import { sql } from "kysely";
import { expect, inject, test } from "vitest";
import { applyImportJob } from "../../src/server/imports/apply/apply";
import { templeEngine } from "../../src/server/imports/apply/templeEngine";
import { runJob } from "../../src/server/imports/runJob";
import { LostLease, takeLease } from "../../src/server/imports/store/jobs";
import { testNow } from "../support/clock";
import { applied, bringCsv, planned, rowsOf, settled } from "../support/imports";
import { testApp } from "../support/testApp";

const header = "name,city,state,deity,latitude,longitude";
const list = (...lines: string[]) => [header, ...lines].join("\n");

test.each([
  ["text/csv", 201],
  ["multipart/form-data; boundary=x", 501],
  ["application/octet-stream", 501],
])("a body of %s that says it is %i MB is refused before it is read", async (type, megabytes) => {
  const { as } = await testApp();
  const headers = { "content-type": type, "content-length": String(megabytes * 1024 * 1024) };
  const refused = await as("TEMPLE_ADMIN").post("/api/admin/temples/imports", "name", { headers });
  expect(refused.statusCode).toBe(413);
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

test("of two columns with one header the first counts; the other and one without a name are kept as source notes", async () => {
  const opened = await testApp();
  const admin = opened.as("TEMPLE_ADMIN");
  const plan = await planned(opened, admin, "name,city,state,City,,rating\nA,Hampi,Karnataka,Udupi,by the tank,5");
  expect(plan.headers.map(({ field }) => field)).toEqual(["name", "city", "state", null, null, null]);
  expect(plan.notes).toEqual([
    expect.objectContaining({ code: "repeatedNoted", values: { header: "City", field: "city" } }),
  ]);
  await applied(opened, admin, plan);
  const [temple] = (await admin.get("/api/admin/temples")).json();
  expect(temple).toMatchObject({ name: "A", city: "Hampi" });
  const { sourceNotes } = (await admin.get(`/api/admin/temples/${temple.id}`)).json();
  expect(sourceNotes.map(({ label, text }: { label: string; text: string }) => [label, text])).toEqual([
    ["City", "Udupi"],
    ["E", "by the tank"],
    ["rating", "5"],
  ]);
});

test("a cell of 3,000 signs is kept whole as a source note; what is longer than a note holds is said to be cut", async () => {
  const opened = await testApp();
  const admin = opened.as("TEMPLE_ADMIN");
  const told = (signs: number) => "The tank is old. ".repeat(signs).slice(0, signs).trim();
  const text = `name,city,state,Field report\nA,Hampi,Karnataka,${told(3_000)}\nB,Belur,Karnataka,${told(4_500)}`;
  const plan = await planned(opened, admin, text);
  const [whole, cut] = await rowsOf(admin, plan);
  expect(whole?.doubts).toEqual([]);
  expect(cut?.doubts).toMatchObject([{ value: "Field report", reason: "errors.noteCut" }]);
  await applied(opened, admin, plan);
  const temples: { id: number; name: string }[] = (await admin.get("/api/admin/temples")).json();
  const notes = await Promise.all(
    temples.map(async ({ id, name }) => [
      name,
      (await admin.get(`/api/admin/temples/${id}`)).json().sourceNotes[0].text,
    ]),
  );
  expect(Object.fromEntries(notes)).toEqual({ A: told(3_000), B: told(4_500).slice(0, 4_000).trim() });
});

if (inject("engine") === "sqlite") {
  test("on a full disk an import stops, and goes on where it was once there is room", async () => {
    const opened = await testApp();
    const { app, db, engine } = opened;
    const admin = opened.as("TEMPLE_ADMIN");
    // the limit is one connection's: the job is done on this one
    const place = { database: { db, engine }, folder: app.imports.folder, owner: "here" };
    const run = (id: number) => runJob({ ...place, now: () => testNow(), isStopping: () => false }, id);
    const lines = Array.from({ length: 1_000 }, (_, at) => `Temple ${at},Hampi,Karnataka,${"Rama ".repeat(9)},,`);
    const plan = await planned(opened, admin, list(...lines));
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db);
    await sql.raw(`pragma max_page_count = ${(rows[0]?.page_count ?? 0) + 20}`).execute(db);
    const begun = { state: "applying", mode: "valid", cursor: 0, rows_done: 0 };
    await db.updateTable("imports").set(begun).where("id", "=", plan.id).execute();
    await expect(run(plan.id)).rejects.toThrow("full");
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
    ...{ now: () => testNow(), isStopping: () => false },
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
    ...{ now: () => testNow(), isStopping: () => false },
  };
  const job = await takeLease(db, plan.id, "slow");
  await db.updateTable("imports").set({ lease_owner: "quick" }).where("id", "=", plan.id).execute();
  const late = job && applyImportJob(slow, job, templeEngine);
  await expect(late).rejects.toThrow(LostLease);
  expect((await admin.get("/api/admin/temples")).json()).toEqual([]);
});

test("a large import tells how far it is; undo takes its records in order, each once however often it stops", async () => {
  const opened = await testApp();
  const { app, db, engine } = opened;
  const admin = opened.as("TEMPLE_ADMIN");
  const lines = Array.from({ length: 1_700 }, (_, at) => `Temple ${9_999 - at},Hampi,Karnataka,,,`);
  const { id } = await planned(opened, admin, list(...lines));
  const goOn = (stops: number) => {
    let looks = 0;
    const place = { database: { db, engine }, folder: app.imports.folder, owner: `life ${stops}` };
    return runJob({ ...place, now: () => testNow(), isStopping: () => ++looks >= stops }, id);
  };
  const begin = (state: string) =>
    db.updateTable("imports").set({ state, mode: "valid", cursor: 0, rows_done: 0 }).where("id", "=", id).execute();
  const items = db.selectFrom("import_items").select("item_id").where("import_id", "=", id).orderBy("item_id");
  await begin("applying");
  await goOn(2);
  const halfway = { rows: 1_700, rowsDone: 1_500 };
  expect(await settled(opened, admin, id)).toMatchObject({ state: "applying", ...halfway });
  await goOn(99);
  expect(await settled(opened, admin, id)).toMatchObject({ state: "applied", rowsDone: 1_700 });
  const made = (await items.execute()).map(({ item_id }) => item_id);
  await begin("undoing");
  await goOn(2);
  const undone = { rows: 1_500, left: 0 };
  expect(await settled(opened, admin, id)).toMatchObject({ state: "undoing", ...halfway, undone });
  const left = await items.where("undone", "is", null).execute();
  expect(left.map(({ item_id }) => item_id)).toEqual(made.slice(1_500));
  await goOn(99);
  expect(await settled(opened, admin, id)).toMatchObject({ state: "undone", undone: { rows: 1_700, left: 0 } });
  const purges = await db.selectFrom("audit_log").select("item_id").where("action", "=", "temple.purge").execute();
  expect(purges.map(({ item_id }) => item_id).sort((a, b) => Number(a) - Number(b))).toEqual(made);
  expect((await admin.get("/api/admin/temples")).json()).toEqual([]);
});
