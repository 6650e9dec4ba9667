import { z } from "zod";
import { Id } from "./common";

/** An account can have as many. */
export const favouritesLimit = 500;

const ids = z.array(Id).max(favouritesLimit, "errors.tooMany");

/** `GET /api/me/favourites`: ids of the temples the caller saved, the newest last. */
export const Favourites = z.object({ ids: z.array(Id) });
export type Favourites = z.infer<typeof Favourites>;

/**
 * `PUT /api/me/favourites`: what changed on a device since it last knew the account's list; the whole list is
 * answered. Said twice it changes nothing more, and two devices never undo each other.
 */
export const FavouritesChange = z.strictObject({ add: ids, remove: ids });
export type FavouritesChange = z.infer<typeof FavouritesChange>;
