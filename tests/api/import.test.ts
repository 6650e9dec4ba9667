import { readFileSync } from "node:fs";
import { brotliDecompressSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import type { TempleCreate } from "../../src/contract/adminTemples";
import type { ImportResult } from "../../src/contract/importResults";
import { readNoTemples } from "../../src/server/db/seed/corrections";
import { seedFolder } from "../../src/server/db/seedFolder";
import { aTemple } from "../support/factories";
import { type Caller, testApp } from "../support/testApp";

const bundledCsv = brotliDecompressSync(readFileSync("src/server/db/seed/temples.csv.br")).toString("utf8");
/** A file of this size is read by a worker, which in tests runs from its sources and takes seconds to start. */
const WORKER_MS = 90_000;

type Body = string | Buffer;
const csvType = { headers: { "content-type": "text/csv" } };
const jsonType = { headers: { "content-type": "application/json" } };
const importCsv = (caller: Caller, body: Body, query = "") =>
  caller.post(`/api/admin/temples/import.csv${query}`, body, csvType);
const importJson = (caller: Caller, body: Body, query = "") =>
  caller.post(`/api/admin/temples/import${query}`, body, jsonType);
/** Rows of the list that the product leaves out: a pandal, a bridge, a theme park. */
const noTemples = readNoTemples(seedFolder());
const temples = bundledCsv
  .split(/\r?\n/)
  .filter((line) => !noTemples.some(({ name }) => line.startsWith(`${name},`) || line.startsWith(`"${name}",`)))
  .join("\n");
const counts = ({ created, updated, skipped, failed }: ImportResult) => ({ created, updated, skipped, failed });

/** The data line of the bundled list for a temple, changed. */
function changed(text: string, name: string, change: (line: string) => string): string {
  const lines = text.split(/\r?\n/);
  const at = lines.findIndex((line) => line.startsWith(`${name},`));
  lines[at] = change(lines[at] ?? "");
  return lines.join("\n");
}

describe("the list that is bundled", () => {
  test("imports as unchanged, but for the rows that are no temple and did not come with the product", async () => {
    const { as } = await testApp({ seeded: true });
    const answer = await importCsv(as("TEMPLE_ADMIN"), bundledCsv, "?dryRun=false");
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      dryRun: false,
      total: 1004,
      created: noTemples.length,
      updated: 0,
      skipped: 1004 - noTemples.length,
      failed: 0,
      errors: [],
    });
  });

  test("with three rows changed and one broken: 3 updated, 1 failed with its line and reason, the rest skipped", async () => {
    const { as, visitor } = await testApp({ seeded: true });
    let text = changed(temples, "Ajanta Caves", (line) => line.replace(",Buddha,", ",Gautama Buddha,"));
    text = changed(text, "Akal Takht", (line) => line.replace("31.62061", "31.62"));
    text = changed(text, "Kedarnath Temple", (line) => line.replace(",Shiva,", ",Shiva (Kedarnath),"));
    text = changed(text, "Somnath Temple", (line) => line.replace(/,\d+\.\d+,/, ",abc,"));
    const line = text.split("\n").findIndex((each) => each.startsWith("Somnath Temple,")) + 1;
    const preview = (await importCsv(as("TEMPLE_ADMIN"), text)).json();
    expect(preview.dryRun).toBe(true);
    expect((await visitor.get("/api/temples/search?q=gautama&deity=gautama")).json().total).toBe(0);

    const answer = (await importCsv(as("TEMPLE_ADMIN"), text, "?dryRun=false")).json();
    expect(counts(answer)).toEqual({ created: 0, updated: 3, skipped: 1000 - noTemples.length, failed: 1 });
    expect(answer.errors).toEqual([`Line ${line}, latitude "abc": must be a number between -90 and 90`]);
    expect(answer.failures).toEqual([{ line, field: "latitude", value: "abc", reason: "errors.latitude" }]);
    expect({ ...preview, dryRun: false, planId: answer.planId }).toEqual(answer);
    const ajanta = answer.rows.find(({ name }: { name: string }) => name === "Ajanta Caves");
    expect(ajanta).toMatchObject({
      outcome: "updated",
      changes: [{ field: "deity", from: "Buddha", to: "Gautama Buddha" }],
    });
    expect((await visitor.get("/api/temples/search?q=gautama&deity=gautama")).json().total).toBe(1);

    expect(counts((await importCsv(as("TEMPLE_ADMIN"), text, "?dryRun=false")).json())).toEqual({
      created: 0,
      updated: 0,
      skipped: 1003 - noTemples.length,
      failed: 1,
    });
  });
});

