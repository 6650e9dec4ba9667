import { describe, expect, test } from "vitest";
import { festivalColumns } from "../../src/server/imports/read/festivalColumns";
import { openTable, type TableOptions } from "../../src/server/imports/read/openTable";
import { templeColumns } from "../../src/server/imports/read/templeColumns";

const options: TableOptions = { format: "csv", noun: "temples", columns: templeColumns, rights: { mayVerify: true } };
const bytesOf = (text: string | Uint8Array) => (typeof text === "string" ? Buffer.from(text) : text);

async function read(text: string | Uint8Array, changes: Partial<TableOptions> = {}) {
  const table = await openTable(bytesOf(text), { ...options, ...changes });
  const rows = [];
  for await (const batch of table.rows) rows.push(...batch);
  return { ...table, rows };
}
const valuesOf = async (text: string | Uint8Array, changes?: Partial<TableOptions>) =>
  (await read(text, changes)).rows.map(({ values }) => values);
const refusal = (reason: string) => expect.objectContaining({ errors: { file: `errors.${reason}` } });

const hampi = { name: "Śiva, मंदिर", city: "Hampi" };
const utf16 = (text: string, isBigEndian: boolean, mark: boolean) => {
  const bytes = Buffer.from((mark ? "\ufeff" : "") + text, "utf16le");
  return isBigEndian ? bytes.swap16() : bytes;
};

