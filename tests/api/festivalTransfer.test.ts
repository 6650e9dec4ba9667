import { expect, test } from "vitest";
import { catalogue } from "../../src/server/db/festivals/all";
import { applied, planned, rowsOf, settled } from "../support/imports";
import { type Caller, testApp } from "../support/testApp";

const NOW = "2026-11-21T04:00:00.000Z";
const PATH = "/api/admin/festivals";
const csv = { "content-type": "text/csv" };
const importCsv = async (caller: Caller, text: string, dryRun = false) =>
  (await caller.post(`${PATH}/import.csv?dryRun=${dryRun}`, text, { headers: csv })).json();

test.each(["csv", "json"])("an export as %s imports as skipped, every line of it", async (format) => {
  const { as } = await testApp({ now: NOW });
  const caller = as("FESTIVAL_ADMIN");
  const file = await caller.get(`${PATH}/export?format=${format}`);
  expect(file.headers["content-disposition"]).toBe(`attachment; filename="festivals-2026-11-21.${format}"`);
  const type = format === "csv" ? "text/csv" : "application/json";
  const path = format === "csv" ? "/import.csv" : "/import";
  const result = await caller.post(`${PATH}${path}?dryRun=false`, file.rawPayload, {
    headers: { "content-type": type },
  });
  expect(result.json()).toMatchObject({
    dryRun: false,
    total: catalogue.length,
    created: 0,
    updated: 0,
    skipped: catalogue.length,
    failed: 0,
    errors: [],
  });
});

test("a template has the columns of an export, an example that imports, and no row of its own", async () => {
  const { as, visitor } = await testApp({ now: NOW });
  const caller = as("FESTIVAL_ADMIN");
  const { body, headers } = await caller.get(`${PATH}/template.csv`);
  expect(headers["content-disposition"]).toBe('attachment; filename="festivals-template.csv"');
  expect(body.split("\r\n")[0]).toBe((await caller.get(`${PATH}/export?format=csv`)).body.split("\r\n")[0]);
  expect(body).toContain("MAJOR | REGIONAL | VRAT");
  expect(await importCsv(caller, body)).toMatchObject({ statusCode: 400, errors: { file: "errors.importEmpty" } });
  const filled = body.replace("example-delete-this-row", "");
  expect(await importCsv(caller, filled)).toMatchObject({ total: 1, created: 1, errors: [], warnings: [] });
  const book = await caller.get(`${PATH}/template.xlsx`);
  expect([book.statusCode, book.rawPayload.subarray(0, 2).toString()]).toEqual([200, "PK"]);
  for (const kind of ["csv", "xlsx"]) {
    expect((await visitor.get(`${PATH}/template.${kind}`)).statusCode).toBe(401);
    expect((await as("DEVOTEE").get(`${PATH}/template.${kind}`)).statusCode).toBe(403);
  }
});

test("the link to the CSV takes a ticket, once, within a minute", async () => {
  const { as, visitor, clock } = await testApp({ now: NOW });
  const ticket = async () => (await as("FESTIVAL_ADMIN").post(`${PATH}/export-ticket`)).json().ticket;
  const first = await ticket();
  const file = await visitor.get(`${PATH}/export.csv?ticket=${first}`);
  expect(file.body.startsWith("\ufeffid,slug,ruleId,name")).toBe(true);
  expect((await visitor.get(`${PATH}/export.csv?ticket=${first}`)).statusCode).toBe(410);
  const late = await ticket();
  clock.set("2026-11-21T04:01:01.000Z");
  expect((await visitor.get(`${PATH}/export.csv?ticket=${late}`)).statusCode).toBe(410);
  expect((await as("TEMPLE_ADMIN").post("/api/admin/temples/export-ticket")).statusCode).toBe(200);
});

test("a ticket of someone who manages temples opens no list of festivals", async () => {
  const { as, visitor } = await testApp({ now: NOW });
  const { ticket } = (await as("TEMPLE_ADMIN").post("/api/admin/temples/export-ticket")).json();
  expect((await visitor.get(`${PATH}/export.csv?ticket=${ticket}`)).statusCode).toBe(410);
});

test("a dry run, which is the default, tells what would happen and writes nothing", async () => {
  const { as, visitor } = await testApp({ now: NOW });
  const caller = as("FESTIVAL_ADMIN");
  const text =
    "name,type,festivalDate,region\nHampi Utsav,regional,2026-11-27,Karnataka\nDiwali (Lakshmi Puja),,,Everywhere\n";
  const planned = (await caller.post(`${PATH}/import.csv`, text, { headers: csv })).json();
  expect(planned).toMatchObject({ dryRun: true, total: 2, created: 1, updated: 1, skipped: 0, failed: 0 });
  expect(planned.rows[1].changes).toEqual([{ field: "region", from: "All India", to: "Everywhere" }]);
  expect((await visitor.get("/api/festivals/hampi-utsav")).statusCode).toBe(404);
  expect(await importCsv(caller, text)).toMatchObject({ dryRun: false, created: 1, updated: 1 });
  expect((await visitor.get("/api/festivals/hampi-utsav")).json().dates).toMatchObject([{ date: "2026-11-27" }]);
  expect(await importCsv(caller, text)).toMatchObject({ created: 0, updated: 0, skipped: 2 });
});

