import { expect, test } from "vitest";
import type { ImportRow } from "../../src/contract/imports";
import type { Caller } from "../support/callers";
import { applied, planned, rowsOf, settled } from "../support/imports";
import { type TestApp, testApp } from "../support/testApp";

const google = "https://www.google.com/maps";
const link = `${google}/place/Pin+Temple/@13.3205,77.0815,14z/data=!4m6!3m5!1s0x0:0x0!8m2!3d13.3409!4d77.1010!16s%2Fg%2F11a`;
const twoPairs = `${google}/place/13%C2%B020'27.2%22N+77%C2%B006'03.6%22E/@13.3415,77.1046,17z/data=!3m1!4b1!4m14!1m7!3m6!1s0x0:0x0!2sTumakuru!3b1!8m2!3d13.3379!4d77.1173!3m5!1s0x0:0x0!7e2!8m2!3d13.3408889!4d77.1010000`;
const short = "https://maps.app.goo.gl/NoSuchLink123";

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
const list = (columns: string, ...rows: string[]) =>
  [`name,city,state,${columns}`, ...rows.map((cells, at) => `Temple ${at},Tumakuru,Karnataka,${cells}`)].join("\n");
const said = ({ problems, doubts }: ImportRow) => [...problems, ...doubts].map(({ field, reason }) => [field, reason]);

/** Imports the list and answers its rows with the temples that they became. */
async function imported(opened: TestApp, admin: Caller, text: string) {
  const plan = await planned(opened, admin, text, "?name=links.csv");
  const rows = await rowsOf(admin, plan);
  const done = await rowsOf(admin, await applied(opened, admin, plan));
  const temples = [];
  for (const { id } of done) temples.push(id ? (await admin.get(`/api/admin/temples/${id}`)).json() : undefined);
  return { plan, rows, temples };
}

test("the place of a link is taken, also of a long one; a short link and a plus code keep no row out", async () => {
  const opened = await testApp();
  const admin = opened.as("TEMPLE_ADMIN");
  const cells = [
    link,
    twoPairs,
    `${google}?q=12.9716,77.5946`,
    short,
    "XGRX+2P Tumakuru",
    `${google}/@13.3205,77.0815,14z`,
  ];
  expect(twoPairs.length).toBeGreaterThan(200);
  const { plan, rows, temples } = await imported(opened, admin, list("coordinates", ...cells.map(quoted)));
  expect(plan.counts).toMatchObject({ created: 6, failed: 0 });
  expect(rows.map(said)).toEqual([
    [],
    [],
    [],
    [["coordinates", "errors.shortLink"]],
    [["coordinates", "errors.plusCode"]],
    [["latitude", "errors.mapView"]],
  ]);
  expect(rows[3]?.doubts).toMatchObject([{ value: short }]);
  // where a map was looking is where the town is
  expect(temples.map(({ positionPrecision }) => positionPrecision)).toEqual([
    ...["site", "site", "site", null, null],
    "place",
  ]);
  expect(temples.map(({ latitude, longitude }) => [latitude, longitude])).toEqual([
    [13.3409, 77.101],
    [13.3408889, 77.101],
    [12.9716, 77.5946],
    [null, null],
    [null, null],
    [13.3205, 77.0815],
  ]);
  // it is kept for whoever opens it
  expect(temples[3]).toMatchObject({
    city: "Tumakuru",
    sourceNotes: [{ source: "links", label: "coordinates", text: short }],
  });
});

test.each([
  ["the column of one number", "latitude,longitude", `${quoted(link)},`],
  ["the column of the other", "latitude,longitude", `,${quoted(link)}`],
  ["a column with a link's name", "Google Map Link", quoted(link)],
  ["a column whose name says nothing", "xyzzy", quoted(link)],
  ["a column of places", "location", quoted(link)],
  ["well-known text", "WKT", "SRID=4326;POINT(77.1010 13.3409)"],
  ["well-known text under another name", "xyzzy", "Point(77.1010 13.3409)"],
])("a position is read from %s", async (_, columns, cells) => {
  const opened = await testApp();
  // what one row alone has in it tells no column
  const text = list(columns, ...["13.34", "13.44", "13.54"].map((degrees) => cells.replaceAll("13.34", degrees)));
  const { rows, temples } = await imported(opened, opened.as("TEMPLE_ADMIN"), text);
  expect(rows.map(said)).toEqual([[], [], []]);
  expect(temples).toMatchObject([
    { city: "Tumakuru", latitude: 13.3409, longitude: 77.101 },
    { city: "Tumakuru", latitude: 13.4409, longitude: 77.101 },
    { city: "Tumakuru", latitude: 13.5409, longitude: 77.101 },
  ]);
});

