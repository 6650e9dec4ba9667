import type { FastifyInstance } from "fastify";
import { panchangCities } from "../../contract/vocabulary";
import { addDays, civilDateOf } from "../../domain/dates";

const DAYS_AHEAD = 30;

/** Pages of the almanac for search engines: festivals, today at the well-known places, the coming days of the cities. */
export async function almanacPaths(app: FastifyInstance): Promise<string[]> {
  const { calendar } = await app.festivalBook.open();
  const today = civilDateOf(app.now().getTime());
  const days = Array.from({ length: DAYS_AHEAD }, (_, day) => addDays(today, day));
  const gazetteer = app.gazetteer();
  return [
    "/panchang",
    "/panchang/muhurta",
    "/festivals",
    ...calendar.festivals.map(({ slug }) => `/festivals/${slug}`),
    ...gazetteer.wellKnown().map(({ slug }) => `/panchang/${slug}`),
    ...panchangCities.flatMap((city) => days.map((day) => `/panchang/${gazetteer.get(city).slug}/${day}`)),
  ];
}
