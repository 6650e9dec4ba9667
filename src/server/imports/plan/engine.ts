import type { DuplicateRecord, ImportNoun } from "../../../contract/imports";
import type { CellProblem, Filed, ImportRules, ReadRow, Snapshot } from "../../../domain/importPlan";
import type { By } from "../../audit";
import type { Db } from "../../db/open";
import type { ImportColumns } from "../read/importColumns";
import type { ImportItem } from "../store/items";
import type { BuiltTemples } from "./builtTemples";

/** When and by whom the records of an import are written. */
export type ImportChange = { now: Date; by: By };
/** A row of a plan that makes a new record. */
export type FreshRow = Pick<ReadRow, "line" | "values">;
/**
 * New records as plain lists that another thread can put together: none of them needs what is on file but those that
 * `doubtful` tells.
 */
export type TempleBuilder = {
  /** What can be built of rows ahead, and the lines of those of which nothing can. */
  build: (rows: readonly FreshRow[], now: Date) => Promise<{ built: BuiltTemples; other: number[] }>;
  /** The places of those that may be about a record on file, with the ids of these. */
  doubtful: (db: Db, built: BuiltTemples) => Promise<ReadonlyMap<number, readonly number[]>>;
  without: (built: BuiltTemples, dropped: ReadonlySet<number>) => BuiltTemples;
  /** Stores them as `create` does. */
  store: (trx: Db, built: BuiltTemples, change: ImportChange, reserved: ReadonlySet<string>) => Promise<number[]>;
};
/** A new record of a row, with what the row was matched by, and the records on file that have the same at other places. */
export type NewRow<Value> = {
  line: number;
  record: Value;
  key: string | undefined;
  namesakes?: readonly Filed<Value>[];
};

/** What the records of a list tell together, by the lines they are of. */
export type Crowds<Value> = {
  note: (line: number, record: Value) => void;
  found: (db: Db) => Promise<ReadonlyMap<number, CellProblem>>;
};

/** How one noun is imported; made anew for each job, since it remembers what the rows of a file said. */
export type ImportEngine<Value> = {
  noun: ImportNoun;
  columns: ImportColumns;
  rules: ImportRules<Value>;
  /** The records that `rows` of a file may name, and the rows with what is known about them put right. */
  load: (
    db: Db,
    rows: readonly ReadRow[],
    listSource?: string,
  ) => Promise<{ snapshot: Snapshot<Value>; rows: readonly ReadRow[] }>;
  /** The records that new rows look like, by line; also earlier rows of the same file. */
  duplicates: (db: Db, rows: readonly NewRow<Value>[]) => Promise<ReadonlyMap<number, DuplicateRecord[]>>;
  /** What is to be looked at in new records that the plan would write, taken together. */
  crowds?: () => Crowds<Value>;
  /** New records built before their transaction, by another thread for a large import. */
  builder?: TempleBuilder;
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
