import { expect, test } from "vitest";
import { applied, rowsOf, settled } from "../support/imports";
import { testApp } from "../support/testApp";

/** Brings a file, applies its plan, and answers both with the temples. */
async function brought(name: string, file: string) {
  const test = await testApp();
  const admin = test.as("TEMPLE_ADMIN");
  const headers = { "content-type": "application/octet-stream" };
  const answer = await admin.post(`/api/admin/temples/imports?name=${name}`, Buffer.from(file), { headers });
  expect(answer.statusCode, answer.body).toBe(202);
  const plan = await settled(test, admin, answer.json().id);
  const rows = await rowsOf(admin, plan);
  const done = plan.problem === null ? await applied(test, admin, plan) : plan;
  const temples = [];
  for (const { id } of await rowsOf(admin, done))
    if (id !== null) temples.push((await admin.get(`/api/admin/temples/${id}`)).json());
  return { plan, rows, temples };
}
const place = { city: "Hassan", state: "Karnataka" };
const named = { name: "Kere Gudi", nameHi: "केरे गुडी", nameKn: "ಕೆರೆ ಗುಡಿ" };
const texts = { en: named.name, hi: named.nameHi, kn: named.nameKn };

test.each([
  ["an object", [{ name: texts, ...place }]],
  ["an object of regions", [{ name: { "en-IN": texts.en, "hi-IN": texts.hi, "kn-IN": texts.kn }, ...place }]],
  ["an object of their names", [{ name: { english: texts.en, Hindi: texts.hi, kan: texts.kn }, ...place }]],
  ["an object with other words for it", [{ title: { ...texts, ta: null }, ...place }]],
  ["an object of objects", [{ labels: { ...texts, en: { language: "en", value: texts.en } }, ...place }]],
  [
    "a list",
    [{ name: Object.entries(texts).map(([code, text]) => ({ "@language": code, "@value": text })), ...place }],
  ],
  ["an object within a wrapper", { result: { records: [{ title: texts, address: place }] } }],
])("names in several languages are those of the temple (%s)", async (_, list) => {
  const { temples } = await brought("list.json", JSON.stringify(list));
  expect(temples).toMatchObject([named]);
});

test("names in other languages are other names, and a text that is in languages no name is kept", async () => {
  const list = [{ name: { en: "Kere Gudi", ta: "கெரெ குடி" }, motto: { en: "Welcome", ta: "வருக" }, ...place }];
  const { temples } = await brought("list.json", JSON.stringify(list));
  expect(temples).toMatchObject([{ name: "Kere Gudi", names: [{ name: "கெரெ குடி", language: "ta" }] }]);
  expect(temples[0].sourceNotes.map(({ text }: { text: string }) => text)).toEqual(["Welcome", "வருக"]);
});

test("places saved in a map have their names and addresses (Google Takeout)", async () => {
  const saved = {
    type: "FeatureCollection",
    features: [
      {
        geometry: { coordinates: [76.1, 13.01], type: "Point" },
        properties: {
          ...{ date: "2025-02-01T10:00:00Z", google_maps_url: "http://maps.google.com/?cid=123" },
          location: { address: "Temple Road, Hassan, Karnataka 573201, India", country_code: "IN", name: "Kere Gudi" },
        },
        type: "Feature",
      },
    ],
  };
  const { temples } = await brought("Saved Places.json", JSON.stringify(saved));
  expect(temples).toMatchObject([
    { name: "Kere Gudi", address: expect.stringContaining("Temple Road"), latitude: 13.01, longitude: 76.1 },
  ]);
});

test("places found on a map are where their geometry says, whatever their hours say (Google Places)", async () => {
  const found = {
    status: "OK",
    results: [
      {
        name: "Kere Gudi",
        formatted_address: "Temple Road, Hassan, Karnataka 573201, India",
        geometry: {
          location: { lat: 13.0067, lng: 76.0996 },
          viewport: { northeast: { lat: 13.2, lng: 76.3 }, southwest: { lat: 12.8, lng: 75.9 } },
        },
        opening_hours: { open_now: true },
        place_id: "ChIJ0",
      },
    ],
  };
  const { rows, temples } = await brought("places.json", JSON.stringify(found));
  expect(rows).toMatchObject([{ outcome: "created", doubts: [{ field: "timings" }] }]);
  expect(temples).toMatchObject([{ name: "Kere Gudi", city: "Hassan", state: "Karnataka", latitude: 13.0067 }]);
  expect(temples[0].address).toContain("Temple Road");
});

