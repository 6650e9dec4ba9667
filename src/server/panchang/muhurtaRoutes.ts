import type { FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { MuhurtaAnswer, MuhurtaQuery } from "../../contract/muhurta";
import { longestMuhurtaDays, usualMuhurtaDays } from "../../contract/muhurtaRange";
import { addDays, civilDateOf, daysBetween } from "../../domain/dates";
import { findMuhurtas } from "../../domain/muhurta/find";
import { reckoningOf } from "../../domain/panchang/usualReckoning";
import { createAnswerCache } from "../cachedAnswers";
import { invalid } from "../errors";
import { createFairQueue } from "../fairQueue";
import { costs } from "../limits/allowances";
import { localeOf } from "../locale";
import { muhurtaFeed } from "./muhurtaFeed";
import { naming, secondsLeft, sendAnswer } from "./routes";
import { placeOf } from "./where";

const ANSWERS_CACHED = 200;
const QUARTER_DAYS = 92;
const FRESH_SECONDS = 300;

/** Good times for an occasion in a range of days at a place, as an answer and as a calendar. */
export const muhurtaRoutes: FastifyPluginAsyncZod = async (app) => {
  const cache = createAnswerCache(ANSWERS_CACHED);
  const inTurn = createFairQueue();
  const today = () => civilDateOf(app.now().getTime());

  const search = async (request: FastifyRequest, query: MuhurtaQuery) => {
    const { star, sign, chaturmasa } = query;
    const { from, to } = rangeOf(query, today());
    const place = placeOf(app.gazetteer(), query);
    const direction = query.occasion === "journey" ? query.direction : undefined;
    const { lat, lng, slug, name } = place;
    const months = query.months ?? reckoningOf(query.lang ?? localeOf(request), place);
    const key = [query.occasion, from, to, lat, lng, slug, name, star, sign, direction, chaturmasa, months].join("|");
    if (!cache.has(key)) await request.spend(Math.ceil(daysBetween(from, to) / QUARTER_DAYS) * costs.muhurtaQuarter);
    const wanted = {
      occasion: query.occasion,
      from,
      to,
      star,
      sign,
      direction,
      months,
      isChaturmasaOpen: chaturmasa === "open",
    };
    const make = (): MuhurtaAnswer => ({
      place,
      occasion: query.occasion,
      from,
      to,
      months,
      days: findMuhurtas(app.almanac, { lat, lng }, wanted),
    });
    return cache.get(key, () => inTurn(request, () => naming(make)));
  };

  app.get(
    "/api/platform/muhurta",
    { schema: { querystring: MuhurtaQuery, response: { 200: MuhurtaAnswer } } },
    async (request, reply) => {
      const answer = await search(request, request.query);
      return sendAnswer(request, reply, answer, secondsLeft(app.now(), today()));
    },
  );
  app.get(
    "/calendar/muhurta.ics",
    { config: { cost: costs.feed }, schema: { querystring: MuhurtaQuery } },
    async (request, reply) => {
      const { json } = await search(request, request.query);
      const feed = muhurtaFeed(MuhurtaAnswer.parse(JSON.parse(json)), {
        language: request.query.lang ?? localeOf(request),
        origin: app.env.PUBLIC_URL,
        stamp: app.now().toISOString(),
      });
      return reply
        .header("cache-control", `public, max-age=${FRESH_SECONDS}`)
        .header("content-disposition", 'inline; filename="muhurta.ics"')
        .type("text/calendar; charset=utf-8")
        .send(feed);
    },
  );
};

/** The days asked for; a range that is turned around or too long is said beside its end. */
function rangeOf({ from: asked, to: until }: MuhurtaQuery, today: string): { from: string; to: string } {
  const from = asked ?? today;
  const to = until ?? addDays(from, usualMuhurtaDays);
  if (to < from) return invalid({ to: "errors.dateOrder" });
  if (daysBetween(from, to) > longestMuhurtaDays) return invalid({ to: "errors.yearAtMost" });
  return { from, to };
}
