import { describe, expect, test } from "vitest";
import type { TempleCard } from "../../src/contract/temples";
import type { TempleRecord } from "../../src/server/temples/record";
import { storeTemple } from "../support/contributions";
import { testApp } from "../support/testApp";

describe("the temples of a festival's page", () => {
  const opened = async () => {
    const { db, visitor } = await testApp({ now: "2026-11-21T06:00:00Z" });
    const named = async (slug: string): Promise<string[]> =>
      (await visitor.get(`/api/festivals/${slug}`)).json().temples.map(({ name }: TempleCard) => name);
    return { store: (fields: Partial<TempleRecord>) => storeTemple(db, { tradition: "Hindu", ...fields }), named };
  };

  test("lie where the festival is kept, and the first of them tell of it", async () => {
    const { store, named } = await opened();
    await store({ name: "Old Shrine", deity: "Murugan", state: "Tamil Nadu" });
    await store({ name: "Vel Shrine", deity: "Murugan", state: "Kerala", significance: "Thaipusam fills its hill." });
    await store({ name: "Kaveri Shrine", deity: "Murugan", state: "Karnataka" });
    expect(await named("thaipusam")).toEqual(["Vel Shrine", "Old Shrine"]);
  });

  test("are open on its next day", async () => {
    const { store, named } = await opened();
    const closures = [{ from: "11-10", to: "05-01", note: null }];
    await store({ name: "Snow Shrine", deity: "Shiva", state: "Uttarakhand", closures });
    await store({ name: "Plain Shrine", deity: "Shiva", state: "Uttarakhand" });
    expect(await named("maha-shivaratri")).toEqual(["Plain Shrine"]);
    await store({ name: "Snow Shrine of Rama", deity: "Rama", state: "Uttarakhand", closures });
    expect(await named("rama-navami")).toEqual([]);
  });

  test("are of its tradition, and none where it is kept at home", async () => {
    const { store, named } = await opened();
    await store({ name: "Gurdwara", deity: "Guru Nanak, Vishnu", tradition: "Sikh", state: "Punjab" });
    await store({ name: "Mandir", deity: "Vishnu", state: "Punjab" });
    expect(await named("kartika-purnima")).toEqual(["Mandir"]);
    expect(await named("raksha-bandhan")).toEqual([]);
  });
});

test("the search for festivals of the next days leaves out who is closed on all of its deity's", async () => {
  const { db, visitor } = await testApp({ now: "2026-11-21T06:00:00Z" });
  const tillSpring = [{ from: "11-10", to: "05-01", note: null }];
  await storeTemple(db, { name: "Snow Shrine", deity: "Shiva", closures: tillSpring });
  await storeTemple(db, { name: "Plain Shrine", deity: "Shiva" });
  // Kartik Purnima is on the 24th, Kala Bhairava Jayanti on the 1st
  const tillPurnima = [{ from: "11-10", to: "11-24", note: null }];
  await storeTemple(db, { name: "Lamp Shrine", deity: "Shiva", closures: tillPurnima });
  const { temples } = (await visitor.get("/api/temples/search?filter=festivals")).json();
  expect(temples.map(({ name }: TempleCard) => name).sort()).toEqual(["Lamp Shrine", "Plain Shrine"]);
});