test("a list saved in a map says where places are by its links, which are no slugs", async () => {
  const maps = "https://www.google.com/maps";
  const { rows, temples } = await brought(
    "Saved.csv",
    [
      "Title,Note,URL,Comment",
      `Kere Gudi,,"${maps}/search/13.01,76.1",quiet`,
      `Bande Gudi,,${maps}/place/Bande+Gudi/data=!4m2!3m1!1s0x0:0x1,`,
    ].join("\n"),
  );
  expect(temples).toMatchObject([
    { name: "Kere Gudi", latitude: 13.01, longitude: 76.1, slug: expect.stringMatching(/^kere-gudi/) },
  ]);
  for (const { problems } of rows) expect(problems).not.toContainEqual(expect.objectContaining({ field: "slug" }));
  expect(rows[1]?.doubts).toContainEqual(expect.objectContaining({ reason: "errors.linkWithoutPosition" }));
});

test("a column of websites that is called like our web names is one of websites", async () => {
  const file = "name,city,state,url\nKere Gudi,Hassan,Karnataka,https://kere.example.org/\n";
  expect((await brought("list.csv", file)).temples).toMatchObject([{ website: "https://kere.example.org/" }]);
});

const linked = {
  ...{ "@type": "HinduTemple", "@id": "https://temples.example.org/1", name: "Kere Gudi" },
  geo: { "@type": "GeoCoordinates", latitude: 13.101, longitude: 76.211 },
  address: { "@type": "PostalAddress", addressLocality: "Hassan", addressRegion: "Karnataka", postalCode: "573201" },
  ...{ url: "https://kere.example.org/", sameAs: "https://www.wikidata.org/wiki/Q990021" },
};
const daily = (from: string, to: string) => ({ opens: from, closes: to });
const week = "Monday Tuesday Wednesday Thursday Friday Saturday Sunday".split(" ");
test.each([
  ["a list", [{ ...linked, openingHours: ["Mo-Su 06:00-12:00", "Mo-Su 16:00-20:00"] }]],
  [
    "a graph",
    { "@context": "https://schema.org", "@graph": [{ ...linked, openingHours: "Mo-Su 06:00-12:00,16:00-20:00" }] },
  ],
  [
    "rules of hours",
    [
      {
        ...linked,
        openingHoursSpecification: [daily("06:00", "12:00"), daily("16:00:00", "20:00")].map((rule) => ({
          ...{ "@type": "OpeningHoursSpecification", ...rule },
          dayOfWeek: week.map((day) => `https://schema.org/${day}`),
        })),
      },
    ],
  ],
])("temples in the words of schema.org are read with their town and hours (%s)", async (_, list) => {
  const { plan, temples } = await brought("linked.json", JSON.stringify(list));
  expect(JSON.stringify(plan.notes)).not.toContain("OpenStreetMap");
  expect(temples).toMatchObject([
    {
      ...{ name: "Kere Gudi", city: "Hassan", pincode: "573201", tradition: "Hindu", latitude: 13.101 },
      ...{ website: "https://kere.example.org/", wikidataId: "Q990021" },
      identifiers: [{ source: "linked", value: "https://temples.example.org/1" }],
    },
  ]);
  const hours = [daily("06:00", "12:00"), daily("16:00", "20:00")].map(({ opens, closes }) => ({
    from: opens,
    to: closes,
  }));
  expect(temples[0].openingHours).toMatchObject({ mon: hours, sun: hours });
});

const feature = { name: "Kere Gudi", ...place };
test.each([
  ["8471475", "1459732", "urn:ogc:def:crs:EPSG::3857"],
  ["619267.5", "1437300.25", "EPSG:32643"],
])("a position in metres is told as the file has it (%s, %s)", async (east, north, name) => {
  const geometry = { type: "Point", coordinates: [Number(east), Number(north)] };
  const { rows } = await brought(
    "metres.geojson",
    JSON.stringify({
      ...{ type: "FeatureCollection", crs: { type: "name", properties: { name } } },
      features: [{ type: "Feature", properties: feature, geometry }],
    }),
  );
  expect(rows).toMatchObject([{ outcome: "failed" }]);
  expect(rows[0]?.problems).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ field: "latitude", value: north }),
      expect.objectContaining({ field: "longitude", value: east }),
    ]),
  );
});

test("features of ArcGIS are read", async () => {
  const { temples } = await brought(
    "layer.json",
    JSON.stringify({
      ...{ geometryType: "esriGeometryPoint", spatialReference: { wkid: 4326 } },
      features: [
        { attributes: { OBJECTID: 1, NAME: "Kere Gudi", CITY: "Hassan" }, geometry: { x: 76.151, y: 13.041 } },
      ],
    }),
  );
  expect(temples).toMatchObject([{ name: "Kere Gudi", city: "Hassan", latitude: 13.041, longitude: 76.151 }]);
});
