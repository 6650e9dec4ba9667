import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { cpus, tmpdir, totalmem } from "node:os";
import { join } from "node:path";
import autocannon from "autocannon";
import { chunks } from "../../src/server/db/bulk";
import { migrate } from "../../src/server/db/migrate";
import { openDatabase } from "../../src/server/db/open";
import { freeSlugs } from "../../src/server/temples/slugs";
import { insertTemples } from "../../src/server/temples/write";
import { measurePages } from "./benchPages";
import { benchPayments } from "./benchPayments";
import { type BenchServer, startServer } from "./benchServer";
import { benchTemples, randomFrom } from "./benchTemples";
import { benchBookings } from "./bookings.bench";
import { benchConsole } from "./console.bench";
import { benchDuplicates } from "./duplicates.bench";
import { benchExport } from "./export.bench";
import { benchExtract } from "./extract.bench";
import { benchImports } from "./imports.bench";
import { type Measure, missed, print, table } from "./measure";
import { p99Paced } from "./paced";
import { benchPanchang } from "./panchang.bench";
import { benchPositions } from "./positions.bench";
import { benchReminders } from "./reminders.bench";
import { benchSearch } from "./search.bench";

/**
 * `npm run bench`: 100,000 temples, the server as its own process, 20 connections, the median of three rounds; then
 * the latency at half the load it must bear, and at half of what it bore; how right and how fast the almanac is; and the
 * lists and figures of the console on SQLite, with `--postgres` on PostgreSQL as well; an import of 100,000 rows, and of a map of 500 MB; and how
 * right and how fast likely duplicates are found; and positions to check.
 * With `--check` a missed budget ends it with an error, with `--write` the figures are put into `docs/performance.md`.
 * `npm run bench search` compares the search with others instead.
 */
const TEMPLES = Number(process.env.BENCH_TEMPLES ?? 100_000);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 5);
const ROUNDS = 3;
const P99_MS = 50;
const CONNECTIONS = 20;

type Load = { name: string; perSecond: number; paths: string[] };

const random = randomFrom(7);
const between = (from: number, to: number) => from + random() * (to - from);
const one = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
const many = (path: () => string) => Array.from({ length: 500 }, path);

const types = ["Hindu", "Jain", "Hill", "Cave", "Ancient", "Riverside"];
const deities = ["Shiva", "Vishnu", "Ganesha", "Devi", "Hanuman", "Murugan", "Krishna"];
const towns = [
  [19.07, 72.88],
  [12.97, 77.59],
  [13.08, 80.27],
  [25.32, 82.99],
  [22.57, 88.36],
  [10.79, 79.14],
] as const;
const cities = ["Delhi", "Mumbai", "Bangalore", "Chennai", "Kolkata", "Varanasi", "Udupi", "Madurai", "Pune", "Puri"];

function loads(): Load[] {
  const position = () => {
    const [lat, lng] = one(towns);
    return `lat=${between(lat - 0.3, lat + 0.3).toFixed(5)}&lng=${between(lng - 0.3, lng + 0.3).toFixed(5)}`;
  };
  return [
    { name: "get by id", perSecond: 10_000, paths: many(() => `/api/temples/${Math.ceil(between(0, TEMPLES))}`) },
    {
      name: "filtered, sorted page of 24",
      perSecond: 2_000,
      paths: many(() => {
        const filter = one([`type=${one(types)}`, `deity=${one(deities)}`, `type=Hindu&deity=${one(deities)}`]);
        return `/api/temples/search?${filter}&sort=${one(["rating", "name"])}&page=${Math.ceil(between(0, 10))}&size=24`;
      }),
    },
    {
      name: "nearby 10 km",
      perSecond: 2_500,
      paths: many(() => `/api/temples/nearby?${position()}&distanceKm=10&size=24`),
    },
    {
      name: "search for a common word",
      perSecond: 500,
      paths: many(
        () =>
          `/api/temples/search?q=${one(["shiva", "temple", "mandir", "krishna", "devi", "hanuman"])}&page=${Math.ceil(between(0, 5))}&size=24`,
      ),
    },
    {
      name: "panchang of the day",
      perSecond: 5_000,
      paths: many(() => `/api/platform/panchang?city=${one(cities)}`),
    },
  ];
}

async function makeTemples(dataDir: string): Promise<number> {
  const database = await openDatabase({ DATA_DIR: dataDir, DATABASE_POOL: 1 });
  await migrate(database);
  const temples = benchTemples(TEMPLES);
  const started = performance.now();
  for (const chunk of chunks(temples, 1_000)) {
    await database.db.transaction().execute(async (trx) => {
      const slugs = await freeSlugs(trx, chunk);
      await insertTemples(
        trx,
        chunk.map((temple, at) => ({ ...temple, slug: slugs[at] ?? "" })),
        { now: new Date(0) },
      );
    });
  }
  const seconds = (performance.now() - started) / 1000;
  await database.db.destroy();
  return TEMPLES / seconds;
}

