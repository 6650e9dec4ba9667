import { describe, expect, test } from "vitest";
import type { SearchFacets } from "../../src/contract/templeSearch";
import type { TempleSearchPage } from "../../src/contract/temples";
import { sharedApp } from "../support/testApp";

// noon in India
const { visitor } = await sharedApp({ seeded: true, now: "2026-11-10T06:30:00.000Z", env: { RATE_LIMITS: "off" } });

async function search(query: Record<string, string>): Promise<TempleSearchPage> {
  const answer = await visitor.get("/api/temples/search", { query: { size: "10", ...query } });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}
async function facets(query: Record<string, string>): Promise<SearchFacets> {
  const answer = await visitor.get("/api/temples/facets", { query });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}
const kindsOf = async (q: string) => (await search({ q })).understood?.map(({ kind, text }) => `${kind}: ${text}`);

describe("the words of a query", () => {
  test.each([
    ["murugan near madurai", ["deity: murugan", "near: near", "place: madurai"]],
    ["TN murugan", ["place: TN", "deity: murugan"]],
    ["south indian temples", ["region: south indian"]],
    ["holi mathura", ["festival: holi", "place: mathura"]],
    ["jain temples in rajasthan", ["kind: jain", "place: rajasthan"]],
    ["517501", ["pincode: 517501"]],
    ["jyotirlinga in maharashtra", ["list: jyotirlinga", "place: maharashtra"]],
    ["shiva temples open now", ["deity: shiva", "open: open now"]],
    ["केदारनाथ कैसे पहुंचे", ["place: केदारनाथ", "reach: कैसे पहुंचे"]],
    ["goldentemple", ["name: golden"]],
    ["temple for early marriage in kerala", ["vow: early marriage", "place: kerala"]],
    ["sarpa dosha temple karnataka", ["vow: sarpa dosha", "place: karnataka"]],
    ["विवाह मंदिर केरल", ["vow: विवाह", "place: केरल"]],
    ["ಮದುವೆಗೆ ದೇವಸ್ಥಾನ", ["vow: ಮದುವೆಗೆ"]],
    ["संतान प्राप्ति मंदिर", ["vow: संतान प्राप्ति"]],
    ["केदारनाथ कब खुलता है", ["place: केदारनाथ"]],
    ["२२१००१", ["pincode: २२१००१"]],
    ["ದಕ್ಷಿಣ ಕನ್ನಡ", ["place: ದಕ್ಷಿಣ ಕನ್ನಡ"]],
    ["bangalore temples", ["place: bangalore"]],
    ["Sri Lanka", ["place: Sri Lanka"]],
    ["temples within 10 km of madurai", ["near: within", "place: madurai"]],
    ["ಶಿವನ ದೇವಸ್ಥಾನ", ["deity: ಶಿವನ"]],
  ])("%s is understood", async (q, words) => {
    expect(await kindsOf(q)).toEqual(words);
  });

  test("are told with the query that is left without each of them", async () => {
    const { understood } = await search({ q: "murugan near madurai" });
    expect(understood?.map(({ without }) => without)).toEqual(["near madurai", "murugan madurai", "murugan near"]);
  });
});

describe("a list that is named", () => {
  test("is linked, and its temples come in its order", async () => {
    const { temples, total, list } = await search({ q: "12 jyotirlinga" });
    expect(list).toMatchObject({ slug: "jyotirlingas", entryCount: 12 });
    const { entries } = (await visitor.get("/api/lists/jyotirlingas")).json();
    const inOrder = entries.flatMap(({ temple }: { temple: { id: number } | null }) => temple?.id ?? []);
    expect(total).toBe(inOrder.length);
    expect(temples.map(({ id }) => id)).toEqual(inOrder.slice(0, 10));
  });

  test.each([
    ["divya desam", "divya-desams"],
    ["18 shakti peethas", "maha-shakti-peethas"],
    ["51 शक्तिपीठ", "shakti-peethas"],
    ["ದಿವ್ಯದೇಶಂ", "divya-desams"],
    ["twelve jyotirlingas", "jyotirlingas"],
    ["बारह ज्योतिर्लिंग", "jyotirlingas"],
    ["ಹನ್ನೆರಡು ಜ್ಯೋತಿರ್ಲಿಂಗ", "jyotirlingas"],
  ])("is found by its other names: %s", async (q, slug) => {
    expect((await search({ q })).list?.slug).toBe(slug);
  });

  test("is told apart from the deity of its temples, and left alone where what was typed is asked for", async () => {
    expect(await search({ q: "shiva temples" })).not.toHaveProperty("list");
    const exact = await search({ q: "12 jyotirlinga", exact: "1" });
    expect(exact.temples.map(({ name }) => name)).not.toEqual(
      (await search({ q: "12 jyotirlinga" })).temples.map(({ name }) => name),
    );
  });
});

