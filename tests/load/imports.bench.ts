import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Cluster, startPostgres } from "../support/postgres";
import { benchImportFile } from "./benchImportFile";
import { type BenchServer, startServer } from "./benchServer";
import { withFilled } from "./filledDatabase";
import { caller, type Step, timed, watched } from "./importCalls";
import { atLeast, atMost, type Measure, print } from "./measure";
import { p99While } from "./paced";

const ROWS = Number(process.env.BENCH_IMPORT_ROWS ?? 100_000);
/** Brought into databases that hold some already. */
const FEW = 10_000;
const SEARCHES_A_SECOND = 20;
const MOST_ARE_NEW = 0.999;
const goals = { planS: 8, applyS: 20, memoryMb: 450, searchMs: 100, growth: 1.5 } as const;
const words = ["shiva", "temple", "hanuman", "rama hampi", "devi", "krishna mathura", "ganesha", "kovil"];
const searches = words.map((word) => `/api/temples/search?q=${word}&size=24`);

type Figures = { planned: Step; applied: Step; again: Step; undone: Step; searchMs: number; memoryMb: number };

/**
 * A list of 100,000 temples (30 MB of CSV) into the embedded database of a running server: planned, applied with its
 * postings, revisions and history while visitors search, brought once more unchanged, and taken back. With `--postgres`
 * also into PostgreSQL, whose processor time counts as the server's. With `--million` a list of 10,000 also into a
 * database of 100,000 temples and one of a million: how much more a row costs there.
 */
export async function benchImports(): Promise<Measure[]> {
  const small = await inFolder((dataDir) => figuresIn(dataDir, benchImportFile(ROWS)));
  const measures = measuresOf("import", small);
  if (process.argv.includes("--postgres")) measures.push(...(await onPostgres()));
  return process.argv.includes("--million") ? [...measures, ...(await intoLarge())] : measures;
}

/** What a row costs in a database of a million temples, against one of 100,000. */
async function intoLarge(): Promise<Measure[]> {
  const file = benchImportFile(FEW, 1);
  return inFolder((dataDir) =>
    withFilled(dataDir, async (fill) => {
      const figures = async (stored: number) => {
        await fill(stored);
        return inFolder(async (copy) => {
          copyFileSync(join(dataDir, "temples.db"), join(copy, "temples.db"));
          return figuresIn(copy, file);
        });
      };
      const [small, large] = [await figures(100_000), await figures(1_000_000)];
      const growth = (step: "planned" | "applied" | "again") => large[step].processor / small[step].processor;
      const named = `import of ${FEW.toLocaleString("en")} rows`;
      return [
        atMost(`${named} into 100,000: applied, processor time`, small.applied.processor, "s"),
        atMost(`${named} into a million: applied, processor time`, large.applied.processor, "s"),
        atMost("the same: planned, times as much", growth("planned"), "x", goals.growth),
        atMost("the same: applied, times as much", growth("applied"), "x", goals.growth),
        atMost("the same: planned again, times as much", growth("again"), "x", goals.growth),
        atMost("the same: memory at most", large.memoryMb, "MB", goals.memoryMb),
        atMost("the same: search meanwhile, p99", large.searchMs, "ms"),
      ];
    }),
  );
}

/** In twice the time at most. */
async function onPostgres(): Promise<Measure[]> {
  const cluster = await startPostgres("512MB");
  try {
    const file = benchImportFile(ROWS);
    return measuresOf("import on PostgreSQL", await inFolder((dataDir) => figuresIn(dataDir, file, cluster)), 2);
  } finally {
    await cluster.stop();
  }
}

function measuresOf(
  what: string,
  { planned, applied, again, undone, searchMs, memoryMb }: Figures,
  times = 1,
): Measure[] {
  const named = `${what} of ${ROWS.toLocaleString("en")} rows`;
  return [
    atMost(`${named}: planned`, planned.seconds, "s", goals.planS * times),
    atMost("the same: applied", applied.seconds, "s", goals.applyS * times),
    atMost("the same: planned again, unchanged", again.seconds, "s", goals.planS * times),
    atLeast("the same: rows that are new, then skipped", again.job.counts.skipped, "rows", planned.job.counts.created),
    atMost("the same: taken back", undone.seconds, "s"),
    atMost("processor time of plan", planned.processor, "s"),
    atMost("processor time of apply", applied.processor, "s"),
    atMost("processor time of the plan again", again.processor, "s"),
    atMost("processor time of the undo", undone.processor, "s"),
    atMost("memory while planned, at most", planned.memoryMb, "MB"),
    atMost("memory while applied, at most", applied.memoryMb, "MB"),
    atMost("memory while planned again, at most", again.memoryMb, "MB"),
    atMost("memory while taken back, at most", undone.memoryMb, "MB"),
    atMost("memory meanwhile at most", memoryMb, "MB", goals.memoryMb),
    atMost("search meanwhile, p99", searchMs, "ms", goals.searchMs),
  ];
}

async function inFolder<T>(run: (dataDir: string) => Promise<T>): Promise<T> {
  const dataDir = mkdtempSync(join(tmpdir(), "imports-bench-"));
  try {
    return await run(dataDir);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function figuresIn(dataDir: string, file: string, cluster?: Cluster): Promise<Figures> {
  const own = await startServer(dataDir, cluster && { DATABASE_URL: cluster.url });
  const server = { ...own, cpuSeconds: () => own.cpuSeconds() + (cluster?.cpuSeconds?.() ?? 0) };
  try {
    const { memoryMb, whole } = await watched(server, () => steps(server, file));
    return { ...whole, memoryMb };
  } finally {
    await server.stop();
  }
}

async function steps(server: BenchServer, file: string): Promise<Omit<Figures, "memoryMb">> {
  const call = await caller(server);
  const bring = () => timed(server, call, () => call("/api/admin/temples/imports", file, "text/csv"), "planned");
  const planned = await bring();
  const { created, duplicates, total } = planned.job.counts;
  // in a long list a town runs out of names
  if (created + duplicates < total * MOST_ARE_NEW) throw new Error(`${created} of ${total} rows are created`);
  const { id } = planned.job;
  const apply = () =>
    call(`/api/admin/imports/${id}/apply`, JSON.stringify({ mode: "valid", remarksSeen: true }), "application/json");
  let isOver = false;
  const searched = p99While(server.url, searches, SEARCHES_A_SECOND, () => !isOver);
  const applying = timed(server, call, apply, "applied").finally(() => {
    isOver = true;
  });
  // what fails first is told: a search may fail after it, since the server is stopped then
  const [applied, searchMs] = await Promise.all([applying, searched]);
  const again = await bring();
  const undone = await timed(
    server,
    call,
    () => call(`/api/admin/imports/${id}/undo`, "{}", "application/json"),
    "undone",
  );
  return { planned, applied, again, undone, searchMs };
}

if (process.argv[1]?.endsWith("imports.bench.ts")) print(await benchImports());
