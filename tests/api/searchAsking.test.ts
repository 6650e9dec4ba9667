import { describe, expect, test } from "vitest";
import type { TempleSearchPage } from "../../src/contract/temples";
import { sharedApp } from "../support/testApp";

const night = "2026-11-10T20:00:00.000Z"; // half past one in India
const morning = "2026-11-11T04:30:00.000Z"; // ten
const { visitor, clock } = await sharedApp({ seeded: true, now: night, env: { RATE_LIMITS: "off" } });

async function search(q: string): Promise<TempleSearchPage> {
  const answer = await visitor.get("/api/temples/search", { query: { size: "10", q } });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}
const namesOf = ({ temples }: TempleSearchPage) => temples.map(({ name }) => name);

describe("a question about one temple", () => {
  test.each([
    ["केदारनाथ मंदिर के कपाट कब खुलेंगे 2027", "Kedarnath Temple"],
    ["badrinath kapat khulne ki tarikh", "Badrinath Temple"],
    ["kedarnath opening date 2027", "Kedarnath Temple"],
    ["kedarnath opening date may 2027", "Kedarnath Temple"],
    ["when will kedarnath open in 2027", "Kedarnath Temple"],
    ["when does badrinath open", "Badrinath Temple"],
    ["badrinath kapat opening date", "Badrinath Temple"],
    ["badrinath closing november 2026", "Badrinath Temple"],
    ["kedarnath gates open date", "Kedarnath Temple"],
    ["kedarnath yatra start date 2027", "Kedarnath Temple"],
    ["kedarnath ke kapat kab khulenge", "Kedarnath Temple"],
    ["badrinath kapat kab band honge", "Badrinath Temple"],
    ["sabarimala opening dates december 2026", "Sabarimala Ayyappan Temple"],
    ["sabarimala mandala season", "Sabarimala Ayyappan Temple"],
    ["meenakshi temple margazhi timings", "Meenakshi Temple"],
    ["sabarimala nada opening", "Sabarimala Ayyappan Temple"],
    ["sabarimala calendar 2026", "Sabarimala Ayyappan Temple"],
    ["केदारनाथ कब खुलेगा", "Kedarnath Temple"],
    ["केदारनाथ मई 2027", "Kedarnath Temple"],
    ["केदारनाथ यात्रा 2027 कब शुरू होगी", "Kedarnath Temple"],
    ["बद्रीनाथ के कपाट कब बंद होंगे", "Badrinath Temple"],
    ["सबरीमाला मंदिर खुलने की तिथि", "Sabarimala Ayyappan Temple"],
    ["ಕೇದಾರನಾಥ ಯಾವಾಗ ತೆರೆಯಲಿದೆ", "Kedarnath Temple"],
    ["ಕೇದಾರನಾಥ ಬಾಗಿಲು ತೆರೆಯುವ ದಿನಾಂಕ", "Kedarnath Temple"],
    ["kedarnath helicopter booking", "Kedarnath Temple"],
    ["सोमनाथ मंदिर आरती टाइम", "Somnath Temple"],
    ["गोवर्धन परिक्रमा", "Giriraj Govardhan"],
    ["haridwar to badrinath", "Badrinath Temple"],
    ["kedarnath temple distance from haridwar", "Kedarnath Temple"],
    ["दिल्ली से वैष्णो देवी", "Vaishno Devi Temple"],
    ["temple near mysore palace", "Chamundeshwari Temple"],
  ])("%s is answered by %s first, and as what was asked for", async (q, name) => {
    const page = await search(q);
    expect(namesOf(page)[0]).toBe(name);
    expect(page).not.toHaveProperty("isRelaxed");
    expect(page).not.toHaveProperty("corrected");
  });

  test("is understood without what only asks beside an opening or a year", async () => {
    const kindsOf = async (q: string) => (await search(q)).understood?.map(({ kind, text }) => `${kind}: ${text}`);
    expect(await kindsOf("kedarnath opening date may 2027")).toEqual(["place: kedarnath", "timings: opening date"]);
    expect(await kindsOf("केदारनाथ मई 2027")).toEqual(["place: केदारनाथ"]);
    expect(await kindsOf("sabarimala nada opening")).toEqual(["name: sabarimala"]);
    expect(await kindsOf("nada temple")).toEqual(["name: nada"]);
  });

  test("of the almanac is understood as that", async () => {
    for (const q of ["today panchang", "rahu kalam", "आज का पंचांग", "ಇಂದಿನ ಪಂಚಾಂಗ"])
      expect((await search(q)).understood?.map(({ kind }) => kind)).toEqual(["almanac"]);
  });

  test("about what is no temple is answered by nothing", async () => {
    for (const q of ["church", "मस्जिद"]) expect(await search(q)).toMatchObject({ temples: [], total: 0 });
  });
});

