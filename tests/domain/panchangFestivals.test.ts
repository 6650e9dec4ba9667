import { describe, expect, test } from "vitest";
import { AGREED_RULES } from "../../src/domain/festivals/agreedRules";
import { festivalsBetween, festivalsOfYear, festivalsOn } from "../../src/domain/festivals/engine";
import { nextOccurrences } from "../../src/domain/festivals/next";
import { createAlmanac } from "../../src/domain/panchang/almanac";
import { PanchangInputError } from "../../src/domain/panchang/input";
import { publishedFestivals, publishedRules } from "../support/panchang";

const almanac = createAlmanac();
const datesOf = (festival: string, year: number) =>
  festivalsOfYear(almanac, year, { tentative: true })
    .filter((found) => found.festival === festival)
    .map(({ date }) => date);

test("the rules are those of the agreed table", () => {
  const agreed = publishedRules().map(({ note: _, ...rule }) => rule);
  const ours = AGREED_RULES.map((rule) => {
    if (!("civilMuhurtas" in rule)) return rule;
    const { civilMuhurtas: _, ...rest } = rule;
    return rest;
  });
  expect(ours).toEqual(agreed);
});

describe("published dates of 2026", () => {
  const named = (festival: string) => festival.replace("-vaishnava-or-govt", "-vaishnava");
  const disputed = ["thaipusam"]; // printed on the 1st and on the 2nd of February; entered by date
  const settled = publishedFestivals().filter(({ festival }) => !disputed.includes(festival));

  test.each(settled.map(({ festival, date }) => [named(festival), date]))("%s is on %s", (festival, date) => {
    expect(datesOf(festival, 2026)).toContain(date);
  });

  test("no Ekadashi but the published ones", () => {
    const published = settled.filter(({ festival }) => festival === "ekadashi").map(({ date }) => date);
    expect(datesOf("ekadashi", 2026)).toEqual(published);
  });
});

/** Gazetted or generally kept dates of the years 2015 to 2025. */
describe.each([
  ["diwali", "11-11 10-30 10-19 11-07 10-27 11-14 11-04 10-24 11-12 11-01 10-20"],
  ["holi", "03-06 03-24 03-13 03-02 03-21 03-10 03-29 03-18 03-08 03-25 03-14"],
  ["maha-shivaratri", "02-17 03-07 02-24 02-13 03-04 02-21 03-11 03-01 02-18 03-08 02-26"],
  ["raksha-bandhan", "08-29 08-18 08-07 08-26 08-15 08-03 08-22 08-11 08-30 08-19 08-09"],
  ["janmashtami-vaishnava", "09-05 08-25 08-15 09-03 08-24 08-12 08-30 08-19 09-07 08-26 08-16"],
  ["ganesh-chaturthi", "09-17 09-05 08-25 09-13 09-02 08-22 09-10 08-31 09-19 09-07 08-27"],
  ["vijayadashami", "10-22 10-11 09-30 10-19 10-08 10-25 10-15 10-05 10-24 10-12 10-02"],
  ["rama-navami", "03-28 04-15 04-04 03-25 04-13 04-02 04-21 04-10 03-30 04-17 04-06"],
  ["guru-purnima", "07-31 07-19 07-09 07-27 07-16 07-05 07-24 07-13 07-03 07-21 07-10"],
  ["onam", "08-28 09-14 09-04 08-25 09-11 08-31 08-21 09-08 08-29 09-15 09-05"],
  ["chhath-puja", "11-17 11-06 10-26 11-13 11-02 11-20 11-10 10-30 11-19 11-07 10-27"],
  ["karwa-chauth", "10-30 10-19 10-08 10-27 10-17 11-04 10-24 10-13 11-01 10-20 10-10"],
  ["makar-sankranti", "01-15 01-15 01-14 01-14 01-15 01-15 01-14 01-14 01-15 01-15 01-14"],
])("%s", (festival, dates) => {
  test.each(dates.split(" ").map((date, i) => [2015 + i, date]))("in %i on %s", (year, date) => {
    expect(datesOf(festival, Number(year))).toEqual([`${year}-${date}`]);
  });
});

describe("the rules that decide between two days", () => {
  test.each([
    [
      "holika-dahan",
      2016,
      "2016-03-23",
      "Bhadra fills the first night and the full moon lasts far into the second day",
    ],
    ["holika-dahan", 2022, "2022-03-17", "Bhadra fills the night, but the full moon ends before noon"],
    ["holika-dahan", 2026, "2026-03-03", "as in 2016"],
    ["akshaya-tritiya", 2023, "2023-04-22", "two forenoons, the second for less than three muhurtas"],
    ["raksha-bandhan", 2022, "2022-08-11", "less than three muhurtas of full moon after the second sunrise"],
    ["vijayadashami", 2022, "2022-10-05", "Shravana on the second day, Dashami's afternoon on the first"],
    ["vijayadashami", 2019, "2019-10-08", "two afternoons, Shravana on the second"],
    ["diwali", 2024, "2024-11-01", "two evenings, 40 minutes of new moon after the second sunset"],
    ["diwali", 2025, "2025-10-20", "two evenings, 8 minutes after the second sunset"],
    ["dhanteras", 2022, "2022-10-22", "two evenings, 19 minutes of the second"],
    ["vasant-panchami", 2019, "2019-02-10", "9 minutes of the first forenoon"],
    ["ugadi", 2026, "2026-03-19", "Pratipada misses every sunrise"],
    ["janmashtami-smarta", 2021, "2021-08-30", "two midnights"],
    ["janmashtami-smarta", 2025, "2025-08-15", "one midnight"],
    ["karthigai-deepam", 2024, "2024-12-13", "two Krittikas in the solar month, the second by its full moon"],
    ["varamahalakshmi", 2023, "2023-08-25", "the Friday before the full moon of the regular Shravana"],
    ["vishu", 2026, "2026-04-15", "the Sun enters Mesha after sunrise"],
    ["mesha-sankranti", 2026, "2026-04-14", "and before sunset"],
  ])("%s %i falls on %s: %s", (festival, year, date) => {
    expect(datesOf(festival, year)).toEqual([date]);
  });

  test("Vaikuntha Ekadashi comes twice, or not at all", () => {
    expect(datesOf("vaikuntha-ekadashi", 2023)).toEqual(["2023-01-02", "2023-12-23"]);
    expect(datesOf("vaikuntha-ekadashi", 2024)).toEqual([]);
  });
});

