import { expect, test } from "vitest";
import { aTemple } from "../support/factories";
import { applied, planned, rowsOf } from "../support/imports";
import { testApp } from "../support/testApp";

const columns = "name,nameHi,nameKn,city,state,latitude,longitude";
/** Names with a joiner that has no sound, or with the nasal of a class for the dot; both spellings are right. */
const spelt = [
  ["Lamp Hill Sthaneshwara", "स्‍थानेश्वर महादेव दीपपर्वत", "", "Karnal,Haryana,29.6857,76.9905"],
  ["Old Fort Arkeshwara", "", "ಅರ‍್ಕೇಶ್ವರ ದೀಪಗಿರಿ", "Mysuru,Karnataka,12.3712,76.6201"],
  ["Mango Grove Panchamukhi", "पञ्चमुखी हनुमान मन्दिर दीपपर्वत", "", "Panipat,Haryana,29.3909,76.9635"],
  ["River Bend Matha", "शङ्कर मठ नदीतट", "", "Karnal,Haryana,29.6901,76.9811"],
];
const otherwise = [
  ["", "स्थानेश्वर महादेव दीपपर्वत", "", "Karnal,Haryana,29.6857,76.9905"],
  ["", "", "ಅರ್ಕೇಶ್ವರ ದೀಪಗಿರಿ", "Mysuru,Karnataka,12.3712,76.6201"],
  ["", "पंचमुखी हनुमान मंदिर दीपपर्वत", "", "Panipat,Haryana,29.3909,76.9635"],
  ["", "शंकर मठ नदीतट", "", "Karnal,Haryana,29.6901,76.9811"],
];
const fileOf = (rows: readonly (readonly string[])[]) => [columns, ...rows.map((row) => row.join())].join("\n");

test("rows without an English name meet the temples whose names in Hindi and Kannada are spelt otherwise", async () => {
  const opened = await testApp();
  const admin = opened.as("TEMPLE_ADMIN");
  const first = await applied(opened, admin, await planned(opened, admin, fileOf(spelt)));
  expect(first.counts).toMatchObject({ created: 4, failed: 0 });
  const filed = await rowsOf(admin, first);
  const rows = await rowsOf(admin, await planned(opened, admin, fileOf(otherwise)));
  expect(rows.map(({ outcome, duplicates }) => [outcome, duplicates[0]?.id])).toEqual(
    filed.map(({ id }) => ["duplicate", id]),
  );
  expect(rows[0]?.doubts).toEqual([
    { field: "name", value: "स्थानेश्वर महादेव दीपपर्वत", reason: "errors.nameOfOtherLanguage" },
  ]);
  const addresses = await Promise.all(
    filed.map(async ({ id }) => (await admin.get(`/api/admin/temples/${id}`)).json().slug),
  );
  for (const address of addresses) expect(address).toMatch(/^[a-z-]+$/);
});

const items = [
  ...["Q42", "q42", "wd:Q42", "http://www.wikidata.org/entity/Q42", "https://www.wikidata.org/wiki/Q42"],
  ...["https://m.wikidata.org/wiki/Q42#P625", "https://www.wikidata.org/wiki/Special:EntityPage/Q42?uselang=kn"],
];
test.each(items)(
  "a row of another name with the number at Wikidata of a temple on file (%s) is not a new one",
  async (number) => {
    const opened = await testApp();
    const admin = opened.as("TEMPLE_ADMIN");
    const { id } = (await admin.post("/api/admin/temples", aTemple({ wikidataId: "Q42" }))).json();
    const plan = await planned(opened, admin, `name,city,state,wikidata\nOld Banyan,Mysuru,Karnataka,${number}\n`);
    expect(await rowsOf(admin, plan)).toMatchObject([{ outcome: "duplicate", duplicates: [{ id }], doubts: [] }]);
  },
);

test("a row of another English name with the Kannada name of a temple at that point is asked about", async () => {
  const opened = await testApp();
  const admin = opened.as("TEMPLE_ADMIN");
  const point = { latitude: 12.31, longitude: 76.61 };
  const made = await admin.post(
    "/api/admin/temples",
    aTemple({ name: "Grove Shrine", nameKn: "ಕಮಲ ದೇವಸ್ಥಾನ", ...point }),
  );
  const file = fileOf([["Tavare Gudi", "", "ಕಮಲ ದೇವಸ್ಥಾನ", "Mysuru,Karnataka,12.31,76.61"]]);
  const rows = await rowsOf(admin, await planned(opened, admin, file));
  expect(rows).toMatchObject([{ outcome: "duplicate", duplicates: [{ id: made.json().id }] }]);
});

test.each(["Q990000103", "way/990000004", "node/12"])(
  "a number of a list (%s) is not taken for a name",
  async (name) => {
    const opened = await testApp();
    const admin = opened.as("TEMPLE_ADMIN");
    const rows = await rowsOf(
      admin,
      await planned(
        opened,
        admin,
        fileOf([
          [name, "", "", "Mysuru,Karnataka,12.31,76.61"],
          [name, "", "ಕಮಲ ದೇವಸ್ಥಾನ", "Mysuru,Karnataka,12.4012,76.7012"],
        ]),
      ),
    );
    expect(rows).toMatchObject([
      { outcome: "failed", problems: [{ field: "name", value: name, reason: "errors.nameIsNumber" }] },
      { outcome: "created", name: "ಕಮಲ ದೇವಸ್ಥಾನ", doubts: [{ field: "name", reason: "errors.nameOfOtherLanguage" }] },
    ]);
  },
);

test.each(items)("a query whose items are written as %s is read with its numbers, labels and towns", async (item) => {
  const opened = await testApp();
  const admin = opened.as("TEMPLE_ADMIN");
  const query = [
    "item,itemLabel,placeLabel,stateLabel,coord",
    `${item},Old Banyan Gudi,Tiptur,Karnataka,Point(76.4712 13.2611)`,
    `${item},Old Banyan Gudi,Tiptur,Karnataka,Point(76.4712 13.2611)`,
    "http://www.wikidata.org/entity/Q43,Hill Gudi,Tiptur,Karnataka,Point(76.4912 13.2911)",
    "t123,Lake Gudi,Tiptur,Karnataka,Point(76.5112 13.3111)",
  ].join("\n");
  const plan = await applied(opened, admin, await planned(opened, admin, query));
  const rows = await rowsOf(admin, plan);
  const temples = await Promise.all(rows.map(async ({ id }) => (await admin.get(`/api/admin/temples/${id}`)).json()));
  expect(temples).toMatchObject([
    { name: "Old Banyan Gudi", city: "Tiptur", wikidataId: "Q42", identifiers: [{ value: "Q42" }], website: null },
    { name: "Hill Gudi", city: "Tiptur", wikidataId: "Q43" },
    { name: "Lake Gudi", city: "Tiptur", wikidataId: null, identifiers: [] },
  ]);
  expect(rows.map(({ doubts }) => doubts)).toEqual([
    [],
    [],
    [{ field: "wikidataId", value: "t123", reason: "errors.wikidataId" }],
  ]);
});
