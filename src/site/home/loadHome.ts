import { defaultPosition } from "../../client/geolocation";
import type { LoadContext } from "../page";
import { homePlace } from "../panchang/useChosenPlace";
import { nearbyOnHome } from "../queries";

/** Reads all that the home page shows, whatever its design. */
export async function loadHome({ queryClient, queries, drawnOn, place, language }: LoadContext): Promise<undefined> {
  await Promise.all([
    // nobody is told of retries, and the page waits: the browser tries again
    queryClient.prefetchQuery(queries.home(language, { most: 0 })),
    queryClient.prefetchQuery(queries.notices(language)),
    queryClient.prefetchQuery(queries.panchangToday(homePlace(place), drawnOn, { lang: language })),
    queryClient.prefetchQuery(queries.comingFestivals(drawnOn, language)),
    queryClient.prefetchQuery(queries.nearby(defaultPosition, nearbyOnHome)),
  ]);
}
