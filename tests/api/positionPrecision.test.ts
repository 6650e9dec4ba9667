import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { migrate } from "../../src/server/db/migrate";
import { blankDatabase } from "../support/blankDatabase";
import { storeTemple } from "../support/contributions";
import { aTemple } from "../support/factories";
import { approve, undo, withQueue } from "../support/moderationQueue";
import { testApp } from "../support/testApp";
import { mergeAs, storeTwins } from "../support/twins";

const temples = "/api/admin/temples";
const palace = { latitude: 12.305213, longitude: 76.655174 };
const otherGate = { latitude: 12.306113, longitude: 76.655974 };
const coarse = { latitude: 12.31, longitude: 76.65 };
/** As the list of towns has Mysuru, and the list of the post its area 572101. */
const middleOfTown = { latitude: 12.29791, longitude: 76.63925 };
const middleOfArea = { latitude: 13.32863, longitude: 77.10839 };
const nowhere = { latitude: null, longitude: null };

async function withEditor() {
  const opened = await testApp();
  const admin = opened.as("TEMPLE_ADMIN");
  const stored = async (fields: object): Promise<{ id: number; positionPrecision: string | null }> => {
    const answer = await admin.post(temples, aTemple(fields));
    expect(answer.statusCode, answer.body).toBe(201);
    return answer.json();
  };
  return { ...opened, admin, stored };
}

describe("a new temple's position", () => {
  test.each([
    ["six digits are where it stands", palace, "site"],
    ["two places after the point are its town", coarse, "place"],
    ["one number with more is no town", { ...coarse, longitude: 76.655 }, "site"],
    ["the middle of a town is the town", middleOfTown, "place"],
    ["the middle of a postal area is the place", middleOfArea, "place"],
    ["a few steps beside the middle are not", { ...middleOfTown, latitude: 12.29821 }, "site"],
    ["none is neither", nowhere, null],
    ["none is neither, whatever is said", { ...nowhere, positionPrecision: "site" }, null],
    ["what is said counts", { ...coarse, positionPrecision: "site" }, "site"],
    ["what is said counts the other way", { ...palace, positionPrecision: "place" }, "place"],
    ["null says nothing", { ...coarse, positionPrecision: null }, "place"],
  ])("%s", async (_, fields, precision) => {
    const { stored, admin, visitor } = await withEditor();
    const { id, positionPrecision } = await stored(fields);
    expect(positionPrecision).toBe(precision);
    expect((await admin.get(`${temples}/${id}`)).json().positionPrecision).toBe(precision);
    expect((await visitor.get(`/api/temples/${id}`)).json().positionPrecision).toBe(precision);
    const [card] = (await visitor.get("/api/temples/search")).json().temples;
    expect(card.positionPrecision).toBe(precision);
  });

  test("has no other words", async () => {
    const { admin } = await withEditor();
    const refused = await admin.post(temples, aTemple({ ...palace, ...{ positionPrecision: "rooftop" } } as object));
    expect([refused.statusCode, refused.json().errors]).toEqual([
      400,
      { positionPrecision: "errors.positionPrecision" },
    ]);
  });

  test("0, 0 is none, however exact it is said to be", async () => {
    const { admin } = await withEditor();
    const zero = { latitude: 0, longitude: 0, positionPrecision: "site" } as const;
    const refused = await admin.post(temples, aTemple(zero));
    expect([refused.statusCode, refused.json().errors]).toEqual([400, { latitude: "errors.zeroPosition" }]);
  });
});

