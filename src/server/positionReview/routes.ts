import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { Done, IdParams } from "../../contract/common";
import {
  PositionCheck,
  PositionChecked,
  PositionDoubts,
  PositionPage,
  PositionsQuery,
  PositionUndo,
  TriedPosition,
} from "../../contract/positionChecks";
import { checkPosition, undoCheck } from "./decide";
import { doubtsAt } from "./doubts";
import { listPositions } from "./list";

/** `/api/admin/temples/positions`: positions that something speaks against, and what somebody found when looking one up. */
export const positionRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    "/api/admin/temples/positions",
    { schema: { querystring: PositionsQuery, response: { 200: PositionPage } } },
    (request) => listPositions(app.db, request.query),
  );
  const position = "/api/admin/temples/:id/position";
  app.get(
    position,
    { schema: { params: IdParams, querystring: TriedPosition, response: { 200: PositionDoubts } } },
    (request) => doubtsAt(app.db, request.params.id, request.query),
  );
  app.put(
    position,
    { schema: { params: IdParams, body: PositionCheck, response: { 200: PositionChecked } } },
    (request) => checkPosition(request, request.params.id, request.body),
  );
  app.post(
    `${position}/undo`,
    { schema: { params: IdParams, body: PositionUndo, response: { 200: Done } } },
    async (request) => {
      await undoCheck(request, request.params.id, request.body.revisionId);
      return { ok: true };
    },
  );
};
