import { expect, test } from "vitest";
import type { Db } from "../../src/server/db/open";
import { updateIndex } from "../../src/server/search/indexing";
import { blankTemple } from "../../src/server/temples/blankTemple";
import { insertTemples } from "../../src/server/temples/write";
import { testApp } from "../support/testApp";

type Fields = { name: string; address?: string };

/** Stores temples of which nothing is known but this; answers their ids. */
function store(db: Db, all: readonly Fields[], beginning = "of-many"): Promise<number[]> {
  const temples = all.map((fields, at) => ({
    ...{ ...blankTemple, city: "Hampi", state: "Karnataka" },
    ...{ slug: `${beginning}-${at}`, ...fields },
  }));
  return insertTemples(db, temples, { now: new Date(0) });
}

/** As if very many people came to see it. */
async function makeFamous(db: Db, id: number): Promise<void> {
  const popularity = 700_000;
  const { status, popularity: before } = await db
    .selectFrom("temples")
    .select(["status", "popularity"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  await db.updateTable("temples").set({ popularity }).where("id", "=", id).execute();
  await updateIndex(db, [{ id, before: { status, popularity: before }, after: { status, popularity } }]);
}

const named = (list: readonly { name: string }[]) => list.map(({ name }) => name);

test("three hundred matches and one more are weighed by the same rules", async () => {
  const { db, visitor } = await testApp();
  const temples = Array.from({ length: 300 }, (_, at) =>
    at % 25 === 24
      ? { name: `Lampeshwari of Kumbheshwara ${at}` }
      : { name: `Lampeshwari ${at}`, address: "Kumbheshwara road" },
  );
  await store(db, temples);
  const firstTen = async () => {
    const { total, temples } = (
      await visitor.get("/api/temples/search", { query: { q: "lampeshwari kumbheshwara", size: "10" } })
    ).json();
    return { total, names: named(temples) };
  };
  const before = await firstTen();
  expect(before.total).toBe(300);
  for (const name of before.names) expect(name).toMatch(/^Lampeshwari of Kumbheshwara/);
  await store(db, [{ name: "Lampeshwari 301", address: "Kumbheshwara road" }], "one-more");
  expect(await firstTen()).toEqual({ total: 301, names: before.names });
});

test("the pages of many matches hold each of them once", async () => {
  const { db, visitor } = await testApp();
  const ids = await store(
    db,
    Array.from({ length: 620 }, (_, at) => ({ name: `Lampeshwari ${at}`, address: at % 2 ? "Kumbheshwara road" : "" })),
  );
  const found: number[] = [];
  for (let page = 1; page <= 7; page++) {
    const { temples } = (
      await visitor.get("/api/temples/search", { query: { q: "lampeshwari", size: "100", page: String(page) } })
    ).json();
    found.push(...temples.map(({ id }: { id: number }) => id));
  }
  expect(found.sort((a, b) => a - b)).toEqual(ids.sort((a, b) => a - b));
});

test("of very many words that go on alike a famous temple's comes first, however rare it is", async () => {
  const { db, visitor } = await testApp();
  const syllables = Array.from("bdgjklmnprst").flatMap((letter) => Array.from("aiueo", (vowel) => letter + vowel));
  const words = syllables.map((syllable) => `Kalam${syllable}nt`);
  await store(
    db,
    words.flatMap((word) => Array.from({ length: 7 }, (_, at) => ({ name: `${word} ${at}` }))),
  );
  const [famous = 0] = await store(db, [{ name: "Kalamzulka" }], "famous");
  const first = async (typed: string) =>
    (await visitor.get("/api/temples/suggest", { query: { q: typed } })).json().suggestions[0]?.name;
  await makeFamous(db, famous);
  for (const typed of ["k", "ka", "kalam"]) expect(await first(typed), typed).toBe("Kalamzulka");
});

test("a misspelling that is many temples' name still leads to the famous one beside it", async () => {
  const { db, visitor } = await testApp();
  await store(
    db,
    Array.from({ length: 20 }, (_, at) => ({ name: `Kedatnath ${at}` })),
  );
  const [kedarnath = 0] = await store(db, [{ name: "Kedarnath Temple" }], "famous");
  const search = async (q: string) => (await visitor.get("/api/temples/search", { query: { q } })).json();
  expect((await search("kedatnath")).didYouMean).toBeUndefined();
  await makeFamous(db, kedarnath);
  expect(await search("kedatnath")).toMatchObject({ total: 20, didYouMean: "kedarnath" });
  expect((await search("kedarnath")).didYouMean).toBeUndefined();
});
