import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { Import } from "../../src/contract/imports";
import { testNow } from "../support/clock";
import { aTemple } from "../support/factories";
import { applied, planned, rowsOf, settled } from "../support/imports";
import { addList, anEntry } from "../support/lists";
import { type Caller, testApp } from "../support/testApp";

const header = "name,city,state,deity,latitude,longitude";
const list = (...lines: string[]) => [header, ...lines].join("\n");
const counts = ({ counts: { created, updated, skipped, failed, duplicates } }: Import) => ({
  ...{ created, updated, skipped, failed, duplicates },
});
const none = { created: 0, updated: 0, skipped: 0, failed: 0, duplicates: 0 };

async function withTemple(fields = {}) {
  const opened = await testApp();
  const admin = opened.as("TEMPLE_ADMIN");
  const made = await admin.post("/api/admin/temples", aTemple({ name: "Lamp Temple", deity: "Rama", ...fields }));
  return { ...opened, admin, temple: made.json() };
}
const templeOf = async (caller: Caller, id: number) => (await caller.get(`/api/admin/temples/${id}`)).json();

describe("a plan", () => {
  test("tells for each line what becomes of it, with old and new values and what is wrong", async () => {
    const opened = await withTemple();
    const { admin, temple, visitor } = opened;
    const text = list(
      "Lamp Temple,Mysuru,Karnataka,Sita,,",
      "Bell Temple,Hampi,Karnataka,Shiva,15.3,76.4",
      "Bad,Hampi,Karnataka,,abc,76",
    );
    const plan = await planned(opened, admin, text);
    expect(plan).toMatchObject({ state: "planned", rows: 3, noun: "temples", problem: null, undone: null });
    expect(counts(plan)).toEqual({ ...none, created: 1, updated: 1, failed: 1 });
    expect(plan.headers[3]).toEqual({ header: "deity", field: "deity", use: "known" });
    const [updated, created, failed] = await rowsOf(admin, plan);
    expect(updated).toMatchObject({
      ...{ line: 2, outcome: "updated", id: temple.id },
      changes: [{ field: "deity", from: "Rama", to: "Sita" }],
    });
    expect(created).toMatchObject({ line: 3, outcome: "created", id: null, name: "Bell Temple" });
    expect(created?.changes).toContainEqual({ field: "latitude", from: "", to: "15.3" });
    expect(failed).toMatchObject({
      ...{ line: 4, outcome: "failed" },
      problems: [{ field: "latitude", value: "abc", reason: "errors.latitude" }],
    });
    expect((await visitor.get("/api/temples/search?q=bell")).json().total).toBe(0);
  });

  test("calls a row whose name is a stray sign by what the file has there", async () => {
    const opened = await testApp();
    const admin = opened.as("TEMPLE_ADMIN");
    const lines = ["?", "\u200b", "\u0301", ""].map((name) => `${name},Ujjain,Madhya Pradesh`);
    const job = await planned(opened, admin, ["name,city,state", ...lines].join("\n"));
    const rows = await rowsOf(admin, job);
    expect(rows.map(({ name }) => name)).toEqual(["?", "U+200B", "\u0301", ""]);
    expect(rows.map(({ outcome }) => outcome)).toEqual(["failed", "failed", "failed", "failed"]);
  });

  test("tells lists as they are typed", async () => {
    const opened = await withTemple({ amenities: ["Parking"] });
    const { admin, temple } = opened;
    const text = `id,amenities,poojaDetails\n${temple.id},Water; Parking,Archana:50`;
    expect((await rowsOf(admin, await planned(opened, admin, text)))[0]?.changes).toEqual([
      { field: "amenities", from: "Parking", to: "Water; Parking" },
      { field: "poojaDetails", from: "", to: "Archana:50" },
    ]);
  });

  test("lists its rows by outcome, name and line, page by page", async () => {
    const opened = await testApp();
    const admin = opened.as("TEMPLE_ADMIN");
    const plan = await planned(opened, admin, list("A 1%,Hampi,Karnataka,,,", "B 2,Hampi,Karnataka,,,", "C,,,,,"));
    const lines = async (query: string) => (await rowsOf(admin, plan, query)).map(({ line }) => line);
    expect(await lines("?outcome=failed")).toEqual([4]);
    expect(await lines("?outcome=created&page=2&size=1")).toEqual([3]);
    expect([await lines("?q=b"), await lines("?q=1%25"), await lines("?q=4")]).toEqual([[3], [2], [4]]);
    const page = (await admin.get(`/api/admin/imports/${plan.id}/rows?size=2`)).json();
    expect(page).toMatchObject({ page: 1, size: 2, total: 3, totalPages: 2 });
  });

  test("is made again with other meanings of the columns, and with blank cells that clear", async () => {
    const opened = await withTemple();
    const { admin, temple } = opened;
    const text = `id,remark,deity\n${temple.id},6 am to 8 pm,\n`;
    const plan = await planned(opened, admin, text);
    expect((await rowsOf(admin, plan))[0]?.changes).toMatchObject([{ field: "sourceNotes" }]);
    const mapping = { remark: "timings" };
    await admin.put(`/api/admin/imports/${plan.id}/mapping`, { mapping, blank: "clear" });
    const again = await settled(opened, admin, plan.id);
    expect(counts(again)).toEqual({ ...none, updated: 1 });
    expect((await rowsOf(admin, plan))[0]?.changes).toEqual([
      { field: "deity", from: "Rama", to: "" },
      { field: "timings", from: "", to: "6 am to 8 pm" },
    ]);
    const wrong = await admin.put(`/api/admin/imports/${plan.id}/mapping`, { mapping: { remark: "colour" } });
    expect([wrong.statusCode, wrong.json().errors]).toEqual([400, { mapping: "errors.field" }]);
  });

  test("has the columns as the same account chose them for the last file with these headers", async () => {
    const opened = await withTemple();
    const { admin, anAccount, temple } = opened;
    const first = await planned(opened, admin, `id,remark,deity\n${temple.id},6 am to 8 pm,\n`);
    await admin.put(`/api/admin/imports/${first.id}/mapping`, { mapping: { remark: "timings", deity: null } });
    await settled(opened, admin, first.id);

    const [other, known] = [`id,remark\n${temple.id},noon`, `deity,id,remark\nSita,${temple.id},noon`];
    const used = async (caller: Caller, text: string, query?: string) =>
      (await planned(opened, caller, text, query)).headers.map(({ use }) => use);
    expect(await used(admin, known)).toEqual(["leftOut", "known", "mapped"]);
    expect(await used(admin, known, "?mapping=%7B%7D")).toEqual(["known", "known", "unknown"]);
    expect(await used(admin, other)).toEqual(["known", "unknown"]);
    expect(await used(await anAccount({ role: "TEMPLE_ADMIN" }), known)).toEqual(["known", "known", "unknown"]);

    const last = await planned(opened, admin, known);
    await admin.put(`/api/admin/imports/${last.id}/mapping`, { mapping: {} });
    await settled(opened, admin, last.id);
    expect(await used(admin, known)).toEqual(["known", "known", "unknown"]);
  });

  test("of a file that names no temple waits until its columns are mapped", async () => {
    const opened = await testApp();
    const admin = opened.as("TEMPLE_ADMIN");
    const plan = await planned(opened, admin, "colour,city,state\nA,Hampi,Karnataka");
    expect(plan).toMatchObject({ state: "planned", problem: "errors.importHeader", rows: 0 });
    expect((await admin.post(`/api/admin/imports/${plan.id}/apply`, { mode: "valid" })).statusCode).toBe(400);
    await admin.put(`/api/admin/imports/${plan.id}/mapping`, { mapping: { colour: "name" } });
    expect(await settled(opened, admin, plan.id)).toMatchObject({ problem: null, counts: { created: 1 } });
  });

  test("says when the same file was imported before", async () => {
    const opened = await testApp();
    const admin = opened.as("TEMPLE_ADMIN");
    const text = list("A,Hampi,Karnataka,,,");
    await applied(opened, admin, await planned(opened, admin, text));
    const again = await planned(opened, admin, text);
    expect(again.notes).toMatchObject([{ code: "sameFile", values: { name: "temples" } }]);
    expect(counts(again)).toEqual({ ...none, skipped: 1 });
    await admin.put(`/api/admin/imports/${again.id}/mapping`, { mapping: {} });
    expect((await settled(opened, admin, again.id)).notes).toMatchObject([{ code: "sameFile" }]);
  });

  test("counts the rows with something to be looked at, and shows those alone", async () => {
    const opened = await testApp();
    const admin = opened.as("TEMPLE_ADMIN");
    const text =
      "name,city,state,latitude,longitude\nA,Hampi,Karnataka,15.3351,76.4612\nB,Belur,Karnataka,75.8612,13.1612";
    const plan = await planned(opened, admin, text);
    expect(plan.notes).toMatchObject([{ code: "doubtful", values: { count: 1 } }]);
    const { rows, total } = (await admin.get(`/api/admin/imports/${plan.id}/rows?outcome=doubtful`)).json();
    expect({ total, lines: rows.map(({ line }: { line: number }) => line) }).toEqual({ total: 1, lines: [3] });
  });

  test("is written with its remarks only once these were seen; rows that stay out need not be", async () => {
    const opened = await testApp();
    const admin = opened.as("TEMPLE_ADMIN");
    const plan = await planned(
      opened,
      admin,
      "name,city,state,website\nA,Hampi,Karnataka,\nB,Belur,Karnataka,none yet",
    );
    expect(plan).toMatchObject({ counts: { created: 2 }, notes: [{ code: "doubtful", values: { count: 1 } }] });
    const apply = (body: object) => admin.post(`/api/admin/imports/${plan.id}/apply`, { mode: "valid", ...body });
    const unseen = await apply({});
    expect([unseen.statusCode, unseen.json().errors]).toEqual([400, { remarksSeen: "errors.importRemarks" }]);
    expect((await settled(opened, admin, plan.id)).state).toBe("planned");
    expect((await apply({ rows: [{ line: 3, take: "skip" }] })).statusCode).toBe(200);
    expect(counts(await settled(opened, admin, plan.id))).toEqual({ ...none, created: 1, skipped: 1 });
  });
});

