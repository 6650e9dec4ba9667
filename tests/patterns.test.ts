import { checkSync } from "recheck";
import { describe, expect, test } from "vitest";
import { type Pattern, parseSource, readSources } from "./support/sources";

const sources = readSources("src");
/** Far above the second that any pattern here needs: one that takes longer has to be written more simply. */
const timeout = 60_000;

/**
 * What is wrong with a pattern, or undefined when the checker proved that it looks at no input longer than in proportion
 * to its length. That it cannot tell (it took too long, or it only tried inputs, as with patterns that look ahead, look
 * behind or refer back) is no proof.
 */
function flawOf({ source, flags }: Pick<Pattern, "source" | "flags">): string | undefined {
  const params = { timeout, maxRepeatCount: 1_000, maxPatternSize: 100_000, maxNFASize: 1_000_000 };
  const verdict = checkSync(source, flags, params);
  if (verdict.status === "unknown") return `unknown: ${verdict.error.kind}`;
  if (verdict.status === "vulnerable") return `${verdict.complexity.summary}: ${verdict.attack.pattern}`;
  return verdict.complexity.isFuzz ? "not proven" : undefined;
}

test("every pattern of src is linear in what it is given", { timeout: 300_000 }, () => {
  const places = new Map<string, { pattern: Pattern; at: string[] }>();
  for (const { path, patterns } of sources) {
    for (const pattern of patterns.written) {
      const key = `/${pattern.source}/${pattern.flags}`;
      const known = places.get(key) ?? { pattern, at: [] };
      known.at.push(`${path}:${pattern.line}`);
      places.set(key, known);
    }
  }
  expect(places.size).toBeGreaterThan(200);
  const flaws = [...places].flatMap(([key, { pattern, at }]) => {
    const flaw = flawOf(pattern);
    return flaw ? [`${key} in ${at.join(", ")}: ${flaw}`] : [];
  });
  expect(flaws).toEqual([]);
});

test("no pattern of src is put together while it runs, where no check sees it", () => {
  expect(sources.flatMap(({ path, patterns }) => patterns.made.map((line) => `${path}:${line}`))).toEqual([]);
});

describe("the check finds", () => {
  test.each([
    [/(a+)+$/, /^exponential/],
    [/\S+@\S+\.\S+/, /^3rd degree/],
    [/,+$/, /^2nd degree/],
    [/^(?!x)[a-z]+$/, /^not proven/],
  ])("what is wrong with %s", ({ source, flags }, flaw) => {
    expect(flawOf({ source, flags })).toMatch(flaw);
  });

  test.each(["new RegExp(word)", "RegExp('a+')", 'text.match("a+")', "text.search(`^a+`)"])(
    "a pattern that is put together by %s",
    (code) => {
      expect(parseSource("src/domain/a.ts", `export const a = ${code}`).patterns.made).toEqual([1]);
    },
  );
});
