import { test } from "vitest";
import { thisOrBetter } from "../support/judgedLimits";
import { scoreQueries } from "../support/judgedQueries";
import { sharedApp } from "../support/testApp";

const { visitor } = await sharedApp({ seeded: true, now: "2026-11-10T04:00:00.000Z", env: { RATE_LIMITS: "off" } });

test("suggestions answer what people typed nearly as well as the search", { timeout: 60_000 }, async () => {
  const score = await scoreQueries(async (q) => {
    const answer = await visitor.get("/api/temples/suggest", { query: { q, size: "10" } });
    return answer.json().suggestions;
  });
  thisOrBetter(score, { first: 98, firstThree: 99, firstTen: 100, nothing: 0, wrongFirst: 2, junkAnswered: 5 });
});

test("and so does Advanced search, which reads more", { timeout: 60_000 }, async () => {
  const score = await scoreQueries(async (q) => {
    const answer = await visitor.get("/api/temples/search", { query: { q, size: "10", engine: "es" } });
    return answer.json().temples;
  });
  thisOrBetter(score, { first: 97, firstThree: 99, firstTen: 99, nothing: 0, wrongFirst: 3, junkAnswered: 10 });
});
