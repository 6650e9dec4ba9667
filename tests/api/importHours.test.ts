import { expect, test } from "vitest";
import { csvLine } from "../../src/domain/csv";
import { openState, weekdays } from "../../src/domain/openingHours";
import { templeJsonLd } from "../../src/site/temple/templeJsonLd";
import { applied, planned, rowsOf, settled } from "../support/imports";
import { mergedBook } from "../support/openData";
import { type Caller, type TestApp, testApp } from "../support/testApp";

const header = ["name", "city", "state", "latitude", "longitude", "opening_hours"];
/** Not in even steps, which are told. */
const rowOf = (hours: string, at: number) => [
  `Gudi ${at + 1}`,
  "Puri",
  "Odisha",
  `19.8${1000 + at * at}`,
  "85.8215",
  hours,
];
const listOf = (all: readonly string[]) => [header, ...all.map(rowOf)].map(csvLine).join("");

/** What visitors are told of the temples that a list made, in the order of its rows. */
async function templesOf(opened: TestApp, admin: Caller, plan: Parameters<typeof applied>[2]) {
  const rows = await rowsOf(admin, await applied(opened, admin, plan));
  return Promise.all(rows.map(async ({ id }) => (await opened.visitor.get(`/api/temples/${id}`)).json()));
}

/** As a page writes it: what is undefined is not there. */
const strip = (value: object): object => JSON.parse(JSON.stringify(value));
const morning = { from: "06:00", to: "12:00" };
const evening = { from: "16:00", to: "20:30" };
const daily = (...all: object[]) => Object.fromEntries(weekdays.map((day) => [day, all]));
const long = { from: "05:00", to: "22:00" };
const short = { from: "05:30", to: "21:00" };

/** The cell, the week, the words, the remark, and whether it is open at 4 in the morning and 11 at night on a Sunday. */
const cases: readonly [cell: string, week: object | null, words: string | null, remark: string | null, open: string][] =
  [
    ["24/7", daily({ from: "00:00", to: "24:00" }), null, null, "open open"],
    ["06:00-12:00,16:00-20:30", daily(morning, evening), null, null, "closed closed"],
    ["Mo-Sa 05:30-21:00; Su 05:00-22:00", { ...daily(short), sun: [long] }, null, null, "closed closed"],
    ["Mo-Su,PH 03:30-23:30", daily({ from: "03:30", to: "23:30" }), null, null, "open open"],
    ["06:00-12:00; PH off", daily(morning), null, "errors.hoursHolidays", "closed closed"],
    [
      "6:00 AM - 12:00 PM, 4 PM to 8:30 PM",
      daily(morning, evening),
      "6:00 AM - 12:00 PM, 4 PM to 8:30 PM",
      null,
      "closed closed",
    ],
    ...[
      ...["sunrise-sunset", "07:00-sunset", "(sunrise-00:30)-12:00,16:00-(sunset+01:00)", "Apr-Sep 06:00-21:00"],
      ...["week 1-20 06:00-12:00", "PH off", "6-12, 4-8", "06:00-12:00,04:00-08:00", "25:00-26:00", "%§ asdf"],
    ].map((cell) => [cell, null, cell, "errors.hoursWords", "unknown unknown"] as (typeof cases)[number]),
  ];

test("hours in the map's grammar and in words become a week; what no week holds stays words, with a remark", async () => {
  const opened = await testApp();
  const admin = opened.as("TEMPLE_ADMIN");
  const list = listOf(cases.map(([cell]) => cell));
  const plan = await planned(opened, admin, list);
  expect(plan.counts).toMatchObject({ created: cases.length, failed: 0 });
  const remarks = (await rowsOf(admin, plan)).map(({ doubts }) => doubts.map(({ field, reason }) => [field, reason]));
  expect(remarks).toEqual(cases.map(([, , , remark]) => (remark ? [["timings", remark]] : [])));

  const temples = await templesOf(opened, admin, plan);
  const stateAt = (hours: Parameters<typeof openState>[0], time: string) =>
    openState(hours, `2026-11-22T${time}:00+05:30`).state;
  const told = temples.map(({ openingHours, timings }, at) => {
    const open = `${stateAt(openingHours, "04:00")} ${stateAt(openingHours, "23:00")}`;
    return [cases[at]?.[0], openingHours, timings, cases[at]?.[3], open];
  });
  expect(told).toEqual(cases);
  expect((await planned(opened, admin, list)).counts).toMatchObject({ updated: 0, skipped: cases.length });

  const exported = await admin.get("/api/admin/temples/export?format=csv");
  const again = await planned(opened, admin, exported.body);
  expect(again.counts).toMatchObject({ updated: 0, failed: 0, skipped: cases.length });
  // what is no week is none for machines either
  const listed = temples.filter(
    (temple) => "openingHoursSpecification" in strip(templeJsonLd(temple, "2026-11-22", "en")),
  );
  expect(listed.map(({ name }) => name)).toEqual(
    temples.filter(({ openingHours }) => openingHours).map(({ name }) => name),
  );
});

