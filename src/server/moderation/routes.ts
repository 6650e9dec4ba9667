import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { Done } from "../../contract/common";
import {
  ClaimInput,
  ClaimsMade,
  DecisionsInput,
  DecisionsMade,
  DecisionsUndone,
  HistoryParams,
  ModerationHistory,
  ModerationPage,
  ModerationQuery,
  UndoInput,
} from "../../contract/moderation";
import { callerOf } from "../access";
import { claimItems, refuseForeignKinds, releaseItems } from "./claims";
import { decide } from "./decide";
import { listHistory } from "./history";
import { listQueue } from "./queue";
import { undo } from "./undo";

/** `/api/admin/moderation`: one queue of all that waits for a decision; each role sees the kinds it decides. */
export const moderationRoutes: FastifyPluginAsyncZod = async (app) => {
  const root = "/api/admin/moderation";
  app.get(root, { schema: { querystring: ModerationQuery, response: { 200: ModerationPage } } }, (request) =>
    listQueue(app.db, callerOf(request), request.query, app.now()),
  );
  app.post(`${root}/decisions`, { schema: { body: DecisionsInput, response: { 200: DecisionsMade } } }, (request) =>
    decide(request, request.body),
  );
  app.post(`${root}/undo`, { schema: { body: UndoInput, response: { 200: DecisionsUndone } } }, (request) =>
    undo(request, request.body),
  );
  app.post(`${root}/claim`, { schema: { body: ClaimInput, response: { 200: ClaimsMade } } }, (request) =>
    claimItems(app.db, callerOf(request), request.body.items, app.now()),
  );
  app.post(`${root}/release`, { schema: { body: ClaimInput, response: { 200: Done } } }, async (request) => {
    await releaseItems(app.db, callerOf(request), request.body.items);
    return { ok: true };
  });
  app.get(
    `${root}/:kind/:id/history`,
    { schema: { params: HistoryParams, response: { 200: ModerationHistory } } },
    (request) => {
      refuseForeignKinds(callerOf(request), [request.params]);
      return listHistory(app.db, request.params);
    },
  );
};
