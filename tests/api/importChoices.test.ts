import { describe, expect, test } from "vitest";
import { applied, planned, rowsOf, settled } from "../support/imports";
import { testApp } from "../support/testApp";

const lamp = {
  ...{ name: "Lamp Temple", location: "Hassan, Karnataka", deity: "Rama", latitude: 13.007, longitude: 76.096 },
};

async function opened() {
  const test = await testApp();
  const admin = test.as("TEMPLE_ADMIN");
  const { id } = (await admin.post("/api/admin/temples", lamp)).json();
  const temple = async (of: number | null | undefined = id) => (await admin.get(`/api/admin/temples/${of}`)).json();
  const choose = async (plan: number, choices: object) => {
    const answer = await admin.put(`/api/admin/imports/${plan}/choices`, choices);
    expect(answer.statusCode, answer.body).toBe(200);
    return settled(test, admin, plan);
  };
  return { ...test, admin, id, temple, choose };
}
const all = { take: "all", inactive: false, keep: [] };
const list =
  "name,city,state,deity,pujari\nLamp Temple,Hassan,Karnataka,Sita,Rao\nBell Temple,Hassan,Karnataka,Shiva,\n";

describe("what of a list goes in is chosen, shown and written:", () => {
  test("only new records", async () => {
    const { admin, temple, choose, ...test } = await opened();
    const plan = await choose((await planned(test, admin, list)).id, { ...all, take: "new" });
    expect(plan).toMatchObject({ counts: { created: 1, updated: 0, skipped: 1 }, choices: { take: "new" } });
    await applied(test, admin, plan);
    expect(await temple()).toMatchObject({ deity: "Rama", pujari: null });
  });

  test("only what is blank on file", async () => {
    const { admin, temple, choose, ...test } = await opened();
    const plan = await choose((await planned(test, admin, list)).id, { ...all, take: "blanks" });
    expect((await rowsOf(admin, plan))[0]?.changes).toEqual([{ field: "pujari", from: "", to: "Rao" }]);
    await applied(test, admin, plan);
    expect(await temple()).toMatchObject({ deity: "Rama", pujari: "Rao" });
  });

  test("not the fields that are left as they are", async () => {
    const { admin, temple, choose, ...test } = await opened();
    const plan = await choose((await planned(test, admin, list)).id, { ...all, keep: ["pujari"] });
    await applied(test, admin, plan);
    expect(await temple()).toMatchObject({ deity: "Sita", pujari: null });
  });

  test("new records as proposals that nobody sees", async () => {
    const { admin, temple, choose, visitor, ...test } = await opened();
    const plan = await choose((await planned(test, admin, list)).id, { ...all, inactive: true });
    const [, bell] = await rowsOf(admin, await applied(test, admin, plan));
    expect(await temple(bell?.id)).toMatchObject({ name: "Bell Temple", isActive: false });
    expect(await temple()).toMatchObject({ isActive: true, deity: "Sita" });
    expect((await visitor.get(`/api/temples/${bell?.id}`)).statusCode).toBe(404);
  });

  test("not the rows that are left out by hand", async () => {
    const { admin, temple, ...test } = await opened();
    const plan = await planned(test, admin, list);
    const done = await applied(test, admin, plan, { mode: "all", rows: [{ line: 2, take: "skip" }] });
    expect(done.counts).toMatchObject({ created: 1, updated: 0, skipped: 1 });
    expect(await temple()).toMatchObject({ deity: "Rama" });
    const other = await planned(test, admin, list);
    const refused = await admin.post(`/api/admin/imports/${other.id}/apply`, {
      ...{ mode: "all", rows: [{ line: 2, take: "create" }] },
    });
    expect([refused.statusCode, refused.json().errors]).toEqual([400, { "rows.2": "errors.importState" }]);
  });
});

