import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import type { CuratedListSummary } from "../../src/contract/templeLists";
import { migrate } from "../../src/server/db/migrate";
import { blankDatabase } from "../support/blankDatabase";
import { addList, addTemple, aList, anEntry, asSent } from "../support/lists";
import { anotherClient } from "../support/lockedTable";
import { testApp } from "../support/testApp";

const root = "/api/admin/lists";

describe("the address of a list", () => {
  test("leads to the list also after it was changed, and is given to no other one", async () => {
    const { as, visitor } = await testApp();
    const admin = as("TEMPLE_ADMIN");
    const list = await addList(admin);
    const second = (await admin.put(`${root}/${list.id}`, asSent(list, { slug: "seven-wicks" }))).json();
    const third = (await admin.put(`${root}/${list.id}`, asSent(second, { slug: "seven-flames" }))).json();
    for (const old of ["seven-lamps", "seven-wicks"]) {
      const answer = await visitor.get(`/api/lists/${old}`);
      expect([answer.statusCode, answer.headers.location], old).toEqual([301, "/api/lists/seven-flames"]);
    }
    const taken = await admin.post(root, aList());
    expect([taken.statusCode, taken.json().errors]).toEqual([409, { slug: "errors.slugTaken" }]);
    const { slug: _, ...unnamed } = aList();
    expect((await admin.post(root, unnamed)).json().slug).toBe("seven-lamps-2");

    const back = await admin.put(`${root}/${list.id}`, asSent(third, { slug: "seven-lamps" }));
    expect(back.statusCode, back.body).toBe(200);
    expect((await visitor.get("/api/lists/seven-lamps")).statusCode).toBe(200);
    expect((await visitor.get("/api/lists/seven-flames")).headers.location).toBe("/api/lists/seven-lamps");
    await admin.delete(`${root}/${list.id}`);
    expect((await visitor.get("/api/lists/seven-flames")).statusCode).toBe(404);
    expect((await admin.post(root, aList())).statusCode).toBe(201);
  });
});

test("lists come in one order on every database: without case and marks, those of all India first", async () => {
  const { as, visitor } = await testApp();
  const admin = as("TEMPLE_ADMIN");
  const names = ["Zeal", "\u00c5rati", "arch", "Bell", "apse", "Bell 10"];
  for (const [at, name] of names.entries()) await addList(admin, { slug: `list-${at}-x`, name });
  await addList(admin, { slug: "wide", name: "Wide", region: "India" });
  const { lists } = (await visitor.get("/api/lists")).json();
  const sorted = ["Wide", "apse", "\u00c5rati", "arch", "Bell", "Bell 10", "Zeal"];
  expect(lists.map(({ name }: CuratedListSummary) => name)).toEqual(sorted);
});

test("a list is saved while somebody holds its temples, unless they are found by other words from then on", async () => {
  const opened = await testApp();
  const admin = opened.as("TEMPLE_ADMIN");
  const [lamp, bell] = [await addTemple(admin, "Lamp Temple"), await addTemple(admin, "Bell Temple")];
  const list = await addList(admin, { entries: [anEntry({ templeId: lamp.id })] });
  const client = opened.engine === "postgres" ? await anotherClient(opened) : undefined;
  await client?.query(`begin; select 1 from temples where id = ${lamp.id} for no key update`);
  const entries = [anEntry({ number: 1, name: "First", templeId: lamp.id }), anEntry({ templeId: bell.id })];
  const saved = await admin.put(`${root}/${list.id}`, asSent(list, { region: "Goa", entries }));
  await client?.query("commit");
  await client?.end();
  expect([saved.statusCode, saved.json().region], saved.body).toEqual([200, "Goa"]);
  const found = await opened.visitor.get("/api/temples/search?q=seven+lamps");
  expect(found.json().total).toBe(2);
});

test("a database of before keeps the places of its lists, in English alone", async () => {
  const database = await blankDatabase();
  const { db } = database;
  await migrate(database);
  for (const column of ["place_hi", "place_kn"])
    await sql`alter table temple_list_entries drop column ${sql.ref(column)}`.execute(db);
  await sql`delete from schema_migrations where id = 6`.execute(db);
  const at = "2026-11-18T05:30:00Z";
  const { slug, name, description, region } = aList();
  const row = { slug, name, description, region, aliases: "[]", sources: "[]", headings: "[]" };
  const list = await db
    .insertInto("temple_lists")
    .values({ ...row, created_at: at, updated_at: at })
    .returning("id")
    .executeTakeFirstOrThrow();
  await sql`insert into temple_list_entries (list_id, position, group_key, name, place)
    values (${list.id}, 1, '', 'Shore shrine', 'Karwar, Karnataka')`.execute(db);
  expect(await migrate(database)).toEqual(["0006-list-places"]);
  const entries = await db.selectFrom("temple_list_entries").select(["place", "place_hi", "place_kn"]).execute();
  expect(entries).toEqual([{ place: "Karwar, Karnataka", place_hi: null, place_kn: null }]);
});
