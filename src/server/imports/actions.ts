import { rmSync } from "node:fs";
import type { FastifyInstance } from "fastify";
import {
  type DuplicateDecision,
  type ImportApply,
  type ImportBlank,
  type ImportMapping,
  type ImportNoun,
  type ImportRepair,
  ImportSheets,
} from "../../contract/imports";
import type { Actor } from "../audit";
import { chunks } from "../db/bulk";
import type { Db } from "../db/open";
import { AppError, invalid } from "../errors";
import { findImport, type ImportJob } from "./jobs";
import { type KeptFile, nameFile } from "./keepFile";
import { noteOf } from "./noteTexts";
import { pathOf } from "./openKept";
import { countRows } from "./plannedRows";
import { undoableUntil } from "./present";
import { rowDataOf } from "./rowData";

/** What is imported, by whom, and how. */
export type NewImport = {
  noun: ImportNoun;
  name: string;
  format: "csv" | "json" | "xlsx";
  actor: Actor;
  mayVerify: boolean;
  blank: ImportBlank;
  /** null: as was chosen for the same headers before */
  mapping: ImportMapping | null;
  /** of a workbook; null: the first that is a list */
  sheet: string | null;
};

const wrongState = () => new AppError("conflict", undefined, { state: "errors.importState" });

/** Enters a kept file as an import that is to be read; answers its id. */
export async function enterImport(app: FastifyInstance, file: KeptFile, wanted: NewImport): Promise<number> {
  const { db } = app;
  const earlier = await findSameFile(db, wanted.noun, file.hash);
  const note = earlier && noteOf({ key: "sameFile", values: { id: earlier.id, at: earlier.at, name: earlier.name } });
  const { id } = await db
    .insertInto("imports")
    .values({
      noun: wanted.noun,
      state: "reading",
      file_name: wanted.name,
      file_bytes: file.bytes,
      file_hash: file.hash,
      file_format: wanted.format,
      blank: wanted.blank,
      mapping: JSON.stringify(wanted.mapping),
      sheet: wanted.sheet,
      may_verify: wanted.mayVerify ? 1 : 0,
      notes: JSON.stringify(note ? [note] : []),
      user_id: wanted.actor.id,
      user_role: wanted.actor.role,
      created_at: app.now().toISOString(),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  nameFile(file, pathOf(app.imports.folder, { id, file_format: wanted.format }));
  return id;
}

/** The last import that wrote this very file. */
async function findSameFile(db: Db, noun: ImportNoun, hash: string) {
  const row = await db
    .selectFrom("imports")
    .select(["id", "file_name as name", "applied_at as at"])
    .where("file_hash", "=", hash)
    .where("noun", "=", noun)
    .where("state", "=", "applied")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.at ? { ...row, at: row.at } : undefined;
}

/** Has an import planned again with other meanings of its columns. */
export async function remapImport(
  { db }: FastifyInstance,
  { id, blank }: ImportJob,
  wanted: { mapping: ImportMapping; blank?: ImportBlank },
): Promise<void> {
  await move(db, id, ["planned"], {
    ...anew,
    planned_repairs: null,
    mapping: JSON.stringify(wanted.mapping),
    blank: wanted.blank ?? blank,
  });
}

const anew = { state: "reading", problem: null, rows_done: 0, tries: 0 } as const;

/** Has an import planned again with these of the suggested repairs. */
export async function repairImport(
  { db }: FastifyInstance,
  { id }: ImportJob,
  repairs: readonly ImportRepair[],
): Promise<void> {
  await move(db, id, ["planned"], { ...anew, repairs: JSON.stringify(repairs) });
}

/** Has an import planned again from another sheet: what was chosen for columns and cells of the one before is not its. */
export async function readSheet({ db }: FastifyInstance, { id, sheets }: ImportJob, sheet: string): Promise<void> {
  if (!ImportSheets.parse(JSON.parse(sheets)).includes(sheet)) invalid({ sheet: "errors.importSheet" });
  await move(db, id, ["planned"], { ...anew, sheet, mapping: "null", repairs: "[]", planned_repairs: null });
}

/** Starts to write a plan; refuses one that is under way or over, so that of two calls one begins it. */
export async function startApply(
  { db }: FastifyInstance,
  job: ImportJob,
  { mode, duplicates = "skip", rows = [] }: ImportApply,
  actor: Actor,
): Promise<void> {
  if (job.state === "planned" && job.problem) invalid({ file: job.problem });
  await db.transaction().execute(async (trx) => {
    await move(trx, job.id, ["planned"], { state: "applying", mode, ...by(actor), cursor: 0, rows_done: 0, tries: 0 });
    for (const decision of rows) await decide(trx, job.id, decision);
    await trx
      .updateTable("import_rows")
      .set({ outcome: duplicates === "create" ? "created" : "skipped" })
      .where("import_id", "=", job.id)
      .where("outcome", "=", "duplicate")
      .execute();
    const counted = await countRows(trx, job.id);
    const of = (outcome: string) => counted.get(outcome) ?? 0;
    if (mode === "all" && of("failed") > 0) invalid({ mode: "errors.importFailures" });
    await trx
      .updateTable("imports")
      .set({
        created: of("created"),
        updated: of("updated"),
        skipped: of("skipped"),
        failed: of("failed"),
        duplicates: 0,
      })
      .where("id", "=", job.id)
      .execute();
  });
}

const by = ({ id, role }: Actor) => ({ actor_id: id, actor_role: role });

async function decide(trx: Db, importId: number, { line, take, id }: DuplicateDecision): Promise<void> {
  const row = await trx
    .selectFrom("import_rows")
    .selectAll()
    .where("import_id", "=", importId)
    .where("line", "=", line)
    .where("outcome", "=", "duplicate")
    .executeTakeFirst();
  if (!row) return invalid({ [`rows.${line}`]: "errors.importState" });
  const data = rowDataOf(row.data);
  if (take === "update" && !data.l?.some((like) => like.id === id)) return invalid({ [`rows.${line}`]: "errors.id" });
  // version 0 is no record's: what the row does to this one is worked out when it is written
  const target = take === "update" ? { item_id: id ?? null, version: 0 } : {};
  const outcome = take === "create" ? "created" : take === "skip" ? "skipped" : "updated";
  await trx
    .updateTable("import_rows")
    .set({ outcome, ...target })
    .where("import_id", "=", importId)
    .where("line", "=", line)
    .execute();
}

/** Ends an import that waits, or has the one that works on it stop after its present step. */
export async function cancelImport({ db }: FastifyInstance, job: ImportJob): Promise<void> {
  const isWaiting = job.state === "planned";
  const states = isWaiting ? ["planned"] : ["reading", "applying"];
  await move(db, job.id, states, isWaiting ? { state: "cancelled" } : { cancelled: 1 });
}

/** Starts to take an import back. */
export async function startUndo({ db, now }: FastifyInstance, job: ImportJob, actor: Actor): Promise<void> {
  const until = undoableUntil(job);
  if (until === null) throw wrongState();
  if (until < now().toISOString()) throw new AppError("undoOver");
  await move(db, job.id, ["applied", "cancelled"], {
    state: "undoing",
    ...by(actor),
    cursor: 0,
    rows_done: 0,
    tries: 0,
    cancelled: 0,
  });
}

async function move(db: Db, id: number, from: string[], changes: Parameters<typeof set>[2]): Promise<void> {
  if (!(await set(db, id, changes, from))) throw wrongState();
}

async function set(db: Db, id: number, changes: Partial<Omit<ImportJob, "id">>, from: string[]): Promise<boolean> {
  const moved = await db
    .updateTable("imports")
    .set(changes)
    .where("id", "=", id)
    .where("state", "in", from)
    .returning("id")
    .executeTakeFirst();
  return moved !== undefined;
}

const KEPT_MS = 30 * 24 * 3_600_000;
const FORGOTTEN_AT_ONCE = 50;

/** Forgets the files and rows of imports of 30 days ago; that they were, and what they did, stays on record. */
export async function sweepImports({ db, imports, now }: FastifyInstance): Promise<void> {
  const until = new Date(now().getTime() - KEPT_MS).toISOString();
  const old = await db
    .selectFrom("imports")
    .select(["id", "file_format"])
    .where("created_at", "<", until)
    .where(({ or, eb }) => or([eb("applied_at", "is", null), eb("applied_at", "<", until)]))
    .where("state", "in", ["planned", "applied", "cancelled", "failed", "undone"])
    .where(({ exists, selectFrom, ref }) =>
      exists(selectFrom("import_rows").select("line").where("import_rows.import_id", "=", ref("imports.id"))),
    )
    .limit(FORGOTTEN_AT_ONCE)
    .execute();
  for (const job of old) {
    rmSync(pathOf(imports.folder, job), { force: true });
    await db
      .updateTable("imports")
      .set({ state: "cancelled" })
      .where("id", "=", job.id)
      .where("state", "=", "planned")
      .execute();
    await forgetRows(db, job.id);
  }
}

async function forgetRows(db: Db, id: number): Promise<void> {
  for (const table of ["import_rows", "import_items"] as const) {
    for (;;) {
      const rows = await db.selectFrom(table).select("line").where("import_id", "=", id).limit(1_000).execute();
      if (rows.length === 0) break;
      for (const chunk of chunks(rows, 500)) {
        await db
          .deleteFrom(table)
          .where("import_id", "=", id)
          .where(
            "line",
            "in",
            chunk.map(({ line }) => line),
          )
          .execute();
      }
    }
  }
}

/** The import of this id whose noun the caller may import, or undefined. */
export const findOwn = async (db: Db, id: number, nouns: readonly string[]): Promise<ImportJob | undefined> => {
  const job = await findImport(db, id);
  return job && nouns.includes(job.noun) ? job : undefined;
};