describe("a CSV", () => {
  test.each([",", ";", "\t"])("with %j between its cells is read", async (sign) => {
    expect(await valuesOf(`name${sign}city\r\n"Śiva, मंदिर"${sign}Hampi\r\n`)).toEqual([hampi]);
  });

  test("that names the sign between its cells is read", async () => {
    expect(await valuesOf("sep=;\r\nname;city\r\nA, B;Hampi")).toEqual([{ name: "A, B", city: "Hampi" }]);
  });

  test.each([
    ["UTF-16 LE with a mark", false, true],
    ["UTF-16 BE with a mark", true, true],
    ["UTF-16 LE without one", false, false],
    ["UTF-16 BE without one", true, false],
  ])("in %s is read, and that is said", async (_, isBigEndian, mark) => {
    const { rows, notes } = await read(utf16('name,city\n"Śiva, मंदिर",Hampi\n', isBigEndian, mark));
    expect(rows[0]?.values).toEqual(hampi);
    expect(notes).toEqual([{ key: "utf16" }]);
  });

  test("in Windows-1252 is read, and that is said", async () => {
    const { rows, notes } = await read(Buffer.from("name,city\nCafé,Hampi\n", "latin1"));
    expect(rows[0]?.values).toEqual({ name: "Café", city: "Hampi" });
    expect(notes).toEqual([{ key: "windows1252" }]);
  });

  describe("that another program took for Windows-1252 and saved as UTF-8", () => {
    const windows1252 = new TextDecoder("windows-1252");
    // some versions of Node decode as Latin-1 what is not said to go on
    const misread = (text: string) => windows1252.decode(Buffer.from(text), { stream: true });

    test.each(["\ufeff", ""])("is put right, and that is said (mark %j)", async (mark) => {
      const { headers, rows, notes } = await read(misread(`${mark}name,city\r\n"Śiva, मंदिर",Hampi\r\n`));
      expect(headers.map(({ header }) => header)).toEqual(["name", "city"]);
      expect(rows.map(({ values }) => values)).toEqual([hampi]);
      expect(notes).toEqual([{ key: "misread" }]);
    });

    test("is put right where bytes that stand for no sign became letters for private use", async () => {
      const text = misread(`name,city\n"ऍ ಏ, मंदिर",Tamlūk\n`);
      const saved = text.replace(/[\u0081\u008d\u008f\u0090\u009d]/g, (sign) =>
        String.fromCharCode(0xf100 + sign.charCodeAt(0)),
      );
      expect(saved).not.toBe(text);
      expect(await valuesOf(saved)).toMatchObject([{ name: "ऍ ಏ, मंदिर", city: "Tamlūk" }]);
    });

    test("is put right wherever its pieces part", async () => {
      const names = Array.from({ length: 4_000 }, (_, at) => `मंदिर ${at}`);
      const values = await valuesOf(misread(["name", ...names].join("\n")));
      expect(values.map(({ name }) => name)).toEqual(names);
    });

    test.each(["?", "\ufffd"])("is refused when some of its letters became %j", async (sign) => {
      const damaged = misread("name,city\nहम्पी,Hampi\n").replaceAll("\u008d", sign);
      await expect(read(damaged)).rejects.toEqual(refusal("importMisread"));
    });

    test("is not what has accents, or whole Hindi beside such letters", async () => {
      for (const name of ["São João", "Ã", "मंदिर à¤®", "CAFÉ"]) {
        const { rows, notes } = await read(`name\n${name}\n`);
        expect([rows[0]?.values.name, notes]).toEqual([name, []]);
      }
    });
  });

  test("with a mark, old line ends, mixed line ends, or none at the end is read", async () => {
    for (const text of ["\ufeffname,city\rA,Hampi\r", 'name,city\r\n"A",Hampi\n', "name,city\nA,Hampi"]) {
      expect(await valuesOf(text)).toEqual([{ name: "A", city: "Hampi" }]);
    }
  });

  test("counts rows as a spreadsheet does: cells of several lines and blank rows included", async () => {
    const { rows } = await read('\n\nname,city\n"Two\nlines",Hampi\n,,\n\nB,Hampi\n');
    expect(rows.map(({ line }) => line)).toEqual([4, 7]);
    expect(rows[0]?.values.name).toBe("Two\nlines");
  });

  test("is the same however it is cut into pieces", async () => {
    const cells = Array.from({ length: 9_000 }, (_, at) => `"Tempel ${at} ""ಶಿವ""\r\n${"é".repeat(at % 90)}",Hampi`);
    const { rows } = await read(`name,city\r\n${cells.join("\r\n")}\r\n`);
    expect(rows).toHaveLength(9_000);
    for (const [at, { values, line }] of rows.entries()) {
      expect(values.name).toBe(`Tempel ${at} "ಶಿವ"\n${"é".repeat(at % 90)}`.trim());
      expect(line).toBe(at + 2);
    }
  });

  test("cut off within a quotation loses nothing: the row fails and says why", async () => {
    const { rows, notes } = await read('name,city\nA,Hampi\nB,"Hampi is\nold, great, and\nlovely');
    expect(rows.map(({ problems }) => problems.map(({ reason }) => reason))).toEqual([[], ["errors.importQuotes"]]);
    expect(notes).toEqual([{ key: "unclosed", values: { line: 3 } }]);
  });

  describe("with a quotation mark that is not closed", () => {
    const stray = (value: string, suggestion: string) => ({
      problems: [{ field: "name", value, reason: "errors.strayQuote", suggestion }],
    });
    const good = (name: string, line: number) => ({ line, values: { name, city: "Hampi" }, problems: [] });
    const head = 'name,city\n"A\nB",Hampi\n';
    const after = 'C,Hampi\n"D, ""E""\n\nF",Hampi\n';
    const goodAfter = [good("C", 4), good('D, "E"\n\nF', 5)];

    test.each([
      ["before other quotations", '"Shri Ram,Hampi\n', stray('"Shri Ram', "Shri Ram")],
      ["closed within its cell", '"Big" temple,Hampi\n', stray('"Big" temple', "Big temple")],
      [
        "with signs between cells in it",
        '"Big, \\"old\\"" temple",Hampi\n',
        stray('"Big, \\"old\\"" temple"', 'Big, "old" temple'),
      ],
      [
        "in a row of another width",
        '"Shri, Ram,Hampi\n',
        { problems: [{ field: "row", value: "", reason: "errors.strayQuote" }] },
      ],
    ])("%s reads all other rows", async (_, line, row) => {
      const { rows, notes } = await read(head + line + after);
      expect(rows).toMatchObject([good("A\nB", 2), { line: 3, ...row }, ...goodAfter]);
      expect(notes).toEqual([{ key: "strayQuotes", values: { count: 1, line: 3 } }]);
    });

    test("far from the end of a large file reads all other rows", async () => {
      const rest = Array.from({ length: 200_000 }, (_, at) => `T${at},Hampi\n`).join("");
      const table = await openTable(bytesOf(`${head}"Shri Ram,Hampi\n${rest.slice(0, 1_200_000)}`), options);
      let count = 0;
      for await (const batch of table.rows) count += batch.filter(({ problems }) => problems.length === 0).length;
      expect(count).toBeGreaterThan(90_000);
      expect(table.notes).toEqual([{ key: "strayQuotes", values: { count: 1, line: 3 } }]);
    });

    test("is read with what was suggested once that is taken over", async () => {
      const repairs = [{ field: "name", reason: "errors.strayQuote" }];
      const { rows } = await read(`${head}"Shri Ram,Hampi\n${after}`, { repairs });
      expect(rows[1]).toMatchObject(good("Shri Ram", 3));
    });
  });

  test("copied from a page keeps the quotation marks of its words", async () => {
    const names = ['"Old" Temple', 'The 12" idol', '"Never closed', "Last"];
    expect(await valuesOf(`name\tcity\n${names.map((name) => `${name}\tHampi`).join("\n")}`)).toEqual(
      names.map((name) => ({ name, city: "Hampi" })),
    );
    expect(await valuesOf('name\tcity\n"A ""B""\nC"\tHampi\n')).toEqual([{ name: 'A "B"\nC', city: "Hampi" }]);
  });

  test("with a row wider than its first fails in that row", async () => {
    const { rows } = await read("name,city,\nA,Hampi,,\nB,Hampi,lost\n");
    expect(rows.map(({ problems }) => problems.length)).toEqual([0, 1]);
  });

  test.each([
    ["nothing", "", "importEmpty"],
    ["blank lines", "\n \n,,\n", "importEmpty"],
    ["one endless line", `name,city\n${"a".repeat(1_500_000)}`, "importLongLine"],
    ["one endless quotation", `name,city\n"${"a\n".repeat(700_000)}`, "importLongLine"],
    ["a thousand columns", "a,".repeat(1_000), "importColumns"],
  ])("of %s is refused", async (_, text, reason) => {
    await expect(read(text)).rejects.toEqual(refusal(reason));
  });

  test.each([
    ["a title and a blank row", "Temples of Hassan, 2024;;\n;;\n", "Temples of Hassan, 2024", 1],
    [
      "a title alone, with other signs in it",
      "Temples, old and new, of Hassan\n",
      "Temples, old and new, of Hassan",
      1,
    ],
    ["groups of columns", ";Place;\nName;Where;\n", "Place / Name Where", 2],
  ])("with %s above the names of its columns is read, and what was left out is said", async (_, above, text, count) => {
    const { rows, headers, notes } = await read(`${above}Temple;Town;State\nA, old;Hassan;Karnataka\n`);
    expect(headers.map(({ field }) => field)).toEqual(["name", "city", "state"]);
    expect(rows[0]).toMatchObject({
      line: above.split("\n").length + 1,
      values: { name: "A, old", city: "Hassan", state: "Karnataka" },
    });
    expect(notes).toEqual([{ key: "above", values: { count, text } }]);
  });

  test("has the names of its columns first where they are, whatever its rows are called", async () => {
    const { rows, notes } = await read("name,colour\nTemple,Town\n");
    const sourceNotes = [{ source: "list", label: "colour", text: "Town" }];
    expect([rows.map(({ values }) => values), notes.map(({ key }) => key)]).toEqual([
      [{ name: "Temple", sourceNotes }],
      ["notedColumn"],
    ]);
  });

  test("with a title above columns that nobody knows can still be mapped", async () => {
    const { headers, rows } = await read("List\nShrine,Where,Whose\nA,B,C");
    expect(headers.map(({ header }) => header)).toEqual(["Shrine", "Where", "Whose"]);
    expect(rows).toHaveLength(1);
  });

  test("that names its columns on every page has them once, and that is said", async () => {
    const { rows, notes } = await read("name,city\nA,Hampi\nname,city\nB,Hampi\nname,city\n");
    expect(rows.map(({ line, values }) => [line, values.name])).toEqual([
      [2, "A"],
      [4, "B"],
    ]);
    expect(notes).toEqual([{ key: "headAgain", values: { count: 2, line: 3, lines: "3, 5" } }]);
  });

  test("with a total at its end leaves that out and says so; a temple of such a name is one", async () => {
    const { rows, notes } = await read("no,name,city,state\n1,A,Hampi,Goa\nGrand Total:,1,,\n2,Total,Hampi,Goa\n");
    expect(rows.map(({ values }) => values.name)).toEqual(["A", "Total"]);
    expect(notes).toContainEqual({ key: "totals", values: { count: 1, line: 3 } });
  });

  test("with groups above the names of some columns is read by both rows", async () => {
    const text = "Sl. No.;Name of the Temple;Location;;Deity\n;;Village/Town;Taluk;\n1;A;Suttur;Nanjangud;Shiva\n";
    const { headers, rows, notes } = await read(text);
    expect(headers.map(({ header, field }) => [header, field])).toEqual([
      ...[["Sl. No.", null] as const, ["Name of the Temple", "name"] as const],
      ...[["Village/Town", "city"] as const, ["Taluk", "taluk"] as const, ["Deity", "deity"] as const],
    ]);
    expect(rows.map(({ line, values }) => [line, values])).toEqual([
      [3, { name: "A", city: "Suttur", taluk: "Nanjangud", deity: "Shiva" }],
    ]);
    expect(notes).toEqual([]);
  });

  test("whose first row lacks its name keeps that row", async () => {
    const { rows } = await read("name,city,,state\n,Town,x,Goa\nA,B,,Goa\n");
    expect(rows.map(({ line }) => line)).toEqual([2, 3]);
  });

  test("with remarks below it in columns that are not read leaves them out, and says so", async () => {
    const { rows, notes } = await read(
      "S.No,name,city\n1,A,Hampi\nNote: rates may change,,\n2,,Hampi\nSd/- Tahsildar,,\n",
    );
    expect(rows.map(({ line }) => line)).toEqual([2, 4]);
    expect(notes).toEqual([
      { key: "remarks", values: { count: 1, line: 3 } },
      { key: "elsewhere", values: { count: 1, line: 5 } },
    ]);
  });

  test("with a remark below it leaves that out also when what all rows lack is filled in", async () => {
    const repairs = [{ field: "state", reason: "errors.required", value: "Goa" }];
    const { rows } = await read("S.No,name\n1,A\nSd/- Tahsildar,\n", { repairs });
    expect(rows.map(({ values }) => values)).toEqual([{ name: "A", state: "Goa" }]);
  });

  test("that says ditto is read as the cell above, and that is said", async () => {
    const text = 'name,city,state\nA,Hampi,Karnataka\nB,-do-,Ditto\nC,〃,"-""-"\nDo,,as above\n-do-,Hampi,\n';
    const { rows, notes } = await read(text);
    const place = { city: "Hampi", state: "Karnataka" };
    expect(rows.map(({ values }) => values)).toEqual([
      ...["A", "B", "C"].map((name) => ({ name, ...place })),
      ...[
        { name: "C", state: "Karnataka" },
        { name: "C", city: "Hampi" },
      ],
    ]);
    expect(rows[1]?.cells).toEqual(["B", "Hampi", "Karnataka"]);
    expect(notes).toEqual([{ key: "repeatMarks", values: { count: 4, line: 3 } }]);
  });

  test("that says ditto with nothing above is read as it is", async () => {
    expect(await valuesOf("name,city\nA,\nB,ditto\n")).toEqual([{ name: "A" }, { name: "B", city: "ditto" }]);
  });

  test("of a header only has no rows", async () => {
    const { rows, headers, isNamed } = await read("name;city\r\n");
    expect([rows.length, headers.length, isNamed]).toEqual([0, 2, true]);
  });
});

