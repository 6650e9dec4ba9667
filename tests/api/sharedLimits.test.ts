import { setTimeout } from "node:timers/promises";
import { expect, test } from "vitest";
import { freePort } from "../support/freePort";
import { redisServer, startRedis } from "../support/redis";
import { startProxy } from "../support/tcpProxy";
import { type TestApp, testApp } from "../support/testApp";

const LIMIT = 60;
const call = ({ visitor }: TestApp) => visitor.get("/api/admin/temples/export.csv");
const statusesOf = async (calls: readonly TestApp[]) => {
  const statuses: number[] = [];
  for (const it of calls) statuses.push((await call(it)).statusCode);
  return statuses;
};
const reasonsOf = async ({ visitor }: TestApp) => {
  const answer = await visitor.get("/readyz");
  return [answer.statusCode, answer.json().reasons];
};
const until = async (isSo: () => boolean) => {
  while (!isSo()) await setTimeout(20);
};
/** Calls that were let through; a few more than the limit, since they come back with the time of the server. */
const allowed = (statuses: readonly number[]) => statuses.filter((status) => status !== 429).length;
const expectShared = (statuses: readonly number[]) => {
  expect(allowed(statuses)).toBeGreaterThanOrEqual(LIMIT);
  expect(allowed(statuses)).toBeLessThan(LIMIT + 15);
};

test("where nobody is to share with, each process counts by itself and says so", async () => {
  const lines: string[] = [];
  const REDIS_URL = `redis://127.0.0.1:${await freePort()}`;
  const it = await testApp({ now: "2026-03-14T06:30:00Z", env: { REDIS_URL }, log: (line) => lines.push(line) });
  expect(allowed(await statusesOf(Array(LIMIT + 3).fill(it)))).toBe(LIMIT);
  expect(await reasonsOf(it)).toEqual([200, ["sharedLimits"]]);
  expect(lines.filter((line) => line.includes("counted by this process alone"))).toHaveLength(1);
});

const command = redisServer();
if (command) {
  test("two processes count together, each by itself while the server is gone, and together once it is back", async () => {
    const redis = await startRedis(command);
    const lines: string[] = [];
    const env = { REDIS_URL: redis.url };
    const one = await testApp({ env, log: (line) => lines.push(line) });
    const two = await testApp({ env });
    const turns = Array.from({ length: 2 * LIMIT }, (_, at) => (at % 2 ? one : two));
    expectShared(await statusesOf(turns));
    expect(Number((await call(one)).headers["retry-after"])).toBeGreaterThan(0);
    expect(await reasonsOf(one)).toEqual([200, []]);

    await redis.stop();
    expect(allowed(await statusesOf(turns))).toBe(turns.length); // of each its own
    expect(one.app.hasLostLimits()).toBe(true);
    expect(lines.filter((line) => line.includes("counted by this process alone"))).toHaveLength(1);

    await redis.startAgain();
    await until(() => !one.app.hasLostLimits() && !two.app.hasLostLimits());
    expectShared(await statusesOf(turns));
  });

  test("a network that swallows everything makes one request late, and no other", async () => {
    const redis = await startRedis(command);
    const proxy = await startProxy(redis.port);
    const it = await testApp({ env: { REDIS_URL: `redis://127.0.0.1:${proxy.port}` } });
    expect((await call(it)).statusCode).toBe(401);
    proxy.lose();
    const started = performance.now();
    for (let calls = 0; calls < 50; calls++) expect((await it.visitor.get("/api/platform/stats")).statusCode).toBe(200);
    expect(performance.now() - started).toBeLessThan(2_000);
    expect(it.app.hasLostLimits()).toBe(true);
    await proxy.stop();
  });
}
