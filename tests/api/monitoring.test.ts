import { describe, expect, test, vi } from "vitest";
import { noteBackup } from "../../src/server/backups/lastBackup";
import { readEnv } from "../../src/server/env";
import { testApp } from "../support/testApp";

const NOON = "2026-11-21T06:30:00.000Z";
const PHONE = "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36";
const METRICS_TOKEN = "prometheus reads this".replaceAll(" ", "-");
const paths = ["custom", "health", "business"].map((name) => `/api/metrics/${name}`);

describe("monitoring", () => {
  test.each(paths)("%s is for admins", async (path) => {
    const { as, visitor } = await testApp();
    expect((await as("ADMIN").get(path)).statusCode).toBe(200);
    expect((await as("SUPER_ADMIN").get(path)).statusCode).toBe(200);
    expect((await as("CONTENT_ADMIN").get(path)).statusCode).toBe(403);
    expect((await visitor.get(path)).statusCode).toBe(401);
    expect((await as("ADMIN").get(`${path}/more`)).statusCode).toBe(404);
  });

  test("health tells the heap, the threads and the collections of this process", async () => {
    const { as } = await testApp();
    const health = (await as("ADMIN").get("/api/metrics/health")).json();
    const { used_mb, total_mb, max_mb, free_mb, usage_percentage } = health.memory_usage;
    expect(health.uptime).toBeGreaterThan(0);
    expect(used_mb).toBeGreaterThan(1);
    expect(used_mb + free_mb).toBeCloseTo(total_mb, 0);
    expect(total_mb).toBeLessThanOrEqual(max_mb);
    expect(usage_percentage).toBeCloseTo((used_mb / max_mb) * 100, 0);
    expect(health.gc_info.heap_used / 2 ** 20).toBeCloseTo(used_mb, 0);
    expect(health.gc_info.heap_max / 2 ** 20).toBeCloseTo(max_mb, 0);
    expect(health.gc_info.non_heap_used).toBeGreaterThan(0);
    if (process.platform === "linux") expect(health.thread_count).toBeGreaterThan(4);
  });

  test("requests are counted, refused ones and failed ones apart", async () => {
    const { app, as, visitor } = await testApp();
    await as("ADMIN").get("/api/users/me");
    await visitor.get("/api/users/me");
    await visitor.get("/nothing-here");
    const { requests } = (await as("ADMIN").get("/api/metrics/custom")).json();
    expect(requests).toMatchObject({ total: 3, refused: 2, failed: 0, running: 1 });
    await app.db.schema.dropTable("outbox").execute();
    expect((await as("ADMIN").get("/api/metrics/custom")).statusCode).toBe(500);
    expect(app.gauges.requests).toMatchObject({ total: 5, failed: 1, running: 0 });
  });

  test("the database has a size, and a last backup only where there is one", async () => {
    const { app, as, engine } = await testApp();
    const read = async () => (await as("ADMIN").get("/api/metrics/custom")).json().database;
    expect(await read()).toMatchObject({ engine, last_backup: null });
    expect((await read()).size_bytes).toBeGreaterThan(50_000);
    await noteBackup(app.db, { at: "2026-11-20T10:00:00.000Z", bytes: 1 });
    await noteBackup(app.db, { at: "2026-11-21T10:00:00.000Z", bytes: 12 });
    expect((await read()).last_backup).toEqual({ at: "2026-11-21T10:00:00.000Z", size_bytes: 12 });
  });

  test("the outbox tells what waits and what was given up", async () => {
    const { as, db } = await testApp();
    const read = async () => (await as("ADMIN").get("/api/metrics/custom")).json().outbox;
    expect(await read()).toEqual({ sends: false, queued: 0, failed: 0, oldest_queued_at: null });
    const letter = { key: null, template: "reset", recipient: "a@test.example", subject: "S", body: "B" };
    const at = (created_at: string, status: string) => ({
      ...letter,
      created_at,
      status,
      next_attempt_at: created_at,
      last_error: null,
      expires_at: null,
      sent_at: null,
    });
    await db
      .insertInto("outbox")
      .values([
        at("2026-11-20T10:00:00.000Z", "queued"),
        at("2026-11-19T10:00:00.000Z", "queued"),
        at("2026-11-18T10:00:00.000Z", "sent"),
        at("2026-11-17T10:00:00.000Z", "failed"),
      ])
      .execute();
    expect(await read()).toEqual({
      sends: false,
      queued: 2,
      failed: 1,
      oldest_queued_at: "2026-11-19T10:00:00.000Z",
    });
  });

  test("accounts and browsers count as active for half an hour", async () => {
    const { app, as, anAccount, visitor, clock } = await testApp({ now: NOON });
    const read = async () => (await as("ADMIN").get("/api/metrics/business")).json();
    const person = await anAccount();
    await person.get("/api/users/me");
    for (const remoteAddress of ["10.0.0.1", "10.0.0.2", "10.0.0.1"]) {
      await visitor.post("/api/visits", { path: "/" }, { headers: { "user-agent": PHONE }, remoteAddress });
    }
    await app.visits.store();
    expect(await read()).toEqual({ active_users: 1, active_sessions: 2 });
    clock.set("2026-11-21T06:59:00.000Z");
    await visitor.post("/api/visits", { path: "/" }, { headers: { "user-agent": PHONE }, remoteAddress: "10.0.0.1" });
    await app.visits.store(); // with it the admin who asked just now
    clock.set("2026-11-21T07:01:00.000Z");
    expect(await read()).toEqual({ active_users: 0, active_sessions: 1 });
  });

  test("says that the process is up, and for how many milliseconds", async () => {
    const { readHealth } = await import("../../src/server/monitoring/health");
    const { Gauges } = await import("../../src/server/monitoring/gauges");
    vi.spyOn(process, "uptime").mockReturnValueOnce(90.25);
    expect(await readHealth(new Gauges(), true)).toMatchObject({ status: "UP", reasons: [], uptime: 90_250 });
  });

  test("says that the database does not answer", async () => {
    const { readHealth } = await import("../../src/server/monitoring/health");
    const { Gauges } = await import("../../src/server/monitoring/gauges");
    expect(await readHealth(new Gauges(), false)).toMatchObject({
      status: "DEGRADED",
      reasons: expect.arrayContaining(["monitoring.reasons.database"]),
    });
  });
});

