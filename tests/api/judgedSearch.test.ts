import { expect, test } from "vitest";
import { thisOrBetter } from "../support/judgedLimits";
import { scoreQueries } from "../support/judgedQueries";
import { sharedApp } from "../support/testApp";

const { visitor } = await sharedApp({ seeded: true, now: "2026-11-10T04:00:00.000Z", env: { RATE_LIMITS: "off" } });

test("search answers what people typed, judged by somebody who did not read it", { timeout: 60_000 }, async () => {
  const score = await scoreQueries(async (q) => {
    const answer = await visitor.get("/api/temples/search", { query: { q, size: "10" } });
    return answer.json().temples;
  });
  thisOrBetter(score, { first: 98, firstThree: 99, firstTen: 100, nothing: 0, wrongFirst: 2, junkAnswered: 5 });
  const inFirstThree = {
    ...{ exact: 100, typo: 97, translit: 98, script: 98, wordorder: 100, prefix: 100, merge_split: 94, category: 94 },
    ...{ temple_city: 100, deity_city: 97, oldcity: 94, abbrev: 88, festival: 89, nl: 89, alias: 94, pincode: 100 },
    place: 88,
  };
  for (const [kind, share] of Object.entries(inFirstThree))
    expect(score.kinds[kind], kind).toBeGreaterThanOrEqual(share);
});
