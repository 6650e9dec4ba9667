import { setTimeout } from "node:timers/promises";
import Database from "better-sqlite3";
import { type CompiledQuery, type DatabaseConnection, type Driver, type QueryResult, SqliteDialect } from "kysely";
import { makePrivateFile } from "../privateFiles";
import { isBusy } from "./collisions";
import type { EachRow } from "./eachRow";
import { resultOf } from "./namedRows";
import { OneConnection } from "./oneConnection";
import { PreparedStatements } from "./preparedStatements";

/** How long a write waits for those of other connections. */
const LONGEST_WAIT_MS = 10_000;
const LOOK_AGAIN_MS = 2;

/** Opens (or creates) a database file that is this account's alone, with write-ahead log and full durability. */
export function openSqliteFile(path: string): Database.Database {
  // the log and its index take the rights of the file
  makePrivateFile(path);
  const database = new Database(path);
  database.pragma("journal_mode = WAL");
  database.pragma("synchronous = FULL");
  database.pragma("foreign_keys = ON");
  database.pragma("busy_timeout = 5000");
  database.pragma("cache_size = -32000");
  database.pragma("temp_store = MEMORY");
  // its own knows the letters A to Z alone, PostgreSQL's those of every script
  database.function("lower", { deterministic: true }, (text) => (typeof text === "string" ? text.toLowerCase() : text));
  return database;
}

/**
 * Kysely's SQLite dialect on a connection that answers requests: whoever waits for the write lock steps aside, so that
 * others read on the same connection meanwhile and the event loop never stands still.
 */
export class EmbeddedDialect extends SqliteDialect {
  /** `restMs` passes at least between two transactions, for a connection that writes one after the other. */
  constructor(
    private readonly database: Database.Database,
    private readonly restMs = 0,
  ) {
    super({ database });
  }
  override createDriver(): Driver {
    return new EmbeddedDriver(this.database, this.restMs);
  }
}

class EmbeddedDriver extends OneConnection {
  protected readonly connection: EmbeddedConnection;
  private restsUntil = 0;

  constructor(
    private readonly database: Database.Database,
    private readonly restMs: number,
  ) {
    super();
    database.pragma("busy_timeout = 0");
    this.connection = new EmbeddedConnection(new PreparedStatements(database), (work) => this.whenFree(work));
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
      await this.releaseConnection();
      await setTimeout(LOOK_AGAIN_MS);
      await this.acquireConnection();
    }
  }
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    const rest = this.restsUntil - performance.now();
    if (rest > 0) await setTimeout(rest);
    await super.beginTransaction(connection);
  }
  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await super.commitTransaction(connection);
    this.restsUntil = performance.now() + this.restMs;
  }
  /** What is full or broken takes a transaction back by itself. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.database.inTransaction) await super.rollbackTransaction(connection);
  }
  override async destroy(): Promise<void> {
    this.connection.close();
  }
}

class EmbeddedConnection implements DatabaseConnection {
  constructor(
    private readonly statements: PreparedStatements,
    private readonly whenFree: <T>(work: () => T) => Promise<T>,
  ) {}

  async executeQuery<Row>(query: CompiledQuery & Partial<EachRow>): Promise<QueryResult<Row>> {
    const run = () => resultOf<Row>(this.statements.run(query));
    // within a transaction the lock is here already
    return this.statements.database.inTransaction ? run() : this.whenFree(run);
  }

  async *streamQuery<Row>({ sql, parameters }: CompiledQuery): AsyncIterableIterator<QueryResult<Row>> {
    // a statement of its own: a kept one is busy for as long as the stream is read
    for (const row of this.statements.database.prepare(sql).iterate(parameters)) yield { rows: [row as Row] };
  }

  close = (): void => this.statements.close();
}
