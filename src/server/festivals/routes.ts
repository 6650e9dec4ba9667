import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import {
  FeedParams,
  FeedQuery,
  FestivalList,
  FestivalParams,
  FestivalQuery,
  FestivalShowQuery,
  PublicFestival,
  TempleFestivals,
} from "../../contract/festivals";
import { TempleParams } from "../../contract/temples";
import { civilDateOf, daysBetween } from "../../domain/dates";
import { createAnswerCache, sendWritten } from "../cachedAnswers";
import { notFound } from "../errors";
import { createFairQueue } from "../fairQueue";
import { costs } from "../limits/allowances";
import { localeOf } from "../locale";
import { todayBy } from "../temples/cards";
import { feedOf } from "./feeds";
import { computeList, listFestivals, rangeOf, showFestival } from "./lists";
import { listFestivalsOfTemple } from "./ofTemple";

const FEED_LIFE_SECONDS = 3_600;
/** A year of every kind takes some 250 kB. */
const LISTS_CACHED = 60;

/** Festivals as visitors read them, and the feeds their calendars subscribe to. */
export const festivalRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, now } = app;
  const today = () => civilDateOf(now().getTime());
  const lists = createAnswerCache(LISTS_CACHED);
  const inTurn = createFairQueue();
  app.addHook("onListen", async () => app.background("computing the year's festivals", computeThisYear));
  const computeThisYear = async () => {
    const { calendar } = await app.festivalBook.open();
    await computeList(calendar, rangeOf({}, today()));
  };

  app.get(
    "/api/festivals",
    { schema: { querystring: FestivalQuery, response: { 200: FestivalList } } },
    async (request, reply) => {
      const { calendar, revision } = await app.festivalBook.open();
      const { type, region, lang = localeOf(request) } = request.query;
      const days = rangeOf(request.query, today());
      if (!calendar.has(days.from, days.to)) {
        const years = Math.ceil(daysBetween(days.from, days.to) / 366);
        await request.spend(years * costs.festivalYear);
      }
      const key = JSON.stringify([revision, lang, days.from, days.to, type, region]);
      const answer = await lists.get(key, () =>
        inTurn(request, async () => {
          await computeList(calendar, days);
          return listFestivals(calendar, request.query, lang, days);
        }),
      );
      return sendWritten(reply, answer);
    },
  );
  app.get(
    "/api/festivals/:slug",
    { schema: { params: FestivalParams, querystring: FestivalShowQuery, response: { 200: PublicFestival } } },
    async (request) => {
      const { calendar } = await app.festivalBook.open();
      const festival = calendar.festivals.find(({ slug }) => slug === request.params.slug) ?? notFound();
      const language = request.query.lang ?? localeOf(request);
      return showFestival(db, calendar, festival, language, todayBy(await app.observances()));
    },
  );
  app.get(
    "/api/temples/:id/festivals",
    { schema: { params: TempleParams, querystring: FestivalShowQuery, response: { 200: TempleFestivals } } },
    async (request) => {
      const { calendar } = await app.festivalBook.open();
      const language = request.query.lang ?? localeOf(request);
      return { festivals: await listFestivalsOfTemple(db, calendar, request.params.id, language, today()) };
    },
  );
  app.get(
    "/calendar/:feed",
    { config: { cost: costs.feed }, schema: { params: FeedParams, querystring: FeedQuery } },
    async (request, reply) => {
      const { calendar } = await app.festivalBook.open();
      const name = request.params.feed.slice(0, -".ics".length);
      const feed = feedOf(calendar, {
        name,
        language: request.query.lang ?? "en",
        today: today(),
        origin: app.env.PUBLIC_URL,
        stamp: now().toISOString(),
      });
      return reply
        .header("cache-control", `public, max-age=${FEED_LIFE_SECONDS}`)
        .header("content-disposition", `inline; filename="${name}.ics"`)
        .type("text/calendar; charset=utf-8")
        .send(feed ?? notFound());
    },
  );
};
