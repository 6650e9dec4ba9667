import { describe, expect, test } from "vitest";
import type { ImportRow } from "../../src/contract/imports";
import { createTempleCrowds } from "../../src/server/imports/plan/templeCrowds";
import { blankTemple } from "../../src/server/temples/blankTemple";
import { aTemple } from "../support/factories";
import { applied, planned, rowsOf } from "../support/imports";
import { testApp } from "../support/testApp";

const header = "name,city,state,latitude,longitude,location type,deity";
type Row = { name: string; at: string; city?: string; precision?: string; deity?: string };
const list = (...rows: Row[]) =>
  [
    header,
    ...rows.map(({ name, at, city = "Mysuru", precision = "", deity = "Shiva" }) =>
      [name, city, "Karnataka", at, precision, deity].join(","),
    ),
  ].join("\n");

async function withEditor() {
  const opened = await testApp();
  const admin = opened.as("TEMPLE_ADMIN");
  const plan = (text: string) => planned(opened, admin, text, "?name=villages.csv");
  const look = async (text: string) => rowsOf(admin, await plan(text));
  return { ...opened, admin, plan, look };
}

/** The last word is that of the list as a whole. */
const crowdOf = ({ doubts }: ImportRow) => doubts.map(({ reason, value }) => [reason, value]);

/** A hundred metres and more apart, each as far from the next. */
const inSteps = [
  { name: "Lamp Temple", at: "12.305213,76.655174" },
  { name: "River Shrine", at: "12.306713,76.656674" },
  { name: "Hill Mandir", at: "12.308213,76.658174" },
  { name: "Kere Gudi", at: "12.309713,76.659674" },
];
const together = [
  { name: "Lamp Temple", at: "12.305213,76.655174" },
  { name: "River Shrine", at: "12.305213,76.655174", deity: "Vishnu" },
];

describe("the plan of a list", () => {
  test("doubts new temples of a town that stand in even steps, and counts them", async () => {
    const { admin, plan } = await withEditor();
    const job = await plan(list(...inSteps, { name: "Fort Temple", at: "12.312345,76.649871" }));
    const rows = await rowsOf(admin, job);
    expect(rows.map(crowdOf)).toEqual([
      [["errors.positionInSteps", "12.305213, 76.655174"]],
      [["errors.positionInSteps", "12.306713, 76.656674"]],
      [["errors.positionInSteps", "12.308213, 76.658174"]],
      [["errors.positionInSteps", "12.309713, 76.659674"]],
      [],
    ]);
    expect(job.notes).toContainEqual(expect.objectContaining({ code: "doubtful", values: { count: 4 } }));
    const doubtful = await admin.get(`/api/admin/imports/${job.id}/rows`, { query: { outcome: "doubtful" } });
    expect(doubtful.json().total).toBe(4);
  });

  test("doubts new temples at exactly one point, and names the others", async () => {
    const { look } = await withEditor();
    const rows = await look(list(...together));
    expect(rows.map(crowdOf)).toEqual([
      [["errors.positionShared", "12.305213, 76.655174: River Shrine"]],
      [["errors.positionShared", "12.305213, 76.655174: Lamp Temple"]],
    ]);
  });

  test("says how many others there are beyond the first three", async () => {
    const { look } = await withEditor();
    const names = ["Lamp Temple", "River Shrine", "Hill Mandir", "Kere Gudi", "Fort Temple"];
    const deities = ["Shiva", "Vishnu", "Durga", "Ganesha", "Murugan"];
    const rows = names.map((name, at) => ({ name, at: "12.305213,76.655174", deity: deities[at] ?? "" }));
    const [first] = await look(list(...rows));
    expect(first?.doubts.map(({ value }) => value)).toEqual([
      "12.305213, 76.655174: River Shrine; Hill Mandir; Kere Gudi +1",
    ]);
  });

  test("doubts a new temple at exactly the point of one on file, and names it", async () => {
    const { admin, look } = await withEditor();
    const onFile = { latitude: 12.305213, longitude: 76.655174, city: "Mysuru", state: "Karnataka" };
    const stored = async (fields: object) => (await admin.post("/api/admin/temples", aTemple(fields))).json().id;
    const id = await stored({ ...onFile, name: "Fort Basadi", deity: "Parshvanatha", tradition: "Jain" });
    await stored({ ...onFile, name: "Town Gudi", deity: "Durga", positionPrecision: "place" });
    const rows = await look(
      list({ name: "Lamp Temple", at: "12.305213,76.655174" }, { name: "River Shrine", at: "12.3,76.66112" }),
    );
    expect(rows.map(crowdOf)).toEqual([[["errors.positionShared", `12.305213, 76.655174: Fort Basadi (${id})`]], []]);
  });

  test("adds it to what a row has to be looked at by itself", async () => {
    const { look } = await withEditor();
    const [first] = await look(
      list(...together.map((row) => ({ ...row, city: "Kollam" }))).replaceAll("Karnataka", "Kerala"),
    );
    expect(first?.doubts.map(({ reason }) => reason)).toEqual(["errors.positionOtherState", "errors.positionShared"]);
  });

  test.each([
    ["three in a row, as may be by chance", inSteps.slice(0, 3)],
    ["steps through several towns", inSteps.map((row, at) => ({ ...row, city: at % 2 ? "Mysuru" : "Srirangapatna" }))],
    ["one point that is the town's", together.map((row) => ({ ...row, precision: "town" }))],
    ["one temple that the list has twice", [inSteps[0], inSteps[0]].flatMap((row) => row ?? [])],
  ])("says nothing of %s", async (_, rows) => {
    const { look } = await withEditor();
    const reasons = (await look(list(...rows))).flatMap(({ doubts }) => doubts.map(({ reason }) => reason));
    expect(reasons.filter((reason) => ["errors.positionInSteps", "errors.positionShared"].includes(reason))).toEqual(
      [],
    );
  });

  test("lets them in, as they are told of once they are on file", async () => {
    const opened = await withEditor();
    const { admin, plan } = opened;
    const done = await applied(opened, admin, await plan(list(...together)), { mode: "valid" });
    expect(done).toMatchObject({ counts: { created: 2, failed: 0 } });
  });
});

test("a list all of whose rows are at one point is compared as fast as any other", async () => {
  const { db } = await testApp();
  const crowds = createTempleCrowds();
  const point = { latitude: 12.305213, longitude: 76.655174, positionPrecision: "site" } as const;
  for (let line = 2; line < 100_002; line++)
    crowds.note(line, { ...blankTemple, ...point, name: `Gudi ${line}`, city: "Mysuru", state: "Karnataka", slug: "" });
  const found = await crowds.found(db);
  expect(found.size).toBe(100_000);
  expect([2, 4, 100_001].map((line) => found.get(line)?.value)).toEqual([
    "12.305213, 76.655174: Gudi 3; Gudi 4; Gudi 5 +99996",
    "12.305213, 76.655174: Gudi 2; Gudi 3; Gudi 5 +99996",
    "12.305213, 76.655174: Gudi 2; Gudi 3; Gudi 4 +99996",
  ]);
});
