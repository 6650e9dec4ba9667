import { describe, expect, inject, test } from "vitest";
import { ClusterError } from "../../src/server/search/cluster/connection";
import { drain } from "../../src/server/search/cluster/drain";
import { followerOf } from "../../src/server/search/cluster/follower";
import { storeTemple } from "../support/contributions";
import { aTemple } from "../support/factories";
import { thisOrBetter } from "../support/judgedLimits";
import { scoreQueries } from "../support/judgedQueries";
import { appWithCluster, asked, sharedNode, until } from "../support/searchCluster";
import { startProxy } from "../support/tcpProxy";
import { sharedApp } from "../support/testApp";

const names = ({ temples }: { temples: { name: string }[] }) => temples.map(({ name }) => name);

const node = await sharedNode();

describe("the index of a cluster", () => {
  test("has each change of a temple", async () => {
    const it = await appWithCluster(node);
    await storeTemple(it.db, { name: "Somnath Temple" });
    expect(await it.rebuild()).toBe(1);
    await it.caughtUp();
    const admin = it.as("TEMPLE_ADMIN");
    const temple = (await admin.post("/api/admin/temples", aTemple({ name: "Virupaksha Temple" }))).json();
    await it.caughtUp();
    expect(await it.search({ q: "virupaksha" })).toMatchObject({ total: 1, engine: "cluster" });

    const at = `/api/admin/temples/${temple.id}`;
    const { version } = (await admin.put(at, { version: temple.version, name: "Vithoba Temple" })).json();
    await it.caughtUp();
    expect(await it.search({ q: "virupaksha", exact: "1" })).toMatchObject({ total: 0, engine: "cluster" });
    expect(names(await it.search({ q: "vithoba" }))).toEqual(["Vithoba Temple"]);

    await admin.put(at, { version, isActive: false });
    await it.caughtUp();
    expect(await it.search({ q: "vithoba", exact: "1" })).toMatchObject({ total: 0, engine: "cluster" });
    expect(await it.stored()).toEqual(await it.expected());
    expect(await it.reasons()).toEqual([200, []]);
  });

  test("is built anew while temples change and others search, and takes the place of the old one", async () => {
    const it = await appWithCluster(node);
    const ids: number[] = [];
    for (let at = 0; at < 60; at++) ids.push(await storeTemple(it.db, { name: `Shrine ${at}` }));
    await it.rebuild(new Date(1));
    await it.caughtUp();
    const admin = it.as("TEMPLE_ADMIN");
    let isBuilt = false;
    const building = it.rebuild(new Date(2)).then((temples) => {
      isBuilt = true;
      return temples;
    });
    const engines = new Set<string>();
    let changes = 0;
    do {
      const id = ids[changes % ids.length];
      const changed = await admin.put(`/api/admin/temples/${id}`, {
        name: `Shrine ${changes} changed`,
        ...(changes % 7 === 0 && { isActive: false }),
      });
      expect(changed.statusCode, changed.body).toBe(200);
      const { engine, total } = await it.search({ q: "shrine" });
      expect(total).toBeGreaterThan(30);
      engines.add(engine);
      changes++;
    } while (!isBuilt || changes < 20);
    expect(await building).toBeGreaterThan(50);
    await it.caughtUp();
    expect([...engines]).toContain("cluster"); // on a busy machine one may be late
    expect(await it.stored()).toEqual(await it.expected());
    const [index] = Object.keys(await it.aliases());
    expect(index).toMatch(/-2$/);
    expect(Object.keys(await it.aliases())).toHaveLength(1);
  });

  test("is told again of what it refused, and answers meanwhile", async () => {
    const it = await appWithCluster(node);
    await storeTemple(it.db, { name: "Somnath Temple" });
    await it.rebuild();
    await it.caughtUp();
    const [index = ""] = Object.keys(await it.aliases());
    const refuse = (isRefusing: boolean) => it.node(`/${index}/_settings`, { "index.blocks.write": isRefusing }, "PUT");
    await refuse(true);
    await storeTemple(it.db, { name: "Vithoba Temple" });
    const figures = async () => (await it.as("ADMIN").get("/api/metrics/custom")).json().search_cluster;
    await until(async () => (await figures()).refused === 1);
    const { last_error } = await it.db.selectFrom("search_outbox").selectAll().executeTakeFirstOrThrow();
    expect(last_error).toMatch(/blocked/);
    expect(await it.search({ q: "somnath" })).toMatchObject({ total: 1, engine: "cluster" });
    expect(await figures()).toMatchObject({ state: "ready", health: "green", waiting: 1, refused: 1 });
    await refuse(false);
    await it.caughtUp();
    expect(await it.search({ q: "vithoba" })).toMatchObject({ total: 1, engine: "cluster" });
    expect(await figures()).toMatchObject({ waiting: 0, refused: 0, answered: { cluster: 2, embedded: 0 } });
  });

  test("is left to processes of the other version while two of them run", async () => {
    const it = await appWithCluster(node);
    await storeTemple(it.db, { name: "Somnath Temple" });
    await it.rebuild();
    await it.caughtUp();
    const [index = ""] = Object.keys(await it.aliases());
    const follower = await followerOf(it.db);
    await it.node(`/${index}/_mapping`, { _meta: { follower, fields: 0 } }, "PUT");
    const cluster = it.app.searchCluster;
    cluster?.lose(new ClusterError("look again"));
    await until(() => it.state() === "unbuilt");
    await storeTemple(it.db, { name: "Vithoba Temple" });
    const draining = { db: it.db, now: it.app.now, isStopping: () => false };
    if (cluster) expect(await drain({ ...draining, connection: cluster.connection, aliases: cluster.aliases })).toBe(0);
    expect(await it.waiting()).toBe(1);
    await it.rebuild(new Date(1));
    await it.caughtUp();
    expect(await it.stored()).toEqual(await it.expected());
  });

  test("does not answer while it is half built, of another history, or made by somebody else", async () => {
    const it = await appWithCluster(node);
    await storeTemple(it.db, { name: "Somnath Temple" });
    await until(() => it.state() === "unbuilt");
    await it.rebuild(new Date(1));
    const [index = ""] = Object.keys(await it.aliases());
    const alias = index.replace(/-1$/, "");
    const half = { actions: [{ remove: { index, alias } }, { add: { index, alias: `${alias}-building` } }] };
    await it.node("/_aliases", half);
    expect(await it.search({ q: "somnath" })).toMatchObject({ total: 1, engine: "embedded" });
    expect(await it.reasons()).toEqual([200, ["searchCluster"]]);

    await it.rebuild(new Date(2)); // the unfinished one goes
    expect(Object.keys(await it.aliases())).toEqual([`${alias}-2`]);
    await it.caughtUp();
    await it.db.updateTable("search_version").set({ follower: "another history" }).execute();
    it.app.searchCluster?.lose(new ClusterError("look again"));
    await until(() => it.state() === "unbuilt");
    expect(await it.search({ q: "somnath" })).toMatchObject({ total: 1, engine: "embedded" });

    await it.node(`/${alias}-2`, undefined, "DELETE");
    await it.node(`/${alias}/_doc/1?refresh=true`, { mine: true });
    await expect(it.rebuild(new Date(3))).rejects.toThrow(/index of another program/);
    expect(await it.aliases()).toEqual({ [alias]: [] });
  });
});

