import { describe, expect, test } from "vitest";
import type { Import, ImportRow } from "../../src/contract/imports";
import { aTemple } from "../support/factories";
import { applied, planned, rowsOf } from "../support/imports";
import { testApp } from "../support/testApp";

const site = "12.305213,76.655174";
const coarse = "12.31,76.65";
/** As the list of towns has Mysuru, and the list of the post its area 572101. */
const middle = "12.29791,76.63925";
const area = "13.32863,77.10839";

type More = { precision?: string; city?: string; state?: string; pincode?: string; name?: string };
const header = "name,city,state,latitude,longitude,location type,pincode,deity";
const line = (
  position: string,
  { precision = "", city = "Mysuru", state = "Karnataka", pincode = "", name }: More = {},
) => [name ?? "Lamp Temple", city, state, position, precision, pincode, "Shiva"].join(",");
const list = (...lines: string[]) => [header, ...lines].join("\n");
const doubtsOf = (row: ImportRow | undefined) => row?.doubts.map(({ field, reason, value }) => [field, reason, value]);

async function withEditor() {
  const opened = await testApp();
  const admin = opened.as("TEMPLE_ADMIN");
  const plan = (text: string, query = "") => planned(opened, admin, text, `?name=towns.csv${query}`);
  const look = async (text: string) => (await rowsOf(admin, await plan(text)))[0];
  const temple = async (id: number | null | undefined) => (await admin.get(`/api/admin/temples/${id}`)).json();
  const apply = (started: Import) => applied(opened, admin, started, { mode: "valid", moved: "update" });
  /** What the first row of a list becomes. */
  const bring = async (text: string) => {
    const done = await apply(await plan(text));
    return temple((await rowsOf(admin, done))[0]?.id);
  };
  const stored = async (fields: object) => (await admin.post("/api/admin/temples", aTemple(fields))).json();
  return { ...opened, admin, plan, look, apply, bring, stored, temple };
}

describe("the column of how exact a position is", () => {
  test.each([
    ["site", "ROOFTOP"],
    ["site", "Exact"],
    ["site", " gate "],
    ["site", "building"],
    ["site", "Precise"],
    ["place", "APPROXIMATE"],
    ["place", "GEOMETRIC_CENTER"],
    ["place", "geometric center"],
    ["place", "Town"],
    ["place", "village"],
    ["place", "centroid"],
  ])("is read as %s of %s, without a remark", async (precision, word) => {
    const { look, bring } = await withEditor();
    // what the numbers alone would not say
    const text = list(line(precision === "site" ? coarse : site, { precision: word }));
    expect(doubtsOf(await look(text))).toEqual([]);
    expect(await bring(text)).toMatchObject({ positionPrecision: precision });
  });

  test("says nothing where it is blank, and an unknown word keeps no row out and is kept as a note", async () => {
    const { look, bring } = await withEditor();
    expect(await bring(list(line(site)))).toMatchObject({ positionPrecision: "site" });
    const unknown = list(line("12.306213,76.656174", { precision: "sort of", name: "Oil Temple" }));
    expect(doubtsOf(await look(unknown))).toEqual([["positionPrecision", "errors.positionPrecision", "sort of"]]);
    expect(await bring(unknown)).toMatchObject({
      positionPrecision: "site",
      sourceNotes: [{ source: "towns", label: "location type", text: "sort of" }],
    });
  });
});

describe("a position that is only its town's is told", () => {
  test.each([
    ["with two places after the point", coarse, "errors.positionCoarse", "12.31, 76.65"],
    ["in the middle of a town", middle, "errors.positionMiddle", "Mysuru: 12.29791, 76.63925"],
    ["in the middle of a postal area", area, "errors.positionMiddle", "572101 Tumakuru: 13.32863, 77.10839"],
  ])("of a new temple %s", async (_, position, reason, value) => {
    const { look, bring, plan, admin } = await withEditor();
    const text = list(line(position));
    expect(doubtsOf(await look(text))).toEqual([["latitude", reason, value]]);
    const { notes, counts, id } = await plan(text);
    expect(counts).toMatchObject({ created: 1, moved: 0 });
    expect(notes).toMatchObject([{ code: "doubtful", values: { count: 1 } }]);
    const { doubts } = (await admin.get(`/api/admin/imports/${id}/rows`)).json().rows[0];
    expect(doubts).toHaveLength(1);
    expect(await bring(text)).toMatchObject({ positionPrecision: "place", sourceNotes: [] });
    // nothing changes the second time, and nothing is told again
    const again = await plan(text);
    expect([again.counts.skipped, again.notes.filter(({ code }) => code === "doubtful")]).toEqual([1, []]);
  });

  test("of one that it moves, and not of one that stays where it is", async () => {
    const { look, stored } = await withEditor();
    await stored({ name: "Lamp Temple", latitude: 12.305213, longitude: 76.655174, positionPrecision: "place" });
    expect(doubtsOf(await look(list(line(coarse))))).toEqual([["latitude", "errors.positionCoarse", "12.31, 76.65"]]);
    await stored({ name: "Oil Temple", latitude: 12.31, longitude: 76.65 });
    const same = await look(list(line(coarse, { name: "Oil Temple" })));
    expect([same?.changes.map(({ field }) => field), doubtsOf(same)]).toEqual([["deity"], []]);
  });
});