describe("a known error of the list", () => {
  const sabarimala = "Sabarimala Ayyappan Temple";
  const row = `name,deity,tradition,city,state\n${sabarimala},Ayyappa,Hindu,Pathanamthitta,Tamil Nadu`;
  const importRow = async (caller: Caller, text: string) =>
    (await importCsv(caller, text, "?dryRun=false")).json<ImportResult>();

  test("is put right when the database is new", async () => {
    const { visitor } = await testApp({ seeded: true });
    const [temple] = (await visitor.get("/api/temples/search?q=sabarimala")).json().temples;
    expect(temple).toMatchObject({ name: sabarimala, city: "Pathanamthitta", state: "Kerala" });
    const [bhairav] = (await visitor.get("/api/temples/search?q=kal bhairav ujjain&type=Hindu")).json().temples;
    expect(bhairav).toMatchObject({ city: "Ujjain", type: "Hindu" });
  });

  test("does not come back by an import, while other facts of its row do", async () => {
    const { as } = await testApp({ seeded: true });
    const answer = await importRow(as("TEMPLE_ADMIN"), row.replace(",Ayyappa,", ",Dharma Sastha,"));
    expect(counts(answer)).toEqual({ created: 0, updated: 1, skipped: 0, failed: 0 });
    expect(answer.rows[0]?.changes).toEqual([{ field: "deity", from: "Ayyappa", to: "Dharma Sastha" }]);
  });

  test("is a fact like any other where it is what is on file", async () => {
    const { as } = await testApp();
    expect(counts(await importRow(as("TEMPLE_ADMIN"), row))).toMatchObject({ created: 1 });
    expect(counts(await importRow(as("TEMPLE_ADMIN"), row))).toMatchObject({ skipped: 1 });
    const [temple] = (await as("TEMPLE_ADMIN").get("/api/admin/temples")).json();
    expect(temple).toMatchObject({ name: sabarimala, state: "Tamil Nadu" });
  });
});

