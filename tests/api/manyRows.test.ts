import { expect, test } from "vitest";
import { deleteValues, insertMany, insertValues } from "../../src/server/db/bulk";
import { blankTemple } from "../../src/server/temples/blankTemple";
import { draftsOf } from "../../src/server/temples/drafts";
import { insertDrafts, insertTemples } from "../../src/server/temples/write";
import { testApp } from "../support/testApp";

const texts = [
  ...["", " ", "null", "NULL", "{}", "a,b", "it's", '"quoted"', "back\\slash\\", '{"a":"b\\"c"}', "line\r\nbreak\ttab"],
  ...["शिव मंदिर", "ದೇವಸ್ಥಾನ", "😀", "é".repeat(7_000), null],
];
const integers = [0, 1, -1, 255, 256, 2_147_483_647, -2_147_483_648, null];
const doubles = [0, -0.5, 12.345678901234567, 1e-7, -89.999999, null];
const pick = <Item>(items: readonly Item[], at: number): Item => items[at % items.length] as Item;

test("rows written by the thousand hold what they were given, and go by their keys", async () => {
  const { db } = await testApp();
  const columns = ["import_id", "line", "outcome", "item_id", "version", "name", "name_key", "cells"];
  const rows = Array.from({ length: 6_000 }, (_, line) => ({
    ...{ import_id: 7, line, outcome: "created", replanned: 0 },
    ...{ item_id: pick(integers, line), version: pick(integers, line + 3) },
    ...{ name: pick(texts, line) ?? "", name_key: "key", cells: line < 100 ? pick(texts, line) : null },
  }));
  const values = rows.flatMap((row) => columns.map((column) => row[column as keyof typeof row]));
  await insertValues(db, "import_rows", columns, values);
  expect(await db.selectFrom("import_rows").selectAll().orderBy("line").execute()).toMatchObject(rows);
  const odd = rows.filter(({ line }) => line % 2 === 1);
  const gone = await deleteValues(
    db,
    "import_rows",
    ["import_id", "line"],
    odd.flatMap(({ line }) => [7, line]),
  );
  expect(gone.sort((a, b) => a.line - b.line)).toMatchObject(odd);
  expect(await db.selectFrom("import_rows").select("line").execute()).toHaveLength(3_000);
});

test("so do places, and counts beyond two thousand million", async () => {
  const { db } = await testApp();
  const named = { ...blankTemple, name: "Lamp Hill", city: "Hampi", state: "Karnataka" };
  const temples = doubles.map((latitude, at) => ({ ...named, slug: `lamp-${at}`, latitude, longitude: latitude }));
  await insertTemples(db, temples, { now: new Date(0) });
  const places = await db.selectFrom("temples").select(["latitude", "longitude"]).orderBy("id").execute();
  expect(places).toEqual(doubles.map((latitude) => ({ latitude, longitude: latitude })));
  const counts = [1, 9_007_199_254_740_991, -3_000_000_000];
  const noun = { noun: "temples", state: "planned", file_name: "a.csv", file_hash: "a", file_format: "csv" };
  const made = { blank: "leave", created_at: "2026-11-22", file_bytes: 1, may_verify: 0, mapping: "null" };
  await insertMany(
    db,
    "imports",
    counts.map((lease_until) => ({ ...noun, ...made, lease_until })),
  );
  const kept = await db.selectFrom("imports").select("lease_until").orderBy("id").execute();
  expect(kept.map(({ lease_until }) => lease_until)).toEqual(counts);
});

test("drafts whose transaction was taken back are stored by the next one", async () => {
  const { db } = await testApp();
  const temple = { ...blankTemple, slug: "", name: "Taken Back", city: "Hampi", state: "Karnataka" };
  const drafts = draftsOf([temple], { now: new Date(0) });
  const store = (end: () => void) =>
    db.transaction().execute(async (trx) => {
      const ids = await insertDrafts(trx, drafts, ["taken-back"], {});
      end();
      return ids;
    });
  const conflict = () => {
    throw new Error("somebody was first");
  };
  await expect(store(conflict)).rejects.toThrow("somebody was first");
  const [id = 0] = await store(() => undefined);
  expect(await db.selectFrom("temples").select("slug").where("id", "=", id).execute()).toEqual([
    { slug: "taken-back" },
  ]);
});
