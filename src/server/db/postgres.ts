import {
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
  type TransactionBuilder,
} from "kysely";
import type { Pool } from "pg";
import { isEnded, tryAgain } from "./collisions";
import { CONNECTED_WITHIN_MS, connectingSoon } from "./connecting";
import { Lending } from "./lending";
import type { Tables } from "./schema";

/** How long one statement, its wait for a lock, and a pause within a transaction may last; milliseconds. */
type TimeLimits = { statement: number; lock: number; idleInTransaction: number };

/** Of requests: nobody waits longer, neither for an answer nor for rows that a lost transaction holds. */
const requestLimits: TimeLimits = { statement: 10_000, lock: 5_000, idleInTransaction: 5_000 };
/** Of questions whether it is there: an answer that is late is none. */
const probeLimits: TimeLimits = { statement: 1_500, lock: 1_500, idleInTransaction: 1_500 };
/** Of long work that no request waits for: imports, migrations, tidying. */
const longLimits: TimeLimits = { statement: 1_800_000, lock: 300_000, idleInTransaction: 60_000 };

const KEEP_ALIVE_AFTER_MS = 10_000;
/** The server ends a statement first; where its word does not arrive, the network or the server is gone. */
const ON_THE_WAY_MS = 1_000;
/** A database that stands still for a moment costs an import nothing but that moment; its lease is longer still. */
const BULK_ANSWERS_WITHIN_MS = 15_000;
/** Connections of long work, opened while there is some. */
const LONG_CONNECTIONS = 4;

export type PostgresOptions = { url: string; max: number };

/** Opens PostgreSQL; connections are made when they are needed, and replaced when they break. */
export async function openPostgres({ url, max }: PostgresOptions): Promise<PostgresDatabase> {
  const long = new PostgresDatabase(new Lending(await poolOf({ url, max: LONG_CONNECTIONS }, longLimits)));
  return new PostgresDatabase(new Lending(await poolOf({ url, max }, requestLimits)), long);
}

/**
 * One connection for work in many steps that builds on what it wrote before. Once it is lost the work is over, to begin
 * again from what is on file: a crash of the server takes back the newest transactions of a connection that does not
 * wait for the disk, and so does a standby that takes over.
 */
export const openPostgresForBulk = async (url: string): Promise<PostgresDatabase> =>
  new PostgresDatabase(
    new Lending(await poolOf({ url, max: 1 }, longLimits), {
      answersWithinMs: BULK_ANSWERS_WITHIN_MS,
      isReplaced: false,
    }),
  );

/** One connection of its own to ask whether PostgreSQL is there, however many requests wait for the others. */
export const openPostgresForProbes = async (url: string): Promise<PostgresDatabase> =>
  new PostgresDatabase(new Lending(await poolOf({ url, max: 1 }, probeLimits)));

async function poolOf({ url, max }: PostgresOptions, limits: TimeLimits): Promise<Pool> {
  const { default: pg } = await import("pg");
  // counts are bigint, averages numeric: both fit a double here
  pg.types.setTypeParser(pg.types.builtins.INT8, Number);
  pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);
  const pool = new pg.Pool({
    connectionString: url,
    max,
    Client: connectingSoon(pg.Client),
    // also for one of those that are lent to be free again
    connectionTimeoutMillis: CONNECTED_WITHIN_MS,
    statement_timeout: limits.statement,
    query_timeout: limits.statement + ON_THE_WAY_MS,
    lock_timeout: limits.lock,
    idle_in_transaction_session_timeout: limits.idleInTransaction,
    // a single one is set up for its work, and stays
    ...(max === 1 && { idleTimeoutMillis: 0 }),
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
  });
  // one that breaks while nobody uses it, as all do when the server restarts, must not end the process
  pool.on("error", () => undefined);
  // nor one that breaks while it is lent, before anything is asked of it
  pool.on("connect", (client) => client.on("error", () => undefined));
  return pool;
}

const TRANSACTION_TRIES = 4;

/** A transaction that was ended since another one was in its way is begun again, three times: its work is done anew. */
export class PostgresDatabase extends Kysely<Tables> {
  /** `long` is the same database for work that no request waits for. */
  constructor(
    pool: Lending,
    private readonly long?: PostgresDatabase,
  ) {
    super({ dialect: new ForgivingDialect({ pool }) });
  }

  forLongWork = (): PostgresDatabase => this.long ?? this;

  override transaction(): TransactionBuilder<Tables> {
    const builder = super.transaction();
    const execute = builder.execute.bind(builder);
    builder.execute = (work) => tryAgain(() => execute(work), { tries: TRANSACTION_TRIES, when: isEnded });
    return builder;
  }

  override async destroy(): Promise<void> {
    await Promise.all([super.destroy(), this.long?.destroy()]);
  }
}

class ForgivingDialect extends PostgresDialect {
  constructor(private readonly config: PostgresDialectConfig) {
    super(config);
  }
  override createDriver(): Driver {
    return new ForgivingDriver(this.config);
  }
}

class ForgivingDriver extends PostgresDriver {
  /** What went wrong before is what counts: a connection that cannot even take it back is lost, and the work with it. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await super.rollbackTransaction(connection).catch(() => undefined);
  }
}
