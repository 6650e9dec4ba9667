import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { IdParams } from "../../contract/common";
import {
  AdminBanner,
  AdminGuidance,
  AdminGuidanceList,
  AdminSupport,
  BannerUpdate,
  GuidanceCreate,
  GuidanceOrder,
  GuidancePatch,
  SupportUpdate,
} from "../../contract/content";
import { civilDateOf } from "../../domain/dates";
import { callerOf } from "../access";
import { notFound } from "../errors";
import { changeCard, createCard, deleteCard, orderCards, restoreCard } from "./actions";
import { changeBanner, changeSupport, readBanner, readSupport } from "./blocks";
import { adminGuidanceOf } from "./record";
import { findCard, listCards } from "./repository";

/** `/api/admin/content`: the guidance cards, the support contact and the announcement. */
export const adminContentRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app;
  const one = { params: IdParams, response: { 200: AdminGuidance } };
  const many = { response: { 200: AdminGuidanceList } };
  const today = () => civilDateOf(app.now().getTime());
  const show = async (id: number) => adminGuidanceOf((await findCard(db, id)) ?? notFound(), today());
  const list = async () => {
    const guidance = (await listCards(db)).map((row) => adminGuidanceOf(row, today()));
    return { guidance, total: guidance.length };
  };

  app.get("/api/admin/content/guidance", { schema: many }, list);
  app.get("/api/admin/content/guidance/:id", { schema: one }, (request) => show(request.params.id));
  app.post(
    "/api/admin/content/guidance",
    { schema: { body: GuidanceCreate, response: { 201: AdminGuidance } } },
    async (request, reply) => reply.code(201).send(await show(await createCard(app, request.body, callerOf(request)))),
  );
  app.put("/api/admin/content/guidance/:id", { schema: { ...one, body: GuidancePatch } }, async (request) =>
    show(await changeCard(app, request.params.id, request.body, callerOf(request))),
  );
  app.delete("/api/admin/content/guidance/:id", { schema: one }, async (request) =>
    show(await deleteCard(app, request.params.id, callerOf(request))),
  );
  app.post("/api/admin/content/guidance/:id/restore", { schema: one }, async (request) =>
    show(await restoreCard(app, request.params.id, callerOf(request))),
  );
  app.put("/api/admin/content/order", { schema: { ...many, body: GuidanceOrder } }, async (request) => {
    await orderCards(app, request.body.ids, callerOf(request));
    return list();
  });

  app.get("/api/admin/content/support", { schema: { response: { 200: AdminSupport } } }, () => readSupport(db));
  app.put(
    "/api/admin/content/support",
    { schema: { body: SupportUpdate, response: { 200: AdminSupport } } },
    (request) => changeSupport(app, request.body, callerOf(request)),
  );
  app.get("/api/admin/content/banner", { schema: { response: { 200: AdminBanner } } }, () => readBanner(app));
  app.put("/api/admin/content/banner", { schema: { body: BannerUpdate, response: { 200: AdminBanner } } }, (request) =>
    changeBanner(app, request.body, callerOf(request)),
  );
};
