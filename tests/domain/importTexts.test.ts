import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openTextFile } from "../../src/server/imports/textFile";

test("each text is read as it was kept, short, long or in any script", () => {
  const folder = mkdtempSync(join(tmpdir(), "texts-"));
  const { keep, read, close } = openTextFile(folder);
  const texts = ["", "Sri Lake Temple", "ಶ್ರೀ ಕೃಷ್ಣ", "🛕", "x".repeat(3_000_000), "after a long one"];
  const many = Array.from({ length: 40_000 }, (_, at) => `${at} मंदिर`);
  const kept = [...texts, ...many].map((text) => [keep(text), text] as const);
  for (const [at, text] of kept) expect(read(at)).toBe(text);
  expect(read(keep("said last"))).toBe("said last");
  expect(readdirSync(folder)).toEqual([]);
  close();
  rmSync(folder, { recursive: true });
});
