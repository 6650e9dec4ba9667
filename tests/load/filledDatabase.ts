import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migrate } from "../../src/server/db/migrate";
import { type OpenDatabase, openDatabase } from "../../src/server/db/open";
import { startPostgres } from "../support/postgres";
import { fillTemples } from "./benchConsole";
import type { Measure } from "./measure";
import { withoutIndexes } from "./withoutIndexes";

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
