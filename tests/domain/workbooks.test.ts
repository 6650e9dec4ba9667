import { buffer } from "node:stream/consumers";
import { constants, deflateRawSync } from "node:zlib";
import fc from "fast-check";
import readWorkbook from "read-excel-file/node";
import { describe, expect, test } from "vitest";
import writeOther from "write-excel-file/node";
import { plainSigns } from "../../src/domain/plainSigns";
import { openTable, type TableOptions } from "../../src/server/imports/read/openTable";
import { formatOf } from "../../src/server/imports/read/tableFormat";
import { templeColumns } from "../../src/server/imports/read/templeColumns";
import { type SheetCell, writeWorkbook } from "../../src/server/sheets/writeWorkbook";

const options: TableOptions = { format: "xlsx", noun: "temples", columns: templeColumns, rights: { mayVerify: true } };
const written = (header: string[], rows: SheetCell[][], name = "Temples") =>
  buffer(writeWorkbook([{ name, header, rows: [rows] }]));

async function read(file: Uint8Array) {
  const table = await openTable(file, options);
  const rows = [];
  for await (const batch of table.rows) rows.push(...batch);
  return { ...table, rows };
}
const refusal = (reason: string) => expect.objectContaining({ errors: { file: `errors.${reason}` } });

describe("a workbook of ours", () => {
  test("is read by another program as it was meant", async () => {
    const file = await written(
      ["name", "latitude", "isActive"],
      [
        ['A & <B>\n"ಶಿವ"', -12.5, true],
        ["=1+1", 0, false],
      ],
    );
    const [sheet] = await readWorkbook(file);
    expect(sheet?.data).toEqual([
      ["name", "latitude", "isActive"],
      ['A & <B>\n"ಶಿವ"', -12.5, true],
      ["=1+1", 0, false],
    ]);
  });

  test("comes back as it was, whatever its texts and numbers", async () => {
    const text = fc
      .string({ unit: "grapheme", minLength: 1, maxLength: 30 })
      .map((raw) => plainSigns(`x${raw.replace(/[\p{Cc}\p{Cn}]/gu, " ").replace(/_x000D_/g, "")}`).trim());
    const formula = fc
      .tuple(fc.constantFrom("", "'", "''"), fc.constantFrom("=", "+", "-", "@"), text)
      .map((parts) => parts.join(""));
    const row = fc.record({ name: fc.oneof(text, formula), latitude: fc.double({ min: 8, max: 37, noNaN: true }) });
    await fc.assert(
      fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 20 }), async (rows) => {
        const file = await written(
          ["id", "name", "latitude", "longitude"],
          rows.map(({ name, latitude }, at) => [at + 1, name, latitude, 77]),
        );
        const back = await read(file);
        expect(back.rows.map(({ values }) => values)).toEqual(
          rows.map((each, at) => ({ id: at + 1, ...each, longitude: 77 })),
        );
        expect(back.rows.map(({ line }) => line)).toEqual(rows.map((_, at) => at + 2));
      }),
      { numRuns: 60 },
    );
  });

  test("of many rows is written and read piece by piece", async () => {
    const rows = Array.from({ length: 20_000 }, (_, at): SheetCell[] => [`Temple ${at}`, null, at]);
    const back = await read(await written(["name", "deity", "id"], rows));
    expect(back.rows).toHaveLength(20_000);
    expect(back.rows.at(-1)).toMatchObject({ line: 20_001, values: { name: "Temple 19999", id: 19_999 } });
  });
});

describe("a workbook of another program", () => {
  test("is read: shared strings, numbers, flags, dates, blank rows, several sheets", async () => {
    const file = await writeOther([
      {
        sheet: "List",
        data: [
          [],
          [{ value: "Name" }, { value: "PIN" }, { value: "Active" }, { value: "Timings" }, { value: "Best time" }],
          [],
          [
            { value: "ಶಿವ  <A>" },
            { value: 570001 },
            { value: true },
            { value: new Date("1970-01-01T06:30:00Z"), format: "hh:mm" },
            { value: new Date("2027-03-05T00:00:00Z"), format: "dd/mm/yyyy" },
          ],
        ],
      },
      { sheet: "Notes", data: [[{ value: "x" }]] },
    ]).toBuffer();
    const { rows, notes } = await read(file);
    expect(rows).toMatchObject([
      { line: 4, values: { name: "ಶಿವ  <A>", pincode: "570001", isActive: true, bestTime: "2027-03-05" } },
    ]);
    expect(notes).toContainEqual({ key: "firstSheet", values: { sheet: "List", count: 1 } });
  });
});

