import Papa from "papaparse";
import readWorkbook from "read-excel-file/node";
import { describe, expect, test } from "vitest";
import { aTemple } from "../support/factories";
import { type Caller, testApp } from "../support/testApp";

const awkward: object[] = [
  { name: "=1+1", phone: "+91 821 2421020", description: 'Two\nlines, a "quote"; and -- a dash' },
  {
    name: "'=x",
    specialities: ["a; b", "c | d"],
    amenities: ["Parking"],
    latitude: 12.5,
    longitude: 77.25,
    positionPrecision: "site",
  },
  { name: "शिव मंदिर", nameKn: "ಶಿವ ದೇವಾಲಯ", gallery: ["https://x.org/a,b.jpg"], deity: "NA" },
  {
    name: "Poojas",
    poojaDetails: [
      {
        name: "Archana - 50",
        charges: null,
        description: null,
        duration: null,
        capacity: null,
        days: [],
        times: [],
        leadHours: null,
      },
      {
        name: "Homa",
        nameHi: "होम",
        nameKn: "ಹೋಮ",
        charges: 1000,
        description: "Offerings to the fire",
        descriptionHi: "अग्नि में आहुति",
        descriptionKn: "ಅಗ್ನಿಗೆ ಆಹುತಿ",
        duration: null,
        capacity: null,
        days: [],
        times: [],
        leadHours: null,
      },
    ],
  },
  {
    name: "Pooram",
    queue: "Tokens; from 4 am",
    stay: "Rooms",
    worship: "none",
    wheelchair: "partly",
    ownFestivals: [
      {
        name: { en: "Pooram", hi: null, kn: null },
        when: { en: "Medam", hi: null, kn: null },
        rule: { basis: "nakshatra", month: 1, nakshatra: 11, pick: "last", dayPart: "night", offset: 0 },
        days: 2,
      },
    ],
  },
  {
    name: "Hours",
    openingHours: {
      ...{ mon: [], tue: [{ from: "10:00", to: "11:00" }], wed: [{ from: "22:00", to: "02:00" }], thu: [] },
      ...{ fri: [], sat: [{ from: "00:00", to: "24:00" }], sun: [] },
    },
  },
  { name: "Drafted", description: "By the lake.", englishStates: { description: "draft" } },
  { name: "Off", isActive: false, isVerified: true, pincode: "570001", wikidataId: "Q42" },
];

async function withAwkward() {
  const app = await testApp();
  const admin = app.as("TEMPLE_ADMIN");
  for (const fields of awkward) {
    const created = await admin.post("/api/admin/temples", aTemple(fields));
    expect(created.statusCode, created.body).toBe(201);
  }
  return { ...app, admin };
}

const unchanged = { created: 0, updated: 0, skipped: awkward.length, failed: 0, errors: [] };
const importCsv = async (admin: Caller, body: string | Buffer) =>
  (await admin.post("/api/admin/temples/import.csv", body, { headers: { "content-type": "text/csv" } })).json();

/** What a spreadsheet program makes of a cell when it opens and saves a CSV. */
const resaved = (cell: string) => (cell === "true" || cell === "false" ? cell.toUpperCase() : cell);

describe("an export that a spreadsheet program saved again imports as unchanged", () => {
  test.each([
    ["with semicolons in Windows line ends", ";", "\r\n", (text: string) => `\ufeff${text}`],
    ["with tabs in UTF-16", "\t", "\r\n", (text: string) => Buffer.from(`\ufeff${text}`, "utf16le")],
    ["with commas and no mark", ",", "\n", (text: string) => text],
  ] as const)("%s", async (_, delimiter, newline, encode) => {
    const { admin } = await withAwkward();
    const { body } = await admin.get("/api/admin/temples/export?format=csv");
    const { data } = Papa.parse<string[]>(body.replace("\ufeff", ""), { skipEmptyLines: true });
    const saved = Papa.unparse(
      data.map((line) => line.map(resaved)),
      { delimiter, newline },
    );
    expect(await importCsv(admin, encode(saved))).toMatchObject(unchanged);
  });

  test("as a workbook, which another program reads as well", async () => {
    const { admin } = await withAwkward();
    const file = (await admin.get("/api/admin/temples/export?format=xlsx")).rawPayload;
    const [sheet] = await readWorkbook(file);
    const names = sheet?.data.map((row) => row[2]);
    expect(names).toEqual(expect.arrayContaining(["name", "=1+1", "शिव मंदिर", "Off"]));
    const form = Buffer.concat([
      Buffer.from('--x\r\ncontent-disposition: form-data; name="file"; filename="temples.xlsx"\r\n\r\n'),
      file,
      Buffer.from("\r\n--x--\r\n"),
    ]);
    const started = await admin.post("/api/admin/temples/imports", form, {
      headers: { "content-type": "multipart/form-data; boundary=x" },
    });
    expect(started.statusCode, started.body).toBe(202);
    const { id } = started.json();
    const read = async () => (await admin.get(`/api/admin/imports/${id}`)).json();
    await expect.poll(async () => (await read()).state, { timeout: 60_000 }).toBe("planned");
    expect((await read()).counts).toMatchObject({ total: awkward.length, skipped: awkward.length, failed: 0 });
  });
});

