import {
  type ImportListQuery,
  type ImportNoun,
  type ImportPage,
  type ImportRowPage,
  type ImportRowsQuery,
  importNouns,
} from "../../contract/imports";
import { can, type Role } from "../../contract/roles";
import { like, pattern } from "../db/likePattern";
import type { Db } from "../db/open";
import { importOf, rowOf } from "./present";
import type { StoredItem } from "./store/items";
import { type ImportJob, statesGoingOn } from "./store/jobs";

const PAGE_SIZE = 20;
const ROWS_SIZE = 50;

/** The import of this id with the name of who brought it, or undefined. */
export async function findNamedImport(db: Db, id: number) {
  const row = await named(db).where("imports.id", "=", id).executeTakeFirst();
  return row && { job: row, view: importOf(row, row.who) };
}

const named = (db: Db) =>
  db
    .selectFrom("imports")
    .leftJoin("users", "users.id", "imports.user_id")
    .selectAll("imports")
    .select("users.name as who");

/** One page of the imports of some nouns, newest first. */
export async function listImports(db: Db, nouns: readonly ImportNoun[], query: ImportListQuery): Promise<ImportPage> {
  const { page = 1, size = PAGE_SIZE } = query;
  const wanted = nouns.filter((noun) => query.noun === undefined || noun === query.noun);
  if (wanted.length === 0) return { imports: [], page, size, total: 0, totalPages: 0 };
  const { count } = await db
    .selectFrom("imports")
    .select((eb) => eb.fn.countAll().as("count"))
    .where("noun", "in", wanted)
    .executeTakeFirstOrThrow();
  const rows = await named(db)
    .where("noun", "in", wanted)
    .orderBy("imports.id", "desc")
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const total = Number(count);
  return { imports: rows.map((row) => importOf(row, row.who)), page, size, total, totalPages: Math.ceil(total / size) };
}

/** How many imports wait for a person, or are under way, of what this role may import. */
export async function countUnfinishedImports(db: Db, role: Role): Promise<number> {
  const nouns = importNouns.filter((noun) => can(role, noun));
  if (nouns.length === 0) return 0;
  const { count } = await db
    .selectFrom("imports")
    .select((eb) => eb.fn.countAll().as("count"))
    .where("noun", "in", nouns)
    .where("state", "in", ["planned", ...statesGoingOn])
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** One page of the rows of a plan, in the order of the file. */
export async function listRows(db: Db, job: ImportJob, query: ImportRowsQuery): Promise<ImportRowPage> {
  const { page = 1, size = ROWS_SIZE } = query;
  const total = isSifted(query) ? await countMatches(db, job.id, query) : job.rows;
  const rows = await matching(db, job.id, query)
    .selectAll()
    .orderBy("line")
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const items = await itemsOf(
    db,
    job.id,
    rows.map(({ line }) => line),
  );
  const shown = rows.map((row) => rowOf(job.noun, row, items.get(row.line)));
  return { rows: shown, page, size, total, totalPages: Math.ceil(total / size) };
}

const isSifted = ({ outcome, q }: ImportRowsQuery) => Boolean(outcome || q);

async function countMatches(db: Db, importId: number, query: ImportRowsQuery): Promise<number> {
  const { count } = await matching(db, importId, query)
    .select((eb) => eb.fn.countAll().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

function matching(db: Db, importId: number, { outcome, q }: ImportRowsQuery) {
  let rows = db.selectFrom("import_rows").where("import_id", "=", importId);
  if (outcome === "doubtful") rows = rows.where("doubts", "is not", null);
  else if (outcome) rows = rows.where("outcome", "=", outcome);
  if (!q) return rows;
  const named = like("name_key", pattern`%${q.toLowerCase()}%`);
  return /^\d{1,7}$/.test(q) ? rows.where(({ or, eb }) => or([eb("line", "=", Number(q)), named])) : rows.where(named);
}

/** What an import made or changed by these lines. */
export async function itemsOf(db: Db, importId: number, lines: readonly number[]): Promise<Map<number, StoredItem>> {
  if (lines.length === 0) return new Map();
  const items = await db
    .selectFrom("import_items")
    .selectAll()
    .where("import_id", "=", importId)
    .where("line", "in", lines)
    .execute();
  return new Map(items.map((item) => [item.line, item]));
}
