import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { Twins, TwinsQuery } from "../../contract/duplicates";
import { degreesOf } from "../../domain/coordinates";
import type { Resolvable } from "../../domain/resolution/record";
import { soughtOf } from "./candidates";
import { presentTwins } from "./present";
import { findTwins } from "./twins";

/** What may be on file already of which a record is being typed. */
export const resolutionRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app;
  app.get(
    "/api/admin/temples/twins",
    { schema: { querystring: TwinsQuery, response: { 200: Twins } } },
    async ({ query }) => {
      const found = await findTwins(db, [soughtOf(0, typedRecord(query))]);
      return { twins: await presentTwins(db, found.get(0) ?? [], query.except) };
    },
  );
};

const nothingElse = { locality: null, taluk: null, district: null, address: null } as const;

function typedRecord({ name, city = "", state = "", deity, phone, wikidataId, ...typed }: TwinsQuery): Resolvable {
  const [latitude, longitude] = [degreesOf(typed.latitude, 90), degreesOf(typed.longitude, 180)];
  const isLocated = latitude !== null && longitude !== null;
  return {
    ...nothingElse,
    ...{ name, city, state, pincode: null, tradition: null },
    ...{ names: typed.names ?? [], identifiers: typed.identifiers ?? [] },
    ...{ deity: deity || null, phone: phone || null, wikidataId: wikidataId || null },
    latitude: isLocated ? latitude : null,
    longitude: isLocated ? longitude : null,
  };
}
