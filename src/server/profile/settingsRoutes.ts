import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { ChangedMe, DeleteMeInput, Me, MeInput, PreferencesInput } from "../../contract/accounts";
import { Done } from "../../contract/common";
import { MyContributions, MyData } from "../../contract/contributions";
import { SendInput } from "../../contract/notifications";
import { callerOf, sessionOf } from "../access";
import { findMe } from "../accounts/repository";
import { listSessions } from "../accounts/sessions";
import { listOwnBookings } from "../bookings/repository";
import { listDonations } from "../donations/repository";
import { notFound } from "../errors";
import { listNamedFavourites } from "../favourites/repository";
import { listOwnPayments } from "../payments/own";
import { listOf } from "../reminders/actions";
import { listRituals } from "../rituals/repository";
import { listAllViews } from "../savedViews/repository";
import { listOwnOrders } from "../shop/orderLists";
import { listContributions } from "./contributions";
import { tellOwn } from "./ownEvents";
import { deleteMe, updateMe, updatePreferences } from "./settings";

/** More than anybody has. */
const all = { page: 1, size: 10_000 } as const;

/** What people change, read, take with them or delete about themselves. */
export const settingsRoutes: FastifyPluginAsyncZod = async (app) => {
  const limited = { config: { limit: "auth" } } as const;
  app.put("/api/users/me", { ...limited, schema: { body: MeInput, response: { 200: ChangedMe } } }, (request) =>
    updateMe(request, request.body),
  );
  app.put("/api/user/preferences", { schema: { body: PreferencesInput, response: { 200: Me } } }, async (request) =>
    updatePreferences(request, request.body),
  );
  app.delete(
    "/api/users/me",
    { ...limited, schema: { body: DeleteMeInput, response: { 200: Done } } },
    async (request) => {
      await deleteMe(request, request.body);
      return { ok: true };
    },
  );
  app.post("/api/notifications/send", { schema: { body: SendInput, response: { 200: Done } } }, async (request) => {
    const { id } = callerOf(request);
    const isTold = await app.db.transaction().execute((trx) => tellOwn(trx, id, request.body, app.now()));
    return isTold ? { ok: true } : notFound();
  });
  app.get("/api/users/me/contributions", { schema: { response: { 200: MyContributions } } }, async (request) =>
    listContributions(app.db, callerOf(request).id),
  );
  app.get("/api/users/me/data", { schema: { response: { 200: MyData } } }, async (request, reply) => {
    const { id } = callerOf(request);
    const current = sessionOf(request);
    const account = (await findMe(app.db, id)) ?? notFound();
    return reply.header("content-disposition", 'attachment; filename="my-data.json"').send({
      exportedAt: app.now().toISOString(),
      account,
      contributions: await listContributions(app.db, id),
      sessions: await listSessions(app.db, id, current, app.now()),
      favourites: await listNamedFavourites(app.db, id),
      payments: await listOwnPayments(app.db, id),
      donations: (await listDonations(app.db, { userId: id, ...all })).items,
      bookings: (await listOwnBookings(app.db, id, all, app.now())).items,
      orders: (await listOwnOrders(app.db, { userId: id, ...all })).items,
      rituals: await listRituals(app.db, id),
      reminders: await listOf(request, { user_id: id, device_id: null }),
      savedViews: await listAllViews(app.db, id),
    });
  });
};