describe("what was exported", () => {
  const unknown = { description: null, duration: null, capacity: null, days: [], times: [], leadHours: null };
  const awkward: Partial<TempleCreate>[] = [
    { name: "=1+1", phone: "+91 821 2421020", description: 'Two\r\nlines, a "quote"; and -- a dash' },
    { name: "'=x", specialities: ["a; b", "c, d"], amenities: ["Parking", "Water"], latitude: -12.5, longitude: 77.25 },
    {
      name: "शिव मंदिर",
      nameKn: "ಶಿವ ದೇವಾಲಯ",
      gallery: ["https://x.org/a,b.jpg"],
      image: "https://x.org/a.jpg",
      imageCredit: "A",
    },
    {
      name: "Poojas",
      poojaDetails: [
        { id: "archana", name: "Archana", charges: 50.5, ...unknown },
        { id: "a-b-c", name: "A:b, c", charges: null, ...unknown, description: "Daily", duration: 45, days: ["mon"] },
      ],
    },
    {
      name: "Renamed pooja",
      poojaDetails: [{ id: "oil-lamp", name: "Ghee lamp", charges: 20, ...unknown }],
    },
    {
      name: "Hours of poojas",
      poojaDetails: [{ id: "arati", name: "Arati", charges: 20, ...unknown, times: ["06:30", "18:00"], leadHours: 4 }],
    },
    { name: "Off", isActive: false, tradition: "Jain", setting: "Hill", pincode: "570001", wikidataId: "Q42" },
    { name: "Verified", isVerified: true, website: "https://example.org/?a=1&b=2", email: "a@example.org" },
  ];
  const withAwkward = async () => {
    const app = await testApp();
    const admin = app.as("TEMPLE_ADMIN");
    for (const fields of awkward) {
      const created = await admin.post("/api/admin/temples", aTemple(fields));
      expect(created.statusCode, created.body).toBe(201);
    }
    return { ...app, admin };
  };

  test("as CSV imports as unchanged", async () => {
    const { admin } = await withAwkward();
    const file = await admin.get("/api/admin/temples/export?format=csv");
    const answer = (await importCsv(admin, file.rawPayload, "?dryRun=false")).json();
    expect(answer).toMatchObject({ ...counts(answer), skipped: awkward.length, errors: [], warnings: [], rows: [] });
  });

  test("as JSON imports as unchanged, as a list and in an object", async () => {
    const { admin } = await withAwkward();
    const file = await admin.get("/api/admin/temples/export");
    for (const body of [file.body, `{"temples": ${file.body}}`]) {
      const answer = (await importJson(admin, body, "?dryRun=false")).json();
      expect(answer).toMatchObject({ skipped: awkward.length, updated: 0, created: 0, failed: 0, warnings: [] });
    }
  });

  test("and saved by a spreadsheet with semicolons, in UTF-16, still imports as unchanged", async () => {
    const { admin } = await withAwkward();
    const { body } = await admin.get("/api/admin/temples/export?format=csv");
    const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(body.replace("\ufeff", ""), "utf16le")]);
    expect((await importCsv(admin, utf16)).json()).toMatchObject({
      ...{ skipped: awkward.length, failed: 0, warnings: ["The file was read as UTF-16."] },
    });
  });

  test("fills an empty database with the same temples", async () => {
    const { admin } = await withAwkward();
    const file = await admin.get("/api/admin/temples/export");
    const other = await testApp();
    const otherAdmin = other.as("TEMPLE_ADMIN");
    const records = file.json().map(({ id: _, ...record }: { id: number }) => record);
    const answer = (await importJson(otherAdmin, JSON.stringify(records), "?dryRun=false")).json();
    expect(counts(answer)).toEqual({ created: awkward.length, updated: 0, skipped: 0, failed: 0 });
    const copied = (await otherAdmin.get("/api/admin/temples/export")).json();
    const plain = (list: Record<string, unknown>[]) =>
      // what was worked out there is given here
      list.map(({ id: _, createdAt: __, updatedAt: ___, derivedFields: ____, ...rest }) => rest);
    expect(plain(copied)).toEqual(plain(file.json()));
  });
});

