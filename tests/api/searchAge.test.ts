import { describe, expect, test } from "vitest";
import type { TempleSearchPage } from "../../src/contract/temples";
import { storeTemple } from "../support/contributions";
import type { Caller } from "../support/testApp";
import { sharedApp, testApp } from "../support/testApp";

const seeded = await sharedApp({ seeded: true, now: "2026-11-10T04:00:00.000Z", env: { RATE_LIMITS: "off" } });

async function search(q: string, more: Record<string, string> = {}, visitor: Caller = seeded.visitor) {
  const answer = await visitor.get("/api/temples/search", { query: { q, size: "100", ...more } });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json() as TempleSearchPage;
}
const namesOf = ({ temples }: TempleSearchPage) => temples.map(({ name }) => name);
const kindsOf = ({ understood = [] }: TempleSearchPage) => understood.map(({ kind, text }) => `${kind}: ${text}`);

describe("ancient temples", () => {
  test.each([
    ["ancient temples", ["age: ancient"]],
    ["old temples", ["age: old temples"]],
    ["प्राचीन मंदिर", ["age: प्राचीन"]],
    ["पुराने मंदिर", ["age: पुराने मंदिर"]],
    ["ಪ್ರಾಚೀನ ದೇವಸ್ಥಾನ", ["age: ಪ್ರಾಚೀನ"]],
    ["ಪುರಾತನ ದೇವಾಲಯ", ["age: ಪುರಾತನ"]],
    ["ಹಳೆಯ ದೇವಸ್ಥಾನ", ["age: ಹಳೆಯ"]],
  ])("are those on record as ancient, the best known first: %s", async (q, words) => {
    const page = await search(q);
    expect(kindsOf(page)).toEqual(words);
    expect(page).not.toHaveProperty("isRelaxed");
    expect(namesOf(page)).toEqual(namesOf(await search("", { type: "Ancient" })));
    expect(namesOf(page)[0]).toBe("Konark Sun Temple");
  });

  test.each(["ancient temples in karnataka", "कर्नाटक के प्राचीन मंदिर", "ಕರ್ನಾಟಕದ ಪ್ರಾಚೀನ ದೇವಸ್ಥಾನಗಳು"])(
    "are narrowed by a place: %s",
    async (q) => {
      const inKarnataka = await search("", { type: "Ancient", place: "karnataka" });
      expect(namesOf(await search(q)).sort()).toEqual(namesOf(inKarnataka).sort());
    },
  );

  test("leave a temple to be found that is called so", async () => {
    const page = await search("प्राचीन हनुमान मंदिर");
    expect(namesOf(page)).toEqual(["Hanuman Mandir, Connaught Place"]);
    expect(page).not.toHaveProperty("isRelaxed");
    expect(namesOf(await search("ancient temples", { type: "Jain" }))).not.toEqual([]);
  });
});

describe("the oldest temples", () => {
  test.each([
    "oldest temples in tamil nadu",
    "सबसे पुराना मंदिर तमिलनाडु",
    "ತಮಿಳುನಾಡಿನ ಅತ್ಯಂತ ಹಳೆಯ ದೇವಾಲಯ",
    "ತಮಿಳುನಾಡಿನ ಅತಿ ಪುರಾತನ ದೇವಾಲಯಗಳು",
  ])("are the ancient ones, those first that were built first: %s", async (q) => {
    const page = await search(q);
    expect(namesOf(page).slice(0, 3)).toEqual([
      "Shore Temple",
      "Thanjavur Big Temple",
      "Gangaikonda Cholapuram Temple",
    ]);
    expect(new Set(page.temples.map(({ state, setting }) => `${state}, ${setting}`))).toEqual(
      new Set(["Tamil Nadu, Ancient"]),
    );
    const { suggestions } = (await seeded.visitor.get("/api/temples/suggest", { query: { q } })).json();
    expect(suggestions[0].name).toBe("Shore Temple");
  });

  test("have years and centuries in their order, before and after the common era, and the undated last", async () => {
    const { db, visitor } = await testApp();
    const ages = ["12c", null, "1117", "-3c", "1010", "11c", "-90", "2c", "1201", "-251"];
    for (const built of ages) await storeTemple(db, { name: `Built ${built}`, setting: "Ancient", built });
    await storeTemple(db, { name: "Older, but a cave", setting: "Cave", built: "-4c" });
    const inOrder = ["-251", "-3c", "-90", "2c", "1010", "11c", "1117", "12c", "1201", "null"];
    const expected = inOrder.map((built) => `Built ${built}`);
    expect(namesOf(await search("oldest temple", {}, visitor))).toEqual(expected);
    const pages = await Promise.all(["1", "2"].map((page) => search("oldest temple", { size: "5", page }, visitor)));
    expect(pages.flatMap(namesOf)).toEqual(expected);
    expect(namesOf(await search("oldest temple", { sort: "name" }, visitor))).toEqual([...expected].sort());
  });

  test("are told to be others where none that is ancient is on record", async () => {
    const page = await search("oldest temple in bangalore");
    expect(page).toMatchObject({ isRelaxed: true });
    expect(new Set(page.temples.map(({ city }) => city))).toEqual(new Set(["Bengaluru"]));
  });

  test("of a list are the list", async () => {
    expect(namesOf(await search("oldest jyotirlinga"))).toEqual(namesOf(await search("12 jyotirlinga")));
  });
});
