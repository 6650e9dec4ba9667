import { createHash } from "node:crypto";
import { MoveError } from "./moveError";
import { keyOf, type Row, Source, type Table } from "./source";
import { Target } from "./target";

export type MoveOptions = {
  /** The SQLite file. */
  file: string;
  /** The empty PostgreSQL database, or the one of a move that was broken off. */
  url: string;
  /** Rows copied, and compared, at a time. */
  batch?: number;
  /** Takes what is told of the way. */
  say: (line: string) => void;
};

const BATCH = 2_000;

/**
 * Copies every row of an SQLite database to PostgreSQL, in the order of their keys, then reads all of both again and
 * compares them batch by batch. A move that was broken off goes on where it was. Answers how many rows there are. Throws
 * a `MoveError` with what is wrong; the source is not changed by anything.
 */
export async function move({ file, url, batch = BATCH, say }: MoveOptions): Promise<number> {
  const source = new Source(file);
  const target = new Target(url);
  try {
    await target.prepare();
    const [from, to] = [source.migrations().join(), (await target.migrations()).join()];
    if (from !== to)
      throw new MoveError("The SQLite database is of another version: npm run migrate without DATABASE_URL first.");
    const tables = source.tables();
    for (const table of tables) await copy(source, target, table, batch, say);
    say("Comparing");
    let rows = 0;
    for (const table of tables) rows += await compare(source, target, table, batch);
    for (const table of tables) await target.countFrom(table, source.lastId(table));
    await target.finish();
    return rows;
  } finally {
    source.close();
    await target.close();
  }
}

async function copy(source: Source, target: Target, table: Table, batch: number, say: MoveOptions["say"]) {
  let progress = await target.progress(table);
  if (progress?.isDone) return;
  while (!progress?.isDone) {
    const rows = source.rows(table, progress?.lastKey, batch);
    const isDone = rows.length < batch || table.key.length === 0;
    progress = await target.write(table, rows, progress, isDone).catch((error: unknown) => {
      throw new MoveError(`${table.name}: ${error instanceof Error ? error.message : error}`, { cause: error });
    });
    say(`${table.name}: ${progress.rows} rows`);
  }
}

/** Answers the number of rows, which are the same on both sides. */
async function compare(source: Source, target: Target, table: Table, batch: number): Promise<number> {
  const [wanted, found] = [source.count(table), await target.count(table)];
  if (wanted !== found) throw new MoveError(`${table.name} has ${found} rows instead of ${wanted}. ${AGAIN}`);
  let after: Row | undefined;
  for (let seen = 0; seen < wanted; ) {
    const [ours, theirs] = [source.rows(table, after, batch), await target.rows(table, after, batch)];
    if (checksum(table, ours) !== checksum(table, theirs)) throw new MoveError(difference(table, ours, theirs));
    seen += ours.length;
    const last = ours.at(-1);
    if (!last) break;
    after = keyOf(table, last);
  }
  return wanted;
}

const AGAIN = "If the SQLite database was changed since the move began, begin again with an empty database.";

/** Of rows in the order of their key; of a table without one, in whichever. */
function checksum(table: Table, rows: readonly Row[]): string {
  const lines = rows.map((row) => JSON.stringify(row));
  if (table.key.length === 0) lines.sort();
  return createHash("sha256").update(lines.join("\n")).digest("base64");
}

function difference(table: Table, ours: readonly Row[], theirs: readonly Row[]): string {
  const at = ours.findIndex((row, index) => JSON.stringify(row) !== JSON.stringify(theirs[index]));
  const key = keyOf(table, ours[at] ?? []).join(", ");
  return `${table.name} differs${key ? ` at ${key}` : ""}. ${AGAIN}`;
}
