import { type Kysely, sql } from "kysely";
import { describe, expect, inject, test } from "vitest";
import { policy } from "../../src/contract/policy";
import type { Tables } from "../../src/server/db/schema";
import { storeTemple } from "../support/contributions";
import { donate } from "../support/payments";
import { type TestApp, testApp } from "../support/testApp";

/** From now on the database takes no writes, as on a disk that was mounted anew without them, or on a standby. */
const takeNoWrites = ({ db, engine }: TestApp) =>
  engine === "sqlite" ? sql`pragma query_only = on`.execute(db) : setReadOnly(db, "on");
const takeWrites = ({ db, engine }: TestApp) =>
  engine === "sqlite" ? sql`pragma query_only = off`.execute(db) : setReadOnly(db, "off");

/** For connections to come, since one that was refused a write is not used again, and for the one that there is. */
const setReadOnly = (db: Kysely<Tables>, to: "on" | "off") =>
  db
    .transaction()
    .setAccessMode("read write")
    .execute((trx) =>
      sql`do ${sql.lit(`begin
        execute format('alter database %I set default_transaction_read_only = ${to}', current_database());
        perform set_config('default_transaction_read_only', '${to}', false);
      end`)}`.execute(trx),
    );

/** One connection, so that a setting holds for all that is asked. */
const env = { DATABASE_POOL: "1", RATE_LIMITS: "off", METRICS_TOKEN: "prometheus-reads-this" };
const refusal = {
  statusCode: 503,
  code: "notStored",
  message: "Changes cannot be saved at the moment. You can continue reading; please try again later.",
};

describe("a database that takes no writes", () => {
  test("is read by every route that reads, as before", { timeout: 60_000 }, async () => {
    const it = await testApp({ env });
    const id = await storeTemple(it.db, { name: "Somnath" });
    const { paymentId } = await donate(it.as("SUPER_ADMIN"));
    const ids: Record<string, string> = { ":slug": "diwali", "*": "", "payments/:id": `payments/${paymentId}` };
    const urls = Object.keys(policy).flatMap((route) => {
      const [method, pattern = ""] = route.split(" ");
      if (method !== "GET") return [];
      const named = Object.entries(ids).reduce((path, [name, value]) => path.replace(name, value), pattern);
      return named.replace(/:\w+/g, String(id));
    });
    const query = "?page=1&q=somnath&name=somnath&city=Somnath&ids=1&lat=20&lng=70&year=2026&month=11&date=2026-11-21";
    const read = async () => {
      const statuses: string[] = [];
      for (const url of urls)
        for (const asked of [url, url + query])
          for (const caller of [it.as("SUPER_ADMIN"), it.visitor])
            statuses.push(`${asked} ${(await caller.get(asked)).statusCode}`);
      return statuses;
    };
    const before = await read();
    expect(before.filter((line) => line.endsWith(" 200")).length).toBeGreaterThan(100);
    await takeNoWrites(it);
    expect(await read()).toEqual(before);
    await takeWrites(it);
  });

  test("is told of by 503 to who writes, by /readyz and by the console, until it takes them again", async () => {
    const it = await testApp({ env });
    const visitor = await it.anAccount();
    const admin = await it.anAccount({ role: "ADMIN" });
    await takeNoWrites(it);
    const refused = await visitor.put("/api/users/me", { name: "Asha" });
    expect(refused.json()).toMatchObject(refusal);
    expect(refused.headers["retry-after"]).toBe("60");
    const health = await it.visitor.get("/readyz");
    expect([health.statusCode, health.json()]).toEqual([
      200,
      { status: "degraded", reasons: ["readOnly"], version: "0.0.0-test" },
    ]);
    expect((await admin.get("/api/metrics/health")).json().reasons).toContain("monitoring.reasons.readOnly");
    await takeWrites(it);
    expect((await visitor.put("/api/users/me", { name: "Asha" })).statusCode).toBe(200);
  });

  test("is noticed by /readyz before anybody wants to write", async () => {
    const it = await testApp({ env });
    await takeNoWrites(it);
    expect((await it.visitor.get("/readyz")).json()).toMatchObject({ status: "degraded", reasons: ["readOnly"] });
    await takeWrites(it);
  });

  test("keeps what was counted of visits for later", async () => {
    const it = await testApp({ env });
    await takeNoWrites(it);
    const agent = { headers: { "user-agent": "Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0" } };
    expect((await it.visitor.post("/api/visits", { path: "/" }, agent)).statusCode).toBeLessThan(300);
    await expect(it.app.visits.store()).rejects.toThrow();
    await takeWrites(it);
    await it.app.visits.store();
    const day = await it.db.selectFrom("visit_days").select("visits").executeTakeFirst();
    expect(day?.visits).toBe(1);
  });
});

if (inject("engine") === "sqlite") {
  const ROOM_PAGES = 40;

  test("a full disk refuses what does not fit, whole, and goes on reading", async () => {
    const it = await testApp({ env });
    const id = await storeTemple(it.db, { name: "Somnath" });
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(it.db);
    await sql`pragma max_page_count = ${sql.raw(String((rows[0]?.page_count ?? 0) + ROOM_PAGES))}`.execute(it.db);
    const admin = it.as("TEMPLE_ADMIN");
    const temple = { name: "Large", city: "Hampi", state: "Karnataka", description: "stone ".repeat(800) };
    const statuses: number[] = [];
    let last = await admin.get("/api/admin/temples");
    for (let count = 0; count < 200 && last.statusCode !== 503; count++) {
      last = await admin.post("/api/admin/temples", { ...temple, name: `Large ${count}` });
      statuses.push(last.statusCode);
    }
    expect(last.json()).toMatchObject(refusal);
    expect([...new Set(statuses)].sort()).toEqual([201, 503]);
    expect((await it.visitor.get(`/api/temples/${id}`)).statusCode).toBe(200);
    const stored = await it.db.selectFrom("temples").select("id").execute();
    expect(stored.length).toBe(statuses.length); // with Somnath, without the last
    expect((await it.visitor.get("/readyz")).json()).toMatchObject({ status: "degraded", reasons: ["diskFull"] });
  });
}

test.each([
  ["ENOSPC", "diskFull"],
  ["EROFS", "readOnly"],
] as const)("a data folder that answers %s is told by its name", async (code, reason) => {
  const it = await testApp({
    env,
    with: (app) => {
      app.addHook("preHandler", async ({ headers }) => {
        if (headers["x-disk"]) throw Object.assign(new Error("write"), { code });
      });
    },
  });
  expect((await it.visitor.get("/api/events", { headers: { "x-disk": "1" } })).json()).toMatchObject(refusal);
  expect((await it.visitor.get("/readyz")).json()).toMatchObject({ status: "degraded", reasons: [reason] });
});
