import { setTimeout } from "node:timers/promises";
import Database from "better-sqlite3";
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  SqliteDialect,
  SqliteDriver,
} from "kysely";
import type { EachRow } from "./bulk";

const STATEMENTS_KEPT = 500;
/** How long a write waits for those of other connections. */
const LONGEST_WAIT_MS = 10_000;
const LOOK_AGAIN_MS = 2;

const isBusy = (error: unknown) => error instanceof Database.SqliteError && error.code.startsWith("SQLITE_BUSY");

/** Opens (or creates) a database file with write-ahead log and full durability. */
export function openSqliteFile(path: string): Database.Database {
  const database = new Database(path);
  database.pragma("journal_mode = WAL");
  database.pragma("synchronous = FULL");
  database.pragma("foreign_keys = ON");
  database.pragma("busy_timeout = 5000");
  database.pragma("cache_size = -32000");
  database.pragma("temp_store = MEMORY");
  return database;
}

/**
 * Kysely's SQLite dialect with three changes: prepared statements are kept, since preparing costs more than running a
 * get by id; a transaction takes the write lock when it begins, since one that reads first and writes afterwards
 * is refused by SQLite as soon as another connection wrote in between; and whoever waits for that lock steps aside, so
 * that others read on the same connection meanwhile and the event loop never stands still.
 */
export class EmbeddedDialect extends SqliteDialect {
  constructor(private readonly database: Database.Database) {
    super({ database });
  }
  override createDriver(): Driver {
    return new EmbeddedDriver(this.database);
  }
}

class EmbeddedDriver extends SqliteDriver {
  private readonly connection: PreparedConnection;
  private free: Promise<void> = Promise.resolve();
  private release: () => void = () => undefined;

  constructor(database: Database.Database) {
    super({ database });
    database.pragma("busy_timeout = 0");
    this.connection = new PreparedConnection(database, (work) => this.whenFree(work));
  }
  override async init(): Promise<void> {
    // the file is open already
  }
  override async acquireConnection(): Promise<DatabaseConnection> {
    const before = this.free;
    let release: () => void = () => undefined;
    this.free = new Promise((resolve) => {
      release = resolve;
    });
    await before;
    this.release = release;
    return this.connection;
  }
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }
  override async releaseConnection(): Promise<void> {
    this.release();
  }
  /** Does what needs the write lock; while another connection has it, this one is lent to whoever comes. */
  private async whenFree<T>(work: () => T): Promise<T> {
    const until = performance.now() + LONGEST_WAIT_MS;
    for (;;) {
      try {
        return work();
      } catch (error) {
        if (!isBusy(error) || performance.now() > until) throw error;
      }
      this.release();
      await setTimeout(LOOK_AGAIN_MS);
      await this.acquireConnection();
    }
  }
  override async destroy(): Promise<void> {
    this.connection.close();
  }
}

class PreparedConnection implements DatabaseConnection {
  private readonly statements = new Map<string, Prepared>();
  constructor(
    private readonly database: Database.Database,
    private readonly whenFree: <T>(work: () => T) => Promise<T>,
  ) {}

  async executeQuery<Row>(query: CompiledQuery & Partial<EachRow>): Promise<QueryResult<Row>> {
    // within a transaction the lock is here already
    return this.database.inTransaction ? this.run(query) : this.whenFree(() => this.run(query));
  }

  private run<Row>({ sql, parameters, rowLength }: CompiledQuery & Partial<EachRow>): QueryResult<Row> {
    const { statement, blank } = this.prepare(sql);
    if (rowLength !== undefined) {
      for (let at = 0; at < parameters.length; at += rowLength) statement.run(parameters.slice(at, at + rowLength));
      return { rows: [] };
    }
    if (blank) return { rows: statement.all(parameters).map((values) => rowOf(blank, values as unknown[]) as Row) };
    const { changes, lastInsertRowid } = statement.run(parameters);
    return { numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid), rows: [] };
  }

  async *streamQuery<Row>({ sql, parameters }: CompiledQuery): AsyncIterableIterator<QueryResult<Row>> {
    // a statement of its own: a kept one is busy for as long as the stream is read
    for (const row of this.database.prepare(sql).iterate(parameters)) yield { rows: [row as Row] };
  }

  close(): void {
    this.statements.clear();
    this.database.pragma("busy_timeout = 5000");
    this.database.pragma("wal_checkpoint(TRUNCATE)");
    this.database.close();
  }

  private prepare(sql: string): Prepared {
    const known = this.statements.get(sql);
    if (known) return known;
    const statement = this.database.prepare(sql);
    // rows come as lists and are named here, which is quicker than having each property set from outside of V8
    const blank = statement.reader ? blankRow(statement.columns().map(({ name }) => name)) : undefined;
    if (blank) statement.raw(true);
    const prepared = { statement, blank };
    if (this.statements.size >= STATEMENTS_KEPT) {
      const oldest = this.statements.keys().next();
      if (!oldest.done) this.statements.delete(oldest.value);
    }
    this.statements.set(sql, prepared);
    return prepared;
  }
}

type Prepared = { statement: Database.Statement; blank: BlankRow | undefined };
/** The columns of a result, and a row of it that says nothing. */
type BlankRow = { columns: readonly string[]; row: Readonly<Record<string, unknown>> };

// parsed, since an object that is given dozens of fields one by one becomes a slow and large one, and so do its copies
const blankRow = (columns: readonly string[]): BlankRow => ({
  columns,
  row: JSON.parse(`{${columns.map((name) => `${JSON.stringify(name)}:null`).join()}}`),
});

function rowOf({ columns, row: blank }: BlankRow, values: readonly unknown[]): Record<string, unknown> {
  const row = { ...blank };
  for (let at = 0; at < columns.length; at++) row[columns[at] ?? ""] = values[at];
  return row;
}
