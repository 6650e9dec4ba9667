import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Kysely } from "kysely";
import { expect, test } from "vitest";
import type { Tables } from "../../src/server/db/schema";
import { planned, rowsOf, settled } from "../support/imports";
import { spreadsheetFestivals, spreadsheetTemples } from "../support/spreadsheet";
import { testApp } from "../support/testApp";

/** Of the festivals in the files. */
const FIRST_ID = 52;
const lists = { temples: spreadsheetTemples, festivals: spreadsheetFestivals } as const;
const fileOf = (name: string) => readFileSync(join(import.meta.dirname, "..", "support", "spreadsheets", name));

async function withLists() {
  const opened = await testApp();
  const admin = opened.as("SUPER_ADMIN");
  for (const [noun, records] of Object.entries(lists)) {
    for (const record of records) {
      const made = await admin.post(`/api/admin/${noun}`, record);
      expect(made.statusCode, made.body).toBe(201);
    }
  }
  await withIdsOfFiles(opened.db);
  return { ...opened, admin };
}

/** The files name the festivals by the ids they had when they were exported: those of the catalogue make room. */
async function withIdsOfFiles(db: Kysely<Tables>): Promise<void> {
  const names = spreadsheetFestivals.map(({ name }) => name ?? "");
  await db.deleteFrom("festivals").where("name", "not in", names).execute();
  for (const [at, name] of names.entries())
    await db
      .updateTable("festivals")
      .set({ id: FIRST_ID + at })
      .where("name", "=", name)
      .execute();
}

const saved = [
  "comma.csv",
  "semicolon.csv",
  "fromWorkbook.csv",
  "workbook.xlsx",
  "ods.xlsx",
  "misread.xlsx",
  "misread.csv",
];

test.each(saved.flatMap((file) => [["temples", file] as const, ["festivals", file] as const]))(
  "an export of %s that a spreadsheet program opened and saved (%s) changes nothing",
  async (noun, file) => {
    const opened = await withLists();
    const { admin } = opened;
    const type = file.endsWith(".csv") ? "text/csv" : "application/octet-stream";
    const sent = await admin.post(`/api/admin/${noun}/imports?name=${file}`, fileOf(`${noun}-${file}`), {
      headers: { "content-type": type },
    });
    expect(sent.statusCode, sent.body).toBe(202);
    const plan = await settled(opened, admin, sent.json().id);
    const rows = await rowsOf(admin, plan);
    expect(rows.filter(({ outcome }) => outcome !== "skipped")).toEqual([]);
    expect(plan.counts).toMatchObject({ total: lists[noun].length, skipped: lists[noun].length });
  },
);

test("a number that differs from the one on file is a change, however it is written", async () => {
  const opened = await withLists();
  const { admin } = opened;
  const plan = await planned(opened, admin, "slug,phone,deity\n1-1-mysuru,8212421021,\n1e3-mysuru,,0.31");
  expect((await rowsOf(admin, plan)).map(({ changes }) => changes)).toEqual([
    [{ field: "phone", from: "08212421020", to: "8212421021" }],
    [{ field: "deity", from: "0.30", to: "0.31" }],
  ]);
});
