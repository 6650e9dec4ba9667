import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migrate } from "../../src/server/db/migrate";
import { openDatabase } from "../../src/server/db/open";
import { fillTemples } from "./benchConsole";
import { type BenchServer, DEMO_PASSWORD, startServer } from "./benchServer";
import { atLeast, atMost, type Measure, print } from "./measure";
import { p99Paced } from "./paced";

const ROWS_A_SECOND = 60_000;
const SEARCH_P99_MS = 100;
const ROUNDS = 3;
/** Searches while a file is written: enough for a p99 that one of them does not decide. */
const SEARCHES_A_SECOND = 60;

/** All temples as a file of each kind over HTTP, the best of three rounds; and the public search meanwhile. */
export async function benchExport(server: BenchServer): Promise<Measure[]> {
  const headers = { authorization: `Bearer ${await signIn(server)}` };
  const rows = await countTemples(server, headers);
  const measures: Measure[] = [];
  for (const format of ["csv", "json", "xlsx"]) {
    const rates: number[] = [];
    const before = server.cpuSeconds();
    for (let round = 0; round < ROUNDS; round++) rates.push(rows / (await secondsOf(server, format, headers)));
    const kind = `export as ${format.toUpperCase()}`;
    measures.push(atLeast(kind, Math.max(...rates), "rows/s", format === "csv" ? ROWS_A_SECOND : 0));
    const cpuSeconds = (server.cpuSeconds() - before) / ROUNDS;
    measures.push(atMost(`${kind}, processor time`, (cpuSeconds / rows) * 1e6, "us"));
  }
  measures.push(await searchMeanwhile(server, headers));
  return measures;
}

async function signIn({ url }: BenchServer): Promise<string> {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: "super_admin@demo.example", password: DEMO_PASSWORD }),
  });
  if (!answer.ok) throw new Error(`signing in: ${answer.status} ${await answer.text()}`);
  return answer.text();
}

type Headers = Record<string, string>;

async function countTemples({ url }: BenchServer, headers: Headers): Promise<number> {
  const answer = await fetch(`${url}/api/admin/temples?page=1&size=1`, { headers });
  return ((await answer.json()) as { total: number }).total;
}

/** How long a file takes from the request to its last byte; what arrives is thrown away. */
async function secondsOf({ url }: BenchServer, format: string, headers: Headers): Promise<number> {
  const started = performance.now();
  const answer = await fetch(`${url}/api/admin/temples/export?format=${format}`, { headers });
  if (!answer.ok || !answer.body) throw new Error(`export as ${format}: ${answer.status}`);
  for await (const _ of answer.body);
  return (performance.now() - started) / 1000;
}

async function searchMeanwhile(server: BenchServer, headers: Headers): Promise<Measure> {
  const paths = ["shiva", "temple", "krishna", "hanuman"].map((word) => `/api/temples/search?q=${word}&size=24`);
  const pace = { url: server.url, paths, perSecond: SEARCHES_A_SECOND, connections: 4 };
  const exported = { isOver: false };
  const exporting = (async () => {
    while (!exported.isOver) await secondsOf(server, "csv", headers);
  })();
  const p99 = await p99Paced({ ...pace, seconds: 5 });
  exported.isOver = true;
  await exporting;
  return atMost("search while a CSV is written, p99", p99, "ms", SEARCH_P99_MS);
}

async function alone(): Promise<void> {
  const dataDir = process.env.BENCH_DATA ?? mkdtempSync(join(tmpdir(), "export-bench-"));
  try {
    const database = await openDatabase({ DATA_DIR: dataDir, DATABASE_POOL: 1 });
    await migrate(database);
    const some = await database.db.selectFrom("temples").select("id").limit(1).execute();
    if (some.length === 0) await fillTemples(database.db);
    await database.db.destroy();
    const server = await startServer(dataDir);
    try {
      print(await benchExport(server));
    } finally {
      await server.stop();
    }
  } finally {
    if (!process.env.BENCH_DATA) rmSync(dataDir, { recursive: true, force: true });
  }
}

if (process.argv[1]?.endsWith("export.bench.ts")) await alone();
