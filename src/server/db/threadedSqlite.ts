import { once } from "node:events";
import type { Worker } from "node:worker_threads";
import Database from "better-sqlite3";
import { type CompiledQuery, type DatabaseConnection, type Driver, type QueryResult, SqliteDialect } from "kysely";
import { startThread } from "../startThread";
import type { EachRow } from "./bulk";
import { resultOf } from "./namedRows";
import { OneConnection } from "./oneConnection";
import type { Answer } from "./preparedStatements";

/** What the thread says of a statement: `rows` alone where the columns are known already. */
export type ThreadAnswer = { answer: Answer } | { rows: unknown[][] } | { problem: Problem };
type Problem = { message: string; code: string | undefined };

/** The thread only hands values on. */
const resourceLimits = { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 256 };

/**
 * Kysely's SQLite dialect on a file that another thread has open: what is written there is written while the next is
 * made ready here, as it is on PostgreSQL.
 */
export class ThreadedDialect extends SqliteDialect {
  constructor(private readonly path: string) {
    super({ database: neverAsked });
  }
  override createDriver(): Driver {
    return new ThreadedDriver(
      startThread(import.meta.dirname, "sqliteThread", { workerData: this.path, resourceLimits }),
    );
  }
}

const neverAsked = async () => Promise.reject(new Error("The file is open in another thread"));

class ThreadedDriver extends OneConnection {
  protected readonly connection: ThreadedConnection;
  constructor(private readonly thread: Worker) {
    super();
    this.connection = new ThreadedConnection(thread);
  }
  override async destroy(): Promise<void> {
    const ended = once(this.thread, "exit");
    this.thread.postMessage("close");
    await ended;
  }
}

type Asked = { sql: string; resolve: (answer: Answer) => void; reject: (error: Error) => void };

class ThreadedConnection implements DatabaseConnection {
  private readonly asked: Asked[] = [];
  private readonly columns = new Map<string, readonly string[]>();
  private broken: Error | undefined;

  constructor(private readonly thread: Worker) {
    thread.on("message", (said: ThreadAnswer) => this.take(said));
    thread.on("error", (error) => this.end(error));
    thread.on("exit", () => this.end(new Error("The thread of the database has ended")));
  }

  async executeQuery<Row>({ sql, parameters, rowLength }: CompiledQuery & Partial<EachRow>): Promise<QueryResult<Row>> {
    if (this.broken) throw this.broken;
    const answer = await new Promise<Answer>((resolve, reject) => {
      this.asked.push({ sql, resolve, reject });
      this.thread.postMessage({ sql, parameters, rowLength });
    });
    return resultOf(answer);
  }

  async *streamQuery<Row>(query: CompiledQuery): AsyncIterableIterator<QueryResult<Row>> {
    yield await this.executeQuery<Row>(query);
  }

  /** Answers come in the order of the questions. */
  private take(said: ThreadAnswer): void {
    const asked = this.asked.shift();
    if ("problem" in said) asked?.reject(errorOf(said.problem));
    else asked?.resolve("rows" in said ? { columns: this.columns.get(asked.sql) ?? [], rows: said.rows } : said.answer);
    if (asked && "answer" in said && said.answer.columns) this.columns.set(asked.sql, said.answer.columns);
  }

  private end(error: Error): void {
    this.broken = error;
    for (const { reject } of this.asked.splice(0)) reject(error);
  }
}

const errorOf = ({ message, code }: Problem) =>
  code === undefined ? new Error(message) : new Database.SqliteError(message, code);
