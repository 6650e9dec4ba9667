import type { FastifyRequest } from "fastify";
import type { PositionCheck, PositionChecked } from "../../contract/positionChecks";
import { impossibleIn } from "../../domain/findings/positionDoubts";
import { callerOf, consoleChange } from "../access";
import type { Db } from "../db/open";
import { AppError, invalid, notFound } from "../errors";
import { templePatch } from "../history/putBack";
import { findLatest, listSince } from "../history/revisions";
import { forgetCheck, noteCheck } from "../positions/checks";
import { forgetCrowds, noteCrowds } from "../positions/crowds";
import { examineTemples } from "../quality/examine";
import { editTemple, getTemple } from "../temples/actions";
import { changeTemples } from "../temples/changes";
import { recordOf, type TempleRow } from "../temples/record";
import { contradictionsOf } from "./doubts";

/**
 * Takes the position that somebody looked up, also where it is the one on record. A new one that contradicts the record is
 * right only for who saw that.
 */
export const checkPosition = (
  request: FastifyRequest,
  id: number,
  { seen = [], ...check }: PositionCheck,
): Promise<PositionChecked> =>
  changeTemples(request.server.db, async (trx) => {
    const target = { kind: "temple", itemId: id } as const;
    const before = await getTemple(trx, id);
    const { latitude, longitude } = check;
    const doubt = impossibleIn(before.state, check);
    if (doubt) return invalid({ latitude: `errors.${doubt}` });
    const latest = await findLatest(trx, target);
    const change = consoleChange(request);
    await editTemple(trx, before, check, change);
    const after = await getTemple(trx, id);
    const isMoved = latitude !== before.latitude || longitude !== before.longitude;
    const isSeen = !isMoved || contradictionsOf(recordOf(after)).every(({ code }) => seen.some((one) => one === code));
    if (latitude === null || longitude === null || !isSeen) await forgetCheck(trx, id);
    else {
      const by = { userId: callerOf(request).id, at: change.now.toISOString() };
      await noteCheck(trx, { templeId: id, latitude, longitude, ...by });
    }
    await forgetCrowds(trx, id);
    await examineTemples(trx, [id]);
    const revisionId = await findLatest(trx, target);
    return { revisionId: revisionId === latest ? null : revisionId, version: after.version };
  });

/** Takes a check back: the position is as it was before, and doubted as before; what else was changed since stays. */
export async function undoCheck(request: FastifyRequest, id: number, revisionId: number | null): Promise<void> {
  const { db } = request.server;
  await changeTemples(db, async (trx) => {
    const row = await getTemple(trx, id);
    const wasChecked = await forgetCheck(trx, id);
    if (revisionId !== null) await putBack(trx, row, revisionId, request);
    else if (!wasChecked) notFound();
    await examineTemples(trx, [id]);
  });
  await noteCrowds(db);
}

const positioned = ["latitude", "longitude", "positionPrecision"] as const;

/** The position of before a revision, unless the temple has moved again since. */
async function putBack(trx: Db, row: TempleRow, revisionId: number, request: FastifyRequest): Promise<void> {
  const revision = (await listSince(trx, { kind: "temple", itemId: row.id }, revisionId)).at(-1);
  const moved = revision?.id === revisionId ? positioned.filter((field) => field in revision.after) : [];
  if (!revision || moved.length === 0) return notFound();
  const now = recordOf(row);
  if (moved.some((field) => now[field] !== revision.after[field])) {
    throw new AppError("conflict", undefined, { revisionId: "errors.conflict" });
  }
  const patch = templePatch(row, Object.fromEntries(moved.map((field) => [field, revision.before[field]])));
  if (patch) await editTemple(trx, row, patch, { ...consoleChange(request), reverts: revisionId });
}
