import { rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, onTestFinished, test } from "vitest";
import { openAside } from "../../src/server/imports/openAside";
import { openTable, type Table, type TableOptions } from "../../src/server/imports/openTable";
import { templeColumns } from "../../src/server/imports/templeColumns";

const file = join(tmpdir(), `aside-${process.pid}.csv`);
const choices = { format: "csv", noun: "temples", rights: { mayVerify: false }, blank: "clear" } as const;
const mapping = async (headers: readonly string[]) => ({ [headers.at(-1) ?? ""]: "history" });

/** Rows of all kinds: read, doubted, not to be read, with marks and letters of all sorts, and some that are none. */
const kinds = [
  `Śiva temple,Hampi,Karnataka,15.3,76.4,"Archana:50; Homa",Ganesha; Nandi,yes,"old ""one"""`,
  "मंदिर,Varanasi,Uttar Pradesh,82.9,25.3,,-,no,\u2028 and \ud83d\uded5",
  `Kovil,Madurai,Tamil Nadu,north,78.1,"[{""name"":""Abhisheka"",""charges"":101}]",,maybe,`,
  "name,city,state,latitude,longitude,poojaDetails,amenities,isVerified,Remark",
  'Gudi,Hampi,Karnataka,,,,,,"never closed',
  "NA,,,,,,,,",
];
const text = (rows: number) =>
  ["name,city,state,latitude,longitude,poojaDetails,amenities,isVerified,Remark", ...Array(rows).fill(kinds.join("\n"))]
    .join("\n")
    .concat("\nTotal,6\n");

async function aside(rows: number): Promise<Table> {
  writeFileSync(file, text(rows));
  const table = await openAside({ ...choices, path: file }, mapping);
  onTestFinished(async () => void (await table.close()));
  return table;
}

async function whole({ headers, notes, isNamed, rows }: Table) {
  const read = [];
  for await (const piece of rows) read.push(...piece);
  return { headers, notes, isNamed, rows: read };
}

afterEach(() => rmSync(file, { force: true }));

test("a file that is read in a thread of its own says what it says when it is read here", {
  timeout: 60_000,
}, async () => {
  const options: TableOptions = { ...choices, columns: templeColumns, mapping };
  const table = await aside(400);
  const [there, here] = [await whole(table), await whole(await openTable({ path: file }, options))];
  const rows = there.rows.map(({ valuesJson, cellsJson, ...row }) => ({ ...row, cells: JSON.parse(cellsJson ?? "") }));
  expect(here.rows.length).toBeGreaterThan(1_000);
  expect({ ...there, rows }).toEqual(here);
});

test("what is no longer wanted of a file is not read, and no thread is left", { timeout: 60_000 }, async () => {
  const table = await aside(20_000);
  for await (const rows of table.rows) {
    expect(rows.length).toBeLessThan(1_000);
    break;
  }
  await table.close();
  expect(process.report.getReport()).toMatchObject({ workers: [] });
});