describe("a CSV that a program took for Windows-1252 and saved as a workbook", () => {
  const misread = (text: string) => new TextDecoder("windows-1252").decode(Buffer.from(text), { stream: true });
  const header = ["name", "latitude", "city"].map((name, at) => misread(at === 0 ? `\ufeff${name}` : name));

  test("is put right, and that is said", async () => {
    const file = await written(header, [[misread("ಶಿವ मंदिर"), 12.5, misread("Tamlūk")]]);
    const { headers, rows, notes } = await read(file);
    expect(headers.map(({ header: name }) => name)).toEqual(["name", "latitude", "city"]);
    expect(rows[0]?.values).toMatchObject({ name: "ಶಿವ मंदिर", latitude: 12.5, city: "Tamlūk" });
    expect(notes).toEqual([{ key: "misread" }]);
  });

  test("is refused when some of its letters were lost", async () => {
    const file = await written(header, [[misread("हम्पी").replaceAll("\u008d", "?"), 12.5, "Hampi"]]);
    await expect(read(file)).rejects.toEqual(refusal("importMisread"));
  });

  test("is not what has such letters in a workbook of its own", async () => {
    const { rows, notes } = await read(await written(["name", "city"], [["à¤®", "São João"]]));
    expect([rows[0]?.values, notes]).toEqual([{ name: "à¤®", city: "São João" }, []]);
  });
});

/** A ZIP file of entries as they are given, its sizes left to lie. */
function archive(files: Record<string, Buffer>, packedFiles: Record<string, Buffer> = {}): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  const packedOnes = Object.entries(files).map(([name, content]) => [name, deflateRawSync(content)] as const);
  for (const [name, packed] of [...packedOnes, ...Object.entries(packedFiles)]) {
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50);
    local.writeUInt16LE(8, 8);
    local.writeUInt16LE(name.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50);
    entry.writeUInt16LE(8, 10);
    entry.writeUInt32LE(packed.length, 20);
    entry.writeUInt32LE(1, 24);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(offset, 42);
    parts.push(local, Buffer.from(name), packed);
    directory.push(entry, Buffer.from(name));
    offset += 30 + name.length + packed.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50);
  end.writeUInt16LE(directory.length / 2, 10);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, ...directory, end]);
}

const book = {
  "xl/workbook.xml": Buffer.from('<workbook><sheets><sheet name="S" sheetId="1" r:id="rId1"/></sheets></workbook>'),
  "xl/_rels/workbook.xml.rels": Buffer.from(
    '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>',
  ),
};

describe("a workbook as people keep it", () => {
  const cell = (at: string, text: string) => `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`;
  const sheet = (...rows: string[]) =>
    Buffer.from(`<sheetData>${rows.map((row) => `<row>${row}</row>`).join("")}</sheetData>`);
  const two = {
    "xl/workbook.xml": Buffer.from(
      '<workbook><sheets><sheet name="Cover" sheetId="1" r:id="rId1"/><sheet name="List" sheetId="2" r:id="rId2"/></sheets></workbook>',
    ),
    "xl/_rels/workbook.xml.rels": Buffer.from(
      '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Target="worksheets/sheet2.xml"/></Relationships>',
    ),
  };
  const [first, second] = ["xl/worksheets/sheet1.xml", "xl/worksheets/sheet2.xml"];
  const head = cell("A3", "Temple") + cell("B3", "Town") + cell("C3", "Phone");

  test("is read from its list, past a cover and a title, and that is said", async () => {
    const row = `${cell("A4", "A")}<c r="C4"><v>9876543210</v></c>`;
    const list = sheet(cell("A1", "Temples"), "", head, row);
    const { rows, notes } = await read(
      archive({ ...two, [first]: sheet(cell("A1", "Made by Ramesh")), [second]: list }),
    );
    expect(rows.map(({ line, values }) => [line, values])).toEqual([[4, { name: "A", phone: "9876543210" }]]);
    expect(notes).toEqual([
      { key: "firstSheet", values: { sheet: "List", count: 1 } },
      { key: "above", values: { count: 1, text: "Temples" } },
    ]);
  });

  test("without any list is read from its first sheet", async () => {
    const [shrines, colours] = [sheet(cell("A1", "Shrine")), sheet(cell("A1", "Colour"))];
    const { headers } = await read(archive({ ...two, [first]: shrines, [second]: colours }));
    expect(headers.map(({ header }) => header)).toEqual(["Shrine"]);
  });

  test.each(["<f>1+1</f>", "<f>1+1</f><v></v>", "<f>1+1</f><v/>"])(
    "with %s never worked out says so",
    async (formula) => {
      const list = sheet(head, `${cell("A2", "A")}<c r="C2">${formula}</c>`);
      expect((await read(archive({ ...book, [first]: list }))).rows[0]?.doubts).toEqual([
        { field: "phone", value: "#FORMULA!", reason: "errors.programError" },
      ]);
    },
  );

  test("has a formula's text or number where there is one, and nothing for a blank", async () => {
    const worked = '<c r="A2" t="str"><f>B1</f><v>A</v></c><c r="B2" t="str"><f>B9</f><v></v></c><c r="C2"><v/></c>';
    const [row] = (await read(archive({ ...book, [first]: sheet(head, worked) }))).rows;
    expect(row).toMatchObject({ values: { name: "A" }, problems: [] });
  });
});

