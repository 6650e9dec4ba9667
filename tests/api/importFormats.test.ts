import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { applied, rowsOf, settled } from "../support/imports";
import { asKmz, asOds, mergedBook, openData } from "../support/openData";
import { osmExtract, udupiExtract } from "../support/osmExtract";
import { testApp } from "../support/testApp";

/** Brings a file as a browser sends one whose type it does not know, and answers its plan and its records. */
async function brought(name: string, file: Uint8Array) {
  const opened = await testApp();
  const admin = opened.as("TEMPLE_ADMIN");
  const bring = async (bytes: Uint8Array) => {
    const headers = { "content-type": "application/octet-stream" };
    const answer = await admin.post(`/api/admin/temples/imports?name=${encodeURIComponent(name)}`, bytes, { headers });
    expect(answer.statusCode, answer.body).toBe(202);
    return settled(opened, admin, answer.json().id);
  };
  const plan = await bring(file);
  const done = await applied(opened, admin, plan);
  const rows = await rowsOf(admin, done);
  const temples = [];
  for (const { id } of rows) if (id !== null) temples.push((await admin.get(`/api/admin/temples/${id}`)).json());
  return { plan, done, rows, temples, bring };
}
const codes = ({ notes }: { notes: { code: string }[] }) => notes.map(({ code }) => code);

test("an export of Overpass becomes temples with their names, hours, numbers and credit", async () => {
  const { plan, done, temples, bring } = await brought("thanjavur.json", openData("thanjavur.overpass.json"));
  expect(codes(plan)).toEqual(["sourceCredit", "otherReligion", "nameless", "doubtful"]);
  expect(done.counts).toMatchObject({ created: 4, failed: 0 });
  const [aiyarappar, brihadisvara, sarangapani, mallinatha] = temples;
  const hours = [
    { from: "06:00", to: "12:00" },
    { from: "16:00", to: "20:30" },
  ];
  expect(aiyarappar).toMatchObject({
    ...{ name: "Aiyarappar Temple", nameHi: "ऐयारप्पर मंदिर", tradition: "Hindu", deity: "Shiva", wheelchair: "partly" },
    ...{ city: "Thiruvaiyaru", district: "Thanjavur", pincode: "613204", latitude: 10.8784 },
    names: [{ name: "ஐயாறப்பர் கோயில்", language: "ta", kind: "common" }],
    identifiers: [{ source: "osm", value: "node/4100000001" }],
    sourceNotes: [{ source: "osm", label: "denomination", text: "shaivism" }],
    sources: [{ name: "© OpenStreetMap contributors, ODbL 1.0", url: "https://www.openstreetmap.org/node/4100000001" }],
  });
  expect(aiyarappar.openingHours.sun).toEqual(hours);
  // hours that no week can hold stay a text; a building is where its corners are
  expect(brihadisvara).toMatchObject({
    ...{ openingHours: null, timings: "sunrise-12:30", wikidataId: "Q193356", built: "1010" },
    ...{ latitude: 10.7828, longitude: 79.1318 },
  });
  expect(sarangapani).toMatchObject({ latitude: 10.9601, deity: "Vishnu" });
  // most things of the map have no address: the place follows from where they are
  expect(mallinatha).toMatchObject({ tradition: "Jain", latitude: 10.95, longitude: 79.57, state: "Tamil Nadu" });
  expect(mallinatha.city).not.toBe("");
  expect((await bring(openData("thanjavur.overpass.json"))).counts).toMatchObject({
    created: 0,
    updated: 0,
    skipped: 4,
  });
});

