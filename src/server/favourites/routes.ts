import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { Favourites, FavouritesChange, favouritesLimit } from "../../contract/favourites";
import { callerOf } from "../access";
import { invalid } from "../errors";
import { deleteFavourites, insertFavourites, listFavourites } from "./repository";

/** `/api/me/favourites`: the temples one saved, the same on all of one's devices. */
export const favouriteRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, now } = app;

  app.get("/api/me/favourites", { schema: { response: { 200: Favourites } } }, async (request) => ({
    ids: await listFavourites(db, callerOf(request).id),
  }));
  app.put(
    "/api/me/favourites",
    { schema: { body: FavouritesChange, response: { 200: Favourites } } },
    async (request) => {
      const { id } = callerOf(request);
      const { add, remove } = request.body;
      return db.transaction().execute(async (trx) => {
        await deleteFavourites(trx, id, remove);
        await insertFavourites(trx, id, [...new Set(add)], now().toISOString());
        const ids = await listFavourites(trx, id);
        return ids.length > favouritesLimit ? invalid({ add: "errors.tooMany" }) : { ids };
      });
    },
  );
};