describe("a JSON", () => {
  const records = [{ name: 'A "[{' }, { name: "B\\", latitude: 13, amenities: ["x"], isActive: null }];
  const json = { format: "json" } as const;
  const expected = [{ name: 'A "[{' }, { name: "B\\", latitude: 13, amenities: ["x"] }];

  test.each([
    ["a list", JSON.stringify(records, null, 1)],
    ["an object with the list", JSON.stringify({ note: { temples: "[" }, temples: records, count: 2 })],
  ])("that is %s is read record by record", async (_, text) => {
    const { rows } = await read(text, json);
    expect(rows.map(({ values }) => values)).toEqual(expected);
    expect(rows.map(({ line }) => line)).toEqual([1, 2]);
  });

  test("of many records is the same however it is cut into pieces", async () => {
    const many = Array.from({ length: 20_000 }, (_, at) => ({ name: `${'\\"{'.repeat(at % 7)}ಶಿವ ${at}` }));
    expect(await valuesOf(JSON.stringify(many), json)).toMatchObject(many);
  });

  test.each(["[{", "[{}", '[{"a":1}{"a":2}]', "[{}] x", "[,{}]", '{"temples":[{"name":"A"}]', '{"temples":[{}]]'])(
    "%s is broken",
    async (text) => {
      await expect(read(text, json)).rejects.toMatchObject({ code: "badRequest" });
    },
  );

  test.each([
    ['{\n "elements": [\n  {"type":"node",,}\n]}', 3],
    ['[{"name":"A"},\n{"name":"B"\n\n', 2],
    [`[${JSON.stringify({ name: "A" }).concat(",\n").repeat(9_000)}{oops}]`, 9_001],
  ])("broken far inside tells the line %#", async (text, line) => {
    const broken = { file: "errors.importJson" };
    await expect(read(text, json)).rejects.toMatchObject({ errors: broken, details: { line } });
  });

  test.each([
    ...["data", "items", "results", "records", "rows", "temples"].map((key) => ({ total: 2, [key]: records })),
    { data: { items: records } },
    { response: { temples: records, facets: [{ state: "Goa" }] } },
    { padding: "x".repeat(1_100_000), items: records },
  ])("with the list in a wrapper of another program is read %#", async (wrapped) => {
    expect(await valuesOf(JSON.stringify(wrapped), json)).toEqual(expected);
  });

  test.each(["\n", "\r\n", "\n\n", ""])("with a record on each line is read, %j between them", async (between) => {
    const text = records.map((record) => JSON.stringify(record)).join(between);
    expect(await valuesOf(text, json)).toEqual(expected);
    expect(await valuesOf(`\u001e${text}`, json)).toEqual(expected);
  });

  test.each([
    [
      { name: "A", location: { lat: 13.3, lng: "77.1" } },
      { name: "A", latitude: 13.3, longitude: 77.1 },
    ],
    [
      { name: "A", center: { lat: 13.3, lon: 77.1 }, lat: 1, lon: 2 },
      { name: "A", latitude: 1, longitude: 2 },
    ],
    [
      { name: "A", properties: { name: "B", city: "Hampi" } },
      { name: "A", city: "Hampi" },
    ],
    [
      { properties: { name: "B", address: { state: "Goa", postcode: "403001" } } },
      { name: "B", state: "Goa", pincode: "403001" },
    ],
    [{ name: { type: "literal", "xml:lang": "en", value: "A" } }, { name: "A" }],
    [
      { name: "A", tags: { "addr:city": "Hampi", religion: "sikh" } },
      { name: "A", city: "Hampi", tradition: "Sikh" },
    ],
    [
      {
        name: "A",
        geometry: {
          type: "LineString",
          coordinates: [
            [77, 13],
            [77.2, 13.2],
          ],
        },
      },
      { name: "A", latitude: 13.1, longitude: 77.1 },
    ],
  ])("with objects in its records is read %#", async (record, values) => {
    expect(await valuesOf(JSON.stringify([record]), json)).toMatchObject([values]);
  });

  test("never takes the numbers of other programs for ours", async () => {
    const place = { name: "A", city: "Hampi" };
    for (const foreign of [
      { data: [{ id: 1, ...place }] },
      [{ id: 1, tags: place }],
      [{ properties: { id: 1, ...place } }],
    ])
      expect((await valuesOf(JSON.stringify(foreign), json))[0]).toEqual({ ...place, sourceId: "1" });
    expect(await valuesOf(JSON.stringify([{ id: 1, ...place }]), json)).toEqual([{ id: 1, ...place }]);
  });

  test.each(["7", '["a"]', '{"data":[1,2]}', "{}", '{"error":"gone"}', "[".repeat(99), "[[1]]"])(
    "%s has another shape",
    async (text) => {
      await expect(read(text, json)).rejects.toEqual(refusal("importShape"));
    },
  );

  test("with no record in it is empty", async () => {
    for (const text of ["[]", '{"items":[]}', '{"elements":[]}'])
      await expect(read(text, json)).rejects.toEqual(refusal("importEmpty"));
  });
});