test("bad lines are said with line, field and value, and the good ones still go in", async () => {
  const { as } = await testApp({ now: NOW });
  const text =
    "name,type,date,ruleId\nGood,MAJOR,2027-02-01,\nBad,HUGE,2027-02-30,\n,MAJOR,2027-02-01,\nSecond Diwali,,,diwali\nThird,,,no-rule\n";
  const result = await importCsv(as("FESTIVAL_ADMIN"), text);
  expect(result).toMatchObject({ total: 5, created: 2, failed: 3 });
  expect(result.failures).toEqual([
    { line: 3, field: "type", value: "HUGE", reason: "errors.festivalType" },
    { line: 3, field: "festivalDate", value: "2027-02-30", reason: "errors.date" },
    { line: 4, field: "name", value: "", reason: "errors.required" },
    { line: 6, field: "ruleId", value: "no-rule", reason: "errors.festivalRule" },
  ]);
  expect(result.errors[0]).toMatch(/^Line 3, type "HUGE": /);
});

test("a list under `festivals` is as good as a bare one", async () => {
  const { as } = await testApp({ now: NOW });
  const body = { festivals: [{ name: "Hampi Utsav", festivalDate: "2026-11-27", deities: ["Shiva"], active: false }] };
  const result = await as("FESTIVAL_ADMIN").post(`${PATH}/import?dryRun=false`, body);
  expect(result.json()).toMatchObject({ created: 1, failed: 0 });
  const { id } = result.json().rows[0];
  expect((await as("FESTIVAL_ADMIN").get(`${PATH}/${id}`)).json()).toMatchObject({ deities: ["Shiva"], active: false });
});

test.each([
  ["import", "application/json", "{broken", 400],
  ["import", "application/json", '{"temples":[]}', 400],
  ["import.csv", "text/csv", "colour,size\nred,big\n", 400],
  ["import.csv", "image/png", "name\nA\n", 415],
  ["import.csv?dryRun=perhaps", "text/csv", "name\nA\n", 400],
])("%s of %s %o answers with its status", async (path, type, body, status) => {
  const { as } = await testApp({ now: NOW });
  const answer = await as("FESTIVAL_ADMIN").post(`${PATH}/${path}`, body, { headers: { "content-type": type } });
  expect(answer.statusCode).toBe(status);
});

test("a list of a year gives computed dates as well; another date of such a festival is refused", async () => {
  const { as } = await testApp({ now: NOW });
  const list = "name,date\nVasant Panchami,11-02-2027\nRatha Saptami,15-02-2027\nVasant Panchami,2150-02-11\n";
  const result = await importCsv(as("FESTIVAL_ADMIN"), list);
  expect(result).toMatchObject({ skipped: 1, failed: 2 });
  expect(result.failures).toMatchObject([
    { line: 3, field: "festivalDate", reason: "errors.festivalComputed" },
    { line: 4, field: "festivalDate" },
  ]);
});

test("a festival by another of its names is a possible duplicate, and is written where that is chosen", async () => {
  const opened = await testApp({ now: NOW });
  const caller = opened.as("FESTIVAL_ADMIN");
  const list = "name,date\nDiwali,\nKali Puja / Shyama Puja,\nದೀಪಾವಳಿ ಅಮಾವಾಸ್ಯೆ,\nAssam,\nUnheard fair,2027-01-05\n";
  const plan = await planned(opened, caller, list, "", "festivals");
  const rows = await rowsOf(caller, plan);
  expect(rows.map(({ outcome, duplicates }) => [outcome, duplicates.map(({ name }) => name)])).toEqual([
    ["duplicate", ["Diwali (Lakshmi Puja)"]],
    ["duplicate", ["Diwali (Lakshmi Puja)", "Kali Puja"]],
    ["duplicate", ["Diwali (Lakshmi Puja)"]],
    ["created", []],
    ["created", []],
  ]);
  const done = await applied(opened, caller, plan, { mode: "valid", rows: [{ line: 2, take: "create" }] });
  expect(done.counts).toMatchObject({ created: 3, skipped: 2 });
});

test("taking an import back leaves a festival that somebody has chosen a date of since", async () => {
  const opened = await testApp({ now: NOW });
  const admin = opened.as("FESTIVAL_ADMIN");
  const text = "name,type,date\nLamp Night,REGIONAL,2027-02-01\nBell Night,REGIONAL,2027-03-01\n";
  const done = await applied(opened, admin, await planned(opened, admin, text, "", "festivals"));
  const [lamp] = await rowsOf(admin, done);
  const chosen = await admin.put(`${PATH}/${lamp?.id}/dates/2028`, { date: "2028-02-01" });
  expect(chosen.statusCode, chosen.body).toBe(200);
  await admin.post(`/api/admin/imports/${done.id}/undo`);
  expect(await settled(opened, admin, done.id)).toMatchObject({ undone: { rows: 1, left: 1 } });
  expect((await admin.get(`${PATH}/${lamp?.id}`)).statusCode).toBe(200);
});
