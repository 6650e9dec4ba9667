import fp from "fastify-plugin";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { PlaceSuggestions, PlaceSuggestQuery } from "../../contract/places";
import { costs } from "../limits/allowances";
import type { Gazetteer } from "./gazetteer";
import { gazetteer } from "./knownPlaces";

declare module "fastify" {
  interface FastifyInstance {
    /** Cities, towns and places of pilgrimage of India; read when first asked for. */
    gazetteer: () => Gazetteer;
  }
}

const SUGGESTIONS = 8;
const DAY_SECONDS = 86_400;

/** The gazetteer for whoever needs it, and its names while one types. */
export const places = fp(async (app) => {
  app.decorate("gazetteer", gazetteer);
  await app.register(placeRoutes);
});

const placeRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    "/api/places/suggest",
    {
      config: { cost: costs.suggest },
      schema: { querystring: PlaceSuggestQuery, response: { 200: PlaceSuggestions } },
    },
    async (request, reply) => {
      const { q = "", size = SUGGESTIONS } = request.query;
      reply.header("cache-control", `public, max-age=${DAY_SECONDS}`);
      return { suggestions: app.gazetteer().suggest(q, size) };
    },
  );
};
