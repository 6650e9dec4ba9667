import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { IdParams } from "../../contract/common";
import {
  AdminFestival,
  AdminFestivalList,
  AdminFestivalQuery,
  DateChoice,
  FestivalCreate,
  FestivalDates,
  FestivalDatesQuery,
  FestivalPatch,
  FestivalYearParams,
  UndoChoiceQuery,
} from "../../contract/festivals";
import { civilDateOf } from "../../domain/dates";
import { consoleChange } from "../access";
import { notFound } from "../errors";
import { changeFestival, createFestival, deleteFestival, restoreFestival } from "./actions";
import { findFestivals, pageOf } from "./adminList";
import { chooseDate, listDates, undoChoice } from "./dates";
import { adminFestivalOf } from "./normalize";
import { findFestival } from "./repository";

/** `/api/admin/festivals`: the console's view, and the dates people choose year by year. */
export const adminFestivalRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app;
  const one = { params: IdParams, response: { 200: AdminFestival } };
  const today = () => civilDateOf(app.now().getTime());
  const show = async (id: number): Promise<AdminFestival> => {
    const row = (await findFestival(db, id)) ?? notFound();
    const { calendar } = await app.festivalBook.open();
    const active = calendar.festivals.find((festival) => festival.id === id);
    return adminFestivalOf(row, (active && calendar.next(active, today(), 1)[0]?.date) ?? null);
  };

  app.get(
    "/api/admin/festivals",
    { schema: { querystring: AdminFestivalQuery, response: { 200: AdminFestivalList } } },
    async (request, reply) => {
      const { calendar } = await app.festivalBook.open();
      const festivals = await findFestivals(db, calendar, request.query, today());
      reply.header("x-total-count", festivals.length);
      return request.query.page === undefined ? festivals : pageOf(festivals, request.query);
    },
  );
  app.get("/api/admin/festivals/:id", { schema: one }, (request) => show(request.params.id));
  app.post(
    "/api/admin/festivals",
    { schema: { body: FestivalCreate, response: { 201: AdminFestival } } },
    async (request, reply) =>
      reply.code(201).send(await show(await createFestival(app, request.body, consoleChange(request)))),
  );
  app.put("/api/admin/festivals/:id", { schema: { ...one, body: FestivalPatch } }, async (request) =>
    show(await changeFestival(app, request.params.id, request.body, consoleChange(request))),
  );
  app.delete("/api/admin/festivals/:id", { schema: one }, async (request) =>
    show(await deleteFestival(app, request.params.id, consoleChange(request))),
  );
  app.post("/api/admin/festivals/:id/restore", { schema: one }, async (request) =>
    show(await restoreFestival(app, request.params.id, consoleChange(request))),
  );

  app.get(
    "/api/admin/festivals/:id/dates",
    { schema: { params: IdParams, querystring: FestivalDatesQuery, response: { 200: FestivalDates } } },
    (request) => listDates(app, request.params.id, request.query.year ?? Number(today().slice(0, 4))),
  );
  app.put(
    "/api/admin/festivals/:id/dates/:year",
    { schema: { params: FestivalYearParams, body: DateChoice, response: { 200: FestivalDates } } },
    async (request) => {
      const { id, year } = request.params;
      await chooseDate(app, id, year, request.body, consoleChange(request));
      return listDates(app, id, year);
    },
  );
  app.delete(
    "/api/admin/festivals/:id/dates/:year",
    { schema: { params: FestivalYearParams, querystring: UndoChoiceQuery, response: { 200: FestivalDates } } },
    async (request) => {
      const { id, year } = request.params;
      await undoChoice(app, id, { year, replaces: request.query.replaces }, consoleChange(request));
      return listDates(app, id, year);
    },
  );
};