test("a thing of Wikidata that is answered several times is one temple, and says in what its answers differ", async () => {
  const query = [
    "item,itemLabel,coord,adminLabel,image",
    "http://www.wikidata.org/entity/Q5000011,Kere Bande Temple,Point(77.1022 13.3412),Tumakuru district,https://commons.wikimedia.org/wiki/Special:FilePath/Front.jpg",
    "http://www.wikidata.org/entity/Q5000011,Kere Bande Temple,Point(77.1024 13.3413),Tumakuru district,",
    "http://www.wikidata.org/entity/Q5000011,Kere Bande Temple,Point(77.1022 13.3412),Tumakuru district,https://commons.wikimedia.org/wiki/Special:FilePath/Gopura.jpg",
    "http://www.wikidata.org/entity/Q5000012,Q5000012,Point(76.0123 13.0071),Hassan district,",
  ].join("\n");
  const { bring, rows, temples } = await brought("query.csv", Buffer.from(query));
  const differs = { reason: "errors.rowDiffers" };
  const [first, second] = rows;
  expect(first).toMatchObject({
    ...{ line: 2, outcome: "created", name: "Kere Bande Temple" },
    doubts: [
      { ...differs, field: "coordinates", value: "Point(77.1024 13.3413)", earlier: 3 },
      { ...differs, field: "image", value: expect.stringMatching(/Gopura\.jpg$/), earlier: 4 },
    ],
  });
  // a label that is only the number is none
  expect(second).toMatchObject({
    ...{ line: 5, outcome: "failed", name: "Q5000012" },
    problems: [{ field: "name", value: "Q5000012", reason: "errors.nameIsNumber" }],
  });
  expect(temples[0]).toMatchObject({
    ...{ city: "Tumakuru", district: "Tumakuru", latitude: 13.3412, longitude: 77.1022, sourceNotes: [] },
    identifiers: [{ source: "wikidata", value: "Q5000011" }],
  });
  expect((await bring(Buffer.from(query))).counts).toMatchObject({ created: 0, updated: 0, skipped: 1, failed: 1 });
});

test("an extract of OpenStreetMap becomes temples as an export of Overpass does, and is searched once", async () => {
  const file = osmExtract(udupiExtract);
  const { plan, done, temples, bring } = await brought("udupi.osm.pbf", file);
  expect(codes(plan)).toEqual(["sourceCredit", "otherReligion", "nameless"]);
  expect(plan).toMatchObject({ searchedPercent: 100, file: { name: "udupi.osm.pbf", bytes: file.length } });
  expect(done.counts).toMatchObject({ total: 4, created: 4 });
  expect(temples).toMatchObject([
    {
      name: "Chandramouleshwara Temple",
      latitude: 13.3415,
      identifiers: [{ source: "osm", value: "node/12000000001" }],
    },
    {
      ...{ name: "Anantheshwara Temple", nameKn: "ಅನಂತೇಶ್ವರ ದೇವಸ್ಥಾನ", state: "Karnataka" },
      sourceNotes: [{ source: "osm", label: "denomination", text: "shaivism" }],
      sources: [{ name: "© OpenStreetMap contributors, ODbL 1.0" }],
    },
    { name: "Krishna Matha", wikidataId: "Q3595085", latitude: 13.3401, longitude: 74.7502 },
    { name: "Mahalingeshwara Temple", latitude: 13.385, identifiers: [{ source: "osm", value: "relation/500" }] },
  ]);
  expect((await bring(file)).counts).toMatchObject({ created: 0, updated: 0, skipped: 4 });
});

test("of an extract only the temples are kept; one that is cut off fails, and is none of festivals", async () => {
  const opened = await testApp();
  const admin = opened.as("SUPER_ADMIN");
  const headers = { "content-type": "application/octet-stream" };
  const bring = (noun: string, file: Buffer) =>
    admin.post(`/api/admin/${noun}/imports?name=map.pbf`, file, { headers });
  const kept = async (file: Buffer) => settled(opened, admin, (await bring("temples", file)).json().id);
  const file = osmExtract(udupiExtract);
  const { id } = await kept(file);
  expect(readdirSync(opened.app.imports.folder)).toEqual([`${id}.json`]);
  expect(await kept(file.subarray(0, -50))).toMatchObject({ state: "failed", problem: "errors.importExtract" });
  const refused = await bring("festivals", file);
  expect([refused.statusCode, refused.json().errors]).toEqual([400, { file: "errors.importExtractNoun" }]);
});

test("GeoJSON of Overpass Turbo and of an office become temples", async () => {
  const turbo = await brought("export.geojson", openData("overpass-turbo.geojson"));
  expect(codes(turbo.plan)).toEqual(["sourceCredit", "otherReligion"]);
  expect(turbo.temples).toMatchObject([
    { nameKn: "ಚಂದ್ರಮೌಳೇಶ್ವರ ದೇವಸ್ಥಾನ", latitude: 13.341, identifiers: [{ source: "osm", value: "way/510000009" }] },
  ]);
  const office = await brought("udupi survey 2026.geojson", openData("udupi.geojson"));
  expect(office.temples).toMatchObject([
    {
      ...{ name: "Anantheshwara Temple", city: "Udupi", latitude: 13.3414 },
      identifiers: [{ source: "udupi-survey", value: "KA-UD-0007" }],
      sourceNotes: [{ source: "udupi-survey", label: "Survey No", text: "114/2" }],
    },
    { name: "Mahalingeshwara Temple", latitude: 13.432, longitude: 74.741, sourceNotes: [] },
  ]);
});

