import { defaultPosition } from "../../client/geolocation";
import { civilDateOf } from "../../domain/dates";
import type { LoadContext } from "../page";
import { nearbyOnHome } from "../queries";
import { preloadLateParts } from "./lateParts";

/** Reads all that the home page shows, whatever its design, and fetches the code of its late parts. */
export async function loadHome({ queryClient, queries, language }: LoadContext): Promise<undefined> {
  const { homePlace } = await import("../panchang/HomePanchang");
  await Promise.all([
    preloadLateParts(),
    // nobody is told of retries, and the page waits: the browser tries again
    queryClient.prefetchQuery(queries.home(language, { most: 0 })),
    queryClient.prefetchQuery(queries.notices(language)),
    queryClient.prefetchQuery(queries.panchangToday(homePlace)),
    queryClient.prefetchQuery(queries.comingFestivals(civilDateOf(Date.now()), language)),
    queryClient.prefetchQuery(queries.nearby(defaultPosition, nearbyOnHome)),
  ]);
}
