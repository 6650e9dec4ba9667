import { expect, test } from "vitest";
import { createTextStore } from "../../src/domain/textStore";

test("each text is read as it was kept, short, long or in any script", () => {
  const { keep, read } = createTextStore();
  const texts = ["", "Sri Lake Temple", "ಶ್ರೀ ಕೃಷ್ಣ", "🛕", "x".repeat(3_000_000), "after a long one"];
  const many = Array.from({ length: 40_000 }, (_, at) => `${at} मंदिर`);
  const kept = [...texts, ...many].map((text) => [keep(text), text] as const);
  for (const [at, text] of kept) expect(read(at)).toBe(text);
});
