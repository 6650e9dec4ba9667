import { describe, expect, test } from "vitest";
import { applied, planned, rowsOf, settled } from "../support/imports";
import { testApp } from "../support/testApp";

const head = "Temple ID,Temple Name,Village,District,State,Deity";
const villageOf = (number: number, name = "Kailasanathar Temple") =>
  `TM${String(number).padStart(6, "0")},${name},Samayapuram,Tiruchirappalli,Tamil Nadu,Shiva`;
const listOf = (...rows: string[]) => [head, ...rows].join("\n");
const onFile = {
  ...{ name: "Kailasanathar Temple", city: "Samayapuram", state: "Tamil Nadu", district: "Tiruchirappalli" },
  ...{ deity: "Shiva", location: undefined },
};

async function opened() {
  const test = await testApp();
  const admin = test.as("TEMPLE_ADMIN");
  const added = await admin.post("/api/admin/temples", onFile);
  expect(added.statusCode, added.body).toBe(201);
  const undone = async (id: number) => {
    expect((await admin.post(`/api/admin/imports/${id}/undo`, {})).statusCode).toBe(200);
    return settled(test, admin, id);
  };
  return { ...test, admin, id: Number(added.json().id), undone };
}

describe("a row that was left out as a possible duplicate", () => {
  const first = listOf(
    villageOf(11),
    villageOf(12),
    villageOf(13, "Sri Kailasanathar Swamy Temple"),
    villageOf(14, "Mariamman Temple"),
  );

  test("is not of the temple that another number of its list is, and waits", async () => {
    const { admin, id, ...test } = await opened();
    const plan = await planned(test, admin, first);
    expect(plan.counts).toMatchObject({ created: 1, updated: 1, duplicates: 2, failed: 0 });
    expect((await rowsOf(admin, plan)).map((row) => [row.outcome, row.id, row.duplicates[0]?.id])).toEqual([
      ["updated", id, undefined],
      ["duplicate", null, id],
      ["duplicate", null, id],
      ["created", null, undefined],
    ]);
    const [score] = (await rowsOf(admin, plan)).flatMap(({ duplicates }) => duplicates.map((one) => one.score));
    expect(score).toBeGreaterThan(0.5);
    expect(score).toBeLessThanOrEqual(1);
  });

  test("stays left out of the next list of the source, with a word why, and can still go in", async () => {
    const { admin, id, ...test } = await opened();
    const before = await applied(test, admin, await planned(test, admin, first));
    expect(before.counts).toMatchObject({ created: 1, updated: 1, skipped: 2 });
    const second = listOf(...first.split("\n").slice(1), villageOf(15, "Vayalur Murugan Temple"));
    const plan = await planned(test, admin, second);
    expect(plan).toMatchObject({ gone: 0, counts: { created: 1, updated: 0, skipped: 4, duplicates: 0, failed: 0 } });
    expect(plan.notes).toContainEqual(expect.objectContaining({ code: "leftOutBefore", values: { count: 2 } }));
    const rows = await rowsOf(admin, plan);
    expect(rows[1]).toMatchObject({ outcome: "skipped", leftOutAt: expect.any(String), duplicates: [{ id }] });
    expect(rows[0]).toMatchObject({ outcome: "skipped", leftOutAt: null, duplicates: [] });

    const decide = (rows: object[]) => admin.post(`/api/admin/imports/${plan.id}/apply`, { mode: "valid", rows });
    expect((await decide([{ line: 3, take: "skip" }])).json().errors).toEqual({ "rows.3": "errors.importState" });
    expect((await decide([{ line: 3, take: "update", id: id + 1 }])).json().errors).toEqual({ "rows.3": "errors.id" });
    const done = await applied(test, admin, plan, {
      ...{
        mode: "valid",
        rows: [
          { line: 3, take: "update", id },
          { line: 4, take: "create" },
        ],
      },
    });
    expect(done.counts).toMatchObject({ created: 2, updated: 1, skipped: 2 });
    const { identifiers } = (await admin.get(`/api/admin/temples/${id}`)).json();
    expect(identifiers.map(({ value }: { value: string }) => value)).toEqual(["TM000011", "TM000012"]);
    expect((await planned(test, admin, second)).counts).toMatchObject({ created: 0, skipped: 5, duplicates: 0 });
  });

  test("is asked about again when the import is taken back, or the temple is deleted", async () => {
    const { admin, id, undone, ...test } = await opened();
    const before = await applied(test, admin, await planned(test, admin, first));
    expect((await undone(before.id)).undone).toEqual({ rows: 2, left: 0 });
    const again = await planned(test, admin, first);
    expect(again.counts).toMatchObject({ created: 1, updated: 1, duplicates: 2 });
    await applied(test, admin, again);
    expect((await admin.delete(`/api/admin/temples/${id}`)).statusCode).toBeLessThan(300);
    const rows = await rowsOf(admin, await planned(test, admin, first));
    expect(rows.map(({ outcome, leftOutAt }) => [outcome, leftOutAt])).toEqual([
      ...[
        ["created", null],
        ["created", null],
        ["created", null],
      ],
      ["skipped", null],
    ]);
  });
});

test("a row that was left out by hand stays left out; one without a number of its source is not remembered", async () => {
  const { admin, ...test } = await opened();
  const list = listOf(villageOf(21, "Mariamman Temple"), ",Bell Temple,Hassan,Hassan,Karnataka,Shiva");
  const rows = [2, 3].map((line) => ({ line, take: "skip" }));
  await applied(test, admin, await planned(test, admin, list), { mode: "valid", rows });
  const plan = await planned(test, admin, list);
  expect(plan.counts).toMatchObject({ created: 1, skipped: 1 });
  expect((await rowsOf(admin, plan))[0]).toMatchObject({ outcome: "skipped", duplicates: [] });
});

test("imports are taken back one after the other, the last one first", async () => {
  const { admin, undone, ...test } = await opened();
  const list = listOf(villageOf(31, "Mariamman Temple"), villageOf(32, "Vayalur Murugan Temple"));
  const first = await applied(test, admin, await planned(test, admin, list));
  const second = await applied(test, admin, await planned(test, admin, list.replaceAll("Shiva", "Murugan")));
  expect(second.counts).toMatchObject({ updated: 2 });
  expect((await undone(second.id)).undone).toEqual({ rows: 2, left: 0 });
  expect((await undone(first.id)).undone).toEqual({ rows: 2, left: 0 });
});

test("a list that says nowhere in which state it is changes nothing when it comes again", async () => {
  const { admin, ...test } = await opened();
  const list = [
    "मंदिर का नाम,ग्राम,खुलने का समय,बंद होने का समय,पिन",
    "हनुमान मंदिर,कपासन,प्रातः ६ बजे,रात्रि ८ बजे,३१२२०२",
    "महादेव मंदिर,राशमी,,,312203",
    "हनुमान मंदिर,गंगरार,06:00,20:00,312202",
  ].join("\n");
  const done = await applied(test, admin, await planned(test, admin, list));
  expect(done.counts).toMatchObject({ created: 3, failed: 0 });
  const [first] = await rowsOf(admin, done);
  const temple = (await admin.get(`/api/admin/temples/${first?.id}`)).json();
  expect(temple).toMatchObject({ state: "Rajasthan", timings: "प्रातः ६ बजे – रात्रि ८ बजे", openingHours: null });
  expect((await planned(test, admin, list)).counts).toMatchObject({
    created: 0,
    updated: 0,
    skipped: 3,
    duplicates: 0,
  });
});
