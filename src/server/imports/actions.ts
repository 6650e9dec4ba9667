import type { FastifyInstance } from "fastify";
import type { ImportChoices } from "../../contract/importChoices";
import type { ImportLayout } from "../../contract/importLayout";
import {
  type DuplicateDecision,
  type ImportApply,
  type ImportBlank,
  type ImportMapping,
  type ImportNoun,
  ImportRepair,
  ImportSheets,
} from "../../contract/imports";
import type { Actor } from "../audit";
import type { Db } from "../db/open";
import { AppError, invalid } from "../errors";
import { noteOf } from "./plan/noteTexts";
import { pathOf } from "./plan/openStored";
import { sourceOf } from "./plan/sourceNumbers";
import { undoableUntil } from "./present";
import type { FileFormat } from "./read/table";
import { findImport, type ImportJob } from "./store/jobs";
import { countRows, hasRemarks } from "./store/plannedRows";
import { readDuplicates } from "./store/rowJson";
import { findSource, spellingsIn } from "./store/sources";
import { nameFile, type StoredFile } from "./store/storeFile";

/** What is imported, by whom, and how. */
export type NewImport = {
  noun: ImportNoun;
  name: string;
  format: FileFormat;
  actor: Actor;
  mayVerify: boolean;
  blank: ImportBlank;
  /** null: as was chosen for the same headers before */
  mapping: ImportMapping | null;
  /** of a workbook; null: the first that is a list */
  sheet: string | null;
  /** a word for who gave the list; null: as its name says */
  source: string | null;
};

const wrongState = () => new AppError("conflict", undefined, { state: "errors.importState" });

/** Enters a stored file as an import that is to be read; answers its id. */
export async function enterImport(app: FastifyInstance, file: StoredFile, wanted: NewImport): Promise<number> {
  const { db } = app;
  const earlier = await findSameFile(db, wanted.noun, file.hash);
  const source = wanted.source ?? sourceOf(wanted.name);
  const owner = { user_id: wanted.actor.id, noun: wanted.noun };
  // who says what the columns mean does not want what was chosen before
  const spellings = wanted.mapping === null ? (await findSource(db, owner, source)).spellings : [];
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
      list_source: source,
      repairs: JSON.stringify(spellings),
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
    mapping: JSON.stringify(wanted.mapping),
    blank: wanted.blank ?? blank,
  });
}

const anew = { state: "reading", problem: null, rows_done: 0, tries: 0, starts: 0 } as const;

/** Has an import planned again with these of the suggested repairs. */
export async function repairImport(
  { db }: FastifyInstance,
  { id }: ImportJob,
  repairs: readonly ImportRepair[],
): Promise<void> {
  await move(db, id, ["planned"], { ...anew, repairs: JSON.stringify(repairs) });
}

/** Has an import planned again from another sheet: what was chosen for columns and cells of the one before is not its. */
export async function readSheet({ db }: FastifyInstance, job: ImportJob, sheet: string): Promise<void> {
  const { id, sheets } = job;
  if (!ImportSheets.parse(JSON.parse(sheets)).includes(sheet)) invalid({ sheet: "errors.importSheet" });
  await move(db, id, ["planned"], { ...anew, sheet, mapping: "null", repairs: keptOf(job), layout: "null" });
}

/** Has an import planned again with another choice of what goes in. */
export async function chooseAgain({ db }: FastifyInstance, { id }: ImportJob, choices: ImportChoices): Promise<void> {
  await move(db, id, ["planned"], { ...anew, choices: JSON.stringify(choices) });
}

/** Has an import planned again with other rows as names of columns or as its list: its columns are other ones then. */
export async function layOutAgain({ db }: FastifyInstance, job: ImportJob, layout: ImportLayout | null): Promise<void> {
  const changes = { mapping: "null", repairs: keptOf(job), layout: JSON.stringify(layout) };
  await move(db, job.id, ["planned"], { ...anew, ...changes });
}

/** Repairs of spellings are of a field, whatever column fills it. */
const keptOf = ({ repairs }: ImportJob): string =>
  JSON.stringify(spellingsIn(ImportRepair.array().parse(JSON.parse(repairs))));

/** Has an import planned again as a list of a source, with what the account chose for the last one of it. */
export async function takeSource({ db }: FastifyInstance, job: ImportJob, userId: number, source: string) {
  const { spellings } = await findSource(db, { user_id: userId, noun: job.noun }, source);
  const changes = { mapping: "null", repairs: JSON.stringify(spellings), list_source: source };
  await move(db, job.id, ["planned"], { ...anew, ...changes });
}