describe("a temple on file", () => {
  const saidSite = { ...coarse, positionPrecision: "site" };
  test.each([
    ["that moves is as exact as its numbers", { ...coarse, positionPrecision: "site" }, palace, "site"],
    ["that moves to its town is the town's", palace, coarse, "place"],
    ["that moves by half has the new numbers", palace, { latitude: 12.301 }, "site"],
    ["that moves and says so is what it says", palace, { ...otherGate, positionPrecision: "place" }, "place"],
    ["that moves and says nothing of it", { ...palace, positionPrecision: "place" }, otherGate, "site"],
    ["that changes elsewhere keeps what was said", saidSite, { deity: "Shiva" }, "site"],
    ["whose position is sent again keeps what was said", saidSite, coarse, "site"],
    ["whose position is sent again with null does too", saidSite, { ...coarse, positionPrecision: null }, "site"],
    ["may be told to be no town", coarse, { positionPrecision: "site" }, "site"],
    ["whose position goes has none", palace, nowhere, null],
  ])("%s", async (_, before, change, precision) => {
    const { stored, admin } = await withEditor();
    const { id } = await stored(before);
    const changed = await admin.put(`${temples}/${id}`, change);
    expect(changed.statusCode, changed.body).toBe(200);
    expect(changed.json().positionPrecision).toBe(precision);
    expect((await admin.get(`${temples}/${id}`)).json().positionPrecision).toBe(precision);
  });

  test("has what was said of its position in its history, and gets it back with the position", async () => {
    const { stored, admin } = await withEditor();
    const { id } = await stored(saidSite);
    await admin.put(`${temples}/${id}`, otherGate);
    const path = `${temples}/${id}`;
    const revisions = async () => (await admin.get(`${path}/revisions`)).json().revisions;
    const backTo = async (revisionId: number) => {
      const [latest] = await revisions();
      const answer = await admin.post(`${path}/revert`, { revisionId, latest: latest.id });
      expect(answer.statusCode, answer.body).toBe(200);
      return (await admin.get(path)).json();
    };
    const [moved, made] = await revisions();
    // it is the same at both places, and the numbers alone would say another
    expect(await backTo(made.id)).toMatchObject(saidSite);
    await admin.put(path, { positionPrecision: "place" });
    const [told] = await revisions();
    expect(told.changes).toContainEqual({ field: "positionPrecision", from: "site", to: "place" });
    expect(await backTo(moved.id)).toMatchObject({ ...otherGate, positionPrecision: "site" });
  });
});

test.each([
  ["coarse", coarse, "place"],
  ["exact", palace, "site"],
  ["absent", {}, null],
])("a devotee's temple is as exact as its numbers (%s)", async (_, position, precision) => {
  const { as } = await testApp();
  const shared = { name: "Banyan Shrine", address: "1 Tank Road, Mysuru, Karnataka", ...position };
  const sent = await as("DEVOTEE").post("/api/temples", shared);
  expect(sent.statusCode, sent.body).toBe(201);
  expect((await as("TEMPLE_ADMIN").get(`${temples}/${sent.json().id}`)).json().positionPrecision).toBe(precision);
});

test.each([
  ["exact numbers", "12.305213, 76.655174", "site"],
  ["coarse ones", "12.31, 76.65", "place"],
  ["what a map showed", "https://www.google.com/maps/@12.305213,76.655174,14z", "place"],
])(
  "an approved correction of the position settles how exact it is, and gives it back: %s",
  async (_, value, precision) => {
    const { as, correction, templeRow, db } = await withQueue();
    const temple = await storeTemple(db, { latitude: 12.4, longitude: 76.7, positionPrecision: "site" });
    const made = await approve(as("TEMPLE_ADMIN"), await correction("position", value, {}, undefined, temple));
    expect((await templeRow(temple)).position_precision).toBe(precision);
    await undo(as("TEMPLE_ADMIN"), made.json().decisions[0].decisionId);
    expect(await templeRow(temple)).toMatchObject({ latitude: 12.4, position_precision: "site" });
  },
);

test("a merge takes a position together with how exact it is", async () => {
  const opened = await testApp();
  const twins = await storeTwins(
    opened,
    { ...palace, positionPrecision: "site" },
    { ...coarse, positionPrecision: "place" },
  );
  const take = ["latitude", "longitude", "positionPrecision"] as const;
  const merged = await mergeAs(opened.as("TEMPLE_ADMIN"), twins, { take: [...take] });
  expect(merged.statusCode, merged.body).toBe(200);
  expect((await opened.as("TEMPLE_ADMIN").get(`${temples}/${twins.keptId}`)).json()).toMatchObject({
    ...coarse,
    positionPrecision: "place",
  });
});

test("a database of before learns how exact its positions are", async () => {
  const database = await blankDatabase();
  const { db } = database;
  await migrate(database);
  const fields = [palace, coarse, middleOfTown, nowhere, { latitude: 0, longitude: 0 }];
  const ids = [];
  for (const position of fields) ids.push(await storeTemple(db, position));
  await sql`alter table temples drop column position_precision`.execute(db);
  await sql`delete from schema_migrations where id = 3`.execute(db);
  expect(await migrate(database)).toContain("0003-position-precision");
  const rows = await db
    .selectFrom("temples")
    .select("position_precision")
    .where("id", "in", ids)
    .orderBy("id")
    .execute();
  expect(rows.map((row) => row.position_precision)).toEqual(["site", "place", "place", null, "place"]);
});
