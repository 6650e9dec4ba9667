import type { FastifyReply, FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import {
  type Asked,
  PanchangAnswer,
  PanchangMonth,
  PanchangMonthQuery,
  PanchangQuery,
  PanchangYear,
  PanchangYearQuery,
} from "../../contract/panchang";
import { civilDateOf, dayBounds } from "../../domain/dates";
import { PanchangInputError } from "../../domain/panchang/input";
import { reckoningOf } from "../../domain/panchang/usualReckoning";
import { type CachedAnswer, createAnswerCache, sendWritten } from "../cachedAnswers";
import { invalid } from "../errors";
import { createFairQueue } from "../fairQueue";
import { costs } from "../limits/allowances";
import { localeOf } from "../locale";
import { panchangAnswer } from "./answer";
import { monthAnswer, yearAnswer } from "./calendars";
import { placeOf } from "./where";

const ANSWERS_CACHED = 3_000;
const FRESH_SECONDS = 300;

/** The almanac: its answers are written once per place (to 0.01 degrees), day and language, and then cached. */
export const panchangRoutes: FastifyPluginAsyncZod = async (app) => {
  const cache = createAnswerCache(ANSWERS_CACHED);
  const inTurn = createFairQueue();
  const today = () => civilDateOf(app.now().getTime());
  /** Where and for whom an answer is, and the festivals as they stand. */
  const asked = async (request: FastifyRequest, query: Asked) => {
    const language = query.lang ?? localeOf(request);
    const place = placeOf(app.gazetteer(), query);
    const months = query.months ?? reckoningOf(language, place);
    return { ...(await app.festivalBook.open()), language, place, months };
  };

  /** One that takes long, and pauses between its steps: who asks for it first is counted for it. */
  const computed = async (
    request: FastifyRequest,
    points: number,
    key: readonly unknown[],
    make: () => Promise<object>,
  ) => {
    const name = key.join("|");
    if (!cache.has(name)) await request.spend(points);
    return cache.get(name, () => inTurn(request, () => naming(make)));
  };
  const send = (request: FastifyRequest, reply: FastifyReply, answer: CachedAnswer) =>
    sendAnswer(request, reply, answer, secondsLeft(app.now(), today()));

  app.get(
    "/api/platform/panchang",
    { config: { cost: costs.panchangDay }, schema: { querystring: PanchangQuery, response: { 200: PanchangAnswer } } },
    async (request, reply) => {
      const { calendar, revision, language, place, months } = await asked(request, request.query);
      const date = request.query.date ?? today();
      const key = [revision, language, months, date, place.lat, place.lng, place.slug, place.name];
      const make = () => naming(() => panchangAnswer(app.almanac, calendar, { place, date, language, months }));
      const answer = await cache.get(key.join("|"), make);
      return send(request, reply, answer);
    },
  );
  app.get(
    "/api/platform/panchang/month",
    { schema: { querystring: PanchangMonthQuery, response: { 200: PanchangMonth } } },
    async (request, reply) => {
      const { calendar, revision, language, place, months } = await asked(request, request.query);
      const month = request.query.month ?? today().slice(0, 7);
      const key = [revision, "month", language, months, month, place.lat, place.lng, place.slug, place.name];
      return send(
        request,
        reply,
        await computed(request, costs.panchangMonth, key, async () =>
          monthAnswer(app.almanac, calendar, { place, month, language, months }),
        ),
      );
    },
  );
  app.get(
    "/api/platform/panchang/year",
    { schema: { querystring: PanchangYearQuery, response: { 200: PanchangYear } } },
    async (request, reply) => {
      const { calendar, revision, language, place } = await asked(request, request.query);
      const year = request.query.year ?? Number(today().slice(0, 4));
      const key = [revision, "year", language, year, place.lat, place.lng, place.slug, place.name];
      return send(
        request,
        reply,
        await computed(request, costs.panchangYear, key, () =>
          yearAnswer(app.almanac, calendar, { place, year, language }),
        ),
      );
    },
  );
};

/** Where the Sun does not rise there is no almanac: the latitude is named as what is wrong. */
export async function naming<T>(make: () => T | Promise<T>): Promise<T> {
  try {
    return await make();
  } catch (error) {
    if (error instanceof PanchangInputError) return invalid({ [error.field]: `errors.${error.code}` });
    throw error;
  }
}

/** How long it is still the same day in India. */
export const secondsLeft = (now: Date, today: string) =>
  Math.max(0, Math.floor((Date.parse(dayBounds(today).until) - now.getTime()) / 1000));

/** Good for five minutes, and for want of better until the day ends in India. */
export function sendAnswer(request: FastifyRequest, reply: FastifyReply, answer: CachedAnswer, leftSeconds: number) {
  const fresh = Math.min(FRESH_SECONDS, leftSeconds);
  reply
    .header("cache-control", `public, max-age=${fresh}, stale-while-revalidate=${leftSeconds - fresh}`)
    .header("etag", answer.etag)
    .header("vary", "accept-encoding, accept-language");
  if (request.headers["if-none-match"] === answer.etag) return reply.code(304).send();
  return sendWritten(reply, answer);
}
