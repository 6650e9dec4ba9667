import { Readable } from "node:stream";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { Done, IdParams } from "../../contract/common";
import {
  AdminOrderPage,
  AdminOrderQuery,
  CancelInput,
  OrderInput,
  OrderPage,
  OrderQuery,
  PlacedOrder,
  SendInput,
} from "../../contract/shop";
import { civilDateOf } from "../../domain/dates";
import { callerOf } from "../access";
import { cancelOrder, deliverOrder, sendOrder } from "./changes";
import { listAllOrders, listOwnOrders, ordersAsCsv } from "./orderLists";
import { placeOrder } from "./place";

/** `/api/orders` of who is signed in, `/api/admin/orders` for shop admins. */
export const orderRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app;
  const byId = { params: IdParams, response: { 200: Done } };

  app.get("/api/orders", { schema: { querystring: OrderQuery, response: { 200: OrderPage } } }, (request) =>
    listOwnOrders(db, { ...request.query, userId: callerOf(request).id }),
  );
  app.post("/api/orders", { schema: { body: OrderInput, response: { 201: PlacedOrder } } }, async (request, reply) =>
    reply.code(201).send(await placeOrder(request, request.body)),
  );
  app.post("/api/orders/:id/cancel", { schema: byId }, async (request) => {
    await cancelOrder(request, { id: request.params.id, reason: null, isBuyer: true });
    return { ok: true };
  });

  app.get(
    "/api/admin/orders",
    { schema: { querystring: AdminOrderQuery, response: { 200: AdminOrderPage } } },
    (request) => listAllOrders(db, request.query),
  );
  const bulk = { config: { limit: "bulk" } } as const;
  app.get("/api/admin/orders/export.csv", { ...bulk, schema: { querystring: AdminOrderQuery } }, (request, reply) => {
    const { status, q } = request.query;
    const file = Readable.from(ordersAsCsv(db, { status, q }), { objectMode: false });
    return reply
      .header("content-disposition", `attachment; filename="orders-${civilDateOf(app.now().getTime())}.csv"`)
      .type("text/csv; charset=utf-8")
      .send(file);
  });
  app.post("/api/admin/orders/:id/send", { schema: { ...byId, body: SendInput } }, async (request) => {
    await sendOrder(app, request.params.id, callerOf(request), request.body.tracking);
    return { ok: true };
  });
  app.post("/api/admin/orders/:id/deliver", { schema: byId }, async (request) => {
    await deliverOrder(app, request.params.id, callerOf(request));
    return { ok: true };
  });
  app.post("/api/admin/orders/:id/cancel", { schema: { ...byId, body: CancelInput } }, async (request) => {
    await cancelOrder(request, { id: request.params.id, reason: request.body.reason, isBuyer: false });
    return { ok: true };
  });
};
