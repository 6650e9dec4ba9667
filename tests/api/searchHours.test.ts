import { beforeAll, describe, expect, test } from "vitest";
import type { OpeningHours } from "../../src/contract/openingHours";
import type { Closure } from "../../src/contract/templeFacts";
import type { TempleSearchPage } from "../../src/contract/temples";
import { storeTemple } from "../support/contributions";
import { sharedApp } from "../support/testApp";

// Wednesday, eleven in India
const { db, visitor } = await sharedApp({ now: "2026-11-18T05:30:00Z" });

const daily = (...hours: [from: string, to: string][]): OpeningHours => {
  const day = hours.map(([from, to]) => ({ from, to }));
  return { mon: day, tue: day, wed: day, thu: day, fri: day, sat: day, sun: day };
};
const search = async (query: Record<string, string>): Promise<TempleSearchPage> => {
  const answer = await visitor.get("/api/temples/search", { query: { sort: "name", ...query } });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const found = async (q: string) => (await search({ q })).temples.map(({ name }) => name);

beforeAll(async () => {
  const temple = (name: string, openingHours: OpeningHours | null, closures: Closure[] = []) =>
    storeTemple(db, { name, city: "Ukhimath", state: "Uttarakhand", openingHours, closures });
  const split = daily(["06:00", "12:30"], ["16:00", "20:30"]);
  await temple("All day", daily(["00:00", "24:00"]));
  await temple("Early", daily(["04:30", "20:00"]));
  await temple("Late", daily(["06:00", "22:30"]));
  await temple("Never on Sunday", { ...split, sun: [] });
  await temple("On Sunday evening", { ...daily(), sun: [{ from: "17:00", to: "19:00" }] });
  await temple("Unknown", null);
  await temple("Until Friday", split, [{ from: "11-21", to: "12-31", note: null }]);
});

describe("when temples are to be open", () => {
  test.each([
    ["temples open now", ["All day", "Early", "Late", "Never on Sunday", "Until Friday"]],
    ["temples open on sunday", ["All day", "Early", "Late", "On Sunday evening"]],
    ["रविवार को खुले मंदिर", ["All day", "Early", "Late", "On Sunday evening"]],
    ["ಭಾನುವಾರ ತೆರೆದಿರುವ ದೇವಸ್ಥಾನ", ["All day", "Early", "Late", "On Sunday evening"]],
    ["temples open on friday", ["All day", "Early", "Late", "Never on Sunday", "Until Friday"]],
    ["open temples at night", ["All day", "Late"]],
    ["temples open in ukhimath at night", ["All day", "Late"]],
    ["raat ko khule mandir", ["All day", "Late"]],
    ["ukhimath temples open till 10 pm", ["All day", "Late"]],
    ["temples open early morning", ["All day", "Early"]],
    ["temples open at 5 am", ["All day", "Early"]],
    ["temples open in the afternoon", ["All day", "Early", "Late"]],
    ["24 hours open temple", ["All day"]],
    ["24 घंटे खुला मंदिर", ["All day"]],
  ])("%s", async (q, names) => {
    const page = await search({ q });
    expect(page.temples.map(({ name }) => name)).toEqual(names);
    expect(page).not.toHaveProperty("noneOpen");
    const facets = (await visitor.get("/api/temples/facets", { query: { q } })).json();
    expect(facets.total).toBe(names.length);
  });

  test("is told with its words, and what is left of the query without them", async () => {
    const { understood } = await search({ q: "ukhimath temples open on sunday evening" });
    expect(understood).toMatchObject([
      { kind: "place", text: "ukhimath" },
      { kind: "open", text: "open on sunday evening", without: "ukhimath temples" },
    ]);
  });

  test("that none is known to be is said beside what matches otherwise", async () => {
    const { temples, noneOpen } = await search({ q: "never on sunday ukhimath open 24 hours" });
    expect(noneOpen).toBe(true);
    expect(temples.map(({ name }) => name)).toEqual(["Never on Sunday"]);
  });

  test("asks for words like others where exactly what was typed is looked for", async () => {
    expect((await search({ q: "early open on sunday", exact: "1" })).temples.map(({ name }) => name)).toEqual([
      "Early",
    ]);
  });

  test.each(["temples not open on sunday", "temples closed on sunday", "रविवार को बंद मंदिर", "ಭಾನುವಾರ ಮುಚ್ಚಿರುವ ದೇವಸ್ಥಾನ"])(
    "is asked by its opposite too, of those whose hours are known: %s",
    async (q) => {
      expect(await found(q)).toEqual(["Never on Sunday", "Until Friday"]);
      expect((await search({ q })).understood?.map(({ kind }) => kind)).toEqual(["open"]);
    },
  );

  test("a day and an hour are asked together", async () => {
    expect(await found("temples open on sunday at 5 am")).toEqual(["All day", "Early"]);
    expect(await found("temples open at 6 pm on sunday")).toEqual(["All day", "Early", "Late", "On Sunday evening"]);
  });

  test("Kal Bhairav is nobody of tomorrow", async () => {
    expect((await search({ q: "kal bhairav open" })).understood?.map(({ kind }) => kind)).not.toContain("open");
  });

  test.each(["sunday temple", "night temple"])("is not asked by a day or a part of it alone: %s", async (q) => {
    expect((await search({ q })).understood?.map(({ kind }) => kind)).not.toContain("open");
    expect(await found(q)).not.toContain("All day");
  });
});