describe("a suggested repair", () => {
  const text = [
    "name,city,state,latitude,longitude,website",
    "A,Hampi,Karnataka,76.4612,15.3351,",
    "B,Belur,Karnataka,75.8612,13.1612,www.example.org:",
    "C,Belur,Karnataka,13.1687,75.8643,www.example.com:",
  ].join("\n");
  const swapped = { field: "latitude", reason: "errors.swapped" };
  const website = { field: "website", reason: "errors.webAddress" };
  const repaired = async (
    opened: Awaited<ReturnType<typeof testApp>>,
    caller: Caller,
    id: number,
    repairs: object[],
  ) => {
    const answer = await caller.put(`/api/admin/imports/${id}/repairs`, { repairs });
    expect(answer.statusCode, answer.body).toBe(200);
    return settled(opened, caller, id);
  };

  test("is taken over in one line, in all with that remark, and taken back", async () => {
    const opened = await testApp();
    const admin = opened.as("TEMPLE_ADMIN");
    const plan = await planned(opened, admin, text);
    expect([counts(plan), plan.counts.moved]).toEqual([{ ...none, created: 1 }, 2]);
    const one = await repaired(opened, admin, plan.id, [{ ...swapped, line: 2 }]);
    expect(one.repairs).toEqual([{ ...swapped, line: 2 }]);
    const [first, second] = await rowsOf(admin, plan);
    expect(first).toMatchObject({
      ...{ outcome: "created", doubts: [] },
      repaired: [{ ...swapped, value: "76.4612, 15.3351", suggestion: "15.3351, 76.4612" }],
    });
    expect(first?.changes).toContainEqual({ field: "latitude", from: "", to: "15.3351" });
    expect(first?.changes.filter(({ to }) => to === "{}")).toEqual([]);
    expect(second?.doubts).toMatchObject([website, swapped]);
    expect(one.notes).toMatchObject([{ code: "doubtful", values: { count: 2 } }]);

    const all = await repaired(opened, admin, plan.id, [swapped, website]);
    expect([counts(all), all.notes]).toEqual([{ ...none, created: 3 }, []]);
    const done = await applied(opened, admin, all);
    const made = await Promise.all((await rowsOf(admin, done)).map(({ id }) => templeOf(admin, id ?? 0)));
    expect(made.map(({ latitude, longitude, website: address }) => [latitude, longitude, address])).toEqual([
      [15.3351, 76.4612, null],
      [13.1612, 75.8612, "https://www.example.org:"],
      [13.1687, 75.8643, "https://www.example.com:"],
    ]);
    expect((await rowsOf(admin, done))[1]?.repaired).toHaveLength(2);
  });

  test("that is taken back leaves the row as the file has it", async () => {
    const opened = await testApp();
    const admin = opened.as("TEMPLE_ADMIN");
    const plan = await planned(opened, admin, text);
    await repaired(opened, admin, plan.id, [swapped, website]);
    expect(counts(await repaired(opened, admin, plan.id, []))).toEqual(counts(plan));
    expect((await rowsOf(admin, plan)).map((row) => row.repaired)).toEqual([[], [], []]);
  });

  test("is what an editor writes for a cell, also for one that the file lacks, and can be mended again", async () => {
    const opened = await testApp();
    const admin = opened.as("TEMPLE_ADMIN");
    const list =
      "name,city,phone,lat,long\nA,Hassan,9.87E+09,76.1,13\nB,Hassan,ask,by the river,\nB,Belur,,13.0031,76.0021\n";
    const plan = await planned(opened, admin, list);
    const own = (line: number, field: string, reason: string, value: string) => ({ line, field, reason, value });
    const state = (line: number) => own(line, "state", "errors.required", "Karnataka");
    const phone = own(2, "phone", "errors.shortened", "987");
    const wrong = await repaired(opened, admin, plan.id, [state(2), state(3), state(4), phone]);
    expect((await rowsOf(admin, wrong))[0]).toMatchObject({
      ...{ outcome: "failed", problems: [{ field: "phone", value: "987", reason: "errors.phone" }] },
      repaired: [
        { field: "state", value: "", suggestion: "Karnataka" },
        { field: "phone", value: "9.87E+09", suggestion: "987" },
      ],
    });
    const right = await repaired(opened, admin, plan.id, [
      ...[state(2), state(3), state(4)],
      ...[{ ...phone, value: "9876543210" }, own(2, "latitude", "errors.swapped", "13.0012, 76.1012")],
      ...[own(3, "phone", "errors.phone", ""), own(3, "latitude", "errors.latitude", "13.1612, 75.8612")],
    ]);
    expect([counts(right), right.notes]).toEqual([{ ...none, created: 3 }, []]);
    const done = await applied(opened, admin, right);
    const made = await Promise.all((await rowsOf(admin, done)).map(({ id }) => templeOf(admin, id ?? 0)));
    expect(made.map(({ phone: number, latitude, longitude }) => [number, latitude, longitude])).toEqual([
      ["9876543210", 13.0012, 76.1012],
      [null, 13.1612, 75.8612],
      [null, 13.0031, 76.0021],
    ]);
  });

  test("fills what has to be filled in, in every row of a new record that lacks it", async () => {
    const opened = await testApp();
    const admin = opened.as("TEMPLE_ADMIN");
    const { id } = (await admin.post("/api/admin/temples", aTemple({ name: "Filed", state: "Goa" }))).json();
    const list = `id,name,city,state,place,phone\n,A,Hassan,,,\n,B,Hampi,Kerala,,\n${id},Filed,,,,0821 24\n,C,,,"X, Goa",\n,D,Y,,,no\n`;
    const plan = await planned(opened, admin, list);
    expect(counts(plan)).toEqual({ ...none, created: 2, updated: 1, failed: 2 });
    const state = { field: "state", reason: "errors.required", value: "Karnataka" };
    const all = await repaired(opened, admin, plan.id, [state]);
    const rows = await rowsOf(admin, all);
    expect(rows.map(({ changes }) => changes.find(({ field }) => field === "state")?.to)).toEqual([
      ...["Karnataka", "Kerala", undefined, "Goa"],
      "Karnataka",
    ]);
    expect(rows.map((row) => row.repaired.map(({ suggestion }) => suggestion))).toEqual([
      ...[["Karnataka"], [], [], []],
      ["Karnataka"],
    ]);
    expect(counts(await repaired(opened, admin, plan.id, []))).toEqual(counts(plan));
  });

  test("leaves a cell out in every row with that remark, and in those alone", async () => {
    const opened = await testApp();
    const admin = opened.as("TEMPLE_ADMIN");
    const head = "name,city,state,phone,pincode";
    const plan = await planned(opened, admin, `${head}\nA,Hassan,Goa,1,1\nB,Hassan,Goa,2E+09,\nC,Hassan,Goa,3,\n`);
    const all = await repaired(opened, admin, plan.id, [{ field: "phone", reason: "errors.phone", value: "" }]);
    const rows = await rowsOf(admin, all);
    expect(rows.map(({ doubts }) => doubts.map(({ field }) => field))).toEqual([["pincode"], ["phone"], []]);
    expect(rows.flatMap(({ problems }) => problems)).toEqual([]);
    expect(rows[2]?.repaired).toEqual([{ field: "phone", value: "3", reason: "errors.phone", suggestion: "" }]);
  });

  test("is for those who may import the noun, of a plan that waits, and of a column that there is", async () => {
    const opened = await testApp();
    const admin = opened.as("TEMPLE_ADMIN");
    const plan = await planned(opened, admin, text);
    const ask = (caller: Caller, repairs: unknown) =>
      caller.put(`/api/admin/imports/${plan.id}/repairs`, { repairs }).then(({ statusCode }) => statusCode);
    expect(await ask(opened.visitor, [])).toBe(401);
    expect(await ask(opened.as("DEVOTEE"), [])).toBe(403);
    expect(await ask(opened.as("FESTIVAL_ADMIN"), [])).toBe(404);
    expect(await ask(admin, [{ field: "colour", reason: "errors.swapped" }])).toBe(400);
    expect(await ask(admin, [{ ...swapped, line: 0 }])).toBe(400);
    expect(await ask(admin, [{ ...swapped, value: "13, 76" }])).toBe(400);
    await applied(opened, admin, plan);
    expect(await ask(admin, [swapped])).toBe(409);
  });
});

