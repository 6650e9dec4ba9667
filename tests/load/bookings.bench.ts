import { createHmac } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { addDays, civilDateOf } from "../../src/domain/dates";
import { withPoojaIds } from "../../src/domain/poojas";
import { insertAccount } from "../../src/server/accounts/repository";
import { migrate } from "../../src/server/db/migrate";
import { type OpenDatabase, openDatabase } from "../../src/server/db/open";
import { plainPooja } from "../../src/server/temples/blankTemple";
import { storeTemple } from "../support/contributions";
import { PASSWORD_HASH } from "../support/factories";
import { startPostgres } from "../support/postgres";
import { startServer } from "./benchServer";
import { atMost, type Measure, print } from "./measure";

const PEOPLE = 200;
const PLACES = 10;
const LONGEST_WAIT_MS = 1_000;
const SECRET = "the secret of the benches: 32 letters";

/**
 * 200 people go for the last 10 places of one time in the same moment, on SQLite with one process and on PostgreSQL
 * with two: how many places were given beside the ten there are, and how long the last one waited for an answer.
 */
export async function benchBookings(): Promise<Measure[]> {
  const dataDir = mkdtempSync(join(tmpdir(), "bookings-bench-"));
  const cluster = await startPostgres();
  try {
    return [
      ...(await race("SQLite", 1, dataDir, {})),
      ...(await race("PostgreSQL, two processes", 2, dataDir, { DATABASE_URL: cluster.url })),
    ];
  } finally {
    await cluster.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function race(engine: string, processes: number, dataDir: string, place: Record<string, string>) {
  const database = await openDatabase({ DATA_DIR: dataDir, DATABASE_POOL: 4, ...place });
  await migrate(database);
  const { templeId, tokens } = await arrange(database);
  if (database.engine === "sqlite") await database.db.destroy();
  const servers = await Promise.all(
    Array.from({ length: processes }, () => startServer(dataDir, { ...place, JWT_SECRET: SECRET })),
  );
  try {
    const ask = (at: number, templeId_: number) =>
      book(servers[at % processes]?.url ?? "", tokens[at] ?? "", templeId_);
    await Promise.all(tokens.map((_, at) => ask(at, templeId.warm))); // code and connections are there by then
    const answers = await Promise.all(tokens.map((_, at) => ask(at, templeId.raced)));
    const given = answers.filter(({ status }) => status === 201).length;
    const refused = answers.filter(({ status }) => status === 409).length;
    const other = PEOPLE - given - refused;
    const longest = Math.max(...answers.map(({ ms }) => ms));
    return [
      atMost(`booking race on ${engine}: places wrongly given`, Math.abs(given - PLACES) + other, "", 0),
      atMost(`booking race on ${engine}: longest wait`, longest, "ms", LONGEST_WAIT_MS),
    ];
  } finally {
    for (const server of servers) await server.stop();
    if (database.engine === "postgres") await database.db.destroy();
  }
}

async function arrange({ db }: OpenDatabase) {
  const pooja = { name: "Archana", charges: 51, ...plainPooja, capacity: PLACES, times: ["09:00"] };
  const temple = () =>
    storeTemple(db, { poojaDetails: withPoojaIds([pooja]), slug: `race-${Math.random().toString(36).slice(2)}` });
  const templeId = { warm: await temple(), raced: await temple() };
  const tokens: string[] = [];
  for (let at = 0; at < PEOPLE; at++) {
    const person = { name: "Racer", email: `racer${at}@test.example`, role: "DEVOTEE" as const };
    const id = await insertAccount(db, {
      ...person,
      password_hash: PASSWORD_HASH,
      created_at: new Date().toISOString(),
    });
    tokens.push(tokenOf({ sub: String(id), name: person.name, role: person.role, tokenVersion: 1 }));
  }
  return { templeId, tokens };
}

/** A token as the server signs them. */
function tokenOf(claims: object): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const now = Math.floor(Date.now() / 1000);
  const body = `${part({ alg: "HS256", typ: "JWT" })}.${part({ ...claims, iat: now, exp: now + 3_600 })}`;
  return `${body}.${createHmac("sha256", SECRET).update(body).digest("base64url")}`;
}

const date = addDays(civilDateOf(Date.now()), 7);

async function book(url: string, token: string, templeId: number): Promise<{ status: number; ms: number }> {
  const started = performance.now();
  const wish = { templeId, poojaId: "archana", date, time: "09:00", name: "Racer", phone: "9876543210", amount: 51 };
  const answer = await fetch(`${url}/api/bookings`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: JSON.stringify(wish),
  });
  await answer.text();
  return { status: answer.status, ms: performance.now() - started };
}

if (process.argv[1]?.endsWith("bookings.bench.ts")) print(await benchBookings());