describe("columns", () => {
  const usesOf = async (header: string, mapping?: Record<string, string | null>) =>
    (await read(header, { mapping })).headers.map(({ field, use }) => [field, use]);

  test("are known by loose names in several languages", async () => {
    const header = "TEMPLE_NAME *;मंदिर का नाम (हिंदी);ಊರು;Pin Code;Lattitude;Longitude (°E);दूरभाष;Dress-Code";
    expect(await usesOf(header)).toEqual([
      ["name", "known"],
      ["nameHi", "known"],
      ["city", "known"],
      ["pincode", "known"],
      ["latitude", "guessed"],
      ["longitude", "known"],
      ["phone", "known"],
      ["dressCode", "known"],
    ]);
  });

  test.each([
    ["Name of the Temple,Contact No.,Mobile No", ["name", "phone", null]],
    ["Temple Name,Temple Name (Hindi),Temple Name in Kannada", ["name", "nameHi", "nameKn"]],
    ["मंदिर का नाम,अंग्रेज़ी नाम", ["nameHi", "name"]],
    ["ದೇವಸ್ಥಾನದ ಹೆಸರು,Name (English)", ["nameKn", "name"]],
    ["கோயில்,Temple name in English", [null, "name"]],
    ["ದೇವಸ್ಥಾನದ ಹೆಸರು (ಕನ್ನಡ),ಊರು", ["name", "city"]],
    ["Name,Opening hours", ["name", "timings"]],
    ["name,openingHours", ["name", "openingHours"]],
  ])("%j fill %j", async (header, fields) => {
    expect((await usesOf(header)).map(([field]) => field)).toEqual(fields);
  });

  test("that count the rows are passed over without a remark", async () => {
    const serials = ["Sl. No.", "S.No", "Sr.No", "#", "No.", "क्र.सं.", "क्रमांक", "ಕ್ರ. ಸಂ.", "ಕ್ರಮ ಸಂಖ್ಯೆ", "வ.எண்"];
    const { headers, notes } = await read(`${serials.join(",")},name
`);
    expect(headers.slice(0, -1).map(({ use }) => use)).toEqual(serials.map(() => "serial"));
    expect(notes).toEqual([]);
  });

  test("that nobody knows, repeat, or follow from others are said", async () => {
    const { headers, notes } = await read("name,colour,Temple,rating,,name\nA,red,B,5,x,C");
    expect(headers.map(({ use }) => use)).toEqual(["known", "unknown", "repeated", "readOnly", "leftOut", "repeated"]);
    expect(notes).toEqual([
      { key: "notedColumn", values: { header: "colour" } },
      { key: "repeatedNoted", values: { header: "Temple", field: "name" } },
      { key: "repeatedNoted", values: { header: "name", field: "name" } },
    ]);
  });

  test("are mapped by hand, which beats their names", async () => {
    const mapping = { Sthala: "city", name: null, Shrine: "name" };
    expect(await usesOf("name,Shrine,Sthala,city", mapping)).toEqual([
      [null, "leftOut"],
      ["name", "mapped"],
      ["city", "mapped"],
      [null, "repeated"],
    ]);
  });

  test("without one that names a record can still be mapped", async () => {
    expect((await read("Shrine,colour\nA,red")).isNamed).toBe(false);
    expect((await read("Shrine,colour\nA,red", { mapping: { Shrine: "name" } })).isNamed).toBe(true);
  });
});

