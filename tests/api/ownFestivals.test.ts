import { describe, expect, test } from "vitest";
import type { DatedFestival } from "../../src/contract/templeFacts";
import { testApp } from "../support/testApp";

const words = (en: string) => ({ en, hi: null, kn: null });
const festival = (name: string, rule: object | null = null, rest: object = {}) => ({
  name: words(name),
  when: words("In its month"),
  rule,
  ...rest,
});
const pooram = { basis: "nakshatra", month: 1, nakshatra: 11, pick: "last", dayPart: "night" };
const shivaratri = { basis: "festival", festival: "maha-shivaratri" };
const thrissur = { name: "Hill Temple", city: "Thrissur", state: "Kerala", latitude: 10.5244, longitude: 76.2144 };

const opened = async (now = "2026-11-21T06:00:00Z") => {
  const { as, visitor, clock } = await testApp({ now });
  const admin = as("TEMPLE_ADMIN");
  const create = (ownFestivals: object[], fields: object = {}) =>
    admin.post("/api/admin/temples", { ...thrissur, ...fields, ownFestivals });
  const dates = async (id: number) =>
    (await visitor.get(`/api/temples/${id}`))
      .json()
      .ownFestivals.map(({ name, date, endDate }: DatedFestival) => [name.en, date, endDate]);
  return { as, admin, visitor, clock, create, dates };
};

describe("festivals with a rule", () => {
  test("have the days of their next time, the nearest first, and those of words alone come last", async () => {
    const { create, dates } = await opened();
    const stored = await create([
      festival("Market"),
      festival("Pooram", pooram),
      festival("Shivaratri", shivaratri),
      festival("Car festival", { basis: "date", date: "12-31" }, { days: 2 }),
    ]);
    expect(stored.statusCode, stored.body).toBe(201);
    expect(await dates(stored.json().id)).toEqual([
      ["Car festival", "2026-12-31", "2027-01-01"],
      ["Shivaratri", "2027-03-06", null],
      ["Pooram", "2027-05-14", null],
      ["Market", null, null],
    ]);
  });

  test("go on until their last day, and are then those of the next year", async () => {
    const { create, dates, clock } = await opened();
    const { id } = (await create([festival("Dance", { basis: "date", date: "12-01" }, { days: 5 })])).json();
    for (const [now, date, endDate] of [
      ["2026-12-05T18:00:00Z", "2026-12-01", "2026-12-05"],
      ["2026-12-05T19:00:00Z", "2027-12-01", "2027-12-05"], // after midnight in India
    ] as const) {
      clock.set(now);
      expect(await dates(id)).toEqual([["Dance", date, endDate]]);
    }
  });

  test("may begin days before the day that the rule finds", async () => {
    const { create, dates } = await opened();
    const rule = { basis: "tithi", months: "solar", month: 8, tithi: 5, offset: -8 };
    const { id } = (await create([festival("Brahmotsavam", rule, { days: 9 })])).json();
    expect(await dates(id)).toEqual([["Brahmotsavam", "2026-12-06", "2026-12-14"]]);
  });

  test("of the country take the days that editors chose, and its length where the calendar knows it", async () => {
    const { as, create, dates } = await opened();
    const temple = await create([
      festival("Shivaratri", shivaratri),
      festival("Navaratri", { basis: "festival", festival: "chaitra-navratri" }),
    ]);
    const editor = as("ADMIN");
    const all: { id: number; ruleId: string }[] = (await editor.get("/api/admin/festivals")).json();
    const id = all.find(({ ruleId }) => ruleId === "maha-shivaratri")?.id;
    const chosen = await editor.put(`/api/admin/festivals/${id}/dates/2027`, { date: "2027-03-07" });
    expect(chosen.statusCode, chosen.body).toBe(200);
    expect(await dates(temple.json().id)).toEqual([
      ["Shivaratri", "2027-03-07", null],
      ["Navaratri", "2027-04-07", "2027-04-15"],
    ]);
  });

  test.each([
    ["without a position", { latitude: null, longitude: null }],
    ["where the sun does not rise in winter", { latitude: 78.2, longitude: 15.6 }],
  ])("of a temple %s go by the days of the capital", async (_, place) => {
    const { create, dates } = await opened();
    const { id } = (await create([festival("Pooram", pooram)], place)).json();
    expect(await dates(id)).toEqual([["Pooram", "2027-05-14", null]]);
  });

  test("are read back by editors with all parts of the rule, and kept when something else changes", async () => {
    const { admin, create } = await opened();
    const { id } = (await create([festival("Pooram", pooram, { days: 1 })])).json();
    await admin.put(`/api/admin/temples/${id}`, { bestTime: "Spring" });
    const read = (await admin.get(`/api/admin/temples/${id}`)).json();
    expect(read.ownFestivals).toEqual([festival("Pooram", { ...pooram, offset: 0 }, { days: 1 })]);
  });

  test("show visitors no rule", async () => {
    const { visitor, create } = await opened();
    const { id } = (await create([festival("Pooram", pooram)])).json();
    const [shown] = (await visitor.get(`/api/temples/${id}`)).json().ownFestivals;
    expect(Object.keys(shown)).toEqual(["name", "when", "date", "endDate"]);
  });
});

describe("a rule is refused beside the field that is wrong", () => {
  test.each<[string, object, string, string]>([
    ["of no known kind", { basis: "omen" }, "rule.basis", "errors.festivalRule"],
    ["without a kind", {}, "rule.basis", "errors.festivalRule"],
    ["of an unknown festival", { basis: "festival", festival: "my-own" }, "rule.festival", "errors.festivalRule"],
    ["without a tithi", { basis: "tithi" }, "rule.tithi", "errors.integer"],
    ["with a tithi that is none", { basis: "tithi", tithi: 31 }, "rule.tithi", "errors.range"],
    ["with a star that is none", { ...pooram, nakshatra: 28 }, "rule.nakshatra", "errors.range"],
    ["with a weekday that is none", { basis: "tithi", tithi: 4, weekday: 7 }, "rule.weekday", "errors.range"],
    ["of no such part of the day", { ...pooram, dayPart: "tea" }, "rule.dayPart", "errors.invalid_value"],
    ["of a day that no year has", { basis: "date", date: "02-30" }, "rule.date", "errors.monthDay"],
    ["far away from its day", { ...pooram, offset: 61 }, "rule.offset", "errors.range"],
  ])("%s", async (_, rule, field, problem) => {
    const { create } = await opened();
    const refused = await create([festival("Pooram", rule)]);
    expect([refused.statusCode, refused.json().errors]).toEqual([400, { [`ownFestivals.0.${field}`]: problem }]);
  });

  test("and so is a length of no days", async () => {
    const { create } = await opened();
    const refused = await create([festival("Pooram", pooram, { days: 0 })]);
    expect([refused.statusCode, refused.json().errors]).toEqual([400, { "ownFestivals.0.days": "errors.range" }]);
  });

  test("and so is one that a visitor sends", async () => {
    const { visitor } = await opened();
    const refused = await visitor.post("/api/admin/temples", { ...thrissur, ownFestivals: [] });
    expect(refused.statusCode).toBe(401);
  });
});