describe("where only its town is in a list", () => {
  const onFile = { name: "Lamp Temple", latitude: 12.305213, longitude: 76.655174 };

  test.each([
    ["by its digits", coarse, ""],
    ["by the list of towns", middle, ""],
    ["by its word", "12.298213,76.645174", "village"],
  ])("a temple that is known to stand somewhere stays there (%s)", async (_, position, precision) => {
    const { look, bring, stored, plan } = await withEditor();
    const { id } = await stored(onFile);
    const text = list(line(position, { precision }));
    const row = await look(text);
    expect([row?.outcome, row?.changes.map(({ field }) => field)]).toEqual(["updated", ["deity"]]);
    expect(doubtsOf(row)).toEqual([["latitude", "errors.positionKept", position.replace(",", ", ")]]);
    expect(await bring(text)).toMatchObject({ ...onFile, id, deity: "Shiva", positionPrecision: "site" });
    // what was passed over is told again
    const again = await plan(text);
    expect([again.counts.skipped, again.notes.map(({ code }) => code)]).toEqual([1, ["sameFile", "doubtful"]]);
  });

  test.each([
    ["says that it is where the temple stands", onFile, coarse, "site"],
    ["is of another town", { ...onFile, latitude: 12.7, positionPrecision: "site" }, coarse, ""],
    ["stands beside no better one", { ...onFile, positionPrecision: "place" }, coarse, ""],
    ["is exact itself", onFile, "12.306213,76.656174", ""],
  ])("a position that %s is taken", async (_, filed, position, precision) => {
    const { stored, plan, temple, apply } = await withEditor();
    const { id } = await stored(filed);
    await apply(await plan(`id,${header}\n${id},${line(position, { precision })}`));
    expect(await temple(id)).toMatchObject({ id, latitude: Number(position.split(",")[0]) });
  });

  test("that it is only the town's may be said of a position that stays", async () => {
    const { bring, stored } = await withEditor();
    await stored(onFile);
    expect(await bring(list(line(site, { precision: "place" })))).toMatchObject({ positionPrecision: "place" });
  });
});

describe("a position that contradicts the place beside it", () => {
  test.each([
    [
      "far from its PIN code",
      line(site, { pincode: "577101" }),
      /^14\d km: 577101 Chikkamagaluru, Chikkamagaluru, Karnataka$/,
    ],
    ["far from that of its address", line("12.9716,77.59461", { pincode: "570001" }), /^1[23]\d km: 570001 Mysuru/],
  ])("%s is told with the distance", async (_, text, value) => {
    const { look } = await withEditor();
    const row = await look(list(text));
    expect(row?.outcome).toBe("created");
    expect(doubtsOf(row)).toEqual([["latitude", "errors.farFromPincode", expect.stringMatching(value)]]);
  });

  test("in the sea is told", async () => {
    const { look } = await withEditor();
    const row = await look(list(line("12.87012,74.71034", { city: "Mangaluru", pincode: "575001" })));
    expect(row?.outcome).toBe("created");
    expect(doubtsOf(row)).toEqual([["latitude", "errors.positionInSea", "12.87012, 74.71034"]]);
  });

  test("outside India is told, but of a temple of another country", async () => {
    const { look } = await withEditor();
    const at = (state: string) => list(line("-20.41743,57.49311", { city: "Savanne", state }));
    expect(doubtsOf(await look(at("Mauritius")))).toEqual([]);
    expect(doubtsOf(await look(at("Kerala")))?.map(([, reason]) => reason)).toContain("errors.outsideIndia");
  });

  test.each([
    ["Lumbini, across the border", "27.46961,83.27581", []],
    ["a town of India", "26.76124,83.37132", ["errors.positionOtherState"]],
  ])("of a temple of Nepal is told where it is in India: %s", async (_, position, reasons) => {
    const { look } = await withEditor();
    const row = await look(list(line(position, { city: "Lumbini", state: "Nepal" })));
    expect(doubtsOf(row)?.map(([, reason]) => reason)).toEqual(reasons);
  });

  test("in another state is told", async () => {
    const { look } = await withEditor();
    const row = await look(list(line(site, { state: "Kerala", city: "Kollam" })));
    expect(doubtsOf(row)).toEqual([["latitude", "errors.positionOtherState", "Mysuru, Karnataka"]]);
  });

  test.each([
    ["near its PIN code", line(site, { pincode: "570001" })],
    ["near a border, in either state", line("12.7401,77.82531", { city: "Hosur", state: "Tamil Nadu" })],
    ["near a border, in the other", line("12.7401,77.82531", { city: "Hosur", state: "Karnataka" })],
    ["of a PIN code that the list has not", line(site, { pincode: "570999" })],
  ])("%s is not", async (_, text) => {
    const { look } = await withEditor();
    expect(doubtsOf(await look(list(text)))).toEqual([]);
  });
});

test.each([
  ["csv", "import.csv", "text/csv"],
  ["json", "import", "application/json"],
])("an export comes back unchanged, and changed where somebody changed it (%s)", async (format, path, type) => {
  const { admin, stored } = await withEditor();
  await stored({ name: "One", latitude: 12.31, longitude: 76.65, positionPrecision: "site" });
  await stored({ name: "Two", latitude: 12.305213, longitude: 76.655174, positionPrecision: "place" });
  await stored({ name: "Three" });
  const { body } = await admin.get(`/api/admin/temples/export?format=${format}`);
  expect(body).toContain("positionPrecision");
  const back = (text: string) =>
    admin.post(`/api/admin/temples/${path}?dryRun=false`, text, { headers: { "content-type": type } });
  expect((await back(body)).json()).toMatchObject({ skipped: 3, updated: 0, created: 0, failed: 0, warnings: [] });
  expect((await back(body.replaceAll(/\bsite\b/g, "place"))).json()).toMatchObject({ updated: 1, warnings: [] });
  const records = (await admin.get("/api/admin/temples/export")).json();
  expect(records.map(({ positionPrecision }: { positionPrecision: string }) => positionPrecision)).toEqual([
    "place",
    "place",
    null,
  ]);
});