test("rules of holidays are kept as notes of the source", async () => {
  const opened = await testApp();
  const admin = opened.as("TEMPLE_ADMIN");
  const plan = await planned(opened, admin, listOf(["Sa 06:00-12:00; PH,Su 06:00-12:00; PH 09:00-10:00; SH off"]));
  const [row] = await rowsOf(admin, plan);
  expect(row?.doubts).toMatchObject([{ value: "PH 09:00-10:00; SH off", reason: "errors.hoursHolidays" }]);
  const [temple] = await templesOf(opened, admin, plan);
  expect(temple.openingHours).toEqual({ ...daily(), sat: [morning], sun: [morning] });
  const { sourceNotes } = (await admin.get(`/api/admin/temples/${temple.id}`)).json();
  expect(sourceNotes).toMatchObject([{ label: "opening_hours", text: expect.stringContaining("PH 09:00-10:00") }]);
});

test("words that come for a week take its place, and a remark that is answered with hours is read as them", async () => {
  const opened = await testApp();
  const admin = opened.as("TEMPLE_ADMIN");
  const [first] = await templesOf(opened, admin, await planned(opened, admin, listOf(["06:00-12:00"])));
  expect(first.openingHours).toEqual(daily(morning));
  const says = async (fields: string[]) => {
    const sources =
      fields.length > 0 ? [{ fields, kind: "temple", name: "The temple", url: null, checkedOn: null }] : [];
    expect((await admin.put(`/api/admin/temples/${first.id}`, { sources })).statusCode).toBe(200);
  };
  // but for what the temple itself says
  await says(["openingHours"]);
  expect((await planned(opened, admin, listOf(["sunrise-sunset"]))).counts).toMatchObject({ skipped: 1 });
  await says([]);
  const [second] = await templesOf(opened, admin, await planned(opened, admin, listOf(["sunrise-sunset"])));
  expect(second).toMatchObject({ id: first.id, openingHours: null, timings: "sunrise-sunset" });

  const plan = await planned(opened, admin, listOf(["05:00-sunset"]));
  const repairs = [{ field: "timings", reason: "errors.hoursWords", line: 2, value: "05:00-18:30" }];
  expect((await admin.put(`/api/admin/imports/${plan.id}/repairs`, { repairs })).statusCode).toBe(200);
  const [third] = await templesOf(opened, admin, await settled(opened, admin, plan.id));
  expect(third.openingHours).toEqual(daily({ from: "05:00", to: "18:30" }));
});

test("a workbook and a JSON list tell hours as a CSV file does; timings in words get a week beside them", async () => {
  const opened = await testApp();
  const admin = opened.as("TEMPLE_ADMIN");
  const headers = { "content-type": "application/octet-stream" };
  const bring = async (file: Buffer) => {
    const { id } = (await admin.post("/api/admin/temples/imports?name=list", file, { headers })).json();
    return templesOf(opened, admin, await settled(opened, admin, id));
  };
  const book = [
    ["Name", "City", "State", "Timings"],
    ["Hill Temple", "Puri", "Odisha", "Morning 6 am to 12 noon, Evening 4.00 pm - 8.30 pm"],
    ["Lake Temple", "Puri", "Odisha", "6 to 12 and 4 to 8"],
  ];
  expect(await bring(await mergedBook(book, []))).toMatchObject([
    { timings: book[1]?.[3], openingHours: daily(morning, evening) },
    { timings: book[2]?.[3], openingHours: null },
  ]);
  const place = { city: "Puri", state: "Odisha" };
  const records = [
    { name: "River Temple", ...place, opening_hours: "06:00-12:00" },
    { name: "Fort Temple", ...place, opening_hours: "dawn-dusk" },
  ];
  expect(await bring(Buffer.from(JSON.stringify(records)))).toMatchObject([
    { timings: null, openingHours: daily(morning) },
    { timings: "dawn-dusk", openingHours: null },
  ]);
});

test("hours that are too long for words are kept beside; what is too long for a note as well is told as wrong", async () => {
  const opened = await testApp();
  const admin = opened.as("TEMPLE_ADMIN");
  const plan = await planned(opened, admin, listOf(["Mo 06:00-07:00; ".repeat(100), "x".repeat(10_000)]));
  const rows = await rowsOf(admin, plan);
  expect(rows.map(({ outcome, doubts, problems }) => [outcome, doubts[0]?.reason, problems[0]?.reason])).toEqual([
    ["created", "errors.tooLong", undefined],
    ["failed", undefined, "errors.tooLong"],
  ]);
});