test("a row that moves a temple more than 2 km or to another state waits for a decision", async () => {
  const { admin, id, temple, ...test } = await opened();
  const row = (latitude: number, state = "Karnataka") =>
    `id,name,city,state,latitude,longitude\n${id},Lamp Temple,Hassan,${state},${latitude},76.096\n`;
  const near = await planned(test, admin, row(13.02));
  expect(near.counts).toMatchObject({ updated: 1, moved: 0 });
  const far = await planned(test, admin, row(13.1));
  expect(far.counts).toMatchObject({ updated: 0, moved: 1 });
  expect((await rowsOf(admin, far, "?outcome=moved"))[0]).toMatchObject({
    ...{ outcome: "moved", id, doubts: [{ field: "latitude", value: "10.3 km", reason: "errors.movedFar" }] },
    changes: expect.arrayContaining([{ field: "latitude", from: "13.007", to: "13.1" }]),
  });
  expect((await applied(test, admin, far)).counts).toMatchObject({ updated: 0, moved: 0, skipped: 1 });
  expect(await temple()).toMatchObject({ latitude: 13.007 });
  const again = await planned(test, admin, row(13.1));
  await applied(test, admin, again, { mode: "all", rows: [{ line: 2, take: "update" }] });
  expect(await temple()).toMatchObject({ latitude: 13.1 });
  const away = await planned(test, admin, row(13.1, "Kerala"));
  expect((await rowsOf(admin, away))[0]).toMatchObject({ outcome: "moved", doubts: [{ reason: "errors.otherState" }] });
  await applied(test, admin, away, { mode: "all", moved: "update" });
  expect(await temple()).toMatchObject({ state: "Kerala" });
});

test("choices are made by who may import, while the plan waits, and in words that are known", async () => {
  const { admin, as, visitor, ...test } = await opened();
  const plan = await planned(test, admin, list);
  const at = `/api/admin/imports/${plan.id}/choices`;
  expect((await admin.put(at, { ...all, keep: ["colour"] })).json().errors).toEqual({ keep: "errors.field" });
  expect((await admin.put(at, { ...all, take: "some" })).statusCode).toBe(400);
  expect((await as("FESTIVAL_ADMIN").put(at, all)).statusCode).toBe(404);
  expect((await visitor.put(at, all)).statusCode).toBe(401);
  await admin.post(`/api/admin/imports/${plan.id}/cancel`, {});
  expect((await admin.put(at, all)).statusCode).toBe(409);
});

const head = "Temple ID,Temple Name,Village,District,State";
const first = [
  head,
  "TM000201,Arulmigu Mariamman Temple,Samayapuram,Tiruchirappalli,Tamil Nadu",
  "TM000202,Arulmigu Mariamman Temple,Samayapuram,Tiruchirappalli,Tamil Nadu",
  "TM000203,Arulmigu Vayalur Murugan Temple,Vayalur,Tiruchirappalli,Tamil Nadu",
  "TM000204,Arulmigu Kapaleeswarar Temple,Mylapore,Chennai,Tamil Nadu",
].join("\n");

test("next year's list shows what is new, what changed, and what is gone in the districts it is about", async () => {
  const { admin, as, visitor, ...test } = await opened();
  const before = await planned(test, admin, first);
  expect(before).toMatchObject({ source: "hrce", gone: 0 });
  const done = await applied(test, admin, before, { mode: "all" });
  expect(done.counts).toMatchObject({ created: 4, failed: 0 });
  const next = [
    head,
    "TM000201,Arulmigu Mariamman Temple,Samayapuram,Tiruchirappalli,Tamil Nadu",
    "TM000203,Sri Subramaniya Swamy Temple,Vayalur,Tiruchirappalli,Tamil Nadu",
    "TM000205,Arulmigu Uchi Pillaiyar Temple,Tiruchirappalli,Tiruchirappalli,Tamil Nadu",
  ].join("\n");
  const plan = await planned(test, admin, next);
  expect(plan).toMatchObject({ source: "hrce", gone: 1, counts: { created: 1, updated: 1, skipped: 1, failed: 0 } });
  const gone = (await admin.get(`/api/admin/imports/${plan.id}/gone`)).json();
  expect(gone).toMatchObject({
    total: 1,
    temples: [{ name: "Arulmigu Mariamman Temple", place: "Samayapuram, Tamil Nadu", isActive: true }],
  });
  expect((await as("FESTIVAL_ADMIN").get(`/api/admin/imports/${plan.id}/gone`)).statusCode).toBe(404);
  expect((await visitor.get(`/api/admin/imports/${plan.id}/gone`)).statusCode).toBe(401);
  const undone = await admin.post(`/api/admin/imports/${done.id}/undo`, {});
  expect(undone.statusCode).toBe(200);
  expect(await settled(test, admin, done.id)).toMatchObject({ undone: { rows: 4, left: 0 } });
});