describe("matching", () => {
  test("by id, else by slug old or new, else by name and place in any spelling", async () => {
    const { as } = await testApp();
    const admin = as("TEMPLE_ADMIN");
    const { id } = (
      await admin.post(
        "/api/admin/temples",
        aTemple({ name: "Meenakshi Temple", city: "Madurai", state: "Tamil Nadu" }),
      )
    ).json();
    await admin.put(`/api/admin/temples/${id}`, { slug: "minakshi" });
    const rows = [
      `id,deity\n${id},By id`,
      "slug,deity\nminakshi,By slug",
      "slug,deity\nmeenakshi-temple-madurai,By old slug",
      'Temple Name,God,location\nMinakshi temple,By name,"Madurai, Tamilnadu"',
    ];
    for (const row of rows) {
      const answer = (await importCsv(admin, row, "?dryRun=false")).json();
      expect(counts(answer), row).toEqual({ created: 0, updated: 1, skipped: 0, failed: 0 });
      expect(answer.rows[0].id).toBe(id);
    }
    expect((await admin.get(`/api/admin/temples/${id}`)).json()).toMatchObject({
      deity: "By name",
      slug: "minakshi",
      version: 6,
    });
  });

  test("blank cells leave what is on record", async () => {
    const { as } = await testApp();
    const admin = as("TEMPLE_ADMIN");
    const { id } = (await admin.post("/api/admin/temples", aTemple({ deity: "Rama", phone: "0821 2421020" }))).json();
    await importCsv(admin, `id,deity,phone,timings\n${id},,  ,6 am`, "?dryRun=false");
    expect((await admin.get(`/api/admin/temples/${id}`)).json()).toMatchObject({
      deity: "Rama",
      phone: "0821 2421020",
      timings: "6 am",
    });
  });

  test("temples that a single letter tells apart are temples of their own, in one file and against those on file", async () => {
    const { as, visitor } = await testApp();
    const rows = (letters: string[]) =>
      ["name,city,state", ...letters.map((letter) => `Temple of block ${letter},Pune,Maharashtra`), ""].join("\n");
    const first = (await importCsv(as("TEMPLE_ADMIN"), rows(["C", "F", "W"]), "?dryRun=false")).json();
    expect(counts(first)).toEqual({ created: 3, updated: 0, skipped: 0, failed: 0 });
    const second = (await importCsv(as("TEMPLE_ADMIN"), rows(["C", "K", "P", "V"]), "?dryRun=false")).json();
    expect(counts(second)).toEqual({ created: 3, updated: 0, skipped: 1, failed: 0 });
    expect((await visitor.get("/api/temples/search?q=block+c")).json().temples[0].name).toBe("Temple of block C");
  });

  test("a temple twice in one file: the same is skipped, another fails, in preview and for real", async () => {
    const { as } = await testApp();
    const text = "name,city,state,deity\nA,Hampi,Karnataka,Rama\nA,Hampi,Karnataka,Rama\nA,Hampi,Karnataka,Sita\n";
    for (const query of ["", "?dryRun=false"]) {
      const answer = (await importCsv(as("TEMPLE_ADMIN"), text, query)).json();
      expect(counts(answer)).toEqual({ created: 1, updated: 0, skipped: 1, failed: 1 });
      const failure = { line: 4, field: "deity", value: "Sita", reason: "errors.rowDiffers", earlier: 2 };
      expect(answer.failures).toEqual([failure]);
      expect(answer.errors).toEqual([
        'Line 4, deity "Sita": differs from an earlier line about the same record (line 2)',
      ]);
      const { rows } = (await as("TEMPLE_ADMIN").get(`/api/admin/imports/${answer.planId}/rows`)).json();
      expect(rows.map(({ sameAs }: { sameAs: number | null }) => sameAs)).toEqual([null, 2, null]);
    }
  });

  test("several temples of one name there: the row has to say which", async () => {
    const { as } = await testApp();
    const admin = as("TEMPLE_ADMIN");
    for (const deity of ["Rama", "Sita"]) await admin.post("/api/admin/temples", aTemple({ name: "Twin", deity }));
    const answer = (
      await importCsv(admin, "name,city,state,deity\nTwin,Mysuru,Karnataka,Hanuman\nTwin,Mysuru,Karnataka,Sita")
    ).json();
    expect(counts(answer)).toEqual({ created: 0, updated: 0, skipped: 1, failed: 1 });
    expect(answer.failures[0]).toMatchObject({ line: 2, reason: "errors.ambiguous" });
  });

  test("an address of another temple is not taken", async () => {
    const { as } = await testApp();
    const admin = as("TEMPLE_ADMIN");
    const { id } = (await admin.post("/api/admin/temples", aTemple({ slug: "one" }))).json();
    await admin.post("/api/admin/temples", aTemple({ slug: "two" }));
    const answer = (await importCsv(admin, `id,slug\n${id},two`, "?dryRun=false")).json();
    expect(answer.failures).toEqual([{ line: 2, field: "slug", value: "two", reason: "errors.slugTaken" }]);
  });
});