describe("applying", () => {
  test("does what was shown, and the finished import tells so", async () => {
    const opened = await withTemple();
    const { admin, temple, visitor } = opened;
    const plan = await planned(
      opened,
      admin,
      list("Lamp Temple,Mysuru,Karnataka,Sita,,", "Bell Temple,Hampi,Karnataka,Shiva,15.3,76.4", "C,,,,,"),
    );
    const done = await applied(opened, admin, plan);
    expect(done).toMatchObject({ state: "applied", mode: "valid", rows: 3, rowsDone: 3, counts: plan.counts });
    expect(done.who?.name).toBe("A TEMPLE_ADMIN");
    expect(await templeOf(admin, temple.id)).toMatchObject({ deity: "Sita", version: 2 });
    const [, made] = await rowsOf(admin, plan);
    expect(await templeOf(admin, made?.id ?? 0)).toMatchObject({ name: "Bell Temple", slug: "bell-temple-hampi" });
    expect((await visitor.get("/api/temples/nearby?lat=15.3&lng=76.4&distanceKm=1")).json().total).toBe(1);
  });

  test("of all or nothing is refused when any row fails", async () => {
    const opened = await testApp();
    const admin = opened.as("TEMPLE_ADMIN");
    const plan = await planned(opened, admin, list("A,Hampi,Karnataka,,,", "B,,,,,"));
    const refused = await admin.post(`/api/admin/imports/${plan.id}/apply`, { mode: "all" });
    expect([refused.statusCode, refused.json().errors]).toEqual([400, { mode: "errors.importFailures" }]);
    expect((await settled(opened, admin, plan.id)).state).toBe("planned");
    expect((await admin.get("/api/admin/temples")).json()).toEqual([]);
  });

  test("asked for twice runs once", async () => {
    const opened = await testApp();
    const admin = opened.as("TEMPLE_ADMIN");
    const plan = await planned(opened, admin, list("A,Hampi,Karnataka,,,"));
    const start = () => admin.post(`/api/admin/imports/${plan.id}/apply`, { mode: "valid" });
    const codes = (await Promise.all([start(), start()])).map(({ statusCode }) => statusCode);
    expect(codes.sort()).toEqual([200, 409]);
    await settled(opened, admin, plan.id);
    expect((await admin.get("/api/admin/temples")).json()).toHaveLength(1);
    await Promise.all([opened.app.imports.run(plan.id), opened.app.imports.run(plan.id)]);
    expect((await admin.get("/api/admin/temples")).json()).toHaveLength(1);
  });

  test("plans rows again whose record changed meanwhile, and says so", async () => {
    const opened = await withTemple();
    const { admin, temple } = opened;
    const other = (await admin.post("/api/admin/temples", aTemple({ name: "Gone Temple" }))).json();
    const text = list(
      "Lamp Temple,Mysuru,Karnataka,Sita,,",
      "Gone Temple,Mysuru,Karnataka,Sita,,",
      "New,Hampi,Karnataka,Rama,,",
    );
    const plan = await planned(opened, admin, text);
    await admin.put(`/api/admin/temples/${temple.id}`, { timings: "6 am", deity: "Sita" });
    await admin.delete(`/api/admin/temples/${other.id}`);
    await admin.post("/api/admin/temples", aTemple({ name: "New", city: "Hampi", state: "Karnataka" }));
    const done = await applied(opened, admin, plan);
    expect(done).toMatchObject({ state: "applied", replanned: 3 });
    expect(counts(done)).toEqual({ ...none, updated: 1, skipped: 1, failed: 1 });
    expect((await rowsOf(admin, plan)).map(({ outcome, replanned }) => [outcome, replanned])).toEqual([
      ["skipped", true],
      ["failed", true],
      ["updated", true],
    ]);
    expect(await templeOf(admin, temple.id)).toMatchObject({ deity: "Sita", timings: "6 am", version: 2 });
  });

  test("plans new rows again whose id or address somebody else has meanwhile", async () => {
    const opened = await withTemple();
    const { admin, temple } = opened;
    const next = temple.id + 1;
    const rows = [
      `${next},,Of An Id`,
      ",taken-address,Of An Address",
      ",gone-address,Of Nobody",
      ",free-address,Of Its Own",
    ];
    const lines = rows.map((row) => `${row},Hampi,Karnataka,Rama`);
    const plan = await planned(opened, admin, ["id,slug,name,city,state,deity", ...lines, ""].join("\n"));
    expect(counts(plan)).toEqual({ ...none, created: 4 });
    const make = async (name: string, slug?: string) =>
      (await admin.post("/api/admin/temples", aTemple({ name, ...(slug && { slug }) }))).json();
    expect(await make("Has The Id")).toMatchObject({ id: next });
    await make("Has The Address", "taken-address");
    const gone = await make("Had The Address", "gone-address");
    await admin.delete(`/api/admin/temples/${gone.id}`);
    const done = await applied(opened, admin, plan);
    expect((await rowsOf(admin, plan)).map(({ outcome, replanned }) => [outcome, replanned])).toEqual([
      ["updated", true],
      ["updated", true],
      ["failed", true],
      ["created", false],
    ]);
    expect(counts(done)).toEqual({ ...none, created: 1, updated: 2, failed: 1 });
    expect(await templeOf(admin, next)).toMatchObject({ name: "Of An Id", city: "Hampi", version: 2 });
  });

  test("of all or nothing takes back what it did when a row cannot be written after all", async () => {
    const opened = await withTemple();
    const { admin, temple } = opened;
    const plan = await planned(opened, admin, list("A,Hampi,Karnataka,,,", "Lamp Temple,Mysuru,Karnataka,Sita,,"));
    await admin.delete(`/api/admin/temples/${temple.id}`);
    const done = await applied(opened, admin, plan, { mode: "all" });
    expect(done).toMatchObject({ state: "failed", problem: "errors.importRowGone", undone: { rows: 1, left: 0 } });
    const left = (await admin.get("/api/admin/temples")).json();
    expect(left.filter(({ name }: { name: string }) => name === "A")).toEqual([]);
  });

  test("does not give an address that a later row asks for to another", async () => {
    const opened = await testApp();
    const admin = opened.as("TEMPLE_ADMIN");
    const plan = await planned(opened, admin, "name,city,state,slug\nA,Hampi,Karnataka,\nB,Hampi,Karnataka,a-hampi\n");
    await applied(opened, admin, plan);
    const temples: { name: string; slug: string }[] = (await admin.get("/api/admin/temples")).json();
    expect(temples.map(({ name, slug }) => [name, slug]).sort()).toEqual([
      ["A", "a-hampi-2"],
      ["B", "a-hampi"],
    ]);
  });

  test("leaves an address alone that a deleted temple may come back to", async () => {
    const opened = await withTemple({ slug: "lamp" });
    const { admin, temple } = opened;
    await admin.delete(`/api/admin/temples/${temple.id}`);
    const plan = await planned(opened, admin, "name,city,state,slug\nB,Hampi,Karnataka,lamp\n");
    expect((await rowsOf(admin, plan))[0]?.problems).toEqual([
      { field: "slug", value: "lamp", reason: "errors.slugTaken" },
    ]);
  });
});

