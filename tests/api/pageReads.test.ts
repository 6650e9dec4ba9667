import { expect, test } from "vitest";
import { pageReader } from "../../src/server/plugins/pageReads";
import { aTemple } from "../support/factories";
import { sharedApp, testApp } from "../support/testApp";

const { app, visitor } = await sharedApp({ seeded: true });
const { read } = pageReader(app, { ip: "10.0.0.1" });

test.each([
  "/api/temples/1",
  "/api/temples/1/reviews?page=1&size=6&sort=recent",
  "/api/temples/1/festivals",
  "/api/temples/search?q=shiva&size=24",
  "/api/temples/nearby?lat=12.9&lng=77.6&distanceKm=10&size=6",
  "/api/images/temple/1",
  "/api/events?templeId=1",
  "/api/platform/notices?&lang=hi",
  "/api/platform/panchang?city=Udupi",
  "/api/festivals?from=2026-11-01&to=2026-12-01",
  "/api/payments/options",
])("a page reads of %s what anyone is told", async (address) => {
  const told = await visitor.get(address, { headers: { "accept-language": "hi" } });
  expect(told.statusCode).toBe(200);
  expect(await read(address, "hi")).toEqual({ status: 200, body: told.json() });
});

test.each([
  ["a name nobody bears", "/api/temples/no-such-temple", 404],
  ["no route", "/api/nothing", 404],
  ["what is an account's own", "/api/users/me", 401],
  ["the console's", "/api/admin/temples", 401],
  ["a program's", "/metrics", 404],
  ["a name that is none", "/api/temples/%E0%A4%A", 400],
])("%s is refused a page: %s", async (_, address, status) => {
  const { body, ...refused } = await read(address, "en");
  expect(refused).toEqual({ status });
  expect(body).toMatchObject({ statusCode: status, message: expect.any(String) });
});

test("input is refused field by field, as anyone's", async () => {
  const refused = await visitor.get("/api/temples/nearby?lat=123&lng=77.6");
  const { errors } = refused.json();
  expect(errors).toHaveProperty("lat");
  const answer = await read("/api/temples/nearby?lat=123&lng=77.6", "en");
  expect(answer).toMatchObject({ status: 400, body: { errors } });
});

test("a page is told where a temple moved", async () => {
  const { app, as } = await testApp();
  const { id, slug, version } = (await as("TEMPLE_ADMIN").post("/api/admin/temples", aTemple())).json();
  const named = { ...aTemple({ name: "New name" }), version };
  expect((await as("TEMPLE_ADMIN").put(`/api/admin/temples/${id}`, named)).statusCode).toBe(200);
  const { read } = pageReader(app, { ip: "10.0.0.1" });
  expect(await read(`/api/temples/${slug}`, "en")).toMatchObject({
    status: 301,
    location: "/api/temples/new-name-mysuru",
  });
});

test("what breaks a read is logged, and the page is told the catalogue's words alone", async () => {
  const lines: string[] = [];
  const { app, db } = await testApp({ log: (line) => lines.push(line) });
  await db.schema.dropTable("live_events").execute();
  const { read } = pageReader(app, { ip: "10.0.0.1" });
  const { status, body } = await read("/api/events?templeId=1", "en");
  expect(status).toBe(500);
  expect(JSON.stringify(body)).not.toContain("live_events");
  expect(lines.some((line) => line.includes("request failed") && line.includes("live_events"))).toBe(true);
});

test("what a page reads is no request of anybody's: neither counted, nor limited, nor a visit", async () => {
  const { app, visitor } = await testApp({ now: "2026-11-21T06:30:00.000Z" });
  const { read } = pageReader(app, { ip: "10.0.0.1" });
  await app.buckets.take("read address:10.0.0.1", 5_999, { burst: 6_000, perSecond: 0 }, app.now().getTime());
  const before = app.gauges.requests.total;
  for (let reads = 0; reads < 10; reads++) expect((await read("/api/platform/stats", "en")).status).toBe(200);
  expect(app.gauges.requests.total).toBe(before);
  const from = { remoteAddress: "10.0.0.1" };
  expect((await visitor.get("/api/platform/stats", from)).statusCode).toBe(200);
  expect((await visitor.get("/api/platform/stats", from)).statusCode).toBe(429);
});

test("nobody outside can say that they are a page", async () => {
  const { app, visitor } = await testApp({ now: "2026-11-21T06:30:00.000Z" });
  await app.buckets.take("read address:10.0.0.1", 6_000, { burst: 6_000, perSecond: 0 }, app.now().getTime());
  for (const claim of ["1", "true", ""]) {
    const extra = { remoteAddress: "10.0.0.1", headers: { "x-page-read": claim } };
    expect((await visitor.get("/api/platform/stats", extra)).statusCode).toBe(429);
  }
});
