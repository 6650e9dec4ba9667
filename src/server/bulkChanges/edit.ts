import type { TemplePatch } from "../../contract/adminTemples";
import type { StoredAction } from "../../contract/bulkChanges";
import { differences } from "../../domain/revisions";
import type { Db } from "../db/open";
import { beforeOf } from "../imports/apply/beforeOf";
import { normalize } from "../temples/normalize";
import { recordOf, type TempleRow } from "../temples/record";
import { findTemples } from "../temples/repository";
import { type TempleChange, updateTemples } from "../temples/write";
import { reasons } from "./reasons";
import type { BulkItemRow } from "./store";
import type { Outcome, Work, WorkChange } from "./work";

/** A handful of milliseconds: others are answered between two transactions. */
const AT_ONCE = 25;

type EditAction = Extract<StoredAction, { kind: "verify" | "activate" | "set" }>;

/** Changes of fields, as the form would make them. */
export function editWork(action: EditAction): Work {
  const patch = patchOf(action);
  return {
    atOnce: AT_ONCE,
    plan: async (_, rows) => rows.map((row) => outcomeOf(row, patch)),
    apply: async (trx, rows, change) => {
      const changes = rows.map((before): TempleChange => {
        const { temple } = normalize(patch, recordOf(before));
        return { before, temple: { ...temple, slug: before.slug } };
      });
      await updateTemples(trx, changes, change);
      return versionsLeft(rows);
    },
    takeBack: (trx, items, change, auditId) => putBack(trx, items, change, auditId),
  };
}

/** Archiving, as one delete does it. */
export const deleteWork: Work = {
  atOnce: AT_ONCE,
  plan: async (_, rows) => rows.map(({ status }) => (status === "archived" ? "same" : "change")),
  apply: async (trx, rows, change) => {
    const changes = rows.map((before): TempleChange => {
      const archive = { deleted_at: change.now.toISOString(), archived_from: before.status };
      return { before, temple: { ...recordOf(before), status: "archived" }, archive, action: "delete" };
    });
    await updateTemples(trx, changes, change);
    return versionsLeft(rows);
  },
  takeBack: (trx, items, change, auditId) => putBack(trx, items, change, auditId),
};

function patchOf(action: EditAction): TemplePatch {
  if (action.kind === "verify") return { isVerified: action.isVerified };
  return action.kind === "activate" ? { isActive: action.isActive } : action.fields;
}

function outcomeOf(row: TempleRow, patch: TemplePatch): Outcome {
  if (row.status === "archived") return { refused: reasons.archived };
  // whoever sent it waits for the answer of moderation
  if (row.status === "pending" && patch.isActive) return { refused: reasons.pending };
  const before = recordOf(row);
  const { temple, errors } = normalize(patch, before);
  const [problem] = Object.values(errors);
  if (problem !== undefined) return { refused: `errors.${problem.replace(/^errors\./, "")}` };
  // what follows from the rest of the record is no reason to touch it
  const { after } = differences(before, temple);
  const asked = Object.keys(patch).map((field) => (field === "isActive" ? "status" : field));
  return asked.some((field) => field in after) ? "change" : "same";
}

const versionsLeft = (rows: readonly TempleRow[]) => rows.map(({ version }) => ({ version: version + 1, held: null }));

/** Gives fields back what they had, an archived temple its status too; whoever was changed since is left alone. */
async function putBack(trx: Db, items: readonly BulkItemRow[], change: WorkChange, auditId: number) {
  const ids = items.map(({ temple_id }) => temple_id);
  const rows = new Map((await findTemples(trx, ids)).map((row) => [row.id, row]));
  const before = await beforeOf(trx, "temple", auditId, ids);
  const changes = items.flatMap(({ temple_id, version }): TempleChange[] => {
    const [row, fields] = [rows.get(temple_id), before.get(temple_id)];
    if (!row || !fields || row.version !== version) return [];
    const temple = { ...recordOf(row), ...fields.before };
    if (row.status !== "archived") return [{ before: row, temple, action: "revert", reverts: fields.revision }];
    return [{ before: row, temple, archive: { deleted_at: null, archived_from: null }, action: "restore" }];
  });
  await updateTemples(trx, changes, change);
  return new Set(changes.map((one) => one.before.id));
}
