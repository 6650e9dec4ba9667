import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { FESTIVAL_INFO } from "../../src/domain/festivals/info";
import { FESTIVAL_RULES } from "../../src/domain/festivals/rules";
import { CHOGHADIYAS, PLANETS } from "../../src/domain/panchang/choghadiya";
import { DEITIES } from "../../src/domain/panchang/deities";
import * as names from "../../src/domain/panchang/names";
import { RECOMMENDATION_RULES } from "../../src/domain/panchang/recommendationRules";

type Texts = { [key: string]: string | Texts };
const textsOf = (language: string): Texts =>
  JSON.parse(readFileSync(new URL(`../../locales/${language}/panchang.json`, import.meta.url), "utf8"));
const keysOf = (texts: Texts, section: string) => Object.keys(texts[section] as Texts);
const numbered = (count: number) => Array.from({ length: count }, (_, i) => String(i + 1));
const ids = FESTIVAL_RULES.map(({ id }) => id);

test("every festival of the rules is described, and nothing else is", () => {
  expect(Object.keys(FESTIVAL_INFO).sort()).toEqual([...new Set(ids)].sort());
  for (const { lastsUntil } of Object.values(FESTIVAL_INFO)) if (lastsUntil) expect(ids).toContain(lastsUntil);
});

test("English names of the module and of the locale are the same", () => {
  const texts = textsOf("en");
  for (const [section, table] of [
    ["tithi", names.TITHIS],
    ["nakshatra", names.NAKSHATRAS],
    ["yoga", names.YOGAS],
    ["karana", names.KARANAS],
    ["month", names.MONTHS],
    ["samvatsara", names.SAMVATSARAS],
    ["ayana", names.AYANAS],
    ["weekday", names.WEEKDAYS],
  ] as const) {
    expect(Object.values(texts[section] as Texts), section).toEqual(table);
  }
});

describe.each(["en", "hi", "kn"])("%s has a name for every", (language) => {
  const texts = textsOf(language);

  test.each([
    ["tithi", 30],
    ["nakshatra", 27],
    ["yoga", 27],
    ["karana", 60],
    ["month", 12],
    ["sign", 12],
    ["ritu", 6],
    ["ayana", 2],
    ["samvatsara", 60],
    ["ekadashi", 26],
  ])("%s", (section, count) => {
    expect(keysOf(texts, section)).toEqual(numbered(count));
  });

  test.each([
    ["choghadiya", CHOGHADIYAS],
    ["planet", PLANETS],
    ["deities", DEITIES],
    ["recommendations", ["festival", ...RECOMMENDATION_RULES.map(({ id }) => id)]],
    ["festivals", Object.keys(FESTIVAL_INFO)],
  ] as const)("%s", (section, expected) => {
    expect(keysOf(texts, section).sort()).toEqual([...expected].sort());
  });

  test("regional name and region", () => {
    const festivals = texts.festivals as Record<string, { regional?: Texts }>;
    for (const [id, { alsoNamed = [], regions = [] }] of Object.entries(FESTIVAL_INFO)) {
      expect(Object.keys(festivals[id]?.regional ?? {}).sort(), id).toEqual([...alsoNamed].sort());
      for (const region of [...alsoNamed, ...regions]) expect(keysOf(texts, "regions")).toContain(region);
    }
  });
});