describe("reading", () => {
  test("knows columns by other names, flags, lists and poojas as people write them", async () => {
    const { as } = await testApp();
    const admin = as("TEMPLE_ADMIN");
    const text = [
      "Temple name;City;State;LAT;Long;Active;Verified;Facilities;Poojas;Category;Religion",
      'Hill Temple;Hampi;Karnataka;"28.43° N";77.01 E;Yes;no;Parking, Water;Archana:50; hill; JAIN',
    ].join("\r\n");
    const answer = (await importCsv(admin, text, "?dryRun=false")).json();
    expect(answer.errors).toEqual([]);
    const [temple] = (await admin.get("/api/admin/temples")).json();
    expect(temple).toMatchObject({
      latitude: 28.43,
      longitude: 77.01,
      isActive: true,
      isVerified: false,
      amenities: ["Parking", "Water"],
      poojaDetails: [{ name: "Archana", charges: 50, description: null }],
      setting: "Hill",
      tradition: "Jain",
    });
  });

  test("says which columns it does not know, and leaves those alone that follow from others", async () => {
    const { as } = await testApp();
    const answer = (
      await importCsv(as("TEMPLE_ADMIN"), "name,city,state,colour,rating,city\nA,Hampi,Karnataka,red,5,Mysuru")
    ).json();
    expect(answer.warnings).toEqual([
      'The column "colour" is not known and is kept as a source note.',
      'The column "city" repeats city; the first one counts, and this one is kept as a source note.',
    ]);
    expect(answer.created).toBe(1);
  });

  test("counts lines as a spreadsheet does, cells of several lines and blank rows included", async () => {
    const { as } = await testApp();
    const text =
      'name,city,state,latitude,longitude\n"Two\nlines",Hampi,Karnataka,15,76\n,,,,\nB,Hampi,Karnataka,95,76\n';
    const answer = (await importCsv(as("TEMPLE_ADMIN"), text)).json();
    expect(answer.total).toBe(2);
    expect(answer.failures).toEqual([{ line: 4, field: "latitude", value: "95", reason: "errors.latitude" }]);
  });

  test("reads Windows-1252 and says so; a row with too many cells fails", async () => {
    const { as } = await testApp();
    const text = Buffer.concat([
      Buffer.from("name,city,state\nCaf"),
      Buffer.from([0xe9]),
      Buffer.from(",Hampi,Karnataka\nB,Hampi,Karnataka,lost\n"),
    ]);
    const answer = (await importCsv(as("TEMPLE_ADMIN"), text)).json();
    expect(answer.rows[0].name).toBe("Café");
    expect(answer.warnings).toEqual(["The file is not UTF-8; it was read as Windows-1252."]);
    expect(answer.failures).toEqual([{ line: 3, field: "row", value: "", reason: "errors.importCells" }]);
  });

  test("puts letters right that another program broke, and refuses a file in which some are lost", async () => {
    const { as } = await testApp();
    // some versions of Node decode as Latin-1 what is not said to go on
    const bytes = Buffer.from("\ufeffname,city,state\nहम्पी,Hampi,Karnataka\n");
    const broken = new TextDecoder("windows-1252").decode(bytes, { stream: true });
    const answer = (await importCsv(as("TEMPLE_ADMIN"), broken)).json();
    expect(answer.rows[0].name).toBe("हम्पी");
    expect(answer.warnings).toEqual(["Another program had broken the letters beyond English; they were put right."]);
    const refused = await importCsv(as("TEMPLE_ADMIN"), broken.replaceAll("\u008d", "?"));
    expect([refused.statusCode, refused.json().errors]).toEqual([400, { file: "errors.importMisread" }]);
  });

  test("a new row without a place fails and names what is missing", async () => {
    const { as } = await testApp();
    const answer = (await importCsv(as("TEMPLE_ADMIN"), "name\nNowhere", "?dryRun=false")).json();
    expect(answer.errors).toEqual(["Line 2, city: must be filled in", "Line 2, state: must be filled in"]);
    expect(answer.failed).toBe(1);
  });
});

describe("with an Idempotency-Key", () => {
  const again = (caller: Caller, body: string) =>
    caller.post("/api/admin/temples/import.csv?dryRun=false", body, {
      headers: { "content-type": "text/csv", "idempotency-key": "import-of-today" },
    });

  test("a repeated import is answered as the first time, and another file under the key is refused", async () => {
    const { as, visitor } = await testApp();
    const admin = as("TEMPLE_ADMIN");
    const text = "name,city,state\nA,Hampi,Karnataka";
    const [first, second] = await Promise.all([again(admin, text), again(admin, text)]);
    // of two at a time the one that is answered first is the answer of both: it made the row, or found it made
    const { created, skipped } = first.json();
    expect([created, skipped].sort()).toEqual([0, 1]);
    expect([second.json(), (await again(admin, text)).json()]).toEqual([first.json(), first.json()]);
    expect((await visitor.get("/api/temples/search")).json().total).toBe(1);
    const other = await again(admin, "name,city,state\nB,Hampi,Karnataka");
    expect(other.statusCode).toBeGreaterThanOrEqual(400);
    expect(other.statusCode).toBeLessThan(500);
  });
});

