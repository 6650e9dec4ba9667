import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { addDays, civilDateOf } from "../../src/domain/dates";
import { openRange, platformMetrics } from "../../src/server/analytics/metrics";
import { listNewReviews, listTopTemples } from "../../src/server/analytics/repository";
import { chunks, insertMany } from "../../src/server/db/bulk";
import { migrate } from "../../src/server/db/migrate";
import { openDatabase } from "../../src/server/db/open";
import { insertTemples } from "../../src/server/temples/write";
import { benchTemples, randomFrom } from "./benchTemples";
import { fillVisits } from "./benchVisits";

/**
 * `npx tsx tests/load/analytics.bench.ts`: a million visits of 180 days over 20,000 temples, then each analytics call
 * for 90 days, cold and warm, and how long storing a batch and a change of day take. `DATABASE_URL` measures PostgreSQL.
 */
const VISITS = 1_000_000;
const DAYS = 180;
const TEMPLES = 20_000;
const REVIEWS = 200_000;
const BATCH = 5_000;
const random = randomFrom(11);
const now = new Date();
const today = civilDateOf(now.getTime());

const dataDir = mkdtempSync(join(tmpdir(), "analytics-bench-"));
const { DATABASE_URL } = process.env;
const database = await openDatabase({ DATA_DIR: dataDir, DATABASE_POOL: 4, ...(DATABASE_URL && { DATABASE_URL }) });
const { db } = database;
await migrate(database);

async function fill(): Promise<number[]> {
  const ids: number[] = [];
  for (const chunk of chunks(benchTemples(TEMPLES), BATCH / 5)) {
    const temples = chunk.map((temple, at) => ({ ...temple, slug: `bench-${ids.length + at}` }));
    ids.push(...(await db.transaction().execute((trx) => insertTemples(trx, temples, { now: new Date(0) }))));
  }
  await fillVisits(db, ids, { visits: VISITS, days: DAYS, today });
  await fillReviews(ids);
  return ids;
}

async function fillReviews(ids: readonly number[]): Promise<void> {
  const nobody = { user_id: null, author_key: null, email: null, reason: null, decided_at: null, flags: "" };
  const reviews = Array.from({ length: REVIEWS }, (_, at) => ({
    ...nobody,
    temple_id: ids[at % ids.length] ?? 1,
    rating: 4,
    name: "Asha",
    locale: "en",
    comment: "Quiet at dawn.",
    comment_key: String(at),
    status: "approved",
    created_at: new Date(now.getTime() - Math.floor(random() * DAYS * 86_400_000)).toISOString(),
  }));
  for (const chunk of chunks(reviews, BATCH)) await insertMany(db, "reviews", chunk);
}

async function time(name: string, work: () => Promise<unknown>, rounds = 30): Promise<void> {
  const took: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const started = performance.now();
    await work();
    took.push(performance.now() - started);
  }
  const sorted = [...took].sort((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(1);
  process.stdout.write(`${name.padEnd(28)} first ${(took[0] ?? 0).toFixed(1)} median ${at(0.5)} p99 ${at(0.99)} ms\n`);
}

try {
  const ids = await fill();
  if (database.engine === "postgres") await sql`vacuum analyze`.execute(db);
  const periods = await openRange(db, "90d", now);
  await time("metrics, 90 days", () => platformMetrics(db, periods));
  await time("top temples, 90 days", () => listTopTemples(db, "90d"));
  await time("reviews, 90 days", () => listNewReviews(db, periods.period));
  const { storeVisits } = await import("../../src/server/visits/repository");
  const temples = new Map(ids.slice(0, 500).map((id) => [id, 2]));
  const visitors = Array.from({ length: 300 }, (_, at) => `key ${at}`);
  const store = (day: string) =>
    db
      .transaction()
      .execute((trx) => storeVisits(trx, { day, at: now.toISOString(), visits: 1_000, visitors, temples }));
  await time("storing 1,000 visits", () => store(today));
  let day = today;
  await time(
    "storing them on a new day",
    () => {
      day = addDays(day, 1);
      return store(day);
    },
    10,
  );
} finally {
  await db.destroy();
  rmSync(dataDir, { recursive: true, force: true });
}
