import type { FastifyReply, FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import {
  PanchangAnswer,
  PanchangMonth,
  PanchangMonthQuery,
  PanchangQuery,
  PanchangYear,
  PanchangYearQuery,
} from "../../contract/panchang";
import type { TextLanguage } from "../../contract/vocabulary";
import { civilDateOf, dayBounds } from "../../domain/dates";
import { PanchangInputError } from "../../domain/panchang/input";
import { invalid } from "../errors";
import type { BookPage } from "../festivals/book";
import { localeOf } from "../locale";
import { panchangAnswer } from "./answer";
import { createByteCache, type ReadyAnswer } from "./byteCache";
import { monthAnswer, yearAnswer } from "./calendars";
import { placeOf } from "./where";

const ANSWERS_KEPT = 3_000;
const FRESH_SECONDS = 300;

/** The almanac: its answers are written once per place (to 0.01 degrees), day and language, and then kept as bytes. */
export const panchangRoutes: FastifyPluginAsyncZod = async (app) => {
  const cache = createByteCache(ANSWERS_KEPT);
  let revision = "";
  const today = () => civilDateOf(app.now().getTime());
  const languageOf = (request: FastifyRequest, asked: TextLanguage | undefined) => asked ?? localeOf(request);

  const open = async (): Promise<BookPage> => {
    const page = await app.festivalBook.open();
    if (page.revision !== revision) cache.clear();
    revision = page.revision;
    return page;
  };
  const kept = (key: readonly unknown[], make: () => object): ReadyAnswer =>
    cache.get(key.join("|"), () => JSON.stringify(naming(make)));
  const send = (request: FastifyRequest, reply: FastifyReply, answer: ReadyAnswer) =>
    sendReady(request, reply, answer, secondsLeft(app.now(), today()));

  app.get(
    "/api/platform/panchang",
    { schema: { querystring: PanchangQuery, response: { 200: PanchangAnswer } } },
    async (request, reply) => {
      const { calendar } = await open();
      const language = languageOf(request, request.query.lang);
      const place = placeOf(app.gazetteer(), request.query);
      const date = request.query.date ?? today();
      const key = [language, date, place.lat, place.lng, place.slug, place.name];
      return send(
        request,
        reply,
        kept(key, () => panchangAnswer(app.almanac, calendar, { place, date, language })),
      );
    },
  );
  app.get(
    "/api/platform/panchang/month",
    { schema: { querystring: PanchangMonthQuery, response: { 200: PanchangMonth } } },
    async (request, reply) => {
      const { calendar } = await open();
      const language = languageOf(request, request.query.lang);
      const place = placeOf(app.gazetteer(), request.query);
      const month = request.query.month ?? today().slice(0, 7);
      const key = ["month", language, month, place.lat, place.lng, place.slug, place.name];
      return send(
        request,
        reply,
        kept(key, () => monthAnswer(app.almanac, calendar, { place, month, language })),
      );
    },
  );
  app.get(
    "/api/platform/panchang/year",
    { schema: { querystring: PanchangYearQuery, response: { 200: PanchangYear } } },
    async (request, reply) => {
      const { calendar } = await open();
      const language = languageOf(request, request.query.lang);
      const place = placeOf(app.gazetteer(), request.query);
      const year = request.query.year ?? Number(today().slice(0, 4));
      const key = ["year", language, year, place.lat, place.lng, place.slug, place.name];
      return send(
        request,
        reply,
        kept(key, () => yearAnswer(app.almanac, calendar, { place, year, language })),
      );
    },
  );
};

/** Where the Sun does not rise there is no almanac: the latitude is named as what is wrong. */
function naming<T>(make: () => T): T {
  try {
    return make();
  } catch (error) {
    if (error instanceof PanchangInputError) return invalid({ [error.field]: `errors.${error.code}` });
    throw error;
  }
}

const secondsLeft = (now: Date, today: string) =>
  Math.max(0, Math.floor((Date.parse(dayBounds(today).until) - now.getTime()) / 1000));

/** Good for five minutes, and for want of better until the day ends in India. */
function sendReady(request: FastifyRequest, reply: FastifyReply, answer: ReadyAnswer, leftSeconds: number) {
  const fresh = Math.min(FRESH_SECONDS, leftSeconds);
  reply
    .header("cache-control", `public, max-age=${fresh}, stale-while-revalidate=${leftSeconds - fresh}`)
    .header("etag", answer.etag)
    .header("vary", "accept-encoding, accept-language")
    .type("application/json; charset=utf-8");
  if (request.headers["if-none-match"] === answer.etag) return reply.code(304).send();
  const encodings = request.headers["accept-encoding"] ?? "";
  if (/\bbr\b/.test(encodings)) return reply.header("content-encoding", "br").send(answer.br());
  if (/\bgzip\b/.test(encodings)) return reply.header("content-encoding", "gzip").send(answer.gzip());
  return reply.send(answer.body);
}