describe("a possible duplicate", () => {
  const near = list(
    "Lamp Temple,Mysore City,Karnataka,Sita,12.3001,76.6",
    "Lamp Temple,Mysuru,Kerala,Sita,,",
    "Bell Temple,Hampi,Karnataka,,15.3,76.4",
    "Bell Temple,Kamalapura,Karnataka,,15.302,76.4",
    "Lamp Temple,Hampi,Karnataka,,15.3,76.4",
  );
  const withPlan = async () => {
    const opened = await withTemple({ latitude: 12.3, longitude: 76.6 });
    return { ...opened, plan: await planned(opened, opened.admin, near) };
  };

  test("is a new record of the same name near by, in the same city, or in an earlier line", async () => {
    const { admin, temple, plan } = await withPlan();
    expect(counts(plan)).toEqual({ ...none, created: 2, duplicates: 3 });
    const duplicates = (await rowsOf(admin, plan)).map(({ line, duplicates }) => [
      line,
      duplicates.map((one) => [one.id, one.line]),
    ]);
    expect(duplicates).toEqual([
      [2, [[temple.id, null]]],
      [3, [[temple.id, null]]],
      [4, []],
      [5, [[null, 4]]],
      [6, []],
    ]);
    const [first] = await rowsOf(admin, plan, "?outcome=duplicate");
    expect(first?.duplicates[0]?.distanceKm).toBeCloseTo(0.011, 2);
  });

  test("is found among many of its name, in its city or near by", async () => {
    const { admin, temple, ...opened } = await withTemple({ latitude: 12.3, longitude: 76.6 });
    const others = Array.from({ length: 30 }, (_, at) => `Lamp Temple,Town${at},Kerala,,${10 + at / 5},76`);
    await applied(opened, admin, await planned(opened, admin, list(...others)));
    const plan = await planned(
      opened,
      admin,
      list(
        "Lamp Temple,Hampi,Karnataka,,12.3001,76.6",
        "Lamp Temple,Mysuru,Kerala,,,",
        "Lamp Temple,Delhi,Delhi,,28.6,77.2",
      ),
    );
    const duplicates = (await rowsOf(admin, plan)).map((row) => row.duplicates.map(({ id }) => id));
    expect(duplicates).toEqual([[temple.id], [temple.id], []]);
  });

  test("is left out unless somebody decides", async () => {
    const opened = await withPlan();
    const { admin, plan, temple } = opened;
    const rows = [
      { line: 2, take: "update", id: temple.id },
      { line: 3, take: "create" },
    ];
    const wrong = await admin.post(`/api/admin/imports/${plan.id}/apply`, {
      mode: "valid",
      rows: [{ line: 2, take: "update", id: 99 }],
    });
    expect(wrong.statusCode).toBe(400);
    const done = await applied(opened, admin, plan, { mode: "valid", rows });
    expect(counts(done)).toEqual({ ...none, created: 3, updated: 1, skipped: 1 });
    expect(await templeOf(admin, temple.id)).toMatchObject({ city: "Mysore City", deity: "Sita" });
    const [, third] = await rowsOf(admin, plan);
    expect(await templeOf(admin, third?.id ?? 0)).toMatchObject({ city: "Mysuru", state: "Kerala" });
  });
});

