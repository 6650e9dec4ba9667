import { buffer } from "node:stream/consumers";
import { expect, test } from "vitest";
import { writeWorkbook, XLSX_TYPE } from "../../src/server/sheets/writeWorkbook";
import { rowsOf, settled } from "../support/imports";
import { type Caller, type TestApp, testApp } from "../support/testApp";

const header = ["name", "city", "state", "Remark"];
const book = [
  { name: "Cover", header: ["Made by Ramesh"], rows: [] },
  { name: "Hassan", header, rows: [[["Old temple", "Hassan", "Karnataka", "stone"]]] },
  { name: "ಮೈಸೂರು & more", header, rows: [[["New temple", "Mysuru", "Karnataka", "brick"]]] },
  { name: "Blank", header: [], rows: [] },
];

async function brought(opened: Pick<TestApp, "app">, caller: Caller, query = "") {
  const file = await buffer(writeWorkbook(book));
  const headers = { "content-type": XLSX_TYPE };
  const answer = await caller.post(`/api/admin/temples/imports?name=lists.xlsx${query}`, file, { headers });
  expect(answer.statusCode, answer.body).toBe(202);
  return settled(opened, caller, answer.json().id);
}

test("the sheet of a workbook is chosen, and read again with the columns chosen for it", async () => {
  const opened = await testApp();
  const admin = opened.as("TEMPLE_ADMIN");
  const plan = await brought(opened, admin);
  expect(plan).toMatchObject({ sheet: "Hassan", sheets: book.map(({ name }) => name) });
  const names = async () => (await rowsOf(admin, plan)).map(({ name }) => name);
  expect(await names()).toEqual(["Old temple"]);
  const at = `/api/admin/imports/${plan.id}`;
  const ask = async (path: string, body: object) => {
    const answer = await admin.put(`${at}/${path}`, body);
    expect(answer.statusCode, answer.body).toBe(200);
    return settled(opened, admin, plan.id);
  };
  await ask("repairs", { repairs: [{ line: 2, field: "city", reason: "errors.required", value: "Belur" }] });
  expect(await ask("sheet", { sheet: "ಮೈಸೂರು & more" })).toMatchObject({ sheet: "ಮೈಸೂರು & more", repairs: [] });
  expect(await names()).toEqual(["New temple"]);
  // a plan that is made again stays with the sheet
  const mapped = await ask("mapping", { mapping: { Remark: "description" } });
  expect(mapped).toMatchObject({ sheet: "ಮೈಸೂರು & more", counts: { created: 1 } });
  expect(await names()).toEqual(["New temple"]);
  // of a sheet that is no list another one can be chosen
  expect(await ask("sheet", { sheet: "Blank" })).toMatchObject({ state: "planned", problem: "errors.importEmpty" });
  expect(await ask("sheet", { sheet: "Cover" })).toMatchObject({ state: "planned", problem: "errors.importHeader" });
  expect(await ask("sheet", { sheet: "Hassan" })).toMatchObject({ problem: null, counts: { created: 1 } });
  expect((await rowsOf(admin, plan))[0]?.changes).toContainEqual({ field: "description", from: "", to: "stone" });
});

test("a sheet is named with the file; one that is not there is refused in words", async () => {
  const opened = await testApp();
  const admin = opened.as("TEMPLE_ADMIN");
  const named = await brought(opened, admin, `&sheet=${encodeURIComponent("ಮೈಸೂರು & more")}`);
  expect((await rowsOf(admin, named)).map(({ name }) => name)).toEqual(["New temple"]);
  expect(await brought(opened, admin, "&sheet=None")).toMatchObject({ state: "failed", problem: "errors.importSheet" });

  const at = `/api/admin/imports/${named.id}/sheet`;
  const unknown = await admin.put(at, { sheet: "None" });
  expect([unknown.statusCode, unknown.json().errors]).toEqual([400, { sheet: "errors.importSheet" }]);
  expect((await admin.put(at, {})).statusCode).toBe(400);
  expect((await opened.as("FESTIVAL_ADMIN").put(at, { sheet: "Hassan" })).statusCode).toBe(404);
  expect((await opened.visitor.put(at, { sheet: "Hassan" })).statusCode).toBe(401);
  await admin.post(`/api/admin/imports/${named.id}/cancel`, {});
  expect((await admin.put(at, { sheet: "Hassan" })).statusCode).toBe(409);
});