describe("a list with other words", () => {
  test.each([
    ["char dham yatra package", "chota-char-dham"],
    ["चार धाम यात्रा", "chota-char-dham"],
    ["ಚಾರ್ ಧಾಮ್ ಯಾತ್ರೆ", "chota-char-dham"],
    ["char dham", "char-dham"],
    ["52 shakti peeth", "shakti-peethas"],
    ["panch kedar trek", "panch-kedar"],
    ["panch kedar yatra", "panch-kedar"],
    ["8 vinayak temple maharashtra", "ashtavinayaka"],
    ["nava tirupathi temples", "nava-tirupati"],
  ])("%s is the list", async (q, slug) => {
    const page = await search(q);
    expect(page.list?.slug).toBe(slug);
    const { entries } = (await visitor.get(`/api/lists/${slug}`)).json();
    expect(page.total).toBe(entries.filter(({ temple }: { temple: object | null }) => temple).length);
    expect(page).not.toHaveProperty("isRelaxed");
  });

  test("that none of its temples carries is still the list, and says so", async () => {
    expect(await search("panch kedar weather")).toMatchObject({
      total: 5,
      isRelaxed: true,
      list: { slug: "panch-kedar" },
    });
  });
});

describe("what is open now", () => {
  test("is told of none where none is known to be, and narrows where some are", async () => {
    clock.set(night);
    const asleep = await search("open now madurai");
    expect(asleep).toMatchObject({ noneOpen: true });
    expect(namesOf(asleep)[0]).toBe("Meenakshi Temple");
    clock.set(morning);
    const awake = await search("open now madurai");
    expect(awake).not.toHaveProperty("noneOpen");
    expect(awake.total).toBeLessThan(asleep.total);
    clock.set(night);
  });
});

describe("the best known come first", () => {
  test("a town is no list that is called after it", async () => {
    const page = await search("tirupati");
    expect(namesOf(page)[0]).toBe("Tirumala Venkateswara Temple");
    expect(page.total).toBeLessThan(20);
  });

  test.each([
    ["shiva temple", "Kedarnath Temple"],
    ["शिव मंदिर", "Kedarnath Temple"],
    ["balaji temple", "Tirumala Venkateswara Temple"],
  ])("%s begins with %s, not with a temple that has no other name", async (q, name) => {
    expect(namesOf(await search(q))[0]).toBe(name);
  });

  test.each([
    ["sabar", "Sabarimala Ayyappan Temple"],
    ["बद्री", "Badrinath Temple"],
    ["gold", "Golden Temple"],
    ["ಧರ್ಮ", "Manjunatha Temple, Dharmasthala"],
    ["विश्व", "Kashi Vishwanath Temple"],
  ])("%s suggests %s first", async (q, name) => {
    const { suggestions } = (await visitor.get("/api/temples/suggest", { query: { q } })).json();
    expect(suggestions[0].name).toBe(name);
  });

  test("words that only ask suggest what is best known, not what begins with their letters", async () => {
    const suggested = async (q: string) =>
      (await visitor.get("/api/temples/suggest", { query: { q } }))
        .json()
        .suggestions.map(({ id }: { id: number }) => id);
    expect(await suggested("temples in")).toEqual(await suggested("near"));
    expect(await suggested("near")).not.toEqual([]);
  });
});

test("a prayer that texts tell of is all that was asked for", async () => {
  const page = await search("santan prapti temple");
  expect(page.total).toBeGreaterThan(0);
  expect(page).not.toHaveProperty("isRelaxed");
});
