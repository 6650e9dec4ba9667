import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { Causes, CausesInput, KeptCauses } from "../../contract/causes";
import { IdParams } from "../../contract/common";
import { TempleParams } from "../../contract/temples";
import { callerOf, consoleChange } from "../access";
import { writeAudit } from "../audit";
import { answersFor } from "../bookings/answerers";
import { notFound } from "../errors";
import { isAllTest } from "../payments/choose";
import { optionsFor } from "../payments/options";
import { listCauses, offered, storeCauses } from "./repository";

/** What temples ask donations for: for visitors to choose from, and for the temple's people to keep. */
export const causeRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app;
  app.get(
    "/api/temples/:id/causes",
    { schema: { params: TempleParams, response: { 200: Causes } } },
    async ({ params }, reply) => {
      reply.header("cache-control", "no-store");
      const { hasJoined, temple, testMode } = await optionsFor(app, params.id);
      return { items: hasJoined && temple ? offered(await listCauses(db, temple.id, testMode)) : [] };
    },
  );
  const kept = { params: IdParams, response: { 200: KeptCauses } };
  app.get("/api/admin/temples/:id/causes", { schema: kept }, async (request) => {
    const { id } = request.params;
    if (!(await answersFor(db, callerOf(request), id))) return notFound();
    return { items: await listCauses(db, id, isAllTest(app)) };
  });
  app.put("/api/admin/temples/:id/causes", { schema: { ...kept, body: CausesInput } }, async (request) => {
    const { id } = request.params;
    const { now, by } = consoleChange(request);
    return db.transaction().execute(async (trx) => {
      const temple = await trx.selectFrom("temples").select("id").where("id", "=", id).executeTakeFirst();
      if (!temple || !(await answersFor(trx, callerOf(request), id))) return notFound();
      await storeCauses(trx, id, request.body, now);
      const entry = { at: now.toISOString(), actor: by.actor, action: "payment.causes", kind: "payment", itemId: id };
      await writeAudit(trx, { ...entry, details: request.body });
      return { items: await listCauses(trx, id, isAllTest(app)) };
    });
  });
};
