import { expect, test } from "vitest";
import { followerOf } from "../../src/server/search/cluster/follower";
import { storeTemple } from "../support/contributions";
import { aTemple } from "../support/factories";
import { freePort } from "../support/freePort";
import { listening } from "../support/listening";
import { appWithCluster, until } from "../support/searchCluster";
import { testApp } from "../support/testApp";

// what needs a cluster that answers is in tests/engines/searchCluster

test("without a cluster nothing waits for one, and an answer does not say which engine it is of", async () => {
  const { db, visitor, app } = await testApp();
  await storeTemple(db, { name: "Virupaksha Temple" });
  expect(await db.selectFrom("search_outbox").selectAll().execute()).toEqual([]);
  const answer = (await visitor.get("/api/temples/search?q=virupaksha&engine=es")).json();
  expect([answer.total, answer.engine]).toEqual([1, undefined]);
  expect(app.searchCluster).toBeUndefined();
});

test("what waited for a cluster is forgotten by a start without one", async () => {
  const { db, app } = await testApp();
  await db.updateTable("search_version").set({ follower: "the history so far" }).execute();
  await storeTemple(db);
  expect(await db.selectFrom("search_outbox").selectAll().execute()).toHaveLength(1);
  await listening(app);
  await until(async () => (await followerOf(db)) === null);
  await storeTemple(db);
  expect(await db.selectFrom("search_outbox").selectAll().execute()).toEqual([]);
});

test("where a cluster is not there the embedded engine answers, and changes wait once for each temple", async () => {
  const url = `http://127.0.0.1:${await freePort()}`;
  const it = await appWithCluster({ url });
  await until(
    async () => (await it.db.selectFrom("search_version").select("follower").executeTakeFirst())?.follower !== null,
  );
  const admin = it.as("TEMPLE_ADMIN");
  const { id, version } = (await admin.post("/api/admin/temples", aTemple({ name: "Virupaksha Temple" }))).json();
  await admin.put(`/api/admin/temples/${id}`, { version, name: "Virupaksha Temple of Hampi" });
  expect(await it.waiting()).toBe(1);
  expect(await it.search({ q: "hampi" })).toMatchObject({ total: 1, engine: "embedded" });
  expect(await it.reasons()).toEqual([200, ["searchCluster"]]);
  const { search_cluster } = (await it.as("ADMIN").get("/api/metrics/custom")).json();
  const answered = { cluster: 0, embedded: 1 };
  expect(search_cluster).toEqual({ state: "away", health: null, waiting: 1, refused: 0, answered });
});
