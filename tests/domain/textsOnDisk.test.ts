import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { textsOnDisk } from "../../src/server/imports/plan/textsOnDisk";

const folder = mkdtempSync(join(tmpdir(), "texts-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("texts of any length are found again by their number, in any order, and go with their file", () => {
  const path = join(folder, "1.csv.said");
  const texts = textsOnDisk(path);
  const said = Array.from({ length: 3_000 }, (_, at) => "ಶಿವ".repeat((at * 7) % 200) + at);
  said.splice(1_500, 0, "x".repeat(400_000), "");
  const places = said.map((text) => texts.keep(text));
  const back = [...places.keys()].reverse().map((at) => texts.read(places[at] ?? 0));
  expect(back.reverse()).toEqual(said);
  const late = texts.keep("said late");
  expect([texts.read(late), texts.read(places[0] ?? 0)]).toEqual(["said late", "0"]);
  texts.end();
  expect(existsSync(path)).toBe(false);
});
