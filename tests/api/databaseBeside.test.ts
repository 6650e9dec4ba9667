import { expect, inject, onTestFinished, test } from "vitest";
import { type Db, openBeside, openDatabase } from "../../src/server/db/open";
import { freshPlace } from "../support/places";

/** A database as requests see it, and as a thread that writes by the thousand does. */
async function bothOf() {
  const place = await freshPlace("empty");
  const env = { DATABASE_POOL: 2, ...place.variables };
  const [{ db }, { db: beside }] = [await openDatabase(env), await openBeside(env)];
  onTestFinished(async () => {
    await db.destroy();
    await place.remove();
  });
  return { db, beside };
}

const spellings = (db: Db) => db.selectFrom("search_spellings").selectAll().orderBy("variant").execute();
const row = (variant: string) => ({ variant, term: "shiva" });

test("what is written beside is there for others once it is committed, and not before", async () => {
  const { db, beside } = await bothOf();

  const { numInsertedOrUpdatedRows } = await beside.transaction().execute(async (trx) => {
    const answer = await trx
      .insertInto("search_spellings")
      .values([row("siva"), row("shva")])
      .executeTakeFirst();
    expect(await spellings(db)).toEqual([]);
    return answer;
  });
  expect(numInsertedOrUpdatedRows).toBe(2n);
  expect(await spellings(db)).toEqual([row("shva"), row("siva")]);
  // asked twice: what the columns are called is told once
  for (const _ of [1, 2]) {
    expect(await spellings(beside)).toEqual([row("shva"), row("siva")]);
  }
  await beside.destroy();
  await expect(spellings(beside)).rejects.toThrow();
});

test("what is refused beside says why, and takes its transaction back", async () => {
  const { db, beside } = await bothOf();
  const twice = beside.transaction().execute(async (trx) => {
    await trx.insertInto("search_spellings").values(row("siva")).execute();
    await trx.insertInto("search_spellings").values(row("siva")).execute();
  });
  const code = inject("engine") === "sqlite" ? "SQLITE_CONSTRAINT_PRIMARYKEY" : "23505";
  await expect(twice).rejects.toMatchObject({ code });
  expect(await spellings(db)).toEqual([]);

  await beside.insertInto("search_spellings").values(row("siva")).execute();
  expect(await spellings(db)).toEqual([row("siva")]);
  await beside.destroy();
});
