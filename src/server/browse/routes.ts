import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { BrowseIndex, DeityPage, DeityParams, PlacePage, StateParams, TownParams } from "../../contract/browse";
import { DEITIES, type DeityId } from "../../domain/panchang/deities";
import { deityNamed } from "../../domain/panchang/templeDeities";
import { foldWord } from "../../domain/spelling";
import type { Db } from "../db/open";
import { notFound } from "../errors";
import { costs } from "../limits/allowances";
import { countFacets, type SearchFilters } from "../search/search";
import { facetsOf, linkOf, stateLink } from "./present";
import { filterOf, findTemplePlace, type TemplePlace, templePlaces } from "./templePlaces";

const everything = { slice: { offset: 0, limit: 1 }, order: "popularity" } as const;

/** `/api/browse`: the places and deities that temples are listed by. */
export const browseRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app;
  const counted = (filters: SearchFilters) =>
    countFacets(db, filters, { ...everything, now: app.now() }, { isExact: true });
  const pageOf = async (place: TemplePlace): Promise<PlacePage> => ({
    ...linkOf(place),
    kind: place.kind,
    state: place.state,
    inOwnTown: place.inOwnTown ?? 0,
    within: (await placesAround(db, place)).map(linkOf),
    places: place.places.map((one) => ({ ...linkOf(one), kind: one.kind })),
    facets: facetsOf(await counted({ place: filterOf(place) })),
  });

  app.get("/api/browse", { schema: { response: { 200: BrowseIndex } } }, async () => ({
    states: (await templePlaces(db)).states.map(linkOf),
    deities: (await counted({})).deities,
  }));
  const placeRoute = { config: { cost: costs.search } };
  app.get(
    "/api/browse/places/:state",
    { ...placeRoute, schema: { params: StateParams, response: { 200: PlacePage } } },
    async ({ params: { state } }, reply) => {
      const place = (await findTemplePlace(db, state)) ?? notFound();
      return place.path === state ? pageOf(place) : reply.redirect(`/api/browse/places/${place.path}`, 301);
    },
  );
  app.get(
    "/api/browse/places/:state/:place",
    { ...placeRoute, schema: { params: TownParams, response: { 200: PlacePage } } },
    async ({ params }, reply) => {
      const path = `${params.state}/${params.place}`;
      const place = (await findTemplePlace(db, path)) ?? notFound();
      return place.path === path ? pageOf(place) : reply.redirect(`/api/browse/places/${place.path}`, 301);
    },
  );
  app.get(
    "/api/browse/deities/:deity",
    { ...placeRoute, schema: { params: DeityParams, response: { 200: DeityPage } } },
    async ({ params }, reply) => {
      const deity = deityAt(params.deity) ?? notFound();
      if (deity !== params.deity) return reply.redirect(`/api/browse/deities/${deity}`, 301);
      const facets = await counted({ anyDeity: [foldWord(deity)] });
      if (facets.total === 0) return notFound();
      return { deity, count: facets.total, states: facets.states.map(stateLink), facets: facetsOf(facets) };
    },
  );
};

const deityAt = (slug: string): DeityId | undefined =>
  DEITIES.find((id) => id === slug) ?? deityNamed(slug.replaceAll("-", " "));

/** What a place lies in, the widest first. */
async function placesAround(db: Db, { kind, path, district }: TemplePlace): Promise<TemplePlace[]> {
  if (kind === "state") return [];
  const [stateSlug = ""] = path.split("/");
  const state = await findTemplePlace(db, stateSlug);
  const around = district === undefined ? undefined : state?.places.find(({ name }) => name === district);
  return [state, around].filter((place) => place !== undefined);
}
