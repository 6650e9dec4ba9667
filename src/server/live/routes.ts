import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { IdParams } from "../../contract/common";
import { LiveEvent, LiveEventInput, LiveEventPage, LiveEventQuery } from "../../contract/liveEvents";
import { callerOf } from "../access";
import { cancelEvent, listingOf, scheduleEvent } from "./actions";
import { listLiveEvents } from "./repository";

/** `/api/events` for everyone, `/api/live/events` for who schedules them. */
export const liveEventRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, now } = app;
  const list = { querystring: LiveEventQuery, response: { 200: LiveEventPage } };
  app.get("/api/events", { schema: list }, (request) => listLiveEvents(db, listingOf(request.query, now())));
  app.get("/api/live/events", { schema: list }, (request) => {
    const { id, role } = callerOf(request);
    const own = role === "PANDIT" ? { createdBy: id } : {};
    return listLiveEvents(db, { ...listingOf(request.query, now()), ...own });
  });
  app.post(
    "/api/live/events",
    { schema: { body: LiveEventInput, response: { 201: LiveEvent } } },
    async (request, reply) => reply.code(201).send(await scheduleEvent(request, request.body)),
  );
  app.delete("/api/live/events/:id", { schema: { params: IdParams, response: { 200: LiveEvent } } }, (request) =>
    cancelEvent(app, callerOf(request), request.params.id),
  );
};
