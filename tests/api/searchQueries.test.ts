import type { KyselyPlugin } from "kysely";
import { expect, test } from "vitest";
import type { Db } from "../../src/server/db/open";
import { searchTemples } from "../../src/server/temples/searchPage";
import { testNow } from "../support/clock";
import { sharedApp } from "../support/testApp";

const shared = sharedApp({ seeded: true });

/** A search over a connection of which nothing is cached yet; answers how many queries it made. */
async function countingSearch(): Promise<(q: string) => Promise<number>> {
  const { app, db } = await shared;
  const observances = await app.observances();
  let queries = 0;
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      queries++;
      return result;
    },
  };
  const counted: Db = db.withPlugin(counting);
  return async (q) => {
    const before = queries;
    const place = { db: counted, observances, now: testNow(), searchCluster: undefined };
    expect((await searchTemples(place, { q })).total).toBeGreaterThan(0);
    return queries - before;
  };
}

// where many search at once, each query waits for its turn
test.each([
  ["a deity of thirty names", "shiva", 13],
  ["a list", "12 jyotirlinga", 9],
  ["a temple and its town", "meenakshi madurai", 31],
  ["words that are both misspelt", "harsidhi ujjian", 43],
])("%s is found with a few queries, in however many ways it may be spelt", async (_, q, most) => {
  const search = await countingSearch();
  expect(await search(q)).toBeLessThanOrEqual(most);
});

test.each(["shiva", "12 jyotirlinga"])(
  "asked again, %s takes the version and the cards, and little else",
  async (q) => {
    const search = await countingSearch();
    await search(q);
    expect(await search(q)).toBeLessThanOrEqual(4);
  },
);