describe("taking back", () => {
  test("removes what was made and restores what was changed, unless somebody touched it since", async () => {
    const opened = await withTemple();
    const { admin, temple, visitor } = opened;
    const kept = (await admin.post("/api/admin/temples", aTemple({ name: "Kept", deity: "Shiva" }))).json();
    const text = list(
      "Lamp Temple,Mysuru,Karnataka,Sita,,",
      "Kept,Mysuru,Karnataka,Durga,,",
      "Bell Temple,Hampi,Karnataka,Shiva,15.3,76.4",
      "Touched,Hampi,Karnataka,Shiva,,",
    );
    const done = await applied(opened, admin, await planned(opened, admin, text));
    const [, , , touched] = await rowsOf(admin, done);
    await admin.put(`/api/admin/temples/${kept.id}`, { timings: "6 am" });
    await admin.put(`/api/admin/temples/${touched?.id}`, { timings: "6 am" });
    expect((await admin.post(`/api/admin/imports/${done.id}/undo`)).statusCode).toBe(200);
    const undone = await settled(opened, admin, done.id);
    expect(undone).toMatchObject({ state: "undone", undone: { rows: 2, left: 2 }, undoableUntil: null });
    expect((await rowsOf(admin, done)).map((row) => row.undone)).toEqual(["taken", "left", "taken", "left"]);
    expect(await templeOf(admin, temple.id)).toMatchObject({ deity: "Rama", version: 3 });
    expect(await templeOf(admin, kept.id)).toMatchObject({ deity: "Durga", timings: "6 am" });
    expect((await visitor.get("/api/temples/search?q=bell")).json().total).toBe(0);
    const again = await applied(opened, admin, await planned(opened, admin, text));
    expect(counts(again)).toEqual({ ...none, created: 1, updated: 1, skipped: 2 });
    expect((await visitor.get("/api/temples/search?q=bell")).json().temples[0].slug).toBe("bell-temple-hampi");
  });

  test("leaves every temple that somebody has hung something on since", async () => {
    const opened = await testApp();
    const { db } = opened;
    const admin = opened.as("TEMPLE_ADMIN");
    const names = ["Given", "Allowed", "Booked", "Held", "Managed", "Listed", "Streamed", "Bare"];
    const done = await applied(
      opened,
      admin,
      await planned(opened, admin, list(...names.map((name) => `${name},Hampi,Karnataka,,,`))),
    );
    const ids = new Map((await rowsOf(admin, done)).map(({ name, id }) => [name, id ?? 0]));
    const on = (name: string) => ({ temple_id: ids.get(name) ?? 0 });
    const person = await opened.anAccount();
    const at = testNow().toISOString();
    const slot = { user_id: person.id, pooja_id: "", date: "2027-01-05", time: "09:00" };
    await db
      .insertInto("donations")
      .values({ ...on("Given"), user_id: null, amount_paise: 25_100, dedication: null, anonymous: 0, created_at: at })
      .execute();
    await db
      .insertInto("payment_authorisations")
      .values({ ...on("Allowed"), reference: "Letter of May", created_at: at, updated_at: at })
      .execute();
    await db
      .insertInto("bookings")
      .values({
        ...{ ...on("Booked"), ...slot, reference: "B-1", temple_name: "Booked", name: "Asha", phone: "+919800000000" },
        ...{ devotees: "[]", dakshina_paise: 0, status: "requested", locale: "en", created_at: at, updated_at: at },
      })
      .execute();
    await db
      .insertInto("slot_holds")
      .values({ id: "h1", ...on("Held"), ...slot, expires_at: at })
      .execute();
    await admin.post(`/api/admin/temples/${ids.get("Managed")}/managers`, { email: person.email });
    await addList(admin, { entries: [anEntry({ templeId: ids.get("Listed") ?? null })] });
    const event = {
      title: "Lamps",
      templeName: "Streamed",
      startTime: "2027-01-05T06:00:00Z",
      youtubeId: "dQw4w9WgXcQ",
    };
    await opened.as("PANDIT").post("/api/live/events", { ...event, templeId: ids.get("Streamed") });
    await admin.post(`/api/admin/imports/${done.id}/undo`);
    expect(await settled(opened, admin, done.id)).toMatchObject({ state: "undone", undone: { rows: 1, left: 7 } });
    const left = await db.selectFrom("temples").select("name").orderBy("id").execute();
    expect(left.map(({ name }) => name)).toEqual(names.slice(0, -1));
  });

  test("is possible for 30 days, and once", async () => {
    const opened = await testApp({ now: "2026-11-21T06:00:00Z" });
    const admin = opened.as("TEMPLE_ADMIN");
    const done = await applied(opened, admin, await planned(opened, admin, list("A,Hampi,Karnataka,,,")));
    expect(done.undoableUntil).toMatch(/^2026-12-21T06:0/);
    const undo = () => admin.post(`/api/admin/imports/${done.id}/undo`);
    opened.clock.set("2026-12-21T06:10:00Z");
    expect((await undo()).statusCode).toBe(410);
    opened.clock.set("2026-12-20T06:00:00Z");
    expect((await undo()).statusCode).toBe(200);
    expect((await undo()).statusCode).toBe(409);
  });
});