test("a cluster that swallows everything makes one search late, and has every change after it is back", async () => {
  const proxy = await startProxy(node.port);
  const it = await appWithCluster(node, `http://127.0.0.1:${proxy.port}`);
  await storeTemple(it.db, { name: "Somnath Temple" });
  await it.rebuild();
  await it.caughtUp();
  expect(await it.search({ q: "somnath" })).toMatchObject({ total: 1, engine: "cluster" });
  proxy.lose();
  const started = performance.now();
  for (let times = 0; times < 20; times++)
    expect(await it.search({ q: "somnath" })).toMatchObject({ total: 1, engine: "embedded" });
  expect(performance.now() - started).toBeLessThan(4_000);
  await storeTemple(it.db, { name: "Vithoba Temple" });
  expect(await it.search({ q: "vithoba" })).toMatchObject({ total: 1, engine: "embedded" });
  proxy.find();
  await it.caughtUp();
  expect(await it.search({ q: "vithoba" })).toMatchObject({ total: 1, engine: "cluster" });
  await proxy.stop();
});

if (inject("engine") === "sqlite") {
  const at = { seeded: true, now: "2026-11-10T04:00:00.000Z" };
  const index = "judged";
  const env = { RATE_LIMITS: "off", SEARCH_URL: node.url, SEARCH_INDEX: index };
  const clustered = await sharedApp({ ...at, env });
  const alone = await sharedApp({ ...at, env: { RATE_LIMITS: "off" } });
  const it = asked(clustered, { url: node.url, index });
  await it.rebuild();
  await it.caughtUp();

  test("a cluster answers what people typed as well as the embedded engine", { timeout: 60_000 }, async () => {
    const score = await scoreQueries(async (q) => {
      const { temples, engine } = await it.search({ q, size: "10" });
      expect(engine, q).toBe("cluster");
      return temples;
    });
    thisOrBetter(score, { first: 95, firstThree: 96, firstTen: 97, nothing: 1, wrongFirst: 5, junkAnswered: 10 });
  });

  const asksBoth = async (path: string, query: Record<string, string>) =>
    Promise.all(
      [clustered, alone].map(async ({ visitor }) =>
        (await visitor.get(path, { query: { engine: "es", ...query } })).json(),
      ),
    );
  const here = { lat: "12.3", lng: "76.6" };
  test.each<[string, Record<string, string>]>([
    ["everything", {}],
    ["two words", { q: "ganesha temple pune" }],
    ["a misspelt word", { q: "Mahakaleshvr" }],
    ["a region", { q: "temples in south india" }],
    ["a place", { location: "tamil nadu" }],
    ["a deity", { deity: "Vishnu" }],
    ["a tradition", { type: "Jain" }],
    ["a setting", { type: "Cave" }],
    ["a list, in its order", { q: "12 jyotirlinga" }],
    ["a list as a filter", { list: "char-dham" }],
    // no temple stands on its edge, which each engine rounds its own way
    ["a frame", { box: "11.001,75.001,13.999,77.999" }],
    ["on the way", { q: "temples between bangalore and mysore" }],
    ["on a long way", { q: "shiva temples between chennai and madurai" }],
    ["ancient ones", { q: "ancient temples in karnataka" }],
    ["the oldest first", { q: "oldest temples" }],
    ["open hours", { q: "open now" }],
    ["open on a day", { q: "temples open on sunday" }],
    ["open in a part of a day", { q: "temples open at night in tamil nadu" }],
    ["open throughout a day", { q: "24 hours open temples" }],
    ["closed on a day", { q: "temples closed on monday" }],
    ["built in a century", { q: "12th century temples" }],
    ["a style", { q: "dravidian style temples" }],
    ["what they offer", { q: "temples with rooms to stay" }],
    ["open, or named", { q: "tirupati temple open today" }],
    ["without photography", { q: "no photography" }],
    ["what their texts tell of", { q: "temples with ropeway in gujarat" }],
    ["a deity that is meant", { q: "monkey god" }],
    ["closed for the season", { q: "kedarnath open now" }],
    ["the temples of a deity in a town", { q: "hanuman temple delhi" }],
    ["a beginning", { q: "meenak" }],
    ["around a town", { q: "murugan near madurai" }],
    ["by rating", { q: "temple", sort: "rating" }],
    ["by name, further on", { sort: "name", page: "3" }],
    ["by distance", { sort: "distance", ...here }],
    ["near alone", { filter: "nearby", ...here }],
    ["near first", { boost: "location", ...here, page: "2" }],
    ["nothing", { q: "qwrtzpsdfg" }],
  ])("it finds and counts the same: %s", async (_, query) => {
    const [found, expected] = await asksBoth("/api/temples/search", query);
    expect(found.engine).toBe("cluster");
    expect({ ...found, temples: names(found), engine: undefined }).toEqual({ ...expected, temples: names(expected) });
    const [counted, expectedCounts] = await asksBoth("/api/temples/facets", query);
    expect(counted).toEqual(expectedCounts);
  });

  test("of many answers it finds and counts as many, and weighs all of them", async () => {
    for (const query of [{ q: "shiva" }, { q: "Venkatesvra" }, { q: "temple", boost: "location", ...here }]) {
      const [found, expected] = await asksBoth("/api/temples/search", query);
      expect([found.engine, found.total]).toEqual(["cluster", expected.total]);
      const [counted, expectedCounts] = await asksBoth("/api/temples/facets", query);
      expect(counted).toEqual(expectedCounts);
    }
  });
}

test("a node that is killed loses nothing of what it was told", async () => {
  const it = await appWithCluster(node);
  for (const name of ["Somnath Temple", "Vithoba Temple"]) await storeTemple(it.db, { name });
  await it.rebuild();
  await it.caughtUp();
  await node.kill();
  expect(await it.search({ q: "somnath" })).toMatchObject({ total: 1, engine: "embedded" });
  await storeTemple(it.db, { name: "Virupaksha Temple" });
  expect(await it.waiting()).toBe(1);
  await node.startAgain();
  await it.caughtUp();
  // a node that has just started is late with its first answers
  const answers: { total: number; engine: string }[] = [];
  await until(
    async () => answers.push(await it.search({ q: "virupaksha" })) > 0 && answers.at(-1)?.engine === "cluster",
  );
  expect(answers.at(-1)?.total).toBe(1);
  expect(await it.stored()).toEqual(await it.expected());
});