describe("a festival that is named", () => {
  test.each(["maha shivratri", "mahashivratri", "shivratri", "शिवरात्रि", "ಮಹಾ ಶಿವರಾತ್ರಿ", "ಮಹಾ ಶಿವರಾತ್ರಿಗೆ"])(
    "leads to it and to the same temples, however it is written: %s",
    async (q) => {
      const { temples, total, festival, isRelaxed } = await search({ q });
      expect(festival?.slug).toBe("maha-shivaratri");
      expect(isRelaxed).toBeUndefined();
      const expected = await search({ q: "Maha Shivaratri" });
      expect(total).toBe(expected.total);
      expect(temples.map(({ id }) => id)).toEqual(expected.temples.map(({ id }) => id));
    },
  );

  test("is answered by temples of its deities where it is kept", async () => {
    const { temples, festival } = await search({ q: "onam", size: "100" });
    expect(festival).toMatchObject({ slug: "onam" });
    expect(temples.length).toBeGreaterThan(5);
    expect(new Set(temples.map(({ state }) => state))).toEqual(new Set(["Kerala"]));
  });

  test("comes first where a temple tells of it, of however many of the deity", async () => {
    const { temples, total } = await search({ q: "karthigai deepam" });
    expect(temples[0]?.name).toBe("Arunachaleswarar Temple");
    expect(total).toBeGreaterThan(300);
    const pages = await Promise.all(["1", "2", "3"].map((page) => search({ q: "karthigai deepam", page })));
    const ids = pages.flatMap((page) => page.temples.map(({ id }) => id));
    expect(new Set(ids).size).toBe(30);
  });

  test("is looked for in the place that is named, by what the temples there tell of it", async () => {
    expect((await search({ q: "janmashtami vrindavan" })).temples.map(({ city }) => city)).toContain("Vrindavan");
    expect((await search({ q: "dasara mysuru" })).temples.map(({ name }) => name)).toEqual(["Chamundeshwari Temple"]);
  });
});

describe("a place that is named", () => {
  test.each([
    ["Sri Lanka", "Sri Lanka"],
    ["ನೇಪಾಳ", "Nepal"],
    ["पटना", "Bihar"],
  ])("%s is no beginning and no part of another name", async (q, state) => {
    const { temples } = await search({ q });
    expect(new Set(temples.map((temple) => temple.state))).toEqual(new Set([state]));
  });

  test("that has no temple on record finds none, rather than letters within words", async () => {
    expect(await search({ q: "Bhutan" })).toMatchObject({ total: 0, understood: [{ kind: "place" }] });
  });

  test("without temples of its own is answered by those around it, which is said", async () => {
    const { around, isRelaxed, total } = await search({ q: "Cochin" });
    expect(total).toBeGreaterThan(0);
    expect(around).toEqual({ name: "Kochi", nameHi: "कोच्चि", nameKn: "ಕೊಚ್ಚಿ", km: 30 });
    expect(isRelaxed).toBeUndefined();
    expect((await search({ q: "560001" })).around).toMatchObject({ name: "560001" });
    expect((await search({ q: "५६०००१" })).total).toBe((await search({ q: "560001" })).total);
  });

  test("is where a temple stands, and no word of its texts", async () => {
    const { temples } = await search({ q: "bangalore ganesh temple" });
    expect(temples.map(({ city }) => city)).toEqual(temples.map(() => "Bengaluru"));
    expect((await search({ q: "hanuman chennai" })).isRelaxed).toBe(true);
  });
});

