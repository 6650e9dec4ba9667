import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { IdParams } from "../../contract/common";
import { ManagerInput, ManagerParams, TempleManagers } from "../../contract/managers";
import { consoleChange } from "../access";
import { addManager, listManagers, removeManager } from "./managers";

/** `/api/admin/temples/:id/managers`: whose a temple is, by the console's decision or because they shared it. */
export const managerRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app;
  const root = "/api/admin/temples/:id/managers";
  const response = { 200: TempleManagers };

  app.get(root, { schema: { params: IdParams, response } }, async ({ params: { id } }) => ({
    items: await listManagers(db, id),
  }));
  app.post(root, { schema: { params: IdParams, body: ManagerInput, response } }, (request) =>
    db.transaction().execute(async (trx) => {
      const { id } = request.params;
      await addManager(trx, id, request.body.email, consoleChange(request));
      return { items: await listManagers(trx, id) };
    }),
  );
  app.delete(`${root}/:userId`, { schema: { params: ManagerParams, response } }, (request) =>
    db.transaction().execute(async (trx) => {
      const { id, userId } = request.params;
      await removeManager(trx, id, userId, consoleChange(request));
      return { items: await listManagers(trx, id) };
    }),
  );
};
