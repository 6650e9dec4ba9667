import { describe, expect, test } from "vitest";
import type { z } from "zod";
import type { Suggestions } from "../../src/contract/templeSuggestions";
import type { TempleSearchPage } from "../../src/contract/temples";
import { storeTemple } from "../support/contributions";
import { aTemple } from "../support/factories";
import { sharedApp, testApp } from "../support/testApp";

const { visitor } = await sharedApp({ seeded: true, now: "2026-11-10T04:00:00.000Z", env: { RATE_LIMITS: "off" } });

async function search(q: string, more: Record<string, string> = {}): Promise<TempleSearchPage> {
  const answer = await visitor.get("/api/temples/search", { query: { q, size: "10", ...more } });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}
const suggest = async (q: string): Promise<z.infer<typeof Suggestions>> =>
  (await visitor.get("/api/temples/suggest", { query: { q, size: "10" } })).json();

const firstOf = async (q: string) => (await search(q)).temples[0]?.name;

describe("what finds nothing as typed", () => {
  test.each([
    ["kedatnath", "kedarnath", "Kedarnath Temple"],
    ["harsidhi ujjian", "harsidhi ujjain", "Harsiddhi Temple, Ujjain"],
    ["Moogambigai kollur", "Mookambika kollur", "Mookambika Temple, Kollur"],
    ["goldentemple", "golden temple", "Golden Temple"],
    ["akshar dham delhi", "akshardham delhi", "Akshardham Temple"],
    ["harkipauri", "har ki pauri", "Har Ki Pauri, Haridwar"],
    ["vashno devi", "vaishno devi", "Vaishno Devi Temple"],
    ["hairidwar", "haridwar", "Har Ki Pauri, Haridwar"],
    ["yagannath puri", "jagannath puri", "Jagannath Temple"],
    ["kaalasa ellora", "kailasa ellora", "Kailasa Temple, Ellora"],
    ["sburamanya", "subramanya", "Murugan Temple, Thiruparankundram"],
  ])("is corrected, and the answer says so: %s", async (q, query, name) => {
    const { temples, corrected } = await search(q);
    expect(corrected).toEqual({ query });
    expect(temples[0]?.name).toBe(name);
    expect((await suggest(q)).corrected).toEqual({ query });
    expect((await suggest(q)).suggestions[0]?.name).toBe(name);
  });

  test("is left as it is where that is asked for, with what may have been meant", async () => {
    expect(await search("kedatnath", { exact: "1" })).toMatchObject({ total: 0, temples: [], didYouMean: "kedarnath" });
    const answer = await visitor.get("/api/temples/search?q=shiva&exact=yes");
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json().errors)).toEqual(["exact"]);
  });

  test("is listed on every page as on the first", async () => {
    const [first, second] = [await search("siva tempel"), await search("siva tempel", { page: "2" })];
    expect(second).toMatchObject({ total: first.total, corrected: first.corrected });
    expect(second.temples.length).toBeGreaterThan(0);
    expect(second.temples.map(({ id }) => id)).not.toContain(first.temples[0]?.id);
  });

  test.each([
    ["how to reach kedarnath by train", "Kedarnath Temple"],
    ["siddhivinayak live darshan", "Siddhivinayak Temple"],
    ["केदारनाथ कैसे पहुंचे", "Kedarnath Temple"],
    ["ಧರ್ಮಸ್ಥಳ ಹೇಗೆ ತಲುಪುವುದು", "Manjunatha Temple, Dharmasthala"],
    ["ಮೈಸೂರಿನಲ್ಲಿ ದೇವಾಲಯಗಳು", "Chamundeshwari Temple"],
  ])("is understood without the words that only ask: %s", async (q, name) => {
    const answer = await search(q);
    expect(answer.temples[0]?.name).toBe(name);
    expect(answer).not.toHaveProperty("corrected");
  });

  test("is looked for around the town or PIN code it names", async () => {
    expect((await search("Coimbatore")).temples.map(({ name }) => name)).toContain("Eachanari Vinayagar Temple");
    const { temples } = await search("", { location: "Coimbatore" });
    expect(temples.map(({ name }) => name)).toContain("Eachanari Vinayagar Temple");
    expect(await firstOf("517501")).toMatch(/Tirumala|Tirupati|Tiruchanur/);
    expect((await search("999999")).total).toBe(0);
  });

  test("is answered by temples that tell of the festival, or by those of its deity", async () => {
    expect((await search("janmashtami")).temples.map(({ name }) => name)).toContain("Mathura Krishna Janmabhoomi");
    expect((await search("thaipusam")).temples.map(({ name }) => name)).toContain("Palani Murugan Temple");
  });

  test("loses the words that tell least, but never the one that names a temple", async () => {
    const { temples, corrected } = await search("ganesh chaturthi ozar");
    expect(temples[0]?.name).toBe("Vighnahar Temple, Ozar");
    expect(corrected?.query ?? "ganesh ozar").toBe("ganesh ozar");
    for (const absent of ["Ghati Subramanya", "Vadapalani"]) expect((await search(absent)).total, absent).toBe(0);
  });
});

