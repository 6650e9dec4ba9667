import { describe, expect, test } from "vitest";
import type { FestivalList } from "../../src/contract/festivals";
import type { PanchangAnswer } from "../../src/contract/panchang";
import type { TempleCard, TempleSearchPage } from "../../src/contract/temples";
import { isClosed } from "../../src/domain/closures";
import { storeTemple } from "../support/contributions";
import { type Caller, sharedApp, testApp } from "../support/testApp";

const NOW = "2026-11-24T04:00:00.000Z";
const shared = sharedApp({ seeded: true, now: NOW });
const search = async (visitor: Caller, query: string): Promise<TempleSearchPage> =>
  (await visitor.get(`/api/temples/search?${query}`)).json();
const nameOf = (deity: string) => deity.replace("-", " ");

/** The bundled monuments, of which no day is their deity's. */
async function monuments(): Promise<Set<number>> {
  const { db } = await shared;
  const rows = await db.selectFrom("temples").select("id").where("worship", "=", "none").execute();
  expect(rows.length).toBeGreaterThan(0);
  return new Set(rows.map(({ id }) => id));
}

/** Every temple the filter lists. */
async function listed(visitor: Caller, filter: string): Promise<TempleCard[]> {
  const temples: TempleCard[] = [];
  for (let page = 1; ; page++) {
    const answer = await search(visitor, `filter=${filter}&page=${page}&size=24`);
    temples.push(...answer.temples);
    if (page >= answer.totalPages) return temples;
  }
}

describe("auspicious today", () => {
  // a Tuesday of two festivals, a Saturday of an Ekadashi, a Sunday, a Wednesday with nothing on it
  test.each(["2026-11-24", "2026-11-21", "2026-12-13", "2026-11-25"])(
    "on %s the temples of every deity that its festival, tithi or weekday recommends are marked",
    async (date) => {
      const { visitor, clock } = await shared;
      clock.set(`${date}T04:00:00.000Z`);
      const { recommendations }: PanchangAnswer = (await visitor.get("/api/platform/panchang?city=Delhi")).json();
      const deities = recommendations
        .filter(({ basis }) => ["festival", "tithi", "weekday"].includes(basis))
        .flatMap((each) => each.deities);
      expect(deities.length).toBeGreaterThan(0);
      const without = await monuments();
      for (const deity of deities) {
        const { temples } = await search(visitor, `deity=${encodeURIComponent(nameOf(deity))}`);
        for (const { id, name, isAuspiciousToday, closedUntil } of temples)
          expect([deity, name, isAuspiciousToday]).toEqual([
            deity,
            name,
            closedUntil === undefined && !without.has(id),
          ]);
      }
      const marked = new Set((await listed(visitor, "auspicious")).map(({ id }) => id));
      const { temples } = await search(visitor, `deity=${encodeURIComponent(nameOf(deities[0] ?? ""))}`);
      const open = temples.find(({ id, closedUntil }) => closedUntil === undefined && !without.has(id));
      expect(open && marked.has(open.id)).toBe(true);
    },
  );

  test("what only the season recommends is not marked: Shiva in Kartika, on the Ekadashi of Vishnu", async () => {
    const { visitor, clock } = await shared;
    clock.set("2026-11-21T04:00:00.000Z");
    const { recommendations }: PanchangAnswer = (await visitor.get("/api/platform/panchang?city=Delhi")).json();
    const ofShiva = recommendations.filter(({ deities }) => deities.includes("shiva"));
    expect(ofShiva.map(({ basis }) => basis)).toEqual(["season"]);
    const { temples } = await search(visitor, "deity=Shiva");
    const own = temples.filter(({ deity }) => deity === "Shiva");
    expect(own.length).toBeGreaterThan(0);
    expect(own.filter(({ isAuspiciousToday }) => isAuspiciousToday)).toEqual([]);
  });

  test("the day turns at midnight in India, and the list, the card and the temple's own answer agree", async () => {
    const { db, visitor, clock } = await testApp({ now: "2026-11-23T18:29:00.000Z" });
    const hanuman = await storeTemple(db, { name: "Hanuman Gate", deity: "Hanuman" });
    const seen = async () => [
      (await listed(visitor, "auspicious")).some(({ id }) => id === hanuman),
      (await search(visitor, "q=Hanuman Gate")).temples[0]?.isAuspiciousToday,
      (await visitor.get(`/api/temples/${hanuman}`)).json().isAuspiciousToday,
    ];
    expect(await seen()).toEqual([false, false, false]); // still Monday
    clock.set("2026-11-23T18:31:00.000Z");
    expect(await seen()).toEqual([true, true, true]); // Tuesday is his
  });

  test("a temple that is closed for its season has no day, and says until when it is closed", async () => {
    const { db, visitor, clock } = await testApp({ now: "2026-11-24T04:00:00.000Z" });
    const closures = [{ from: "11-05", to: "04-30", note: null }];
    const id = await storeTemple(db, { name: "Hanuman of the snow", deity: "Hanuman", closures });
    const seen = async () => {
      const { isAuspiciousToday, closedUntil } = (await visitor.get(`/api/temples/${id}`)).json();
      const cards: TempleCard[] = (await visitor.get(`/api/temples/cards?ids=${id}`)).json().temples;
      const isListed = (await listed(visitor, "auspicious")).some((card) => card.id === id);
      return [isAuspiciousToday, closedUntil, cards[0]?.isAuspiciousToday, cards[0]?.closedUntil, isListed];
    };
    expect(await seen()).toEqual([false, "2027-04-30", false, "2027-04-30", false]);
    clock.set("2027-05-04T04:00:00.000Z"); // the next Tuesday on which it is open
    expect(await seen()).toEqual([true, undefined, true, undefined, true]);
  });

  test("a festival whose date an admin chose takes the mark with it", async () => {
    const { db, visitor, as } = await testApp({ now: "2026-11-11T04:00:00.000Z" });
    const lakshmi = await storeTemple(db, { name: "Lakshmi Gate", deity: "Lakshmi" });
    const isMarked = async () => (await visitor.get(`/api/temples/${lakshmi}`)).json().isAuspiciousToday;
    const admin = as("FESTIVAL_ADMIN");
    const rows: { id: number; slug: string }[] = (await admin.get("/api/admin/festivals?search=diwali")).json();
    const id = rows.find(({ slug }) => slug === "diwali")?.id;
    expect(await isMarked()).toBe(false);
    await admin.put(`/api/admin/festivals/${id}/dates/2026`, { date: "2026-11-11", note: "As the gazette says." });
    expect(await isMarked()).toBe(true);
  });

  test("a festival that is entered by date marks the temples of its deities", async () => {
    const { db, visitor, as } = await testApp({ now: "2026-11-25T04:00:00.000Z" });
    const murugan = await storeTemple(db, { name: "Murugan Gate", deity: "Murugan" });
    const isMarked = async () => (await visitor.get(`/api/temples/${murugan}`)).json().isAuspiciousToday;
    expect(await isMarked()).toBe(false);
    const made = { name: "Car of the hill", festivalDate: "2026-11-25", deities: ["Murugan"], active: true };
    expect((await as("FESTIVAL_ADMIN").post("/api/admin/festivals", made)).statusCode).toBe(201);
    expect(await isMarked()).toBe(true);
  });
});

