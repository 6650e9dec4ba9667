import { Client, types } from "pg";
import { migrate } from "../db/migrate";
import { openDatabase } from "../db/open";
import { MoveError } from "./moveError";
import { keyOf, type Row, type Table, type Value } from "./source";

const MOVE_LOCK = 8_431_276; // any number that is ours, for PostgreSQL's advisory locks
const FILLED =
  "The database of DATABASE_URL is not empty. A move goes into an empty one, or goes on with its own unfinished one.";

/** How far a table is: the key of its last row that is there, and how many are. */
export type Progress = { lastKey: Row | undefined; rows: number; isDone: boolean };

/** Counts and averages are numbers here as in SQLite. */
const numeric = new Set<number>([types.builtins.INT8, types.builtins.NUMERIC]);

/** The PostgreSQL database that is filled; how far that is stands in tables of its own until the end. */
export class Target {
  private readonly client: Client;

  constructor(private readonly url: string) {
    this.client = new Client({
      connectionString: url,
      connectionTimeoutMillis: 10_000,
      types: { getTypeParser: (id, format) => (numeric.has(id) ? Number : types.getTypeParser(id, format as "text")) },
    });
    this.client.on("error", () => undefined); // what is asked of it next tells
  }

  /** Makes the tables, empty and without references between them; throws a `MoveError` when others are there. */
  async prepare(): Promise<void> {
    await this.client.connect();
    await this.client.query("set statement_timeout = 0");
    await this.client.query("set synchronous_commit = off"); // what a crash takes back is copied again
    const { rows } = await this.client.query(`select pg_try_advisory_lock(${MOVE_LOCK}) as is_ours`);
    if (!rows[0].is_ours) throw new MoveError("Another move into this database is under way.");
    const tables = await this.client.query("select tablename from pg_tables where schemaname = 'public'");
    const names = new Set(tables.rows.map(({ tablename }) => String(tablename)));
    if (names.size > 0 && !names.has("moved_tables")) throw new MoveError(FILLED);
    await this.client.query(`
      create table if not exists moved_tables (
        name text primary key, last_key text, rows bigint not null, is_done boolean not null
      );
      create table if not exists moved_references (
        table_name text not null, name text not null, definition text not null, primary key (table_name, name)
      )`);
    const database = await openDatabase({ DATABASE_URL: this.url, DATABASE_POOL: 1, DATA_DIR: "" });
    await migrate(database).finally(() => database.db.destroy());
    await this.within(() => this.putReferencesAside());
  }

  /** Rows come table by table, and some refer to later ones; the references are there again, and hold, at the end. */
  private async putReferencesAside(): Promise<void> {
    const { rows } = await this.client.query<{ table_name: string; name: string; definition: string }>(`
      select c.relname as table_name, k.conname as name, pg_get_constraintdef(k.oid) as definition
      from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
      where k.contype = 'f' and n.nspname = 'public'`);
    for (const { table_name, name, definition } of rows) {
      await this.client.query("insert into moved_references values ($1, $2, $3)", [table_name, name, definition]);
      await this.client.query(`alter table public."${table_name}" drop constraint "${name}"`);
    }
  }

  async migrations(): Promise<number[]> {
    const { rows } = await this.client.query<{ id: number }>("select id from schema_migrations order by id");
    return rows.map(({ id }) => id);
  }

  async progress({ name }: Table): Promise<Progress | undefined> {
    const found = await this.client.query("select last_key, rows, is_done from moved_tables where name = $1", [name]);
    const row = found.rows[0];
    if (!row) return undefined;
    return { lastKey: row.last_key ? JSON.parse(row.last_key) : undefined, rows: row.rows, isDone: row.is_done };
  }

  /** Writes rows and how far the table is then, both or neither; the first ones take the place of what a new database begins with. */
  async write(table: Table, rows: readonly Row[], before: Progress | undefined, isDone: boolean): Promise<Progress> {
    const { name, columns } = table;
    const last = rows.at(-1);
    const lastKey = last && table.key.length > 0 ? keyOf(table, last) : before?.lastKey;
    const after = { lastKey, rows: (before?.rows ?? 0) + rows.length, isDone };
    await this.within(async () => {
      if (!before) await this.client.query(`delete from public."${name}"`);
      const objects = rows.map((row) => Object.fromEntries(columns.map((column, at) => [column, row[at]])));
      const listed = columns.map((column) => `"${column}"`).join();
      await this.client.query(
        `insert into public."${name}" (${listed}) select ${listed} from json_populate_recordset(null::public."${name}", $1)`,
        [JSON.stringify(objects)],
      );
      await this.client.query(
        `insert into moved_tables values ($1, $2, $3, $4)
          on conflict (name) do update set last_key = excluded.last_key, rows = excluded.rows, is_done = excluded.is_done`,
        [name, lastKey ? JSON.stringify(lastKey) : null, after.rows, isDone],
      );
    });
    return after;
  }

  async count({ name }: Table): Promise<number> {
    const { rows } = await this.client.query(`select count(*) as count from public."${name}"`);
    return rows[0].count;
  }

  /** The same rows in the same order as the source gives: texts are compared by their bytes there. */
  async rows({ name, columns, key }: Table, after: Row | undefined, limit: number): Promise<Row[]> {
    const listed = columns.map((column) => `"${column}"`).join();
    const keys = key.map((column) => `"${column.name}"${column.isText ? ' collate "C"' : ""}`).join();
    const rest = after ? `where (${keys}) > (${after.map((_, at) => `$${at + 1}`).join()})` : "";
    const order = key.length > 0 ? `order by ${keys} limit ${limit}` : "";
    const text = `select ${listed} from public."${name}" ${rest} ${order}`;
    return (await this.client.query<Value[]>({ text, values: [...(after ?? [])], rowMode: "array" })).rows;
  }

  /** Goes on to count ids where the source was. */
  async countFrom({ name, columns }: Table, lastId: number): Promise<void> {
    if (!columns.includes("id")) return;
    const { rows } = await this.client.query("select pg_get_serial_sequence($1, 'id') as name", [`public.${name}`]);
    const { name: sequence } = rows[0];
    if (sequence === null) return;
    const counted = await this.client.query(`select coalesce(max(id), 0) as last from public."${name}"`);
    const last = Math.max(counted.rows[0].last, lastId);
    if (last > 0) await this.client.query("select setval($1, $2)", [sequence, last]);
  }

  /** Brings the references back, which fails where one leads nowhere, and forgets the move. */
  async finish(): Promise<void> {
    await this.within(async () => {
      const { rows } = await this.client.query("select table_name, name, definition from moved_references");
      for (const { table_name, name, definition } of rows)
        await this.client.query(`alter table public."${table_name}" add constraint "${name}" ${definition}`);
      await this.client.query("drop table moved_tables, moved_references");
    });
    await this.client.query("analyze");
  }

  private async within(work: () => Promise<void>): Promise<void> {
    await this.client.query("begin");
    try {
      await work();
      await this.client.query("commit");
    } catch (error) {
      await this.client.query("rollback").catch(() => undefined);
      throw error;
    }
  }

  close = (): Promise<void> => this.client.end();
}
