import { buffer } from "node:stream/consumers";
import { describe, expect, test } from "vitest";
import { XLSX_TYPE } from "../../src/server/sheets/writeWorkbook";
import { zipped } from "../../src/server/sheets/zipped";
import { aReview, storeTemple } from "../support/contributions";
import { applied, bringCsv, planned, rowsOf, settled } from "../support/imports";
import { testApp } from "../support/testApp";

/** Each of these took between seconds and for ever before: the limit is a hundred times what they need. */
const SECONDS = 30_000;
const NOON = "2026-11-21T06:30:00.000Z";
const csv = { headers: { "content-type": "text/csv" } };

describe("the longest text of one sign is answered", { timeout: SECONDS }, () => {
  test.each([..."@.-( 0a", "a@", "9 ", "\t"])("in a review of %j", async (sign) => {
    const { visitor, db } = await testApp({ now: NOON });
    const comment = `x${sign.repeat(5_000 / sign.length).slice(0, 4_998)}x`;
    const sent = await visitor.post(`/api/temples/${await storeTemple(db)}/reviews`, aReview({ comment }));
    expect(sent.statusCode, sent.body).toBe(201);
  });

  test.each(["timings", "position", "address", "phone", "other", "openingHours"])(
    "in a correction of the %s",
    async (field) => {
      const opened = await testApp({ now: NOON, env: { RATE_LIMITS: "off" } });
      const url = `/api/temples/${await storeTemple(opened.db)}/corrections`;
      for (const sign of ["@", " ", "0", "0 "]) {
        const value = `1${sign.repeat(4_998 / sign.length)}x`;
        const sent = await opened.visitor.post(url, { field, value, note: "@".repeat(1_000) });
        expect([201, 400], sent.body).toContain(sent.statusCode);
      }
      // what is over the limit is told so, and nothing else of it is looked at
      const long = await opened.visitor.post(url, { field, value: "@".repeat(900_000) });
      expect([long.statusCode, long.json().errors]).toEqual([400, { value: "errors.tooLong" }]);
    },
  );
});

describe("a list with a cell made to be slow is read", { timeout: SECONDS }, () => {
  const head = "name,city,state";
  const list = (field: string, cell: string) => `${head},${field}\nA,Hampi,Karnataka,"${cell}"\n`;

  test.each([
    ["poojaDetails", "a".repeat(240)],
    ["poojaDetails", "a".repeat(4_000)],
    ["poojaDetails", `a${" -".repeat(20_000)}`],
    ["poojaDetails", "1,00 ".repeat(10_000)],
    ["latitude", `12${" ".repeat(810)}x`],
    ["latitude", `12 ${" ".repeat(40_000)}12${" ".repeat(40_000)}x`],
    ["coordinates", `${"N ".repeat(90)}x`],
    ["coordinates", " ".repeat(90_000)],
    ["name", `A${" ".repeat(90_000)}[1`],
    ["phone", "0 ".repeat(40_000)],
    ["email", "a@".repeat(40_000)],
    ["description", "@".repeat(90_000)],
  ])("in %s", async (field, cell) => {
    const opened = await testApp();
    const admin = opened.as("TEMPLE_ADMIN");
    const text = field === "name" ? `${head}\n"${cell}",Hampi,Karnataka\n` : list(field, cell);
    const plan = await planned(opened, admin, text);
    expect(plan).toMatchObject({ state: "planned", rows: 1 });
    const answer = await admin.post("/api/admin/temples/import.csv", text, csv);
    expect([answer.statusCode, answer.json().total], answer.body).toEqual([200, 1]);
  });

  test("and one that is longer than any is told so beside it", async () => {
    const opened = await testApp();
    const admin = opened.as("TEMPLE_ADMIN");
    const plan = await planned(opened, admin, list("history", "x".repeat(100_001)));
    const [row] = await rowsOf(admin, plan);
    expect(row?.problems).toEqual([{ field: "history", value: `${"x".repeat(79)}…`, reason: "errors.tooLong" }]);
  });

  test("of festivals, by their dates", async () => {
    const opened = await testApp();
    const admin = opened.as("ADMIN");
    const cells = [`5${" ".repeat(50_000)}x`, "from ".repeat(5_000), "–".repeat(50_000), ",".repeat(50_000)];
    const rows = cells.map((cell, at) => `F${at},Karnataka,"${cell}"`);
    const plan = await planned(opened, admin, `name,region,date\n${rows.join("\n")}\n`, "", "festivals");
    expect(plan).toMatchObject({ state: "planned", counts: { total: 4 } });
  });

  test.each(["(", "[", "{", "in ", " "])("and so is one with a header of many %j", async (sign) => {
    const opened = await testApp();
    const admin = opened.as("TEMPLE_ADMIN");
    const header = `x${sign.repeat(60_000 / sign.length)}`;
    const text = `${head},"${header}"\nA,Hampi,Karnataka,b\n`;
    const plan = await planned(opened, admin, text);
    expect(plan).toMatchObject({ state: "planned", counts: { created: 1 } });
    expect(plan.notes).toMatchObject([{ code: "notedColumn" }]);
    expect((await admin.post("/api/admin/temples/import.csv", text, csv)).statusCode).toBe(200);
  });

  test("and a record of JSON with as many fields as a file has letters is refused", async () => {
    const opened = await testApp();
    const fields = Object.fromEntries(Array.from({ length: 600 }, (_, at) => [`field ${at}`, at]));
    const answer = await opened.as("TEMPLE_ADMIN").post("/api/admin/temples/import", [fields]);
    expect([answer.statusCode, answer.json().errors]).toEqual([400, { file: "errors.importColumns" }]);
  });

  test.each(["[", '"', "\\", "[a"])("and so is a workbook with a format of many %j", async (sign) => {
    const opened = await testApp();
    const admin = opened.as("TEMPLE_ADMIN");
    const code = sign.replaceAll('"', "&quot;").repeat(200_000);
    const headers = { "content-type": XLSX_TYPE };
    const file = await workbookWith(`<numFmts><numFmt numFmtId="200" formatCode="${code}"/></numFmts>`);
    const answer = await admin.post("/api/admin/temples/imports?name=a.xlsx", file, { headers });
    expect(answer.statusCode, answer.body).toBe(202);
    expect(await settled(opened, admin, answer.json().id)).toMatchObject({ state: "planned", counts: { created: 1 } });
  });
});

