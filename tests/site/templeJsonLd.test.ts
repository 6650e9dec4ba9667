import { expect, test } from "vitest";
import type { PublicTemple } from "../../src/contract/temples";
import { templeJsonLd } from "../../src/site/temple/templeJsonLd";

const temple = {
  ...{ name: "Lake Temple", nameHi: null, nameKn: null, names: [], description: null, image: null, phone: null },
  ...{ email: null, address: null, city: "Badarinath", state: "Uttarakhand", district: "Chamoli", pincode: null },
  ...{ latitude: null, longitude: null, rating: 0, reviewCount: 0, wikidataId: "Q42", identifiers: [] },
  ...{ amenities: [], wheelchair: null, ownFestivals: [], openingHours: null, tradition: "Hindu" },
  website: "https://lake.example.org/",
  closures: [{ from: "11-15", to: "04-30", note: null }],
  lists: [{ slug: "char-dham", name: "Char Dham", nameHi: null, nameKn: null, number: 1, count: 4, group: null }],
} as unknown as PublicTemple;

test("search engines are told the official site, the district, the lists and the closed season", () => {
  expect(templeJsonLd(temple, "2026-11-26", "en")).toMatchObject({
    url: "https://lake.example.org/",
    sameAs: ["https://www.wikidata.org/wiki/Q42"],
    containedInPlace: { "@type": "AdministrativeArea", name: "Chamoli" },
    subjectOf: [{ name: "Char Dham", url: "/lists/char-dham" }],
    specialOpeningHoursSpecification: [
      { opens: "00:00", closes: "00:00", validFrom: "2026-11-15", validThrough: "2027-04-30" },
    ],
    address: { addressRegion: "Uttarakhand", addressCountry: "IN" },
  });
});

test.each([
  ["en", "Lake Temple", ["झील मंदिर", "ಸರೋವರ ದೇವಾಲಯ", "Sarovar Mandir"], "By the lake.", "Char Dham", "Lamp festival"],
  ["hi", "झील मंदिर", ["Lake Temple", "ಸರೋವರ ದೇವಾಲಯ", "Sarovar Mandir"], "झील के किनारे।", "चार धाम", "दीप उत्सव"],
  ["kn", "ಸರೋವರ ದೇವಾಲಯ", ["Lake Temple", "झील मंदिर", "Sarovar Mandir"], "By the lake.", "Char Dham", "Lamp festival"],
])("name, text and festival are those of the page, the other names stand beside, in %s", (...told) => {
  const [language, name, alternateName, description, list, festival] = told;
  const named = {
    ...temple,
    ...{ nameHi: "झील मंदिर", nameKn: "ಸರೋವರ ದೇವಾಲಯ", names: [{ name: "Sarovar Mandir", language: "en" }] },
    description: "By the lake.",
    translations: { hi: { description: { text: "झील के किनारे।" } }, kn: {} },
    lists: temple.lists.map((each) => ({ ...each, nameHi: "चार धाम" })),
    ownFestivals: [{ name: { en: "Lamp festival", hi: "दीप उत्सव", kn: null }, date: "2026-12-01", endDate: null }],
  } as unknown as PublicTemple;
  expect(templeJsonLd(named, "2026-11-26", language)).toMatchObject({
    ...{ name, alternateName, description },
    subjectOf: [{ name: list, inLanguage: language }],
    event: { name: festival, location: { name } },
  });
});

test("one without worship is a landmark, and else is told as before", () => {
  const told = templeJsonLd({ ...temple, worship: "none" }, "2026-11-26", "en");
  const worshipped = templeJsonLd({ ...temple, worship: "active" }, "2026-11-26", "en");
  expect(worshipped).toMatchObject({ "@type": "HinduTemple" });
  expect(told).toEqual({ ...worshipped, "@type": "LandmarksOrHistoricalBuildings" });
});

