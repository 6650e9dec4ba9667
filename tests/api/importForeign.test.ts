import { expect, test } from "vitest";
import { storeTemple } from "../support/contributions";
import { applied, rowsOf, settled } from "../support/imports";
import { testApp } from "../support/testApp";

const place = { "addr:city": "Tumakuru", "addr:state": "Karnataka" };
const worship = { amenity: "place_of_worship" };
const anjaneya = {
  ...{ ...worship, ...place, religion: "hindu", deity: "hanuman", name: "ಬಂಡೆ ಆಂಜನೇಯ ಗುಡಿ", "addr:postcode": 572101 },
  ...{
    "name:kn": "ಬಂಡೆ ಆಂಜನೇಯ ಗುಡಿ",
    "name:hi": "बंडे आंजनेय गुडी",
    "name:en": "Bande Anjaneya Gudi",
    alt_name: "Rock Temple",
  },
  ...{ old_name: "Bande Gudi", "contact:phone": "0816 227 1234", "contact:website": "https://bande.example.org" },
  ...{ opening_hours: "06:00-12:00", wikidata: "Q77", denomination: "madhva", "addr:district": "Tumakuru" },
};
const nanjundeshwara = { ...worship, ...place, religion: "hindu", name: "Nanjundeshwara Devasthana" };
const basadi = { ...worship, ...place, religion: "jain", name: "Parshwanatha Basadi", type: "multipolygon" };
const nameless = { ...worship, religion: "hindu" };

const centers = {
  ...{ version: 0.6, generator: "Overpass API", osm3s: { copyright: "ODbL" } },
  elements: [
    { type: "node", id: 1, lat: 13.3412, lon: 77.1022, tags: anjaneya },
    { type: "way", id: 2, center: { lat: 13.3526, lon: 77.1181 }, nodes: [11, 12, 11], tags: nanjundeshwara },
    {
      type: "relation",
      id: 3,
      center: { lat: 13.3298, lon: 77.0874 },
      members: [{ type: "way", ref: 20 }],
      tags: basadi,
    },
    { type: "way", id: 4, center: { lat: 13.3377, lon: 77.0999 }, nodes: [14, 15, 14], tags: nameless },
    { type: "node", id: 11, lat: 13.3525, lon: 77.118 },
    { type: "node", id: 12, lat: 13.3527, lon: 77.118 },
  ],
};

const box = (west: number, south: number, east: number, north: number) => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
  [west, south],
];
const features = [
  { type: "Feature", id: "node/1", properties: anjaneya, geometry: { type: "Point", coordinates: [77.1022, 13.3412] } },
  {
    ...{ type: "Feature", properties: { "@id": "way/2", ...nanjundeshwara } },
    geometry: { type: "Polygon", coordinates: [box(77.118, 13.3525, 77.1182, 13.3527)] },
  },
  {
    ...{ type: "Feature", id: "relation/3", properties: basadi },
    geometry: {
      type: "GeometryCollection",
      geometries: [
        {
          type: "LineString",
          coordinates: [
            [77.087, 13.3296],
            [77.0878, 13.33],
          ],
        },
      ],
    },
  },
  { type: "Feature", id: "way/4", properties: nameless, geometry: null },
];
const collection = { type: "FeatureCollection", crs: { type: "name" }, features };
const header = ["@id", "@type", "@lat", "@lon", ...Object.keys(anjaneya), "type"];
const cellsOf = (id: number, type: string, point: number[], tags: object) => {
  const said = new Map<string, unknown>(Object.entries(tags));
  return [id, type, ...point, ...header.slice(4).map((tag) => String(said.get(tag) ?? ""))];
};
const table = [
  header,
  cellsOf(1, "node", [13.3412, 77.1022], anjaneya),
  cellsOf(2, "way", [13.3526, 77.1181], nanjundeshwara),
  cellsOf(3, "relation", [13.3298, 77.0874], basadi),
];

const lines = (records: readonly object[], before = "") =>
  records.map((one) => `${before}${JSON.stringify(one)}\n`).join("");
