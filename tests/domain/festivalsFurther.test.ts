import { expect, test } from "vitest";
import { AGREED_RULES } from "../../src/domain/festivals/agreedRules";
import { festivalsOfYear } from "../../src/domain/festivals/engine";
import { nextOccurrences } from "../../src/domain/festivals/next";
import { FESTIVAL_RULES } from "../../src/domain/festivals/rules";
import { createAlmanac } from "../../src/domain/panchang/almanac";
import lines from "../../src/server/db/festivals/further.json";

const almanac = createAlmanac();
const agreed = new Set(AGREED_RULES.map(({ id }) => id));
const further = FESTIVAL_RULES.filter(({ id }) => !agreed.has(id));

/** Dates of 2024 and 2025 as calendars of India print them. */
test.each([
  ["mahavir-jayanti", "2024-04-21", "2025-04-10"],
  ["parashurama-jayanti", "2024-05-10", "2025-04-29"],
  ["basava-jayanti", "2024-05-10", "2025-04-30"],
  ["shankara-jayanti", "2024-05-12", "2025-05-02"],
  ["vat-savitri", "2024-06-06", "2025-05-26"],
  ["shani-jayanti", "2024-06-06", "2025-05-27"],
  ["ganga-dussehra", "2024-06-16", "2025-06-05"],
  ["vat-purnima", "2024-06-21", "2025-06-10"],
  ["kabir-jayanti", "2024-06-22", "2025-06-11"],
  ["bahuda-yatra", "2024-07-15", "2025-07-05"],
  ["ashadhi-ekadashi", "2024-07-17", "2025-07-06"],
  ["hariyali-teej", "2024-08-07", "2025-07-27"],
  ["tulsidas-jayanti", "2024-08-11", "2025-07-31"],
  ["yajur-upakarma", "2024-08-19", "2025-08-09"],
  ["raghavendra-aradhana", "2024-08-21", "2025-08-11"],
  ["rishi-panchami", "2024-09-08", "2025-08-28"],
  ["radha-ashtami", "2024-09-11", "2025-08-31"],
  ["madhva-jayanti", "2024-10-13", "2025-10-02"],
  ["ahoi-ashtami", "2024-10-24", "2025-10-13"],
  ["kali-puja", "2024-10-31", "2025-10-20"],
  ["soorasamharam", "2024-11-07", "2025-10-27"],
  ["tulsi-vivah", "2024-11-13", "2025-11-02"],
  ["dev-deepavali", "2024-11-15", "2025-11-05"],
  ["kanaka-jayanti", "2024-11-18", "2025-11-08"],
  ["kala-bhairava-jayanti", "2024-11-22", "2025-11-12"],
  ["gita-jayanti", "2024-12-11", "2025-12-01"],
  ["mauni-amavasya", "2024-02-09", "2025-01-29"],
  ["ravidas-jayanti", "2024-02-24", "2025-02-12"],
  ["rang-panchami", "2024-03-30", "2025-03-19"],
  ["puthandu", "2024-04-14", "2025-04-14"],
  ["pohela-boishakh", "2024-04-14", "2025-04-15"],
  ["lohri", "2024-01-14", "2025-01-13"],
  ["mattu-pongal", "2024-01-16", "2025-01-15"],
  ["first-onam", "2024-09-14", "2025-09-04"],
  ["panguni-uthiram", "2024-03-25", "2025-04-11"],
  ["vaikasi-visakam", "2024-05-22", "2025-06-09"],
])("%s is on %s and on %s", (festival, ...dates) => {
  const found = [2024, 2025].flatMap((year) =>
    festivalsOfYear(almanac, year).flatMap((each) => (each.festival === festival ? [each.date] : [])),
  );
  expect(found).toEqual(dates);
});

test("a solar month that spans two years gives its festival in the second", () => {
  const dates = [2023, 2025].flatMap((year) =>
    festivalsOfYear(almanac, year).flatMap(({ festival, date }) => (festival === "arudra-darshanam" ? [date] : [])),
  );
  expect(dates).toEqual(["2023-01-06", "2023-12-27", "2025-01-13"]);
});

test("more than 150 festivals and vows are computed, each of the further ones with a line and a coming day", () => {
  expect(FESTIVAL_RULES.length).toBeGreaterThan(150);
  expect(Object.keys(lines).sort()).toEqual(further.map(({ id }) => id).sort());
  for (const { id } of further) expect([id, nextOccurrences(almanac, id, "2026-01-01")]).not.toEqual([id, []]);
});