test("a number of a source that an earlier row or another temple has keeps its row out, and no other", async () => {
  const { admin, id, ...test } = await opened();
  const list = `${head}\nTM000301,First Temple,Attur,Salem,Tamil Nadu\nTM000301,Other Temple,Omalur,Salem,Tamil Nadu\n`;
  const plan = await planned(test, admin, list);
  expect(plan.counts).toMatchObject({ created: 1, failed: 1 });
  expect((await rowsOf(admin, plan, "?outcome=failed"))[0]?.problems).toContainEqual(
    expect.objectContaining({ field: "name", reason: "errors.rowDiffers", earlier: 2 }),
  );
  await applied(test, admin, plan);
  const taken = await planned(test, admin, `id,identifiers,pujari\n${id},hrce:TM000301,Rao\n`);
  expect((await rowsOf(admin, taken))[0]).toMatchObject({
    ...{ outcome: "failed", problems: [{ field: "identifiers", reason: "errors.identifierTaken" }] },
  });
});

const exchanged =
  "name,city,state,latitude,longitude\nBell Temple,Belur,Karnataka,75.86,13.16\nStone Temple,Belur,Karnataka,75.9,13.2\n";

test("a new temple whose latitude and longitude are exchanged waits for a decision", async () => {
  const { admin, temple, ...test } = await opened();
  const plan = await planned(test, admin, exchanged);
  expect(plan.counts).toMatchObject({ total: 2, created: 0, moved: 2, failed: 0 });
  const [bell] = await rowsOf(admin, plan);
  expect(bell).toMatchObject({ outcome: "moved", id: null, doubts: [{ reason: "errors.swapped" }] });
  expect(bell?.changes).toContainEqual({ field: "name", from: "", to: "Bell Temple" });
  const skipped = await applied(test, admin, plan);
  expect(skipped.counts).toMatchObject({ created: 0, skipped: 2 });

  const other = await planned(test, admin, exchanged);
  const done = await applied(test, admin, other, { mode: "valid", rows: [{ line: 2, take: "update" }] });
  expect(done.counts).toMatchObject({ created: 1, updated: 0, skipped: 1 });
  const [made] = await rowsOf(admin, done);
  expect(await temple(made?.id)).toMatchObject({ name: "Bell Temple", latitude: 75.86 });
  expect(
    await applied(test, admin, await planned(test, admin, exchanged), { mode: "valid", moved: "update" }),
  ).toMatchObject({ counts: { created: 1, updated: 0, skipped: 1 } });
});

test("a simple import says of it what it does", async () => {
  const { admin } = await opened();
  const send = async (dryRun: boolean) =>
    (
      await admin.post(`/api/admin/temples/import.csv?dryRun=${dryRun}`, exchanged, {
        headers: { "content-type": "text/csv" },
      })
    ).json();
  const { planId: _, ...said } = await send(true);
  expect(said).toMatchObject({
    total: 2,
    created: 2,
    updated: 0,
    rows: [{ outcome: "created" }, { outcome: "created" }],
  });
  expect(await send(false)).toMatchObject({ created: 2, updated: 0, skipped: 0, failed: 0 });
});
