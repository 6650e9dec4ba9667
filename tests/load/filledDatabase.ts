import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { chunks } from "../../src/server/db/bulk";
import { migrate } from "../../src/server/db/migrate";
import { type OpenDatabase, openDatabase } from "../../src/server/db/open";
import { tuneForBulk } from "../../src/server/imports/tuneForBulk";
import { insertTemples } from "../../src/server/temples/write";
import { startPostgres } from "../support/postgres";
import { fillTemples } from "./benchConsole";
import { benchTemples } from "./benchTemples";
import type { Measure } from "./measure";
import { withoutIndexes } from "./withoutIndexes";

const FILLED_AT_ONCE = 100_000;

/** What is measured in a database; `where` names it in a table. */
type Figures = (database: OpenDatabase, where: string) => Promise<Measure[]>;

/** Measures in a database with so many temples on SQLite, and with `--postgres` on PostgreSQL as well. */
export async function figuresOfFilled(temples: number, figuresIn: Figures): Promise<Measure[]> {
  const dataDir = mkdtempSync(join(tmpdir(), "filled-bench-"));
  const figuresOn = async (engine: string, place: Parameters<typeof openDatabase>[0]) => {
    const database = await openDatabase(place);
    try {
      await migrate(database);
      await withoutIndexes(database, () => fillTemples(database.db, temples));
      return await figuresIn(database, `${temples.toLocaleString("en")} temples on ${engine}`);
    } finally {
      await database.db.destroy();
    }
  };
  const onPostgres = async () => {
    const cluster = await startPostgres("512MB");
    try {
      return await figuresOn("PostgreSQL", { DATA_DIR: dataDir, DATABASE_POOL: 4, DATABASE_URL: cluster.url });
    } finally {
      await cluster.stop();
    }
  };
  try {
    const onSqlite = await figuresOn("SQLite", { DATA_DIR: dataDir, DATABASE_POOL: 1 });
    return process.argv.includes("--postgres") ? [...onSqlite, ...(await onPostgres())] : onSqlite;
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Lends a function that fills a new database up to so many temples. */
export async function withFilled<T>(dataDir: string, use: (fill: (stored: number) => Promise<void>) => Promise<T>) {
  const database = await openDatabase({ DATA_DIR: dataDir, DATABASE_POOL: 1 });
  await migrate(database);
  await tuneForBulk(database);
  let stored = 0;
  const fill = async (upTo: number) => {
    for (; stored < upTo; stored += FILLED_AT_ONCE) await storeMore(database, stored);
    await sql`pragma wal_checkpoint(truncate)`.execute(database.db);
  };
  try {
    return await use(fill);
  } finally {
    await database.db.destroy();
  }
}

async function storeMore({ db }: OpenDatabase, from: number): Promise<void> {
  const temples = benchTemples(FILLED_AT_ONCE, from + 7);
  const named = temples.map((temple, at) => ({ ...temple, slug: `stored-${from + at}` }));
  for (const chunk of chunks(named, 2_000)) {
    await db.transaction().execute(async (trx) => {
      await insertTemples(trx, chunk, { now: new Date(0) });
    });
  }
}