test.each(["wikidata.sparql.json", "wikidata.csv"])("a table of Wikidata (%s) becomes temples", async (name) => {
  const { plan, done, temples } = await brought(name, openData(name));
  // the answers have a second picture of one
  expect(codes(plan)).toEqual(name === "wikidata.csv" ? ["sourceCredit"] : ["sourceCredit", "doubtful"]);
  expect(done.counts).toMatchObject({ created: 2, failed: 0 });
  expect(temples).toMatchObject([
    {
      ...{ name: "Thillai Nataraja Temple", wikidataId: "Q5000001", district: "Cuddalore", latitude: 11.399166666 },
      identifiers: [{ source: "wikidata", value: "Q5000001" }],
      sources: [{ name: "Wikidata, CC0 1.0", url: "https://www.wikidata.org/wiki/Q5000001" }],
    },
    { name: "Vaitheeswaran Koil", wikidataId: "Q5000002", longitude: 79.714 },
  ]);
});

test("the places of a map in KML, also packed, become temples", async () => {
  for (const file of [openData("hampi.kml"), await asKmz("hampi.kml")]) {
    const { temples } = await brought("Temples of Hampi", file);
    expect(temples).toMatchObject([
      { name: "Hazara Rama Temple", city: "Hampi", deity: "Rama", latitude: 15.3189, description: null },
      { name: "Achyutaraya Temple", latitude: 15.3394, description: "Built in 1534.\nOn the bank of the river." },
    ]);
  }
});

test("an OpenDocument spreadsheet in Hindi becomes temples, merged cells in each of their rows", async () => {
  const { plan, temples } = await brought("trust.ods", await asOds("trust.content.xml"));
  expect(plan).toMatchObject({ sheets: ["आवरण", "मंदिर"], sheet: "मंदिर" });
  expect(temples).toMatchObject([
    { nameHi: "राम मंदिर", city: "ओरछा", state: "Madhya Pradesh", pincode: "472246" },
    { nameHi: "चतुर्भुज मंदिर", city: "ओरछा", state: "Madhya Pradesh", pincode: "472246" },
  ]);
});

test("a merged cell of a workbook says the same in each of its rows", async () => {
  const list = [
    ["District", "Taluk", "Temple Name", "Village"],
    ["Salem", "Attur", "Kayanirmaleswarar Temple", "Attur"],
    ["", "", "Mariamman Temple", "Thammampatti"],
    ["", "Omalur", "Vaidyanathar Temple", "Omalur"],
    ["Namakkal", "Tiruchengode", "Ardhanareeswarar Temple", "Tiruchengode"],
  ];
  const { temples } = await brought("merged.xlsx", await mergedBook(list, ["A2:A4", "B2:B3", "C1:D1"]));
  expect(temples.map(({ district, taluk }) => [district, taluk])).toEqual([
    ["Salem", "Attur"],
    ["Salem", "Attur"],
    ["Salem", "Omalur"],
    ["Namakkal", "Tiruchengode"],
  ]);
});

test("a page that is called a workbook becomes temples", async () => {
  const { plan, temples } = await brought("office.xls", openData("office.xls"));
  expect(plan).toMatchObject({ sheets: ["Temples of Hassan"], counts: { created: 3, failed: 0 } });
  expect(temples).toMatchObject([
    { name: "Chennakeshava Temple", city: "Belur", district: "Hassan", state: "Karnataka", phone: "08177 222218" },
    { name: "Andal Temple", city: "Belur", phone: null },
    { name: "Hoysaleshwara\nTemple", city: "Halebidu" },
  ]);
});

test("what is packed, marked up or mapped and holds no list is refused in words", async () => {
  const opened = await testApp();
  const admin = opened.as("TEMPLE_ADMIN");
  const problemOf = async (file: string | Uint8Array) => {
    const headers = { "content-type": "application/octet-stream" };
    const answer = await admin.post("/api/admin/temples/imports?name=x", Buffer.from(file), { headers });
    return (await settled(opened, admin, answer.json().id)).problem;
  };
  expect(await problemOf("<html><p>Not found</p></html>")).toBe("errors.importEmpty");
  expect(await problemOf('<kml xmlns="http://www.opengis.net/kml/2.2"><Document></Document></kml>')).toBe(
    "errors.importEmpty",
  );
  expect(await problemOf("<kml><Placemark></kml>")).toBe("errors.importWorkbook");
  expect(await problemOf('{"elements":[]}')).toBe("errors.importEmpty");
});