/** A workbook of one temple, with a part of its styles. */
function workbookWith(styles: string): Promise<Buffer> {
  const row = (cells: string[]) =>
    `<row>${cells.map((cell) => `<c t="inlineStr"><is><t>${cell}</t></is></c>`).join("")}</row>`;
  const parts = {
    "xl/workbook.xml": '<workbook><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>',
    "xl/_rels/workbook.xml.rels": '<Relationships><Relationship Id="rId1" Target="worksheets/a.xml"/></Relationships>',
    "xl/worksheets/a.xml": `<worksheet><sheetData>${row(["name", "city", "state"])}${row(["A", "Hampi", "Karnataka"])}</sheetData></worksheet>`,
    "xl/styles.xml": `<styleSheet>${styles}<cellXfs><xf numFmtId="200"/></cellXfs></styleSheet>`,
  };
  return buffer(zipped(Object.entries(parts).map(([name, text]) => ({ name, text: [text] }))));
}

describe("an import that gets nowhere", { timeout: SECONDS }, () => {
  const lines = Array.from({ length: 900 }, (_, at) => `Temple ${at},Hampi,Karnataka,${"Shiva ".repeat(20)}`);
  const list = `name,city,state,significance\n${lines.join("\n")}\n`;

  test("is stopped and says so, while others are answered; the next one is done", async () => {
    const opened = await testApp();
    const { app, visitor } = opened;
    const admin = opened.as("TEMPLE_ADMIN");
    const { deadlineMs } = app.imports;
    app.imports.deadlineMs = 1;
    const long = `name,city,state,significance\n${Array(6).fill(lines.join("\n")).join("\n")}\n`;
    const { id } = await bringCsv(admin, long);
    expect((await visitor.get("/api/temples/search")).statusCode).toBe(200);
    expect(await settled(opened, admin, id)).toMatchObject({ state: "failed", problem: "errors.importStuck" });
    const answer = await admin.post("/api/admin/temples/import.csv", long, csv);
    expect([answer.statusCode, answer.json().errors]).toEqual([400, { file: "errors.importStuck" }]);
    app.imports.deadlineMs = deadlineMs;
    expect(await planned(opened, admin, list)).toMatchObject({ state: "planned", counts: { created: 900 } });
  });

  test("after it wrote leaves that to be taken back", async () => {
    const opened = await testApp();
    const { app, db } = opened;
    const admin = opened.as("TEMPLE_ADMIN");
    const done = await applied(opened, admin, await planned(opened, admin, list));
    const left = { state: "applying", applied_at: null, starts: 2 };
    await db.updateTable("imports").set(left).where("id", "=", done.id).execute();
    await app.imports.resume();
    const failed = await settled(opened, admin, done.id);
    expect(failed).toMatchObject({ state: "failed", rowsDone: 900, undoableUntil: expect.any(String) });
    expect((await admin.post(`/api/admin/imports/${done.id}/undo`)).statusCode).toBe(200);
    const undone = { state: "undone", problem: null, undone: { rows: 900, left: 0 }, undoableUntil: null };
    expect(await settled(opened, admin, done.id)).toMatchObject(undone);
  });

  test("is begun by two processes, and by no third", async () => {
    const opened = await testApp();
    const { app, db } = opened;
    const admin = opened.as("TEMPLE_ADMIN");
    const plan = await planned(opened, admin, list);
    /** As a process leaves it that is gone in the midst of the work. */
    const left = (starts: number, state = "reading") =>
      db.updateTable("imports").set({ state, starts, mode: "valid", rows_done: 0 }).where("id", "=", plan.id).execute();
    await left(1);
    await app.imports.resume();
    expect(await settled(opened, admin, plan.id)).toMatchObject({ state: "planned", problem: null });
    await left(2);
    await app.imports.resume();
    expect(await settled(opened, admin, plan.id)).toMatchObject({ state: "failed", problem: "errors.importGivenUp" });
    expect(await planned(opened, admin, list)).toMatchObject({ state: "planned" });
  });

  test("is begun anew as often as it gets on in between", async () => {
    const opened = await testApp();
    const { app, db } = opened;
    const admin = opened.as("TEMPLE_ADMIN");
    const plan = await planned(opened, admin, list);
    await db.updateTable("imports").set({ state: "applying", mode: "valid", starts: 1 }).execute();
    await app.imports.resume();
    expect(await settled(opened, admin, plan.id)).toMatchObject({ state: "applied", rowsDone: 900 });
    const { starts } = await db.selectFrom("imports").select("starts").executeTakeFirstOrThrow();
    expect(starts).toBe(0);
  });
});