describe("cancelling", () => {
  test("ends a plan that waits, which then cannot be applied", async () => {
    const opened = await testApp();
    const admin = opened.as("TEMPLE_ADMIN");
    const plan = await planned(opened, admin, list("A,Hampi,Karnataka,,,"));
    expect((await admin.post(`/api/admin/imports/${plan.id}/cancel`)).json().state).toBe("cancelled");
    for (const action of ["apply", "cancel", "undo"]) {
      const body = action === "apply" ? { mode: "valid" } : undefined;
      expect((await admin.post(`/api/admin/imports/${plan.id}/${action}`, body)).statusCode, action).toBe(409);
    }
  });

  test("stops one that is being written after its present step; what was done can be taken back", async () => {
    const opened = await testApp();
    const admin = opened.as("TEMPLE_ADMIN");
    const text = list(...Array.from({ length: 900 }, (_, at) => `Temple ${at},Hampi,Karnataka,,,`));
    const plan = await planned(opened, admin, text);
    await admin.post(`/api/admin/imports/${plan.id}/apply`, { mode: "valid" });
    await admin.post(`/api/admin/imports/${plan.id}/cancel`);
    const ended = await settled(opened, admin, plan.id);
    const total = async () => (await opened.visitor.get("/api/temples/search?q=hampi")).json().total;
    expect(ended).toMatchObject({ state: "cancelled", rowsDone: await total() });
    expect(ended.rowsDone).toBeLessThan(900);
    await admin.post(`/api/admin/imports/${plan.id}/undo`);
    expect((await settled(opened, admin, plan.id)).state).toBe("undone");
    expect(await total()).toBe(0);
  });
});