describe("bulk upload", () => {
  const form = (name: string, content: Body) => {
    const head = `--frontier\r\ncontent-disposition: form-data; name="${name}"; filename="temples.csv"\r\ncontent-type: text/csv\r\n\r\n`;
    return Buffer.concat([Buffer.from(head), Buffer.from(content), Buffer.from("\r\n--frontier--\r\n")]);
  };
  const multipart = { headers: { "content-type": "multipart/form-data; boundary=frontier" } };
  const path = "/api/admin/temples/bulk-upload";

  test("stores the file's rows and says how many", async () => {
    const { as } = await testApp();
    const answer = await as("ADMIN").post(path, form("file", "name,city,state\nA,Hampi,Karnataka\nB,,\n"), multipart);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ successCount: 1, created: 1, failed: 1, dryRun: false });
  });

  test("asks for the file, and for a form", async () => {
    const { as } = await testApp();
    expect((await as("ADMIN").post(path, form("other", "name\nA"), multipart)).json().errors).toEqual({
      file: "errors.required",
    });
    expect((await as("ADMIN").post(path, { file: "x" })).statusCode).toBe(415);
  });
});

describe("refused as a whole", () => {
  test.each([
    ["an empty body", "", 400],
    ["blank lines", "\n\n", 400],
    ["no column that names a temple", "colour,size\nred,1", 400],
  ])("CSV with %s", async (_, body, status) => {
    const { as } = await testApp();
    const refused = await importCsv(as("TEMPLE_ADMIN"), body);
    expect(refused.statusCode).toBe(status);
    expect(refused.json().message).toBeTruthy();
  });

  test.each([
    ["cut off", "[{", "errors.importJson"],
    ["misspelt", "[{name: 1}]", "errors.importJson"],
    ["a number", "7", "errors.importShape"],
    ["of another shape", '{"colours": []}', "errors.importShape"],
    ["a list of texts", '["a"]', "errors.importShape"],
  ])("JSON that is %s", async (_, body, reason) => {
    const { as } = await testApp();
    const refused = await importJson(as("TEMPLE_ADMIN"), body);
    expect([refused.statusCode, refused.json().errors]).toEqual([400, { file: reason }]);
  });

  test("what says that it is over 200 MB, before it is read", async () => {
    const { as } = await testApp();
    for (const path of ["import.csv", "import", "bulk-upload"]) {
      const refused = await as("TEMPLE_ADMIN").post(`/api/admin/temples/${path}`, "name", {
        headers: {
          "content-type":
            path === "bulk-upload"
              ? "multipart/form-data; boundary=x"
              : path === "import"
                ? "application/json"
                : "text/csv",
          "content-length": String(501 * 1024 * 1024),
        },
      });
      expect(refused.statusCode, path).toBe(413);
    }
  });

  test("for those who may not", async () => {
    const { as, visitor } = await testApp();
    expect((await importCsv(as("CONTENT_ADMIN"), "name\nA")).statusCode).toBe(403);
    expect((await importCsv(visitor, "name\nA")).statusCode).toBe(401);
    expect((await importCsv(as("TEMPLE_ADMIN"), "name\nA", "?dryRun=maybe")).json().errors).toEqual({
      dryRun: "errors.boolean",
    });
  });

  test("over 500,000 rows", { timeout: WORKER_MS }, async () => {
    const { as } = await testApp();
    // how many records a JSON list has is known before the first of them is planned
    const refused = await importJson(as("TEMPLE_ADMIN"), `[${'{"name":"A"},'.repeat(500_000)}{}]`);
    expect(refused.statusCode).toBe(413);
  });
});

test("a large file is stored by a worker while others are answered", { timeout: WORKER_MS }, async () => {
  const { as, visitor } = await testApp();
  const rows = Array.from(
    { length: 6_000 },
    (_, index) => `Temple number ${index},Hampi,Karnataka,"${"long ".repeat(8)}"`,
  );
  let finished = false;
  const importing = importCsv(as("TEMPLE_ADMIN"), `name,city,state,timings\n${rows.join("\n")}`, "?dryRun=false").then(
    (answer) => {
      finished = true;
      return answer;
    },
  );
  const meanwhile = await visitor.get("/api/temples/search");
  expect([meanwhile.statusCode, finished]).toEqual([200, false]);
  const answer = (await importing).json();
  expect(counts(answer)).toEqual({ created: 6_000, updated: 0, skipped: 0, failed: 0 });
  expect((await visitor.get("/api/temples/search?q=hampi")).json().total).toBe(6_000);
  expect((await visitor.get("/api/temples/search?q=5999")).json().total).toBe(1);
});
