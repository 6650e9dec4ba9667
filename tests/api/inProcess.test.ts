import { expect, test } from "vitest";
import { aTemple } from "../support/factories";
import { sharedApp, testApp } from "../support/testApp";

const { app, visitor } = await sharedApp({ seeded: true });

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
  expect(await app.readInProcess(address, "hi")).toEqual({ status: 200, body: told.json() });
});

test.each([
  ["a name nobody bears", "/api/temples/no-such-temple", 404],
  ["no route", "/api/nothing", 404],
  ["what is an account's own", "/api/users/me", 404],
  ["the console's", "/api/admin/temples", 404],
  ["a file for a ticket", "/api/admin/temples/export.csv?ticket=1", 404],
  ["a page", "/", 404],
  ["a name that is none", "/api/temples/%E0%A4%A", 400],
])("%s is refused a page: %s", async (_, address, status) => {
  const { body, ...refused } = await app.readInProcess(address, "en");
  expect(refused).toEqual({ status });
  expect(body).toMatchObject({ statusCode: status, message: expect.any(String) });
});

test("input is refused field by field, as anyone's", async () => {
  const refused = await visitor.get("/api/temples/nearby?lat=123&lng=77.6");
  const { requestId: _, ...body } = refused.json();
  expect(body.errors).toHaveProperty("lat");
  expect(await app.readInProcess("/api/temples/nearby?lat=123&lng=77.6", "en")).toEqual({ status: 400, body });
});

test("a page is told where a temple moved", async () => {
  const { app, as } = await testApp();
  const { id, slug, version } = (await as("TEMPLE_ADMIN").post("/api/admin/temples", aTemple())).json();
  const named = { ...aTemple({ name: "New name" }), version };
  expect((await as("TEMPLE_ADMIN").put(`/api/admin/temples/${id}`, named)).statusCode).toBe(200);
  expect(await app.readInProcess(`/api/temples/${slug}`, "en")).toMatchObject({
    status: 301,
    location: "/api/temples/new-name-mysuru",
  });
});

test("what breaks a read is logged, and the page is told the catalogue's words alone", async () => {
  const lines: string[] = [];
  const { app, db } = await testApp({ log: (line) => lines.push(line) });
  await db.schema.dropTable("live_events").execute();
  const { status, body } = await app.readInProcess("/api/events?templeId=1", "en");
  expect(status).toBe(500);
  expect(JSON.stringify(body)).not.toContain("live_events");
  expect(lines.some((line) => line.includes("a page's read failed") && line.includes("live_events"))).toBe(true);
});