const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, "utf16le").swap16();

test.each<[string, string | Buffer, string, number | undefined]>([
  ["an answer of Overpass", JSON.stringify(centers, null, 1), "application/json", 1],
  ["its elements alone, after a mark", `\ufeff${JSON.stringify(centers.elements)}`, "application/json", 1],
  ["a collection of features", JSON.stringify(collection), "application/geo+json", 1],
  ["a collection in UTF-16", utf16(JSON.stringify(collection)), "application/geo+json", 1],
  ["features on lines", lines(features), "application/x-ndjson", 1],
  ["a sequence of features", lines(features, "\u001e"), "application/geo+json-seq", 1],
  ["a table of Overpass", table.map((row) => `${row.join(",")}\n`).join(""), "text/csv", undefined],
])("%s is a list of temples, and says nothing new the second time", async (_, file, type, withoutName) => {
  const opened = await testApp();
  const admin = opened.as("TEMPLE_ADMIN");
  // what the map counts by is none of our numbers
  const ours = await storeTemple(opened.db);
  const before = (await admin.get(`/api/admin/temples/${ours}`)).json();
  const upload = async () => {
    const answer = await admin.post("/api/admin/temples/imports?name=list.geojson", file, {
      headers: { "content-type": type },
    });
    expect(answer.statusCode, answer.body).toBe(202);
    return settled(opened, admin, answer.json().id);
  };
  const plan = await upload();
  expect(plan.counts).toMatchObject({ total: 3, created: 3, failed: 0 });
  const left = plan.notes.find(({ code }) => code === "nameless");
  expect(left?.values.count).toBe(withoutName);
  const rows = await rowsOf(admin, await applied(opened, admin, plan));
  const temples = await Promise.all(rows.map(async ({ id }) => (await admin.get(`/api/admin/temples/${id}`)).json()));
  expect(temples).toMatchObject([
    {
      ...{ name: "Bande Anjaneya Gudi", nameKn: anjaneya["name:kn"], nameHi: anjaneya["name:hi"], tradition: "Hindu" },
      ...{ deity: "Hanuman", city: "Tumakuru", district: "Tumakuru", state: "Karnataka", pincode: "572101" },
      ...{ latitude: 13.3412, longitude: 77.1022, phone: "0816 227 1234", website: "https://bande.example.org" },
      ...{ wikidataId: "Q77", identifiers: [{ source: "osm", value: "node/1" }] },
      openingHours: { sun: [{ from: "06:00", to: "12:00" }] },
      names: [
        { name: "Rock Temple", kind: "common" },
        { name: "Bande Gudi", kind: "former" },
      ],
      sourceNotes: [{ label: "denomination", text: "madhva" }],
    },
    { name: "Nanjundeshwara Devasthana", latitude: 13.3526, longitude: 77.1181, identifiers: [{ value: "way/2" }] },
    { name: "Parshwanatha Basadi", tradition: "Jain", latitude: 13.3298, longitude: 77.0874 },
  ]);
  expect((await admin.get(`/api/admin/temples/${ours}`)).json()).toEqual(before);
  expect((await upload()).counts).toMatchObject({ created: 0, updated: 0, skipped: 3, failed: 0 });
  const path = type === "text/csv" ? "import.csv" : "import";
  const again = await admin.post(`/api/admin/temples/${path}`, file, { headers: { "content-type": type } });
  expect(again.json(), again.body).toMatchObject({ created: 0, updated: 0, skipped: 3, failed: 0 });
});

test.each([
  [features[1], { counts: { created: 1 }, problem: null, notes: [{ code: "sourceCredit" }] }],
  [
    features[3],
    { counts: { total: 0 }, problem: "errors.importEmpty", notes: [{ code: "sourceCredit" }, { code: "nameless" }] },
  ],
])("a single feature is a list of one, or of none where it has no name %#", async (feature, plan) => {
  const opened = await testApp();
  const admin = opened.as("TEMPLE_ADMIN");
  const headers = { "content-type": "application/geo+json" };
  const { id } = (
    await admin.post("/api/admin/temples/imports?name=a.geojson", JSON.stringify(feature), { headers })
  ).json();
  expect(await settled(opened, admin, id)).toMatchObject(plan);
});