describe("festivals", () => {
  test("lists the open temples in worship of every deity whose festival comes within 30 days, and no others", async () => {
    const { visitor, clock } = await shared;
    clock.set(NOW);
    const range = "from=2026-11-24&to=2026-12-24";
    const { festivals }: FestivalList = (await visitor.get(`/api/festivals?${range}`)).json();
    const deities = [...new Set(festivals.flatMap((festival) => festival.deities))];
    expect(deities).toContain("Shiva");
    const found = new Set((await listed(visitor, "festivals")).map(({ id }) => id));
    const without = await monuments();
    for (const deity of deities) {
      const { temples } = await search(visitor, `deity=${encodeURIComponent(deity)}`);
      const open = temples.filter((temple) => !isClosed(temple));
      for (const { id, name } of open) expect([deity, name, found.has(id)]).toEqual([deity, name, !without.has(id)]);
    }
    const { temples: others } = await search(visitor, "deity=Kali");
    expect(deities).not.toContain("Kali");
    expect(others.filter(({ id, deity }) => deity === "Kali" && found.has(id))).toEqual([]);
  });

  test("the last of the 30 days counts, the day after does not", async () => {
    const { db, visitor, as, clock } = await testApp({ now: "2026-06-01T04:00:00.000Z" });
    const hall = await storeTemple(db, { name: "Lamp Hall", deity: "Ayyappa" });
    const made = { name: "Night of Ayyappa", festivalDate: "2026-07-01", deities: ["Ayyappa"], active: true };
    expect((await as("FESTIVAL_ADMIN").post("/api/admin/festivals", made)).statusCode).toBe(201);
    const isListed = async () => (await listed(visitor, "festivals")).some(({ id }) => id === hall);
    expect(await isListed()).toBe(true);
    clock.set("2026-05-31T04:00:00.000Z");
    expect(await isListed()).toBe(false);
  });
});