async function round(server: BenchServer, { paths }: Load) {
  return autocannon({
    url: server.url,
    connections: CONNECTIONS,
    duration: SECONDS,
    requests: paths.map((path) => ({ path: encodeURI(path) })),
  });
}

async function measure(server: BenchServer, load: Load): Promise<Measure[]> {
  await round(server, load); // warm
  const rates: number[] = [];
  const before = server.cpuSeconds();
  let answers = 0;
  for (let count = 0; count < ROUNDS; count++) {
    const { requests, non2xx, errors } = await round(server, load);
    answers += requests.total;
    if (non2xx + errors > 0) throw new Error(`${load.name}: ${non2xx} refused, ${errors} failed`);
    rates.push(requests.average);
  }
  const median = rates.sort((a, b) => a - b)[1] ?? 0;
  const microseconds = ((server.cpuSeconds() - before) / answers) * 1e6;
  return [
    { name: load.name, value: median, unit: "req/s", budget: load.perSecond, atLeast: true },
    { ...noBudget, name: `${load.name}, processor time`, value: microseconds, unit: "us" },
    await p99At(server, load, "half the goal", load.perSecond / 2, P99_MS),
    await p99At(server, load, "half of what was reached", median / 2),
  ];
}

const noBudget = { budget: Number.POSITIVE_INFINITY, atLeast: false };

async function p99At(server: BenchServer, load: Load, what: string, rate: number, budget = Number.POSITIVE_INFINITY) {
  const { url } = server;
  const value = await p99Paced({ url, paths: load.paths, perSecond: rate, seconds: SECONDS, connections: CONNECTIONS });
  return { name: `${load.name}, p99 at ${what}`, value, unit: "ms", budget, atLeast: false };
}

async function benchAll(): Promise<void> {
  const dataDir = process.env.BENCH_DATA ?? mkdtempSync(join(tmpdir(), "temples-bench-"));
  const measures: Measure[] = [];
  try {
    if (!existsSync(join(dataDir, "temples.db"))) {
      const rate = await makeTemples(dataDir);
      measures.push({
        name: "temples stored, search tables included",
        value: rate,
        unit: "rows/s",
        budget: 0,
        atLeast: true,
      });
    }
    const server = await startServer(dataDir);
    measures.push({ name: "start to first answer", value: server.startMs, unit: "ms", budget: 1_000, atLeast: false });
    measures.push({ name: "memory after start", value: server.residentMb(), unit: "MB", budget: 150, atLeast: false });
    try {
      for (const load of loads()) measures.push(...(await measure(server, load)));
      measures.push({ name: "memory after load", value: server.residentMb(), unit: "MB", budget: 300, atLeast: false });
      measures.push(...(await measurePages(server, TEMPLES, SECONDS)));
      measures.push({ ...noBudget, name: "memory after the pages", value: server.residentMb(), unit: "MB" });
      measures.push(...(await benchExport(server)));
    } finally {
      await server.stop();
    }
    measures.push(...(await benchConsole(dataDir)));
  } finally {
    if (!process.env.BENCH_DATA) rmSync(dataDir, { recursive: true, force: true });
  }
  measures.push(...(await benchPanchang()));
  measures.push(...(await benchPayments()));
  measures.push(...(await benchBookings()));
  measures.push(...(await benchReminders()));
  measures.push(...(await benchImports()));
  measures.push(...(await benchExtract()));
  measures.push(...(await benchDuplicates()));
  measures.push(...(await benchPositions()));
  print(measures);
  if (process.argv.includes("--write")) writeFigures(measures);
  if (process.argv.includes("--check") && measures.some(missed)) process.exitCode = 1;
}

const DOCUMENT = "docs/performance.md";
/** What the last `--write` put there. */
const FIGURES = /\n## One run\n[\s\S]*?(?=\n## |$)/;

function writeFigures(measures: readonly Measure[]): void {
  const day = new Date().toISOString().slice(0, 10);
  const memory = Math.round(totalmem() / 1024 ** 3);
  const machine = `${day}, ${TEMPLES.toLocaleString("en")} temples, ${cpus().length} cores (${cpus()[0]?.model}), ${memory} GB, Node ${process.version}.`;
  const others = readFileSync(DOCUMENT, "utf8").replace(FIGURES, "");
  writeFileSync(DOCUMENT, `${others.trimEnd()}\n\n## One run\n\n${machine}\n\n${table(measures)}\n`);
}

await (process.argv.includes("search") ? benchSearch() : benchAll());