describe("a number that a spreadsheet spoilt", () => {
  test.each([
    ["phone", "9.44812E+09", "errors.shortened"],
    ["phone", "Office 9.44812E+09 (main)", "errors.phone"],
    ["pincode", "5.7001E+5", "errors.shortened"],
    ["pincode", "5700.01", "errors.pincode"],
    ["phone", "98.45012345 or", "errors.phone"],
  ])("is not taken in %s, %j, and nothing is suggested for it", async (field, cell, reason) => {
    const opened = await testApp();
    const admin = opened.as("TEMPLE_ADMIN");
    const plan = await planned(opened, admin, `name,city,state,${field}\nA,Hampi,Karnataka,${cell}\n`);
    const [row] = await rowsOf(admin, plan);
    const found = row?.doubts;
    expect(row?.changes.some((change) => change.field === field)).toBe(false);
    expect(found).toMatchObject([{ field, reason }]);
    expect(found?.[0]).not.toHaveProperty("suggestion");
  });

  test.each(["17°22′N", "17º22'N", "N 17° 22’", "17 22 N", "n17°22´00″", "17.3666667"])(
    "and the latitude %s is what it says",
    async (cell) => {
      const opened = await testApp();
      const admin = opened.as("TEMPLE_ADMIN");
      const text = `name,city,state,latitude,longitude\nA,Hampi,Karnataka,${cell},78°28′E\n`;
      const answer = await admin.post("/api/admin/temples/import.csv?dryRun=false", text, csv);
      expect(answer.json(), answer.body).toMatchObject({ created: 1, failed: 0 });
      const { latitude, longitude } = (await admin.get(`/api/admin/temples/${answer.json().rows[0].id}`)).json();
      expect([latitude, longitude]).toEqual([expect.closeTo(17.3667, 3), expect.closeTo(78.4667, 3)]);
    },
  );
});