test("positions are read as people write them, and a cell that says none keeps its row with a remark", async () => {
  const opened = await testApp();
  const admin = opened.as("TEMPLE_ADMIN");
  const said13 = [
    "Lat: 13.3409 Long: 77.1010",
    '{"lat":13.3409,"lng":77.1010}',
    "77.1010E 13.3409N",
    "13,3409; 77,1010",
  ];
  const unread = ["see website", "///filled.count.soap", "true"];
  const { plan, rows, temples } = await imported(
    opened,
    admin,
    list("coordinates", ...[...said13, ...unread].map(quoted)),
  );
  expect(plan.counts).toMatchObject({ created: 7, failed: 0 });
  expect(temples.slice(0, 4)).toMatchObject(said13.map(() => ({ latitude: 13.3409, longitude: 77.101 })));
  expect(rows.slice(4).map(({ problems, doubts }) => ({ problems, doubts }))).toMatchObject(
    unread.map((value) => ({ problems: [], doubts: [{ field: "coordinates", reason: "errors.coordinates", value }] })),
  );
  // what stood there is kept with the temple
  expect(temples.slice(4)).toMatchObject(
    unread.map((text) => ({ latitude: null, sourceNotes: [{ source: "links", label: "coordinates", text }] })),
  );
});

test.each([
  ["coordinates", "errors.linkWithoutPosition", "coordinates", `${google}/place/Pin+Temple`],
  ["latitude", "errors.shortLink", "latitude,longitude", `${short},`],
  ["coordinates", "errors.shortLink", "Location", short],
  ["latitude", "errors.swapped", "coordinates", quoted(`${google}?q=77.1010,13.3409`)],
  ["latitude", "errors.outsideIndia", "coordinates", quoted("geo:51.5,-0.12")],
  ["coordinates", "errors.coordinates", "coordinates", "x".repeat(3_000)],
  ["coordinates", "errors.coordinates", "coordinates", quoted("Mo-Su 06:00-12:00,16:00-20:00")],
  ["coordinates", "errors.coordinates", "coordinates", quoted('{"type":"Point"}')],
])("%s of a list is told as %s (%s: %.60s)", async (field, reason, columns, cells) => {
  const opened = await testApp();
  const admin = opened.as("TEMPLE_ADMIN");
  const [row] = await rowsOf(admin, await planned(opened, admin, list(columns, cells)));
  expect(row && said(row)).toEqual([[field, reason]]);
});

test("a short link takes no position off a temple, and is mended on the screen by the link that it leads to", async () => {
  const opened = await testApp();
  const admin = opened.as("TEMPLE_ADMIN");
  await imported(opened, admin, list("coordinates", quoted("13.34, 77.1")));
  const { temples } = await imported(opened, admin, list("coordinates", short));
  expect(temples).toMatchObject([{ latitude: 13.34, longitude: 77.1 }]);
  const plan = await planned(opened, admin, list("coordinates", short));
  const repair = { line: 2, field: "coordinates", reason: "errors.shortLink" };
  const repaired = async (value: string) => {
    const asked = await admin.put(`/api/admin/imports/${plan.id}/repairs`, { repairs: [{ ...repair, value }] });
    expect(asked.statusCode).toBe(200);
    const [row] = await rowsOf(admin, await settled(opened, admin, plan.id));
    return row;
  };
  expect((await repaired(link))?.changes).toContainEqual({ field: "latitude", from: "13.34", to: "13.3409" });
  // a position of the map alone is told though an editor gave it
  expect((await repaired(`${google}/@13.1001,77.1001,14z`))?.doubts).toMatchObject([{ reason: "errors.mapView" }]);
});
