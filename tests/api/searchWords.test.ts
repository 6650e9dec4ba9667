import { sql } from "kysely";
import { describe, expect, inject, test } from "vitest";
import { migrate } from "../../src/server/db/migrate";
import type { Db } from "../../src/server/db/open";
import { updateIndex } from "../../src/server/search/indexing";
import { countMatches } from "../../src/server/search/lists";
import type { Slot } from "../../src/server/search/slots";
import { mainFields, type Scope } from "../../src/server/search/terms";
import { thoseThatTell } from "../../src/server/search/textMatches";
import { blankDatabase } from "../support/blankDatabase";
import { storeTemple } from "../support/contributions";
import { testApp } from "../support/testApp";

const everywhere: Scope = { ...mainFields, fields: "all" };
const driver = slotOf({ exact: ["temple"] });

const documents = [
  " siv temple | | pune | | | | | :d:siv :l:pune # lamp oil ",
  " sivganga temple | | pune | | | | | :l:pune # siv ",
  " temple | devi mata | poona | | | | | :d:devi :l:poona # ",
  " lamp temple | | nasik | | | pune | | :l:nasik :l:pune # ",
  " temple | | agra | | | | | :l:agra # siv pune devi ",
];

type Words = { exact?: string[]; alias?: string[]; near?: string[]; open?: string[]; kind?: Slot["kind"] };

/** A slot as the vocabulary makes it; `temples` are as many as it says that each word has. */
function slotOf({ kind = "word", open = [], ...words }: Words, temples = 1): Slot {
  const terms = (list: readonly string[] = []) => list.map((term) => ({ term, temples }));
  return { kind, exact: terms(words.exact), alias: terms(words.alias), near: terms(words.near), open };
}

/** So common that documents are checked sooner than an index is read. */
const asCommon = ({ exact, alias, near, ...slot }: Slot): Slot => {
  const common = (terms: Slot["exact"]) => terms.map((term) => ({ ...term, temples: 10_000_000 }));
  return { ...slot, exact: common(exact), alias: common(alias), near: common(near) };
};

async function storeDocuments(db: Db): Promise<number[]> {
  const rows = documents.map((search_text, at) => ({
    id: 9_001 + at,
    after: { popularity: 10, status: "active", search_text },
  }));
  await updateIndex(db, rows);
  return rows.map(({ id }) => id);
}

describe("the index of words and the documents tell the same of", () => {
  const asked: { what: string; slots: Slot[]; scope?: Scope; told: number[] }[] = [
    { what: "a word in the fields", slots: [slotOf({ exact: ["siv"] })], told: [0] },
    { what: "a word anywhere", slots: [slotOf({ exact: ["siv"] })], scope: everywhere, told: [0, 1, 4] },
    { what: "what continues a beginning", slots: [slotOf({ exact: ["siv"], open: ["siv"] })], told: [0, 1] },
    { what: "other names of a word", slots: [slotOf({ exact: ["amn"], alias: ["devi", "mata"] })], told: [2] },
    { what: "two words at once", slots: [slotOf({ exact: ["lamp"] }), slotOf({ exact: ["pune"] })], told: [3] },
    {
      what: "two words, one of them in the long texts",
      slots: [slotOf({ exact: ["lamp"] }), slotOf({ exact: ["pune"] })],
      scope: everywhere,
      told: [0, 3],
    },
    { what: "a place", slots: [slotOf({ kind: "place", exact: [":l:pune"] })], told: [0, 1, 3] },
    { what: "the beginning of a place", slots: [slotOf({ kind: "place", open: [":l:p"] })], told: [0, 1, 2, 3] },
    { what: "signs that mean something to either", slots: [slotOf({ exact: ['"', "%", "_", "' OR siv"] })], told: [] },
    { what: "nothing else at all", slots: [], told: [0, 1, 2, 3, 4] },
  ];
  test.each(asked)("$what", async ({ slots, scope = mainFields, told }) => {
    const { db } = await testApp();
    const ids = await storeDocuments(db);
    const expected = told.map((at) => ids[at]);
    expect(await thoseThatTell(db, ids, { scope, driver, slots })).toEqual(expected);
    expect(await thoseThatTell(db, ids, { scope, driver, slots: slots.map(asCommon) })).toEqual(expected);
  });
});

test("those that are told come in the order in which they were given", async () => {
  const { db } = await testApp();
  const [first = 0, second = 0, , fourth = 0] = await storeDocuments(db);
  const slots = [slotOf({ kind: "place", exact: [":l:pune"] })];
  const given = [fourth, first, second];
  expect(await thoseThatTell(db, given, { scope: mainFields, driver, slots })).toEqual(given);
});

test("a document that changes or goes is not found by what it told before", async () => {
  const { db } = await testApp();
  const [id = 0, ...others] = await storeDocuments(db);
  const told = (word: string) =>
    thoseThatTell(db, [id, ...others], { scope: mainFields, driver, slots: [slotOf({ exact: [word] })] });
  const was = { popularity: 10, status: "active" };
  await updateIndex(db, [{ id, before: was, after: { ...was, search_text: " visnu temple | # " } }]);
  expect(await told("siv")).toEqual([]);
  expect(await told("visnu")).toEqual([id]);
  await updateIndex(db, [{ id, before: was }]);
  expect(await told("visnu")).toEqual([]);
});

test("words of very many temples are counted together, without those that are not public", async () => {
  const { db } = await testApp();
  const ids = [await storeTemple(db, {}), await storeTemple(db, {}), await storeTemple(db, { status: "archived" })];
  const rows = await db.selectFrom("temples").select(["id", "popularity", "status"]).where("id", "in", ids).execute();
  await updateIndex(
    db,
    rows.map(({ id, ...before }) => ({
      id,
      before,
      after: { ...before, search_text: " lampa oila | | | | | | | # " },
    })),
  );
  const slots = [slotOf({ exact: ["lampa"] }, 50_000), slotOf({ exact: ["oila"] }, 50_000)];
  expect(await countMatches(db, { scope: mainFields, slots, where: [] })).toBe(2);
});

test("a database of before gets an index of its words", async () => {
  const database = await blankDatabase();
  const { db } = database;
  await migrate(database);
  const ids = await storeDocuments(db);
  if (inject("engine") === "sqlite") await sql`drop table temple_words`.execute(db);
  await sql`delete from schema_migrations where id = 5`.execute(db);
  expect(await migrate(database)).toEqual(["0005-temple-words"]);
  const slots = [slotOf({ exact: ["siv"] })];
  expect(await thoseThatTell(db, ids, { scope: mainFields, driver, slots })).toEqual(ids.slice(0, 1));
});
