import type { ImportNoun, LikeRecord } from "../../contract/imports";
import type { Filed, ImportRules, ReadRow, Snapshot } from "../../domain/importPlan";
import type { TextStore } from "../../domain/textStore";
import type { By } from "../audit";
import type { Db } from "../db/open";
import type { OpenRun } from "../temples/indexRuns";
import type { MadeTemples } from "./madeTemples";
import type { ImportColumns } from "./readRows";

/** When and by whom the records of an import are written; new ones are indexed now, or left to a run (`openRun`). */
export type ImportChange = { now: Date; by: By; indexRun?: OpenRun | undefined };
/** A record that an import made (`made`) or changed, with the version it left. */
export type ImportItem = { line: number; id: number; version: number; made: boolean };
/** A row of a plan that makes a new record. */
export type FreshRow = Pick<ReadRow, "line" | "values">;
/**
 * New records as plain lists that another thread can put together: none of them needs what is on file but those that
 * `doubtful` tells.
 */
export type MakeAhead = {
  /** What can be made of rows ahead, and the lines of those that cannot be. */
  make: (rows: readonly FreshRow[], now: Date) => Promise<{ made: MadeTemples; other: number[] }>;
  /** The places of those that may be about a record on file, with the ids of these. */
  doubtful: (db: Db, made: MadeTemples) => Promise<ReadonlyMap<number, readonly number[]>>;
  without: (made: MadeTemples, dropped: ReadonlySet<number>) => MadeTemples;
  /** Stores them as `create` does. */
  store: (trx: Db, made: MadeTemples, change: ImportChange, reserved: ReadonlySet<string>) => Promise<number[]>;
};
/** A new record of a row, with what the row was matched by. */
export type NewRow<Value> = { line: number; record: Value; key: string | undefined };

/** How one noun is imported; made anew for each job, since it remembers what the rows of a file said. */
export type ImportEngine<Value> = {
  noun: ImportNoun;
  columns: ImportColumns;
  rules: ImportRules<Value>;
  /** The records that `rows` may name, and the rows with what is known about them put right. */
  load: (db: Db, rows: readonly ReadRow[]) => Promise<{ snapshot: Snapshot<Value>; rows: readonly ReadRow[] }>;
  /** The records that new rows look like, by line; also earlier rows of the same file, which are kept in `said`. */
  likes: (db: Db, rows: readonly NewRow<Value>[], said: TextStore) => Promise<ReadonlyMap<number, LikeRecord[]>>;
  /** What new records have in common that may be taken for each other, by their names. */
  kinOf?: (name: string) => string;
  /** New records put together before their transaction, by another thread for a large import. */
  ahead?: MakeAhead;
  /** Stores new records and answers their ids in order; `reserved` addresses are left to rows that ask for them. */
  create: (
    trx: Db,
    records: readonly Value[],
    change: ImportChange,
    reserved: ReadonlySet<string>,
  ) => Promise<number[]>;
  /** Writes records over what `load` found. */
  update: (trx: Db, changes: readonly { filed: Filed<Value>; record: Value }[], change: ImportChange) => Promise<void>;
  /** Takes records back that nobody touched since; answers the ids of those. */
  takeBack: (trx: Db, items: readonly ImportItem[], change: ImportChange, auditId: number) => Promise<Set<number>>;
  /** Said once in each transaction that wrote. */
  written: (trx: Db) => Promise<void>;
};