describe("/metrics", () => {
  const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

  test("is not there without a token in the configuration", async () => {
    const { as, visitor } = await testApp();
    expect((await visitor.get("/metrics")).statusCode).toBe(404);
    expect((await as("SUPER_ADMIN").get("/metrics")).statusCode).toBe(404);
  });

  test("is for whoever brings the token, and for nobody else", async () => {
    const { as, visitor } = await testApp({ env: { METRICS_TOKEN } });
    expect((await visitor.get("/metrics")).statusCode).toBe(401);
    expect((await visitor.get("/metrics", bearer("another-token-of-that-length"))).statusCode).toBe(401);
    expect((await as("SUPER_ADMIN").get("/metrics")).statusCode).toBe(401);
    expect((await visitor.get("/metrics", bearer(METRICS_TOKEN))).statusCode).toBe(200);
  });

  test("tells requests by route, never by address, and the process and its database", async () => {
    const { visitor } = await testApp({ env: { METRICS_TOKEN } });
    await visitor.get("/api/temples/secret-slug");
    const answer = await visitor.get("/metrics", bearer(METRICS_TOKEN));
    expect(answer.headers["content-type"]).toMatch(/^text\/plain/);
    expect(answer.body).toContain('http_requests_total{method="GET",route="/api/temples/:id",status="404"} 1');
    expect(answer.body).not.toContain("secret-slug");
    expect(answer.body).toMatch(/^http_request_duration_seconds_bucket/m);
    expect(answer.body).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
    expect(answer.body).toMatch(/^process_resident_memory_bytes \d{7,}/m);
    expect(Number(/^database_size_bytes (\d+)/m.exec(answer.body)?.[1])).toBeGreaterThan(50_000);
  });

  test.each(["short", "with a blank in the middle of it", "x".repeat(201)])("refuses the token '%s'", (token) => {
    expect(() => readEnv({ METRICS_TOKEN: token })).toThrow(/METRICS_TOKEN: must have 16 to 200 characters/);
  });
});