test.each(["nearest temple", "मेरे पास के मंदिर", "ಹತ್ತಿರದ ದೇವಸ್ಥಾನ", "temples within 10 km"])(
  "%s looks for no word",
  async (q) => {
    const all = await search({});
    const found = await search({ q });
    expect(found.total).toBe(all.total);
    expect(found.understood).toEqual([expect.objectContaining({ kind: "near" })]);
  },
);

test.each([
  ["gurdwara", "Sikh"],
  ["amritsar gurdwara", "Sikh"],
  ["basadi", "Jain"],
])("%s is a house of its tradition", async (q, tradition) => {
  const { temples, isRelaxed } = await search({ q });
  expect(isRelaxed).toBeUndefined();
  expect(new Set(temples.map((temple) => temple.tradition))).toEqual(new Set([tradition]));
});

test.each([
  ...["early", "yellamma temple", "ganpati pule"],
  ...["kainchi dham", "janakpur", "bannari amman", "ramnagar", "ramnagar temple"],
])("%s is no misspelling of another place", async (q) => {
  expect(await search({ q })).toMatchObject({ total: 0 });
});

test.each([
  ["kedarnath timings", "timings", "Kedarnath Temple"],
  ["how to reach kedarnath by train", "reach", "Kedarnath Temple"],
  ["meenakshi temple madurai timings", "timings", "Meenakshi Temple"],
  ["kedarnath opening date 2027", "timings", "Kedarnath Temple"],
  ["केदारनाथ कपाट खुलने की तारीख", "timings", "Kedarnath Temple"],
  ["ಕೇದಾರನಾಥ ಬಾಗಿಲು ತೆರೆಯುವ ದಿನಾಂಕ", "timings", "Kedarnath Temple"],
])("%s leads to that section of the temple's page", async (q, section, name) => {
  expect((await search({ q })).asked).toMatchObject({ section, temple: { name } });
});

test("what is asked about many temples leads to no section", async () => {
  expect(await search({ q: "shiva temple timings" })).not.toHaveProperty("asked");
});

describe("open now", () => {
  test("keeps the temples that are open at this hour, by a filter or by words", async () => {
    const byFilter = await search({ open: "1", size: "100" });
    expect(byFilter.total).toBeGreaterThan(0);
    expect((await search({ q: "open now", size: "100" })).total).toBe(byFilter.total);
    expect((await facets({})).open).toBe(byFilter.total);
  });

  test("is another answer at night", async () => {
    const opened = await sharedApp({ seeded: true, now: "2026-11-09T20:30:00.000Z" });
    const atNight = (await opened.visitor.get("/api/temples/search?open=1")).json();
    expect(atNight.total).toBeLessThan((await search({ open: "1" })).total);
  });
});

describe("facets", () => {
  test("count what the list has when it is narrowed by them", async () => {
    const q = "shiva";
    const all = await search({ q });
    const { total, districts, deities, traditions, lists } = await facets({ q });
    expect(total).toBe(all.total);
    for (const { place, count } of districts.slice(0, 3)) expect((await search({ q, place })).total).toBe(count);
    for (const { deity, count } of deities.slice(0, 3)) expect((await search({ q, deity })).total).toBe(count);
    for (const { tradition: type, count } of traditions) expect((await search({ q, type })).total).toBe(count);
    for (const { slug: list, count } of lists.slice(0, 3)) expect((await search({ q, list })).total).toBe(count);
  });

  test("are those of what is listed instead of what was typed", async () => {
    expect((await facets({ q: "kedatnath" })).total).toBe((await search({ q: "kedatnath" })).total);
    expect((await facets({ q: "murugan near madurai" })).total).toBe(
      (await search({ q: "murugan near madurai" })).total,
    );
    expect(await facets({ q: "xqzt" })).toMatchObject({ total: 0, districts: [], deities: [], open: 0 });
  });

  test("have districts with their addresses and their names in three languages", async () => {
    const { districts } = await facets({ q: "meenakshi madurai" });
    expect(districts[0]).toMatchObject({ place: "tamil-nadu/madurai", nameHi: "मदुरै", nameKn: "ಮದುರೈ" });
  });
});