/** Starts to write a plan; refuses one that is under way or over, so that of two calls one begins it. */
export async function startApply(
  { db }: FastifyInstance,
  job: ImportJob,
  { mode, duplicates = "skip", moved = "skip", rows = [], remarksSeen }: ImportApply,
  actor: Actor,
): Promise<void> {
  if (job.state === "planned" && job.problem) invalid({ file: job.problem });
  await db.transaction().execute(async (trx) => {
    await move(trx, job.id, ["planned"], {
      state: "applying",
      mode,
      ...by(actor),
      cursor: 0,
      rows_done: 0,
      tries: 0,
      starts: 0,
    });
    for (const decision of rows) await decide(trx, job.id, decision);
    await settleAll(trx, job.id, "duplicate", duplicates === "create" ? "created" : "skipped");
    await settleMoved(trx, job.id, moved);
    const counted = await countRows(trx, job.id);
    const of = (outcome: string) => counted.get(outcome) ?? 0;
    if (mode === "all" && of("failed") > 0) invalid({ mode: "errors.importFailures" });
    if (!remarksSeen && (await hasRemarks(trx, job.id))) invalid({ remarksSeen: "errors.importRemarks" });
    await trx
      .updateTable("imports")
      .set({
        created: of("created"),
        updated: of("updated"),
        skipped: of("skipped"),
        failed: of("failed"),
        duplicates: 0,
        moved: 0,
      })
      .where("id", "=", job.id)
      .execute();
  });
}

const by = ({ id, role }: Actor) => ({ actor_id: id, actor_role: role });

async function settleAll(trx: Db, importId: number, waiting: string, outcome: string): Promise<void> {
  await trx
    .updateTable("import_rows")
    .set({ outcome })
    .where("import_id", "=", importId)
    .where("outcome", "=", waiting)
    .execute();
}

/** A row with a doubtful place may be a new record. */
async function settleMoved(trx: Db, importId: number, moved: "update" | "skip"): Promise<void> {
  if (moved === "update") {
    await trx
      .updateTable("import_rows")
      .set({ outcome: "created" })
      .where("import_id", "=", importId)
      .where("outcome", "=", "moved")
      .where("item_id", "is", null)
      .execute();
  }
  await settleAll(trx, importId, "moved", moved === "update" ? "updated" : "skipped");
}

/** What may be decided about rows of each outcome. */
const takesOf: Readonly<Record<string, readonly string[]>> = {
  created: ["skip"],
  updated: ["skip"],
  moved: ["skip", "update"],
  duplicate: ["skip", "create", "update"],
};
/** What an earlier import left out can go in after all. */
const takesOfLeftOut = ["create", "update"];
const outcomeOf = { create: "created", skip: "skipped", update: "updated" } as const;

async function decide(trx: Db, importId: number, { line, take, id }: DuplicateDecision): Promise<void> {
  const row = await trx
    .selectFrom("import_rows")
    .selectAll()
    .where("import_id", "=", importId)
    .where("line", "=", line)
    .executeTakeFirst();
  const takes = row?.left_out_at ? takesOfLeftOut : takesOf[row?.outcome ?? ""];
  if (!row || !takes?.includes(take)) return invalid({ [`rows.${line}`]: "errors.importState" });
  const isOther = (row.outcome === "duplicate" || row.left_out_at !== null) && take === "update";
  const isNewPlace = row.outcome === "moved" && row.item_id === null && take === "update";
  const duplicates = readDuplicates(row.duplicates) ?? [];
  if (isOther && !duplicates.some((one) => one.id === id)) return invalid({ [`rows.${line}`]: "errors.id" });
  // version 0 is no record's: what the row does to this one is worked out when it is written
  const target = isOther ? { item_id: id ?? null, version: 0 } : {};
  await trx
    .updateTable("import_rows")
    .set({ outcome: isNewPlace ? "created" : outcomeOf[take], ...target })
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
  await move(db, job.id, ["applied", "cancelled", "failed"], {
    ...{ state: "undoing", ...by(actor), problem: null },
    ...{ cursor: 0, rows_done: 0, tries: 0, starts: 0, cancelled: 0 },
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

/** The import of this id whose noun the caller may import, or undefined. */
export const findOwn = async (db: Db, id: number, nouns: readonly string[]): Promise<ImportJob | undefined> => {
  const job = await findImport(db, id);
  return job && nouns.includes(job.noun) ? job : undefined;
};
