import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { ContentQuery, GuidanceList, PlatformNotices } from "../../contract/content";
import type { TextLanguage } from "../../contract/vocabulary";
import { civilDateOf } from "../../domain/dates";
import type { Db } from "../db/open";
import { localeOf } from "../locale";
import { readBanner, readSupport } from "./blocks";
import { guidanceOf, inLanguage } from "./record";
import { listCards } from "./repository";

/** What editors wrote, as the home page shows it on this day. */
export const contentRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    "/api/platform/spiritual-guidance",
    { schema: { querystring: ContentQuery, response: { 200: GuidanceList } } },
    async (request) => {
      const language = request.query.lang ?? localeOf(request);
      const today = civilDateOf(app.now().getTime());
      return { guidance: (await listCards(app.db)).flatMap((row) => guidanceOf(row, language, today) ?? []) };
    },
  );
  app.get(
    "/api/platform/notices",
    { schema: { querystring: ContentQuery, response: { 200: PlatformNotices } } },
    async (request) => {
      const language = request.query.lang ?? localeOf(request);
      return { banner: bannerIn(await readBanner(app), language), support: await supportIn(app.db, language) };
    },
  );
};

function bannerIn(banner: Awaited<ReturnType<typeof readBanner>>, language: TextLanguage): PlatformNotices["banner"] {
  const text = inLanguage(language, banner.text, banner.textHi, banner.textKn);
  if (!banner.isShown || !text) return null;
  const label = inLanguage(language, banner.label, banner.labelHi, banner.labelKn);
  return { text, link: banner.link, label, tone: banner.tone };
}

async function supportIn(db: Db, language: TextLanguage): Promise<PlatformNotices["support"]> {
  const { phone, email, note, noteHi, noteKn } = await readSupport(db);
  return phone || email ? { phone, email, note: inLanguage(language, note, noteHi, noteKn) } : null;
}