describe("cells", () => {
  test("that say nothing leave their field, or clear it where that was chosen", async () => {
    const text = "name,deity,amenities,city,latitude\nA,NA,-,,\n";
    expect(await valuesOf(text)).toEqual([{ name: "A" }]);
    expect(await valuesOf(text, { blank: "clear" })).toEqual([
      { name: "A", deity: null, amenities: [], latitude: null },
    ]);
  });

  test("with what is wrong say the field, the value, and what was probably meant", async () => {
    const { rows } = await read("name,website,isActive\nA,www.example.org:,perhaps");
    expect(rows[0]?.doubts).toEqual([
      {
        field: "website",
        value: "www.example.org:",
        reason: "errors.webAddress",
        suggestion: "https://www.example.org:",
      },
    ]);
    expect(rows[0]?.problems).toEqual([{ field: "isActive", value: "perhaps", reason: "errors.boolean" }]);
  });

  test("that a spreadsheet program spoilt are never taken without a word", async () => {
    const [spoilt, ...others] = (await read("name,deity,phone,lat,city\n#REF!,#NAME?,9.87E+09,#####,1.2E+10\nA,,#1,,"))
      .rows;
    expect(spoilt?.values).toMatchObject({ city: "1.2E+10" });
    expect(Object.keys(spoilt?.values ?? {})).toEqual(["city", "sourceNotes"]);
    expect(spoilt?.problems).toEqual([{ field: "name", value: "#REF!", reason: "errors.programError" }]);
    expect(spoilt?.doubts?.map(({ field, value, reason }) => [field, value, reason])).toEqual([
      ["deity", "#NAME?", "errors.programError"],
      ["phone", "9.87E+09", "errors.shortened"],
      ["latitude", "#####", "errors.programError"],
      ["city", "1.2E+10", "errors.shortened"],
    ]);
    expect(others.map(({ doubts = [] }) => doubts.map(({ reason }) => reason))).toEqual([["errors.phone"]]);
  });

  test("with digits of Indian scripts are read as numbers", async () => {
    expect(await valuesOf("name;PIN;phone;lat;long\nA;३०२००१;೯೮೭೬೫೪೩೨೧೦;२६.९१;௭௫.௭௮")).toEqual([
      { name: "A", pincode: "302001", phone: "9876543210", latitude: 26.91, longitude: 75.78 },
    ]);
  });

  test("whose number was written with something else suggest the number", async () => {
    const { rows } = await read("name,phone,pincode\nA,9876543210.0,560001.0\nB,Ph: 080-2345,PIN 560-001\nC,ask,40001");
    expect(rows.map(({ doubts = [] }) => doubts.map(({ suggestion }) => suggestion))).toEqual([
      ["9876543210", "560001"],
      ["080-2345", "560001"],
      [undefined, undefined],
    ]);
    expect(rows[2]).toMatchObject({
      problems: [],
      doubts: [{ field: "phone", value: "ask", reason: "errors.phone" }, { field: "pincode" }],
      values: { sourceNotes: [{ label: "phone", text: "ask" }, { text: "40001" }] },
    });
  });

  test.each([
    ["+91 98450 12346 / +91 98450 12347", [], undefined],
    ["(0821) 2421051; 2421052", [], undefined],
    ["9845012348(Manager)", ["errors.phone"], "9845012348"],
    ["Office: 080-2667 1234, Priest Rao: 98450 12345", ["errors.phone"], "080-2667 1234, 98450 12345"],
    ["No phone", ["errors.phone"], undefined],
  ])("of telephones such as %j are taken, or suggest the numbers", async (cell, reasons, suggestion) => {
    const { rows } = await read(`name,phone\nA,"${cell}"`);
    const { doubts = [], problems } = rows[0] ?? {};
    expect([problems, doubts.map(({ reason }) => reason)]).toEqual([[], reasons]);
    expect(doubts[0]?.suggestion).toBe(suggestion);
  });

  test("of poojas that are only called free name none, and that is said", async () => {
    const { rows } = await read("name,Sevas\nA,Free\nB,निःशुल्क\nC,ಉಚಿತ\nD,Annadana - Free");
    const unnamed = (value: string) => [{ field: "poojaDetails", value, reason: "errors.poojaUnnamed" }];
    expect(rows.map(({ doubts }) => doubts)).toEqual([
      ...[unnamed("Free"), unnamed("निःशुल्क"), unnamed("ಉಚಿತ")],
      undefined,
    ]);
    expect(rows.map(({ values: { sourceNotes: _, ...values } }) => values)).toEqual([
      ...[{ name: "A" }, { name: "B" }, { name: "C" }],
      { name: "D", poojaDetails: [expect.objectContaining({ name: "Annadana", charges: 0 })] },
    ]);
  });

  test("of poojas that all end with a number suggest that as their charges", async () => {
    const text = 'name,Sevas\nA,"Archana 20, Abhisheka 150"\nB,"Archana 20, Abhisheka"\nC,Sahasranama 108';
    const { rows } = await read(text);
    expect(rows.map(({ doubts = [] }) => doubts.map(({ suggestion }) => suggestion))).toEqual([
      ["Archana:20; Abhisheka:150"],
      [],
      [],
    ]);
    const [chosen] = await valuesOf(text, { repairs: [{ field: "poojaDetails", reason: "errors.poojaPrice" }] });
    expect(chosen).toMatchObject({ poojaDetails: [{ charges: 20 }, { charges: 150 }] });
  });

  test("of a temple with a name in another language alone are called by that one", async () => {
    const text = "मंदिर का नाम,अंग्रेज़ी नाम\nशिव मंदिर,\nदेवी मंदिर,Devi Temple";
    const { rows } = await read(text);
    expect(rows.map(({ values, problems, doubts = [] }) => [values.name, problems, doubts])).toEqual([
      ["शिव मंदिर", [], [{ field: "name", value: "शिव मंदिर", reason: "errors.nameOfOtherLanguage" }]],
      ["Devi Temple", [], []],
    ]);
  });

  test("with the marks of footnotes are doubted, and suggest the name without", async () => {
    const { rows } = await read("name,deity\nAmruteshwara[2],Shiva [edit]\nB [old],Shiva");
    expect(rows.map(({ doubts = [] }) => doubts.map(({ reason, suggestion }) => [reason, suggestion]))).toEqual([
      [
        ["errors.footnote", "Amruteshwara"],
        ["errors.footnote", "Shiva"],
      ],
      [],
    ]);
  });

  test("of dates that became numbers suggest the date", async () => {
    const festivals = { noun: "festivals", columns: festivalColumns };
    const { rows } = await read("name,date\nA,44927\nB,449\nC,१५/८/2027", festivals);
    expect(rows[0]?.problems).toMatchObject([{ field: "festivalDate", value: "44927", suggestion: "2023-01-01" }]);
    expect(rows[1]?.problems[0]).not.toHaveProperty("suggestion");
    expect(rows[2]?.values).toMatchObject({ festivalDate: "2027-08-15" });
  });

  test("of festivals are in the words of their lists", async () => {
    const header = "S.No,Festival,Day,Date (2027),Type,Celebrated in,Presiding deity";
    const list = [
      "1,A,Thursday,14-01-2027,National,Goa,Surya",
      "2,B,Thu,5 - 16 March 2027,ಪ್ರಾದೇಶಿಕ,,",
      "3,C,,,व्रत,,",
      "4,D,,2027-01-05,Movable,,",
    ];
    const { rows, notes } = await read([header, ...list].join("\n"), { noun: "festivals", columns: festivalColumns });
    expect(rows.map(({ values: { type } }) => type)).toEqual(["MAJOR", "REGIONAL", "VRAT", undefined]);
    expect(rows[0]?.values).toMatchObject({ name: "A", festivalDate: "2027-01-14", region: "Goa", deities: ["Surya"] });
    expect(rows[1]?.problems).toMatchObject([{ field: "festivalDate", suggestion: "2027-03-05" }]);
    expect(rows[3]?.problems).toMatchObject([{ field: "type", value: "Movable" }]);
    expect(notes).toEqual([]);
  });

  test("with a state that is none are doubted, and a slip is put right where that is chosen", async () => {
    const text = "name,state\nA,Karnatka\nB,Hoysala Nadu\nC,Orissa\nD,तमिल नाडु";
    const { rows } = await read(text);
    expect(rows.map(({ doubts = [] }) => doubts.map(({ reason, suggestion }) => [reason, suggestion]))).toEqual([
      [["errors.stateUnknown", "Karnataka"]],
      [["errors.stateUnknown", undefined]],
      [],
      [],
    ]);
    const repairs = [{ field: "state", reason: "errors.stateUnknown" }];
    expect((await valuesOf(text, { repairs })).map(({ state }) => state).slice(0, 2)).toEqual([
      "Karnataka",
      "Hoysala Nadu",
    ]);
  });

  test("of a role that may not verify leave that, and say so", async () => {
    const { rows } = await read("name,verified\nA,yes", { rights: { mayVerify: false } });
    expect(rows[0]).toMatchObject({ values: { name: "A" }, doubts: [{ reason: "errors.mayNotVerify" }] });
  });

  test("of a role that may not verify say nothing of that by hand either", async () => {
    const repairs = [{ field: "isVerified", reason: "errors.mayNotVerify", line: 2, value: "yes" }];
    expect(await valuesOf("name\nA", { repairs })).toEqual([{ name: "A", isVerified: true }]);
    expect(await valuesOf("name\nA", { repairs, rights: { mayVerify: false } })).toEqual([{ name: "A" }]);
  });

  test("of a place without a comma are a city where the state stands beside", async () => {
    const text = 'name,place,state\nA,Mysuru,Karnataka\nB,"Hampi, Karnataka",\nC,Belur,\n';
    expect(await valuesOf(text)).toEqual([
      { name: "A", city: "Mysuru", state: "Karnataka" },
      { name: "B", location: "Hampi, Karnataka" },
      { name: "C", location: "Belur" },
    ]);
  });

  test("of a position stand in two columns or one", async () => {
    expect(await valuesOf('name,Lat/Lng\nA,"(28°25\'48""N, 77°01\'12""E)"')).toEqual([
      { name: "A", latitude: 28.43, longitude: 77.02 },
    ]);
    expect(await valuesOf('name;lat;long\nA;"28,43";"77,02"')).toEqual([
      { name: "A", latitude: 28.43, longitude: 77.02 },
    ]);
  });
});