describe("the history", () => {
  test("lists what was brought, newest first, by noun, and is a FESTIVAL_ADMIN's for festivals alone", async () => {
    const opened = await testApp();
    const [admin, other] = [opened.as("ADMIN"), opened.as("FESTIVAL_ADMIN")];
    const temples = await planned(opened, admin, list("A,Hampi,Karnataka,,,"), "?name=mine.csv");
    const festivals = await planned(opened, other, "name,type\nLamp Night,REGIONAL\n", "", "festivals");
    const ids = async (caller: Caller, query = "") =>
      (await caller.get(`/api/admin/imports${query}`)).json().imports.map(({ id }: Import) => id);
    expect(await ids(admin)).toEqual([festivals.id, temples.id]);
    expect([await ids(admin, "?noun=temples"), await ids(other)]).toEqual([[temples.id], [festivals.id]]);
    expect((await other.get(`/api/admin/imports/${temples.id}`)).statusCode).toBe(404);
    expect(temples.file).toMatchObject({ name: "mine.csv", bytes: 61 });
  });

  test("forgets rows and file after 30 days, not that it was", async () => {
    const opened = await testApp({ now: "2026-11-21T06:00:00Z" });
    const admin = opened.as("TEMPLE_ADMIN");
    const plan = await planned(opened, admin, list("A,Hampi,Karnataka,,,"));
    const file = join(opened.app.imports.folder, `${plan.id}.csv`);
    const { sweepImports } = await import("../../src/server/imports/sweep");
    await sweepImports(opened.app);
    expect([existsSync(file), (await rowsOf(admin, plan)).length]).toEqual([true, 1]);
    opened.clock.set("2026-12-22T06:00:00Z");
    await sweepImports(opened.app);
    expect([existsSync(file), (await rowsOf(admin, plan)).length]).toEqual([false, 0]);
    expect(await settled(opened, admin, plan.id)).toMatchObject({ state: "cancelled", counts: { created: 1 } });
  });
});