const day = [{ from: "04:30", to: "21:00" }];
const openingHours = { mon: day, tue: day, wed: day, thu: day, fri: day, sat: day, sun: day };
const winter = { from: "11-15", to: "04-30", note: null };
const only = (from: string, to: string) => ({ from, to, openOnly: true, note: null });
const seasons = {
  winter: [winter],
  "winter about its days": [{ ...winter, approximate: true }],
  "all the year": [{ from: "01-01", to: "12-31", note: null }],
  "all but two times": [only("12-31", "01-19"), only("02-13", "02-17")],
  "all but a time about its days": [{ ...only("10-05", "11-10"), approximate: true }],
  none: [],
};
test.each([
  ["winter", "2026-11-26", [{ validFrom: "2027-05-01" }]],
  ["winter about its days", "2026-11-26", [{ validFrom: "2027-05-01" }]],
  ["winter", "2026-06-01", [{ validThrough: "2026-11-14" }]],
  ["winter about its days", "2026-06-01", [{}]],
  ["all the year", "2026-06-01", undefined],
  ["all but two times", "2026-11-26", [{ validFrom: "2026-12-31", validThrough: "2027-01-19" }]],
  ["all but two times", "2027-02-14", [{ validThrough: "2027-02-17" }]],
  ["all but a time about its days", "2026-11-26", [{ validFrom: "2027-10-05" }]],
  ["none", "2026-06-01", [{}]],
] as const)("with a season closed in %s, on %s the hours of the week hold for %o", (season, today, valid) => {
  const told = templeJsonLd({ ...temple, openingHours, closures: seasons[season] }, today, "en");
  const always = {
    "@type": "OpeningHoursSpecification",
    dayOfWeek: expect.any(Array),
    opens: "04:30",
    closes: "21:00",
  };
  const wanted = valid?.map((days) => ({ ...always, ...days }));
  expect(told).toHaveProperty("openingHoursSpecification", wanted);
});

test("a time in which alone a temple is open is no season in which it is closed", () => {
  const told = templeJsonLd({ ...temple, closures: [only("02-13", "02-17")] }, "2026-11-26", "en");
  expect(told).toHaveProperty("specialOpeningHoursSpecification", undefined);
});

test("a season with other hours has them on its days, where these are known exactly", () => {
  const hours = { ...openingHours, mon: [{ from: "05:00", to: "12:00" }] };
  const summer = { from: "04-01", to: "09-30", hours, note: null };
  const closures = [summer, { ...summer, from: "10-01", approximate: true }];
  const told = templeJsonLd({ ...temple, openingHours, closures }, "2026-11-26", "en");
  const spec = { "@type": "OpeningHoursSpecification", validFrom: "2027-04-01", validThrough: "2027-09-30" };
  expect(told).toHaveProperty("specialOpeningHoursSpecification", [
    { ...spec, dayOfWeek: ["Monday"], opens: "05:00", closes: "12:00" },
    { ...spec, dayOfWeek: expect.not.arrayContaining(["Monday"]), opens: "04:30", closes: "21:00" },
  ]);
  expect(told).toHaveProperty("openingHoursSpecification", [
    expect.not.objectContaining({ validThrough: expect.any(String) }),
  ]);
});

test("hours that end when they begin are the whole day", () => {
  const round = [{ from: "06:00", to: "06:00" }];
  const hours = { mon: round, tue: round, wed: round, thu: round, fri: round, sat: round, sun: round };
  const told = templeJsonLd({ ...temple, openingHours: hours, closures: [] }, "2026-11-26", "en");
  expect(told).toMatchObject({ openingHoursSpecification: [{ opens: "00:00", closes: "23:59" }] });
});

test("a time in which alone it is open has the hours of that time", () => {
  const hours = { ...openingHours, mon: [], tue: [], wed: [], thu: [], fri: [], sat: [] };
  const closures = [{ ...only("11-17", "12-27"), hours }, only("02-13", "02-17")];
  const told = templeJsonLd({ ...temple, openingHours, closures }, "2026-11-26", "en");
  const sunday = { dayOfWeek: ["Sunday"], opens: "04:30", closes: "21:00", validThrough: "2026-12-27" };
  expect(told).toHaveProperty("openingHoursSpecification", [expect.objectContaining(sunday)]);
  expect(templeJsonLd({ ...temple, openingHours, closures }, "2027-01-10", "en")).toMatchObject({
    openingHoursSpecification: [{ dayOfWeek: { length: 7 }, validFrom: "2027-02-13", validThrough: "2027-02-17" }],
  });
});

test("a season whose days move from year to year has none there, and a temple abroad is in its own country", () => {
  const closures = [{ from: "11-15", to: "04-30", approximate: true, note: null }];
  const told = templeJsonLd({ ...temple, state: "Nepal", closures, lists: [] }, "2026-11-26", "en");
  expect(told).toMatchObject({ address: { addressRegion: undefined, addressCountry: "NP" } });
  expect(told).toMatchObject({ specialOpeningHoursSpecification: undefined, subjectOf: undefined });
});

test.each([
  ["site", { "@type": "GeoCoordinates", latitude: 30.7447, longitude: 79.4912 }],
  ["place", undefined],
] as const)("a position that is that of the %s is told as %o", (positionPrecision, geo) => {
  const placed = { ...temple, latitude: 30.7447, longitude: 79.4912, positionPrecision };
  expect(templeJsonLd(placed, "2026-11-26", "en")).toHaveProperty("geo", geo);
});
