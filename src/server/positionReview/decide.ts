import type { FastifyRequest } from "fastify";
import type { PositionCheck, PositionChecked } from "../../contract/positionChecks";
import { callerOf, consoleChange } from "../access";
import { revertTempleWithin } from "../history/reverts";
import { findLatest } from "../history/revisions";
import { forgetCheck, noteCheck } from "../positions/checks";
import { forgetCrowds, noteCrowds } from "../positions/crowds";
import { examineTemples } from "../quality/examine";
import { editTemple, getTemple } from "../temples/actions";
import { changeTemples } from "../temples/changes";

/** Takes the position that somebody looked up, also where it is the one on record. */
export const checkPosition = (request: FastifyRequest, id: number, check: PositionCheck): Promise<PositionChecked> =>
  changeTemples(request.server.db, async (trx) => {
    const target = { kind: "temple", itemId: id } as const;
    const before = await getTemple(trx, id);
    const latest = await findLatest(trx, target);
    const change = consoleChange(request);
    await editTemple(trx, before, check, change);
    const { latitude, longitude } = check;
    if (latitude === null || longitude === null) await forgetCheck(trx, id);
    else {
      const by = { userId: callerOf(request).id, at: change.now.toISOString() };
      await noteCheck(trx, { templeId: id, latitude, longitude, ...by });
    }
    await forgetCrowds(trx, id);
    await examineTemples(trx, [id]);
    const revisionId = await findLatest(trx, target);
    const { version } = await getTemple(trx, id);
    return { revisionId: revisionId === latest ? null : revisionId, version };
  });

/** Takes a check back: the position is as it was before, and doubted as before. */
export async function undoCheck(request: FastifyRequest, id: number, revisionId: number | null): Promise<void> {
  const { db } = request.server;
  await changeTemples(db, async (trx) => {
    await getTemple(trx, id);
    await forgetCheck(trx, id);
    if (revisionId !== null) {
      await revertTempleWithin(trx, id, { request, input: { revisionId, latest: revisionId, before: true } });
    }
    await examineTemples(trx, [id]);
  });
  await noteCrowds(db);
}