describe("refused is", () => {
  /** A megabyte of a text, many times over, packed in no time. */
  const megabytes = (text: string, count: number) => {
    const piece = deflateRawSync(Buffer.alloc(1024 * 1024, text), { finishFlush: constants.Z_FULL_FLUSH });
    const root = deflateRawSync(Buffer.from("<root>"), { finishFlush: constants.Z_FULL_FLUSH });
    return Buffer.concat([root, ...Array.from({ length: count }, () => piece), deflateRawSync(Buffer.alloc(0))]);
  };
  const strings = "xl/sharedStrings.xml";
  const sheet1 = "xl/worksheets/sheet1.xml";

  test.each([
    ["more strings than any list has", strings, megabytes("<si><t/></si>   ", 120)],
    ["one string without end", strings, megabytes("<si>", 20)],
    ["more text than any list has", strings, megabytes(`<si><t>${"b".repeat(1_005)}</t></si>`, 170)],
    ["more rows than any sheet has", sheet1, megabytes("<row/>  ", 20)],
    ["more cells than any list has", sheet1, megabytes(`<row>${"<c/>".repeat(253)}</row> `, 60)],
    ["more than any list inflates to", sheet1, megabytes(`<row>${"y".repeat(1_013)}</row>`, 410)],
  ])("a small file that holds %s", { timeout: 60_000 }, async (_, name, packed) => {
    const bomb = archive(book, { [name]: packed });
    expect(bomb.length).toBeLessThan(3_000_000);
    await expect(read(bomb)).rejects.toMatchObject({ code: "tooLarge" });
  });

  test("a row without end", async () => {
    const sheet = Buffer.from(`<sheetData><row>${"<c><v>1</v></c>".repeat(400_000)}`);
    await expect(read(archive({ ...book, "xl/worksheets/sheet1.xml": sheet }))).rejects.toEqual(
      refusal("importLongLine"),
    );
  });

  test("a broken archive, one without a sheet, and an empty sheet", async () => {
    await expect(read(Buffer.from("PK\x03\x04 broken"))).rejects.toEqual(refusal("importWorkbook"));
    await expect(read(archive({ "a.txt": Buffer.from("a") }))).rejects.toEqual(refusal("importWorkbook"));
    await expect(read(archive(book))).rejects.toEqual(refusal("importEmpty"));
    const cut = await written(["name"], [["A"]]);
    const at = cut.indexOf("xl/worksheets/sheet1.xml") + 24;
    cut.fill(0xff, at, at + 60);
    await expect(read(cut)).rejects.toBeInstanceOf(Error);
  });
});

describe("a file is known by its beginning", () => {
  test.each([
    ["a workbook", Buffer.from("PK\x03\x04"), "xlsx"],
    ["a list of records", Buffer.from('\ufeff [ {"name":'), "json"],
    ["an object with a list", Buffer.from('{"temples": ['), "json"],
    ["a table", Buffer.from("name,city\n"), "csv"],
    ["a table whose first cell is in brackets", Buffer.from("[name],city\n"), "csv"],
  ])("%s", async (_, bytes, format) => {
    expect(await formatOf(bytes)).toBe(format);
  });

  test("an old workbook is refused with what to do", async () => {
    await expect(formatOf(Buffer.from([0xd0, 0xcf, 0x11, 0xe0]))).rejects.toEqual(refusal("importXls"));
  });

  test.each(["%PDF-1.7\n", "\u0089PNG\r\n", "\u00ff\u00d8\u00ff\u00e0", "GIF89a"])(
    "%j is refused",
    async (beginning) => {
      await expect(formatOf(Buffer.from(beginning, "latin1"))).rejects.toEqual(refusal("importType"));
    },
  );
});
