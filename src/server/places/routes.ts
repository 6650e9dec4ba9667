import fp from "fastify-plugin";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { PlaceSuggestions, PlaceSuggestQuery } from "../../contract/places";
import { readCities } from "../db/seed/readPlaces";
import { seedFolder } from "../db/seedFolder";
import { createGazetteer, type Gazetteer } from "./gazetteer";

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
  let gazetteer: Gazetteer | undefined;
  app.decorate("gazetteer", () => {
    gazetteer ??= createGazetteer(readCities(seedFolder()));
    return gazetteer;
  });
  await app.register(placeRoutes);
});

const placeRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    "/api/places/suggest",
    { schema: { querystring: PlaceSuggestQuery, response: { 200: PlaceSuggestions } } },
    async (request, reply) => {
      const { q, size = SUGGESTIONS } = request.query;
      reply.header("cache-control", `public, max-age=${DAY_SECONDS}`);
      return { suggestions: app.gazetteer().suggest(q, size) };
    },
  );
};
