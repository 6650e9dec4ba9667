import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import {
  PublicTemple,
  SubmittedTemple,
  Suggestions,
  TempleCardsQuery,
  TempleList,
  TempleNearbyQuery,
  TempleParams,
  TempleSearchPage,
  TempleSearchQuery,
  TempleSimilarQuery,
  TempleSubmission,
  TempleSuggestQuery,
} from "../../contract/temples";
import { notFound } from "../errors";
import { findKeptTemple } from "../merges/repository";
import { isAuspiciousOn } from "../platform/observances";
import { submitTemple } from "./actions";
import { listCards, listNearby, listSimilar } from "./lists";
import { publicTempleOf } from "./present";
import { findMovedSlug, findPublicTemple, findPublicTempleBySlug } from "./repository";
import { searchTemples } from "./search";
import { suggestTemples } from "./suggest";

const LAST_ID = 2_147_483_647;

/** `/api/temples`: what visitors see, and what a signed-in person sends in. */
export const templeRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app;
  const auspicious = async () => isAuspiciousOn(await app.observances());

  app.get(
    "/api/temples/search",
    { schema: { querystring: TempleSearchQuery, response: { 200: TempleSearchPage } } },
    async (request) => searchTemples(db, request.query, await app.observances()),
  );
  app.get(
    "/api/temples/nearby",
    { schema: { querystring: TempleNearbyQuery, response: { 200: TempleList } } },
    async (request) => listNearby(db, request.query, await auspicious()),
  );
  app.get(
    "/api/temples/cards",
    { schema: { querystring: TempleCardsQuery, response: { 200: TempleList } } },
    async (request) => listCards(db, request.query.ids, await auspicious()),
  );
  app.get(
    "/api/temples/suggest",
    { schema: { querystring: TempleSuggestQuery, response: { 200: Suggestions } } },
    (request) => suggestTemples(db, request.query),
  );
  app.get(
    "/api/temples/similar",
    { schema: { querystring: TempleSimilarQuery, response: { 200: TempleList } } },
    async (request) => listSimilar(db, request.query, await auspicious()),
  );
  app.get(
    "/api/temples/:id",
    { schema: { params: TempleParams, response: { 200: PublicTemple } } },
    async (request, reply) => {
      const { id } = request.params;
      const isId = /^\d+$/.test(id);
      const row = await (isId ? findById(Number(id)) : findPublicTempleBySlug(db, id));
      if (row) return publicTempleOf(row, await auspicious());
      const moved = await (isId ? keptSlug(Number(id)) : findMovedSlug(db, id));
      return moved ? reply.redirect(`/api/temples/${moved}`, 301) : notFound();
    },
  );
  const keptSlug = async (id: number) => (id <= LAST_ID ? (await findKeptTemple(db, id))?.slug : undefined);
  const findById = async (id: number) => (id <= LAST_ID ? findPublicTemple(db, id) : undefined);

  app.post(
    "/api/temples",
    { schema: { body: TempleSubmission, response: { 201: SubmittedTemple } } },
    async (request, reply) => reply.code(201).send(await submitTemple(request, request.body)),
  );
};