describe("the frame of a map", () => {
  const coast = "12.5,74,14,75.5";
  test("keeps what lies in it, in words and without", async () => {
    const { temples, total } = await search({ box: coast, size: "100" });
    expect(total).toBe(temples.length);
    expect(total).toBeGreaterThan(5);
    for (const { latitude, longitude } of temples) {
      expect(latitude).toBeGreaterThanOrEqual(12.5);
      expect(latitude).toBeLessThanOrEqual(14);
      expect(longitude).toBeGreaterThanOrEqual(74);
      expect(longitude).toBeLessThanOrEqual(75.5);
    }
    const inWords = await search({ box: coast, q: "shiva", size: "100" });
    expect(inWords.total).toBeLessThan(total);
    expect(temples.map(({ id }) => id)).toEqual(expect.arrayContaining(inWords.temples.map(({ id }) => id)));
  });

  test("may be of the whole country, or lie across the line of 180 degrees", async () => {
    const { total } = await search({ box: "5,65,38,98" });
    expect(total).toBeGreaterThan(900);
    expect((await search({ box: "5,65,38,-170" })).total).toBe(total);
    expect((await search({ box: "0,170,10,-170" })).total).toBe(0);
  });

  test.each(["1,2,3", "a,b,c,d", "14,74,12,75", "0,0,91,10", "1,2,3,4,5", "1e1,2,3,4"])(
    "that is none is refused: %s",
    async (box) => {
      const refused = await visitor.get("/api/temples/search", { query: { box } });
      expect(refused.statusCode).toBe(400);
      expect(Object.keys(refused.json().errors)).toEqual(["box"]);
    },
  );
});

test.each([
  ["open", "2"],
  ["place", "../x"],
  ["list", "A B"],
])("%s=%s is refused", async (field, value) => {
  for (const path of ["search", "facets"]) {
    const refused = await visitor.get(`/api/temples/${path}`, { query: { [field]: value } });
    expect(refused.statusCode).toBe(400);
    expect(Object.keys(refused.json().errors)).toEqual([field]);
  }
});

test("a place or a list that is not there has no temples", async () => {
  expect((await search({ place: "nowhere/at-all" })).total).toBe(0);
  expect((await search({ list: "no-such-list" })).total).toBe(0);
});

test.each([
  ["one letter", "s"],
  ["emoji and words", "\u{1F6D5} shiva \u{1F64F}"],
  ["mixed scripts", "shiva मंदिर ಮದುರೈ"],
  ["marks of direction", "\u202Eshiva\u202C \u200Fmadurai\u200E"],
  ["operators", 'shiva AND "madurai" OR NOT (x) -y +z * ~ ^ :d:siv'],
  ["per cent and underscores", "% _ %25 100%"],
  ["joiners alone", "\u200D\u200C\u200D"],
])("facets and pages of odd input: %s", async (_, q) => {
  expect((await facets({ q })).total).toBe((await search({ q })).total);
  expect((await visitor.get("/api/temples/suggest", { query: { q, pages: "1" } })).statusCode).toBe(200);
});

test("nothing typed lists all, ten thousand letters are too many", async () => {
  expect((await facets({ q: "   " })).total).toBe((await search({})).total);
  expect((await visitor.get("/api/temples/facets", { query: { q: "a".repeat(10_000) } })).statusCode).toBe(400);
});

describe("suggestions of pages", () => {
  const pagesFor = async (q: string) =>
    (await visitor.get("/api/temples/suggest", { query: { q, pages: "1" } })).json().pages;

  test.each([
    ["karna", "state", "/temples/karnataka"],
    ["उडु", "district", "/temples/karnataka/udupi"],
    ["ಮೈಸೂ", "district", "/temples/karnataka/mysuru"],
    ["gane", "deity", "/deities/ganesha"],
    ["शिव", "deity", "/deities/shiva"],
    ["jyotirl", "list", "/lists/jyotirlingas"],
    ["ganesh chat", "festival", "/festivals/ganesh-chaturthi"],
  ])("%s leads to a %s", async (q, kind, path) => {
    expect((await pagesFor(q))[0]).toMatchObject({ kind, path });
  });

  test("come only where they are asked for, and never for what nothing is called", async () => {
    expect((await visitor.get("/api/temples/suggest?q=karna")).json()).not.toHaveProperty("pages");
    expect(await pagesFor("xqzzy")).toEqual([]);
    expect((await visitor.get("/api/temples/suggest?q=karna&pages=2")).statusCode).toBe(400);
  });
});
