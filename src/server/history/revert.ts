import type { Reverted, RevertInput } from "../../contract/history";
import { wayBack } from "../../domain/revisions";
import type { Db } from "../db/open";
import { AppError, invalid, notFound } from "../errors";
import { findLatest, listSince, type Target } from "./revisions";

/** Writes fields as they were; what an editor could not write is refused. */
export type PutBack = (fields: Record<string, unknown>) => Promise<void>;

/**
 * Puts a record back to where it stood after a revision (or before it), within a transaction. Refuses with 409 when
 * something happened to it that whoever asks has not seen.
 */
export async function revert(
  trx: Db,
  target: Target,
  { revisionId, latest, before = false }: RevertInput,
  putBack: PutBack,
): Promise<Reverted> {
  const since = await listSince(trx, target, revisionId);
  const named = since.at(-1);
  if (named?.id !== revisionId) return notFound();
  if (since[0]?.id !== latest) throw new AppError("conflict", undefined, { latest: "errors.conflict" });
  // before it was made there was nothing to go back to
  if (before && named.action.endsWith(".create")) return invalid({ before: "errors.nothingBefore" });
  const undone = before ? since : since.slice(0, -1);
  const fields = wayBack(undone);
  if (Object.keys(fields).length > 0) await putBack(fields);
  const now = await findLatest(trx, target);
  return { revisionId: now === latest ? null : now };
}
