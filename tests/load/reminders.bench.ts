import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { chunks } from "../../src/server/db/bulk";
import { migrate } from "../../src/server/db/migrate";
import type { Db } from "../../src/server/db/open";
import { type OpenDatabase, openDatabase } from "../../src/server/db/open";
import { startPostgres } from "../support/postgres";
import { startPushService } from "../support/pushService";
import { startServer } from "./benchServer";
import { atMost, type Measure, print } from "./measure";

const DEVICES = 10_000;
const KILLED_AT = 3_000;
const SECONDS = 60;
const GIVEN_UP_MS = 5 * 60_000;
const SECRET = "the secret of the benches: 32 letters";

/**
 * 10,000 devices are reminded of a broadcast, through a push service that opens every message: how long from the first
 * to the last; and with the server killed (SIGKILL) in the middle and started again, how many devices got nothing, and
 * how many show it twice.
 */
export async function benchReminders(): Promise<Measure[]> {
  const cluster = await startPostgres();
  try {
    return [
      ...(await remind("SQLite", {}, false)),
      ...(await remind("SQLite, killed", {}, true)),
      ...(await remind("PostgreSQL, killed", { DATABASE_URL: cluster.url }, true)),
    ];
  } finally {
    await cluster.stop();
  }
}

async function remind(engine: string, place: Record<string, string>, isKilled: boolean): Promise<Measure[]> {
  const dataDir = mkdtempSync(join(tmpdir(), "reminders-bench-"));
  const service = await startPushService();
  const env = { ...place, JWT_SECRET: SECRET, PUSH_SERVICE_URL: service.url };
  const arranged = async (work: (database: OpenDatabase) => Promise<void>) => {
    const database = await openDatabase({ DATA_DIR: dataDir, DATABASE_POOL: 4, ...place });
    await work(database);
    await database.db.destroy();
  };
  const until = async (count: number) => {
    const end = performance.now() + GIVEN_UP_MS;
    while (service.calls() < count && performance.now() < end) await setTimeout(10);
    return performance.now();
  };
  await arranged(async (database) => {
    await migrate(database);
    await subscribe(database.db, service);
  });
  let server = await startServer(dataDir, env);
  try {
    const first = await until(1);
    let away = 0;
    if (isKilled) {
      const killedAt = await until(KILLED_AT);
      await server.kill();
      await arranged(({ db }) => leaseOver(db));
      server = await startServer(dataDir, env);
      const before = service.calls();
      away = (await until(before + 1)) - killedAt;
    }
    while (service.received.length < DEVICES && performance.now() - first < GIVEN_UP_MS) await setTimeout(50);
    const seconds = (performance.now() - first - away) / 1_000;
    const reached = new Set(service.received.map(({ path }) => path)).size;
    return [
      atMost(`${DEVICES} reminders on ${engine}`, seconds, "s", SECONDS),
      atMost(`reminders on ${engine}: devices that got none`, DEVICES - reached, "", 0),
      atMost(`reminders on ${engine}: devices that show it twice`, service.received.length - reached, "", 0),
      atMost(`reminders on ${engine}: handed over again`, service.calls() - DEVICES, ""),
    ];
  } finally {
    await server.stop();
    await service.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Everybody waits for the same broadcast, which begins in five minutes; nobody has quiet hours. */
async function subscribe(db: Db, service: Awaited<ReturnType<typeof startPushService>>) {
  const created_at = new Date().toISOString();
  const { id } = await db
    .insertInto("live_events")
    .values({
      title: "Evening aarti",
      description: null,
      temple_name: "A shrine",
      temple_id: null,
      start_time: new Date(Date.now() + 5 * 60_000).toISOString(),
      youtube_id: "dQw4w9WgXcQ",
      created_by: null,
      created_at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const nobody = { user_id: null, created_at };
  const devices = Array.from({ length: DEVICES }, (_, at) => ({
    ...nobody,
    ...service.subscribe(`device${at}`),
    session_id: null,
    id: at + 1,
  }));
  const hours = { quiet_from: "00:00", quiet_until: "00:00", evening_at: "18:00", place: null, locale: "en" };
  for (const some of chunks(devices, 500)) {
    await db.insertInto("push_devices").values(some).execute();
    const readers = some.map((device) => ({ id: device.id, user_id: null, device_id: device.id, ...hours }));
    await db.insertInto("reminder_readers").values(readers).execute();
    const live = { kind: "live", subject: String(id), channel: "push", created_at };
    await db
      .insertInto("reminders")
      .values(some.map((device) => ({ ...live, reader_id: device.id })))
      .execute();
  }
}

/** As it is five minutes later: what the killed process had taken up is free again. */
const leaseOver = (db: Db) =>
  db
    .updateTable("outbox")
    .set({ next_attempt_at: new Date().toISOString() })
    .where("status", "=", "queued")
    .execute()
    .then(() => undefined);

if (process.argv[1]?.endsWith("reminders.bench.ts")) print(await benchReminders());
