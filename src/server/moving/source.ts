import { existsSync } from "node:fs";
import Database from "better-sqlite3";
import { isBusy } from "../db/collisions";
import { MoveError } from "./moveError";

/** A value as both engines give it. */
export type Value = string | number | null;
export type Row = readonly Value[];

/** A table: its columns, and those of them by which its rows are in order; none where it has no primary key. */
export type Table = { name: string; columns: string[]; key: { name: string; isText: boolean }[] };

type Column = { name: string; type: string; pk: number };

/** The SQLite database that is moved, which nobody else may use meanwhile. */
export class Source {
  private readonly database: Database.Database;

  /** Throws a `MoveError` when there is none, or while a server runs on it. */
  constructor(path: string) {
    if (!existsSync(path)) throw new MoveError(`There is no database ${path}.`);
    this.database = new Database(path, { fileMustExist: true, timeout: 1_000 });
    try {
      this.database.pragma("locking_mode = exclusive");
      this.database.exec("begin immediate");
    } catch (error) {
      this.database.close();
      if (!isBusy(error)) throw error;
      throw new MoveError(`Something else uses ${path}: stop the server, and start this again.`);
    }
  }

  /** Every table but the list of migrations and what SQLite keeps for itself (an index of words), in the order of their names. */
  tables(): Table[] {
    const names = this.database
      .prepare<[], string>(
        "select name from pragma_table_list where schema = 'main' and type = 'table' and name <> 'schema_migrations' and name not like 'sqlite\\_%' escape '\\' order by name",
      )
      .pluck()
      .all();
    return names.map((name) => {
      const columns = this.database.prepare<[string], Column>("select * from pragma_table_info(?)").all(name);
      const key = columns
        .filter(({ pk }) => pk > 0)
        .sort((a, b) => a.pk - b.pk)
        .map(({ name: column, type }) => ({ name: column, isText: type.toLowerCase() === "text" }));
      return { name, columns: columns.map((column) => column.name), key };
    });
  }

  migrations = (): number[] =>
    this.database.prepare<[], number>("select id from schema_migrations order by id").pluck().all();

  count = ({ name }: Table): number =>
    this.database.prepare<[], number>(`select count(*) from "${name}"`).pluck().get() ?? 0;

  /** The next rows after `after` in the order of the key; all of them where the table has none. */
  rows({ name, columns, key }: Table, after: Row | undefined, limit: number): Row[] {
    const listed = columns.map((column) => `"${column}"`).join();
    if (key.length === 0) return this.database.prepare<[], Value[]>(`select ${listed} from "${name}"`).raw().all();
    const keys = key.map((column) => `"${column.name}"`).join();
    const rest = after ? `where (${keys}) > (${after.map(() => "?").join()})` : "";
    const query = `select ${listed} from "${name}" ${rest} order by ${keys} limit ${limit}`;
    return this.database
      .prepare<Value[], Value[]>(query)
      .raw()
      .all(...(after ?? []));
  }

  /** The highest id that a table ever gave; 0 where it counts none. */
  lastId({ name }: Table): number {
    const counted = this.database.prepare<[string], number>("select seq from sqlite_sequence where name = ?").pluck();
    return counted.get(name) ?? 0;
  }

  close(): void {
    this.database.close();
  }
}

/** The key of a row. */
export const keyOf = ({ columns, key }: Table, row: Row): Row =>
  key.map(({ name }) => row[columns.indexOf(name)] ?? null);
