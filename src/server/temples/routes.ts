import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { TempleNearbyQuery } from "../../contract/templeNearby";
import { SearchFacets } from "../../contract/templeSearch";
import { SubmittedTemple, TempleSimilarQuery, TempleSubmission } from "../../contract/templeSubmissions";
import { Suggestions, TempleSuggestQuery } from "../../contract/templeSuggestions";
import {
  PublicTemple,
  TempleCardsQuery,
  TempleList,
  TempleParams,
  TempleSearchPage,
  TempleSearchQuery,
} from "../../contract/temples";
import { notFound } from "../errors";
import { costs } from "../limits/allowances";
import { submitTemple } from "./actions";
import { todayBy } from "./cards";
import { ownFestivalsOf } from "./facts";
import { listCards, listNearby, listSimilar } from "./lists";
import { findMemberships } from "./memberships";
import { findMergedInto } from "./mergedInto";
import { publicTempleOf } from "./present";
import { findMovedSlug, findPublicTemple, findPublicTempleBySlug } from "./repository";
import { countSearch, searchTemples } from "./searchPage";
import { suggestTemples } from "./suggestions";

/** A search for words alone, on its first page: what filters leave out is no gap in what is known. */
const isPlain = ({ q, page = 1, size: _, exact: __, ...more }: TempleSearchQuery) =>
  q !== undefined && page === 1 && Object.values(more).every((value) => !value || value === "all");

const LAST_ID = 2_147_483_647;

/** `/api/temples`: what visitors see, and what a signed-in person sends in. */
export const templeRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app;
  const { searchCluster } = app;
  const today = async () => todayBy(await app.observances());
  const searchPlace = async () => ({ db, observances: await app.observances(), now: app.now(), searchCluster });

  app.get(
    "/api/temples/search",
    { config: { cost: costs.search }, schema: { querystring: TempleSearchQuery, response: { 200: TempleSearchPage } } },
    async (request) => {
      const { query } = request;
      const answer = await searchTemples(await searchPlace(), query);
      const isMissed = answer.total === 0 || answer.corrected !== undefined || answer.isRelaxed;
      if (isMissed && isPlain(query)) app.searchLog.missed(request, query.q ?? "");
      return answer;
    },
  );
  app.get(
    "/api/temples/facets",
    { config: { cost: costs.search }, schema: { querystring: TempleSearchQuery, response: { 200: SearchFacets } } },
    async (request) => countSearch(await searchPlace(), request.query),
  );
  app.get(
    "/api/temples/nearby",
    { config: { cost: costs.search }, schema: { querystring: TempleNearbyQuery, response: { 200: TempleList } } },
    async (request) => listNearby(db, request.query, await today()),
  );
  app.get(
    "/api/temples/cards",
    { schema: { querystring: TempleCardsQuery, response: { 200: TempleList } } },
    async (request) => listCards(db, request.query.ids, await today()),
  );
  app.get(
    "/api/temples/suggest",
    { config: { cost: costs.suggest }, schema: { querystring: TempleSuggestQuery, response: { 200: Suggestions } } },
    (request) => suggestTemples(db, request.query, app.now()),
  );
  app.get(
    "/api/temples/similar",
    { config: { cost: costs.search }, schema: { querystring: TempleSimilarQuery, response: { 200: TempleList } } },
    async (request) => listSimilar(db, request.query, await today()),
  );
  app.get(
    "/api/temples/:id",
    { schema: { params: TempleParams, response: { 200: PublicTemple } } },
    async (request, reply) => {
      const { id } = request.params;
      const isId = /^\d+$/.test(id);
      const row = await (isId ? findById(Number(id)) : findPublicTempleBySlug(db, id));
      if (row) {
        const festivals = await app.datedFestivals(ownFestivalsOf(row.own_festivals), row);
        return publicTempleOf(row, festivals, await findMemberships(db, row.id), await today());
      }
      const moved = await (isId ? keptSlug(Number(id)) : findMovedSlug(db, id));
      return moved ? reply.redirect(`/api/temples/${moved}`, 301) : notFound();
    },
  );
  const keptSlug = async (id: number) => (id <= LAST_ID ? (await findMergedInto(db, id))?.slug : undefined);
  const findById = async (id: number) => (id <= LAST_ID ? findPublicTemple(db, id) : undefined);

  app.post(
    "/api/temples",
    { schema: { body: TempleSubmission, response: { 201: SubmittedTemple } } },
    async (request, reply) => reply.code(201).send(await submitTemple(request, request.body)),
  );
};