describe("failed rows", () => {
  test("come as a CSV with what is wrong with them, which imports again once mended", async () => {
    const opened = await testApp();
    const admin = opened.as("TEMPLE_ADMIN");
    const plan = await planned(opened, admin, list('"A, B",Hampi,Karnataka,=1,abc,76', "C,Hampi,Karnataka,,,"));
    const { ticket } = (await admin.post("/api/admin/temples/export-ticket", {})).json();
    const link = `/api/admin/imports/${plan.id}/failed.csv?ticket=${ticket}`;
    const file = await opened.visitor.get(link);
    expect(file.headers["content-disposition"]).toContain(`temples-failed-${plan.id}.csv`);
    expect(file.body).toBe(
      `\ufeff${header},error\r\n"A, B",Hampi,Karnataka,'=1,abc,76,"latitude ""abc"": must be a number between -90 and 90"\r\n`,
    );
    expect((await opened.visitor.get(link)).statusCode).toBe(410);
    const mended = await planned(opened, admin, file.body.replace("abc", "15.3").replace("abc", ""));
    expect(counts(mended)).toEqual({ ...none, created: 1 });
  });

  test.each([
    ["one column for each number", "latitude,longitude", "76,13", "13.05,76.15"],
    ["one cell for both", "coordinates", '"76, 13"', '"13.05, 76.15"'],
    ["both in the column of one", "latitude", '"76, 13"', '"13.05, 76.15"'],
  ])("have the cells that were corrected as they were written (%s)", async (_, columns, before, after) => {
    const opened = await testApp();
    const admin = opened.as("TEMPLE_ADMIN");
    const file = (phone: string, point: string, website: string, error = "") =>
      `name,city,state,${columns},phone,website${error && ",error"}\r\nA,Hampi,Karnataka,${point},${phone},${website}${error && `,${error}`}\r\n`;
    const plan = await planned(opened, admin, file("12", before, "x y"));
    const repairs = [
      { line: 2, field: "phone", reason: "errors.phone", value: "34" },
      { line: 2, field: "latitude", reason: "errors.swapped", value: "13.05, 76.15" },
      { line: 2, field: "website", reason: "errors.webAddress", value: "" },
    ];
    expect((await admin.put(`/api/admin/imports/${plan.id}/repairs`, { repairs })).statusCode).toBe(200);
    expect((await settled(opened, admin, plan.id)).counts.failed).toBe(1);
    const { body } = await admin.get(`/api/admin/imports/${plan.id}/failed.csv`);
    expect(body).toBe(`\ufeff${file("34", after, "", '"phone ""34"": must be a telephone number"')}`);
  });

  test("are for those who may import them", async () => {
    const opened = await testApp();
    const plan = await planned(opened, opened.as("TEMPLE_ADMIN"), list("A,,,,,"));
    const address = `/api/admin/imports/${plan.id}/failed.csv`;
    expect((await opened.visitor.get(address)).statusCode).toBe(401);
    expect((await opened.as("FESTIVAL_ADMIN").get(address)).statusCode).toBe(403);
    expect((await opened.as("ADMIN").get("/api/admin/imports/99/failed.csv")).statusCode).toBe(404);
  });
});

describe("a plan by the specified calls", () => {
  test("is executed by its planId, without the file", async () => {
    const { as } = await testApp();
    const admin = as("TEMPLE_ADMIN");
    const csv = { headers: { "content-type": "text/csv" } };
    const text = list("A,Hampi,Karnataka,,,");
    const { planId, dryRun } = (await admin.post("/api/admin/temples/import.csv", text, csv)).json();
    expect(dryRun).toBe(true);
    const real = await admin.post(`/api/admin/temples/import.csv?dryRun=false&planId=${planId}`, "", csv);
    expect(real.json()).toMatchObject({ dryRun: false, planId, created: 1, failed: 0 });
    const again = await admin.post(`/api/admin/temples/import.csv?dryRun=false&planId=${planId}`, "", csv);
    expect(again.statusCode).toBe(409);
    const absent = await admin.post("/api/admin/temples/import.csv?dryRun=false&planId=99", "", csv);
    expect(absent.statusCode).toBe(404);
  });
});

test.each([
  ["GET", "", 404],
  ["GET", "/rows", 404],
  ["PUT", "/mapping", 404],
  ["PUT", "/repairs", 404],
  ["POST", "/apply", 404],
  ["POST", "/cancel", 404],
  ["POST", "/undo", 404],
] as const)("%s of an import that is not there: %s %i", async (method, path, status) => {
  const { as } = await testApp();
  const bodies: Record<string, object> = {
    "/apply": { mode: "valid" },
    "/mapping": { mapping: {} },
    "/repairs": { repairs: [] },
  };
  const body = bodies[path];
  expect((await as("ADMIN").call(method, `/api/admin/imports/99${path}`, body)).statusCode).toBe(status);
});

test("what is not understood is refused", async () => {
  const opened = await testApp();
  const admin = opened.as("TEMPLE_ADMIN");
  const plan = await planned(opened, admin, list("A,Hampi,Karnataka,,,"));
  const at = `/api/admin/imports/${plan.id}`;
  const codes = [
    await admin.post(`${at}/apply`, { mode: "some" }),
    await admin.post(`${at}/apply`, { mode: "valid", rows: [{ line: 2, take: "create" }] }),
    await admin.get(`${at}/rows?outcome=other`),
    await admin.get("/api/admin/imports?noun=users"),
    await admin.put(`${at}/mapping`, { mapping: 3 }),
    await admin.post("/api/admin/temples/imports?blank=maybe", "name", { headers: { "content-type": "text/csv" } }),
    await admin.post("/api/admin/temples/imports?mapping=%7B", "name", { headers: { "content-type": "text/csv" } }),
    await admin.post("/api/admin/temples/imports", "", { headers: { "content-type": "text/csv" } }),
  ].map(({ statusCode }) => statusCode);
  expect(codes).toEqual(Array.from(codes, () => 400));
});

test.each([
  ["an empty list", "[]", "application/json"],
  ["a header without rows", header, "text/csv"],
])("%s is no import of anything, or one of nothing", async (_, text, type) => {
  const opened = await testApp();
  const admin = opened.as("TEMPLE_ADMIN");
  const answer = await admin.post("/api/admin/temples/imports", text, { headers: { "content-type": type } });
  const end = await settled(opened, admin, answer.json().id);
  expect([end.state, end.rows]).toEqual([type === "text/csv" ? "planned" : "failed", 0]);
});