test("what is no list is refused with a reason, and with its line where it is broken", async () => {
  const { as } = await testApp({ env: { RATE_LIMITS: "off" } });
  const admin = as("TEMPLE_ADMIN");
  const noise = Buffer.from(Array.from({ length: 500 }, (_, at) => (at * 7919 + 13) % 256));
  const bad: readonly [string | Buffer, object][] = [
    ["", { file: "errors.importEmpty" }],
    ["[1,2,3]", { file: "errors.importShape" }],
    ["[".repeat(9_000), { file: "errors.importShape" }],
    ['{"type":"FeatureCollection",\n"features":[\n{"type":"Feature"]}', { file: "errors.importJson" }],
    [
      JSON.stringify([{ name: "A", tags: { a: JSON.parse("[".repeat(60) + "]".repeat(60)) } }]),
      { file: "errors.importShape" },
    ],
  ];
  for (const [file, errors] of bad) {
    const answer = await admin.post("/api/admin/temples/import", Buffer.from(file), {
      headers: { "content-type": "application/geo+json" },
    });
    expect([answer.statusCode, answer.json().errors], answer.body).toEqual([400, errors]);
    if (answer.json().line !== undefined) expect(answer.json().line).toBe(3);
  }
  for (const file of [noise, Buffer.concat([Buffer.from('[{"name":"'), noise, Buffer.from('"}]')])]) {
    const answer = await admin.post("/api/admin/temples/import", file, {
      headers: { "content-type": "application/geo+json" },
    });
    expect(answer.statusCode).toBe(400);
  }
  const long = JSON.stringify({ ...features[1], properties: { ...nanjundeshwara, name: "x".repeat(10_000) } });
  const told = await admin.post("/api/admin/temples/import", Buffer.from(long), {
    headers: { "content-type": "application/geo+json" },
  });
  expect(told.json()).toMatchObject({ created: 0, failed: 1, failures: [{ field: "name" }] });
});

test("a broken file tells its line in the console as well", async () => {
  const opened = await testApp();
  const admin = opened.as("TEMPLE_ADMIN");
  const headers = { "content-type": "application/json" };
  const { id } = (
    await admin.post("/api/admin/temples/imports?name=a.json", '[{"name":"A"},\n{name:"B"}]', { headers })
  ).json();
  expect(await settled(opened, admin, id)).toMatchObject({
    ...{ state: "failed", problem: "errors.importJson" },
    notes: [{ code: "brokenLine", values: { line: 2 } }],
  });
});

test.each([
  'runtime error: Query timed out in "query" at line 3 after 25 seconds.',
  'runtime error: Query run out of memory in "recurse" at line 4 using about 2048 MB of RAM.',
])("an answer of Overpass that was cut short says so, and no temple is gone from it (%s)", async (remark) => {
  const opened = await testApp();
  const admin = opened.as("TEMPLE_ADMIN");
  const bring = async (answer: object) => {
    const headers = { "content-type": "application/octet-stream" };
    const body = Buffer.from(JSON.stringify(answer));
    const { id } = (await admin.post("/api/admin/temples/imports?name=map.json", body, { headers })).json();
    return settled(opened, admin, id);
  };
  await applied(opened, admin, await bring(centers));
  const elements = centers.elements.slice(0, 2);
  expect(await bring({ elements })).toMatchObject({ gone: 1 });
  const cut = await bring({ elements, remark });
  expect(cut).toMatchObject({ gone: 0, counts: { skipped: 2 } });
  expect(cut.notes).toContainEqual(expect.objectContaining({ code: "partialAnswer", values: { text: remark } }));
  expect((await admin.get(`/api/admin/imports/${cut.id}/gone`)).json()).toMatchObject({ total: 0 });
  const empty = await bring({ elements: [], remark });
  expect(empty.notes).toContainEqual(expect.objectContaining({ code: "partialAnswer" }));
});