describe("Ekadashi", () => {
  test.each([
    ["at two sunrises: both keep the second", "2022-08-23", "2022-08-23"],
    ["Dashami touches the dawn: Vaishnavas wait a day", "2024-03-06", "2024-03-07"],
    ["Dwadashi has no sunrise: householders go back a day", "2024-10-13", "2024-10-14"],
    ["Dwadashi has two sunrises: Vaishnavas keep the first of them", "2023-04-01", "2023-04-02"],
  ])("%s", (_, householders, vaishnavas) => {
    expect(datesOf("ekadashi", Number(householders.slice(0, 4)))).toContain(householders);
    expect(datesOf("ekadashi-vaishnava", Number(householders.slice(0, 4)))).toContain(vaishnavas);
    if (householders !== vaishnavas) {
      expect(datesOf("ekadashi-vaishnava", Number(householders.slice(0, 4)))).not.toContain(householders);
    }
  });

  test("each is numbered by its month, those of an intercalary month last", () => {
    const numbers = festivalsOfYear(almanac, 2026)
      .filter(({ festival }) => festival === "ekadashi")
      .map(({ ekadashi }) => ekadashi);
    expect(numbers.join(" ")).toBe("20 21 22 23 24 1 2 3 4 25 26 5 6 7 8 9 10 11 12 13 14 15 16 17");
  });
});

describe("lists", () => {
  test("a year's list is sorted and lies in the year", () => {
    const dates = festivalsOfYear(almanac, 2026).map(({ date }) => date);
    expect(dates).toEqual([...dates].sort());
    expect(dates.every((date) => date.startsWith("2026-"))).toBe(true);
  });

  test("a date's festivals are those of the year's list", () => {
    expect(festivalsOn(almanac, "2026-11-08").map(({ festival }) => festival)).toEqual([
      "naraka-chaturdashi",
      "diwali",
      "darsha-amavasya",
      "kali-puja",
      "kedara-gauri-vrata",
    ]);
    expect(festivalsOn(almanac, "2026-07-02")).toEqual([]);
  });

  test("two neighbouring stretches make up the whole", () => {
    const parts = [
      ...festivalsBetween(almanac, "2026-12-01", "2026-12-31"),
      ...festivalsBetween(almanac, "2027-01-01", "2027-01-31"),
    ];
    expect(parts).toEqual(festivalsBetween(almanac, "2026-12-01", "2027-01-31"));
  });

  test("a festival without a rule that fits is listed only when asked for", () => {
    const ids = (tentative: boolean) => festivalsOfYear(almanac, 2026, { tentative }).map(({ festival }) => festival);
    expect([ids(true).includes("thaipusam"), ids(false).includes("thaipusam")]).toEqual([true, false]);
  });

  test.each([1899, 2101, 2026.5, Number.NaN])("the year %d is refused by name", (year) => {
    expect(() => festivalsOfYear(almanac, year)).toThrow(PanchangInputError);
    expect(() => festivalsOfYear(almanac, year)).toThrow(expect.objectContaining({ field: "year" }));
  });
});

describe("the next dates of a festival", () => {
  const next = (festival: string, from: string, count?: number) =>
    nextOccurrences(almanac, festival, from, count).map(({ date }) => date);

  test("begin with the day itself and go on from year to year", () => {
    expect(next("diwali", "2026-11-08", 2)).toEqual(["2026-11-08", "2027-10-29"]);
    expect(next("diwali", "2026-11-09")).toEqual(["2027-10-29"]);
  });

  test("of a solar festival", () => {
    expect(next("makar-sankranti", "2026-01-15", 2)).toEqual(["2027-01-15", "2028-01-15"]);
  });

  test("of a vow of every fortnight", () => {
    expect(next("ekadashi", "2026-01-14", 3)).toEqual(["2026-01-14", "2026-01-29", "2026-02-13"]);
  });

  test("skip a year without one", () => {
    expect(next("vaikuntha-ekadashi", "2023-12-24")).toEqual(["2025-01-10"]);
  });

  test("end with the years that are computed", () => {
    expect(next("diwali", "2100-12-01", 3)).toEqual([]);
  });

  test("are none for an unknown festival", () => {
    expect(next("christmas", "2026-01-01")).toEqual([]);
  });
});