describe("an export of temples whose numbers are far apart", () => {
  test("has each of them once, in order, as a table and as records", async () => {
    const { admin, db } = await withAwkward();
    const last = await db.selectFrom("temples").select("id").orderBy("id", "desc").executeTakeFirstOrThrow();
    await db
      .updateTable("temples")
      .set({ id: last.id + 5_000 })
      .where("id", "=", last.id)
      .execute();
    const ids = (await admin.get("/api/admin/temples/export")).json().map(({ id }: { id: number }) => id);
    const { data } = Papa.parse<string[]>((await admin.get("/api/admin/temples/export?format=csv")).body.trim());
    expect(data.slice(1).map(([id]) => Number(id))).toEqual(ids);
    expect(ids).toHaveLength(awkward.length);
    expect(ids.at(-1)).toBe(last.id + 5_000);
  });

  test("keeps the columns of a text that holds the sign the texts are read apart by", async () => {
    const { admin, db } = await withAwkward();
    await db.updateTable("temples").set({ website: "https://a.example/\u001fb" }).where("name", "=", "Off").execute();
    const { body } = await admin.get("/api/admin/temples/export?format=csv");
    const [header = [], ...rows] = Papa.parse<string[]>(body.replace("\ufeff", "")).data;
    const row = rows.find((cells) => cells.includes("Off")) ?? [];
    expect(row[header.indexOf("website")]).toBe("https://a.example/\u001fb");
    expect(row[header.indexOf("wikidataId")]).toBe("Q42");
  });
});

describe("a template", () => {
  test("has the columns of an export, an example, what is accepted, and no row to import", async () => {
    const { admin } = await withAwkward();
    const template = await admin.get("/api/admin/temples/template.csv");
    expect(template.headers["content-disposition"]).toBe('attachment; filename="temples-template.csv"');
    const exported = (await admin.get("/api/admin/temples/export?format=csv")).body.split("\r\n")[0];
    expect(template.body.split("\r\n")[0]).toBe(exported);
    expect(template.body).toContain("Hindu | Jain | Buddhist | Sikh");
    expect(await importCsv(admin, template.body)).toMatchObject({
      statusCode: 400,
      errors: { file: "errors.importEmpty" },
    });
  });

  test("whose example is given another address imports without a fault", async () => {
    const { admin } = await withAwkward();
    const { body } = await admin.get("/api/admin/temples/template.csv");
    const filled = body.replace("example-delete-this-row", "");
    expect(await importCsv(admin, filled)).toMatchObject({ total: 1, created: 1, errors: [], warnings: [] });
  });

  test("as a workbook tells of each column on a sheet of its own", async () => {
    const { admin } = await withAwkward();
    const sheets = await readWorkbook((await admin.get("/api/admin/temples/template.xlsx")).rawPayload);
    expect(sheets.map(({ sheet }) => sheet)).toEqual(["Temples", "Columns"]);
    expect(sheets[1]?.data.map((row) => row[0])).toContain("poojaDetails");
  });

  test("is for those who may import", async () => {
    const { as, visitor } = await withAwkward();
    for (const kind of ["csv", "xlsx"]) {
      expect((await visitor.get(`/api/admin/temples/template.${kind}`)).statusCode).toBe(401);
      expect((await as("DEVOTEE").get(`/api/admin/temples/template.${kind}`)).statusCode).toBe(403);
    }
  });
});
