import type { FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { IdParams } from "../../contract/common";
import { mostRituals, Ritual, RitualInput, Rituals } from "../../contract/rituals";
import { callerOf } from "../access";
import { writeAudit } from "../audit";
import type { Db } from "../db/open";
import { AppError, invalid, notFound } from "../errors";
import { once } from "../idempotency";
import { countRituals, deleteRitual, findRitual, insertRitual, listRituals, updateRitual } from "./repository";

/** `/api/rituals`: what a pandit performs, each seen and changed by its owner alone. */
export const ritualRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app;
  app.get("/api/rituals", { schema: { response: { 200: Rituals } } }, async (request) => ({
    items: await listRituals(db, callerOf(request).id),
  }));
  app.post("/api/rituals", { schema: { body: RitualInput, response: { 201: Ritual } } }, async (request, reply) =>
    reply.code(201).send(await addRitual(request, request.body)),
  );
  app.put(
    "/api/rituals/:id",
    { schema: { params: IdParams, body: RitualInput, response: { 200: Ritual } } },
    (request) => {
      const { params, body } = request;
      return changeOwn(
        request,
        params.id,
        "ritual.update",
        async (trx, at) => (await updateRitual(trx, params.id, body, at)) ?? notFound(),
      );
    },
  );
  app.delete("/api/rituals/:id", { schema: { params: IdParams, response: { 200: Ritual } } }, (request) =>
    changeOwn(request, request.params.id, "ritual.delete", async (trx, _, before) => {
      await deleteRitual(trx, before.id);
      return before;
    }),
  );
};

const addRitual = (request: FastifyRequest, input: RitualInput): Promise<Ritual> =>
  once(request, input, async (trx) => {
    const account = callerOf(request);
    if ((await countRituals(trx, account.id)) >= mostRituals) invalid({ name: "errors.ritualCount" });
    const at = request.server.now().toISOString();
    const ritual = await insertRitual(trx, account.id, input, at);
    const entry = { action: "ritual.create", kind: "ritual", itemId: ritual.id, origin: "account" } as const;
    await writeAudit(trx, { ...entry, at, actor: account, details: input });
    return ritual;
  });

type Change = (trx: Db, at: string, before: Ritual) => Promise<Ritual>;

/** Does `change` to a ritual of the caller's, and writes it into the log with what was there before. */
async function changeOwn(request: FastifyRequest, id: number, action: string, change: Change): Promise<Ritual> {
  const account = callerOf(request);
  const at = request.server.now().toISOString();
  return request.server.db.transaction().execute(async (trx) => {
    const found = (await findRitual(trx, id)) ?? notFound();
    if (found.userId !== account.id) throw new AppError("forbidden");
    const after = await change(trx, at, found.ritual);
    const { name, description } = found.ritual;
    const entry = { action, kind: "ritual", itemId: id, origin: "account", details: { name, description } } as const;
    await writeAudit(trx, { ...entry, at, actor: account });
    return after;
  });
}