test("the name of a town lists its best known temple first", async () => {
  expect(await firstOf("Madurai")).toBe("Meenakshi Temple");
  expect(await firstOf("madurai temple")).toBe("Meenakshi Temple");
});

test.each([
  ["ganesha temple pune", "ganesha pune"],
  ["shri ganesha mandir, pune", "ganesha pune"],
  ["best ganesha temples near pune", "ganesha pune"],
  ["temple of ganesha in maharashtra", "ganesha maharashtra"],
  ["sri rangam", "srirangam"],
  ["tiru pati temple", "tirupati temple"],
])("words of courtesy and of asking leave no temple out: %s", async (q, plain) => {
  const { total, ...answer } = await search(q);
  expect(total).toBe((await search(plain)).total);
  expect(answer).not.toHaveProperty("isRelaxed");
});

test("a temple that is called with the word of courtesy comes first", async () => {
  const { db, visitor } = await testApp();
  for (const name of ["Lampeshwari Matha", "Lampeshwari Math Mandir"]) await storeTemple(db, { name });
  const answer = await visitor.get("/api/temples/search", { query: { q: "lampeshwari mandir" } });
  expect(answer.json().temples.map(({ name }: { name: string }) => name)).toEqual([
    "Lampeshwari Math Mandir",
    "Lampeshwari Matha",
  ]);
});

test("a correction is a word as a temple writes it, and of several the best known one's", async () => {
  const { as, visitor } = await testApp();
  const admin = as("TEMPLE_ADMIN");
  for (const name of ["Lampeshwari Temple", "Lamqeshwari Temple"])
    await admin.post("/api/admin/temples", aTemple({ name, isVerified: name.startsWith("Lamp") }));
  const answer = await visitor.get("/api/temples/search", { query: { q: "lamreshwari" } });
  expect(answer.json()).toMatchObject({ total: 1, corrected: { query: "lampeshwari" } });
});

test("a query that names a festival is read anew from the moment the festival has another name or deity", async () => {
  const { as, visitor } = await testApp();
  const namesFor = async (q: string): Promise<string[]> =>
    (await visitor.get("/api/temples/search", { query: { q } }))
      .json()
      .temples.map(({ name }: { name: string }) => name);
  for (const deity of ["Murugan", "Ganesha"])
    await as("TEMPLE_ADMIN").post("/api/admin/temples", aTemple({ name: `Lake shrine of ${deity}`, deity }));
  expect(await namesFor("jalakridotsava")).toEqual([]);
  const editor = as("FESTIVAL_ADMIN");
  const input = { name: "Jalakridotsava", type: "REGIONAL", festivalDate: "2027-02-01", deities: ["Murugan"] };
  const { id } = (await editor.post("/api/admin/festivals", input)).json();
  expect(await namesFor("jalakridotsava")).toEqual(["Lake shrine of Murugan"]);
  await editor.put(`/api/admin/festivals/${id}`, { deities: ["Ganesha"] });
  expect(await namesFor("jalakridotsava")).toEqual(["Lake shrine of Ganesha"]);
  await editor.delete(`/api/admin/festivals/${id}`);
  expect(await namesFor("jalakridotsava")).toEqual([]);
});

describe("bad input is answered quickly and sanely", () => {
  test.each([
    "",
    " ",
    "s",
    "ಶ",
    "😀",
    "🛕 🙏",
    "%%%",
    "_",
    "' or 1=1 --",
    "shiva AND NOT (vishnu)",
    '"golden temple',
    "शivaமurugan",
    "\u202eavihs\u202c",
    "\u200f\u200e",
    "शिव\u200d\u200c",
    "e\u0301".repeat(60),
    "x".repeat(200),
    "ab ".repeat(60),
    "shiva ".repeat(30),
    "9".repeat(40),
    "北京",
    "<script>alert(1)</script>",
  ])("%j", async (q) => {
    const { total, temples } = await search(q);
    expect(temples.length).toBeLessThanOrEqual(total);
    expect((await suggest(q)).suggestions.length).toBeLessThanOrEqual(10);
  });

  test("10,000 letters are refused", async () => {
    const answer = await visitor.get("/api/temples/search", { query: { q: "a".repeat(10_000) } });
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json().errors)).toEqual(["q"]);
  });
});
