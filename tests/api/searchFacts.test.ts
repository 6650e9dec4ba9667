import { describe, expect, test } from "vitest";
import type { TempleSearchPage } from "../../src/contract/temples";
import { sharedApp } from "../support/testApp";

const { visitor } = await sharedApp({ seeded: true, now: "2026-11-18T05:30:00Z", env: { RATE_LIMITS: "off" } });

const search = async (query: Record<string, string>): Promise<TempleSearchPage> => {
  const answer = await visitor.get("/api/temples/search", { query: { size: "100", ...query } });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const found = async (q: string) => (await search({ q })).temples.map(({ name }) => name);
const meaning = async (q: string) => (await search({ q })).understood?.map(({ kind, text }) => `${kind}: ${text}`);

describe("when a temple was built", () => {
  test.each([
    ["12th century temples", "Hoysaleswara Temple", "age: 12th century"],
    ["temples built in the 8th century", "Kailasa Temple, Ellora", "age: 8th century"],
    ["१२वीं शताब्दी के मंदिर", "Hoysaleswara Temple", "age: १२वीं शताब्दी"],
    ["12ನೇ ಶತಮಾನದ ದೇವಾಲಯ", "Hoysaleswara Temple", "age: 12ನೇ ಶತಮಾನದ"],
    ["1000 years old temples", "Thanjavur Big Temple", "age: 1000 years old"],
    ["1000-year-old temple", "Thanjavur Big Temple", "age: 1000-year-old"],
    ["twelfth century temples", "Hoysaleswara Temple", "age: twelfth century"],
    ["12vi shatabdi ke mandir", "Hoysaleswara Temple", "age: 12vi shatabdi"],
    ["बारहवीं शताब्दी के मंदिर", "Hoysaleswara Temple", "age: बारहवीं शताब्दी"],
    ["ಹನ್ನೆರಡನೇ ಶತಮಾನದ ದೇವಾಲಯ", "Hoysaleswara Temple", "age: ಹನ್ನೆರಡನೇ ಶತಮಾನದ"],
    ["thousand years old temple", "Thanjavur Big Temple", "age: thousand years old"],
    ["hazar saal purana mandir", "Thanjavur Big Temple", "age: hazar saal purana"],
    ["500 साल पुराना मंदिर", "Konark Sun Temple", "age: 500 साल पुराना"],
  ])("%s", async (q, name, age) => {
    const page = await search({ q });
    expect(page.temples.map((temple) => temple.name)).toContain(name);
    expect(page.total).toBeLessThan(60);
    expect(page).not.toHaveProperty("isRelaxed");
    expect(await meaning(q)).toEqual([age]);
  });

  test("is a century's first to its last year, and years told in round figures are a tenth fewer", async () => {
    expect(await found("12th century temples")).not.toContain("Thanjavur Big Temple"); // 1010
    expect(await found("1000 years old temples")).not.toContain("Hoysaleswara Temple"); // 12th century
    expect(await found("800 years old temples")).toContain("Hoysaleswara Temple");
  });

  test("beside other words narrows what they find", async () => {
    expect(await found("1000 year old shiva temple tamil nadu")).toEqual(
      expect.arrayContaining(["Thanjavur Big Temple", "Gangaikonda Cholapuram Temple"]),
    );
    expect(await found("1000 year old shiva temple tamil nadu")).not.toContain("Lingaraja Temple");
  });
});

describe("how it is built", () => {
  test.each([
    ["hoysala style temples", ["Chennakesava Temple", "Hoysaleswara Temple"]],
    ["hoysala architecture", ["Chennakesava Temple", "Hoysaleswara Temple"]],
    ["होयसल शैली के मंदिर", ["Chennakesava Temple", "Hoysaleswara Temple"]],
  ])("%s", async (q, names) => {
    expect(await found(q)).toEqual(names);
    expect((await meaning(q))?.[0]).toMatch(/^kind: /);
  });
});

describe("what it has, and what its texts tell of", () => {
  test.each([
    ["temples with ropeway in gujarat", ["Ambaji Temple", "Kalika Mata Temple, Pavagadh"]],
    ["ಗುಜರಾತ್ ರೋಪ್‌ವೇ ದೇವಸ್ಥಾನ", ["Ambaji Temple", "Kalika Mata Temple, Pavagadh"]],
    ["kedarnath helicopter", ["Kedarnath Temple"]],
    ["tirumala accommodation", ["Tirumala Venkateswara Temple"]],
  ])("%s", async (q, names) => {
    const page = await search({ q });
    expect(page.temples.map(({ name }) => name).sort()).toEqual(names);
    expect(page).not.toHaveProperty("isRelaxed");
  });

  test.each([
    "temples with ropeway",
    "रोपवे वाले मंदिर",
    "temples with annadanam",
    "temples with rooms to stay",
    "temples where photography allowed",
    "temples having rooms",
  ])("%s are some of them, each understood as a facility", async (q) => {
    const { total, understood } = await search({ q });
    expect(total).toBeGreaterThan(2);
    expect(total).toBeLessThan(60);
    expect(understood?.map(({ kind }) => kind)).toEqual(["facility"]);
  });

  test("what no record says of a temple that is named is told to be less than was asked for", async () => {
    const page = await search({ q: "kedarnath accommodation" });
    expect(page.temples.map(({ name }) => name)).toEqual(["Kedarnath Temple"]);
    expect(page.isRelaxed).toBe(true);
  });

  test.each([
    ["photography allowed in meenakshi temple", "Meenakshi Temple"],
    ["kashi vishwanath wheelchair", "Kashi Vishwanath Temple"],
    ["kedarnath trek", "Kedarnath Temple"],
    ["golden temple ropeway", "Golden Temple"],
  ])("%s is answered by the temple that is named first, as less than was asked for", async (q, name) => {
    const page = await search({ q });
    expect(page.temples[0]?.name).toBe(name);
    expect(page.isRelaxed).toBe(true);
  });

  test("a temple that is named is answered also where it is not open then", async () => {
    const page = await search({ q: "is lotus temple open on monday" });
    expect(page.temples[0]?.name).toBe("Lotus Temple");
    expect(page.noneOpen).toBe(true);
    expect(await search({ q: "is lotus temple open on sunday" })).not.toHaveProperty("noneOpen");
  });

  test.each(["tirupati temple open today", "tirupati balaji open on sunday", "क्या आज तिरुपति मंदिर खुला है"])(
    "so is one whose hours are told in words alone, beside those that are open: %s",
    async (q) => {
      const page = await search({ q });
      expect(page.temples[0]?.name).toBe("Tirumala Venkateswara Temple");
      expect(page.total).toBeGreaterThan(1);
      expect(page.isNamedUnknown).toBe(true);
      const facets = (await visitor.get("/api/temples/facets", { query: { q } })).json();
      expect(facets.total).toBe(page.total);
    },
  );

  test("who asks for all that are open in a place gets these alone", async () => {
    const page = await search({ q: "temples open today in tirupati" });
    expect(page.temples.map(({ name }) => name)).not.toContain("Tirumala Venkateswara Temple");
    expect(page).not.toHaveProperty("isNamedUnknown");
  });

  test.each([
    ["cable car temple", "temples with ropeway"],
    ["rope way temples", "temples with ropeway"],
    ["temples with free meals", "annadanam temples"],
    ["ಅನ್ನದಾನ ದೇವಸ್ಥಾನ", "annadanam temples"],
  ])("%s are the same as %s", async (q, same) => {
    expect((await found(q)).sort()).toEqual((await found(same)).sort());
  });

  test("photography is asked for as allowed and as not", async () => {
    const [allowed, not] = await Promise.all([found("photography allowed"), found("no photography")]);
    expect(not).toContain("Kedarnath Temple");
    expect(not.filter((name) => allowed.includes(name))).toEqual([]);
    expect(await found("photography not allowed")).toEqual(not);
  });

  test.each([
    ["parking at tirupati", "Tirumala Venkateswara Temple"],
    ["mobile allowed in tirupati", "Tirumala Venkateswara Temple"],
    ["golden temple locker facility", "Golden Temple"],
    ["saturday venkateswara temple", "Tirumala Venkateswara Temple"],
    ["santoshi mata friday", "Santoshi Mata Temple, Jodhpur"],
    ["guruvayur temple open aano", "Guruvayur Temple"],
  ])("%s asks about a temple, and for no other", async (q, name) => {
    expect((await found(q))[0]).toBe(name);
  });

  test.each(["tempels opn on sundy", "opne on sunday"])("slips in words that ask are mended: %s", async (q) => {
    const { corrected, understood, total } = await search({ q });
    expect(corrected?.query).toMatch(/open on sunday$/);
    expect(understood?.map(({ kind }) => kind)).toEqual(["open"]);
    expect(total).toBe((await search({ q: "open on sunday" })).total);
    expect((await search({ q, exact: "1" })).total).toBe(0);
  });

  test.each(["godess of xyzzy", "opn"])("and in nothing else: %s", async (q) => {
    expect((await search({ q })).total).toBe(0);
  });

  test("what is misspelt is read as what it was corrected to", async () => {
    const { corrected, total } = await search({ q: "tmples open on sunday" });
    expect(corrected?.query).toBe("temples open sunday");
    expect(total).toBe((await search({ q: "temples open on sunday" })).total);
  });

  test.each(["dharamshala", "temples in dharamshala himachal", "dharamshala temples"])(
    "Dharamshala is a town: %s",
    async (q) => {
      expect((await meaning(q))?.[0]).toMatch(/^place: /);
    },
  );

  test.each([
    ["dharamshala in haridwar", "facility: dharamshala"],
    ["kashi vishwanath dharamshala", "facility: dharamshala"],
    ["धर्मशाला हरिद्वार", "facility: धर्मशाला"],
  ])("and beside another name a house to stay in: %s", async (q, facility) => {
    expect(await meaning(q)).toContain(facility);
    expect((await search({ q })).total).toBeGreaterThan(0);
  });

  test("nothing of a list is left out for it", async () => {
    expect((await search({ q: "char dham helicopter" })).total).toBe(4);
  });
});

describe("a deity that is meant and not named", () => {
  test.each([
    ["snake temple", "Nagaraja Temple, Nagercoil"],
    ["नाग देवता मंदिर", "Nagaraja Temple, Nagercoil"],
    ["elephant god temple mumbai", "Siddhivinayak Temple"],
    ["monkey god", "Hanuman Garhi"],
    ["half man half lion", "Ahobilam Lakshmi Narasimha Temples"],
    ["goddess of wealth temple", "Mahalakshmi Temple Kolhapur"],
    ["goddess of learning", "Sharadamba Temple, Sringeri"],
    ["jai mata di", "Vaishno Devi Temple"],
    ["mata rani ka mandir", "Vaishno Devi Temple"],
    ["jai jinendra", "Ranakpur Jain Temple"],
    ["god of wealth", "Mahalakshmi Temple Kolhapur"],
    ["welth goddess", "Mahalakshmi Temple Kolhapur"],
    ["शेरावाली माता का मंदिर", "Kanaka Durga Temple, Vijayawada"],
    ["laddu gopal", "Banke Bihari Temple"],
    ["ganpati bappa morya", "Siddhivinayak Temple"],
    ["waheguru", "Golden Temple"],
  ])("%s", async (q, name) => {
    expect((await found(q)).slice(0, 12)).toContain(name);
    expect((await meaning(q))?.[0]).toMatch(/^deity: /);
  });
});

test.each([
  ["temples with ropeway", "Kalika Mata Temple, Pavagadh"],
  ["12th century temples", "Hoysaleswara Temple"],
  ["snake temple", "Nagaraja Temple, Nagercoil"],
  ["temples open at night in amritsar", "Golden Temple"],
])("suggestions answer what is described: %s", async (q, name) => {
  const { suggestions } = (await visitor.get("/api/temples/suggest", { query: { q } })).json();
  expect(suggestions.map((one: { name: string }) => one.name)).toContain(name);
  expect(suggestions.map((one: { name: string }) => one.name)).not.toContain("Kalighat Kali Temple");
});
