import { type DehydratedState, dehydrate, QueryClient } from "@tanstack/react-query";
import type { AxiosInstance } from "axios";
import type { i18n } from "i18next";
import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router-dom/server";
import { isRetryable, refusal } from "../client/errors";
import { createI18n, siteNamespaces } from "../client/i18n";
import { asLanguage, chooseLanguage, type Language } from "../client/language";
import { civilDateOf } from "../domain/dates";
import { addressOn } from "../domain/webAddress";
import { App } from "./App";
import type { HeadSlot } from "./head";
import { headHtml, scriptJson } from "./headHtml";
import type { Head, Palette } from "./headTags";
import { loadTexts } from "./loadTexts";
import type { PageDefinition } from "./page";
import { failurePage, matchPage, notFoundPage } from "./pages";
import { createSite, type Site } from "./queries";
import { readableParams } from "./routeParams";
import { textsOf } from "./texts";

/** Answers a read of the API within the process; `location` is where a record moved. */
export type InProcessRead = (
  address: string,
  language: Language,
) => Promise<{ status: number; location?: string; body: unknown }>;

export type RenderRequest = {
  url: string;
  origin: string;
  /** The server's clock: the day in India, and how old what the page holds is, are told by it. */
  now: Date;
  /** The language of the visitor's cookie. */
  stored?: Language | undefined;
  place?: string;
  read: InProcessRead;
};
export type Rendered = {
  status: number;
  redirect?: string;
  language: Language;
  /** The language the address named, to be remembered. */
  chosen?: Language;
  palette: Palette;
  /** Name of the page's module and the texts it takes, for preloading. */
  page: { name: string; texts: readonly string[] };
  head: string;
  html: string;
  state: string;
  /** What broke the page, when the error screen is drawn in its place. */
  error?: unknown;
};

/** Draws one page: its data is read first, then the words, the head and the data go into the first HTML. */
export async function render(asked: RenderRequest): Promise<Rendered> {
  const { pathname, search, searchParams } = addressOn(asked.origin, asked.url);
  const request = { ...asked, url: pathname + search };
  const { page, params } = matchPage(pathname);
  const chosen = asLanguage(searchParams.get("lang"));
  const { language } = chooseLanguage({ query: chosen, stored: request.stored });
  const drawing = { ...request, language, chosen };
  try {
    const site = createSite(httpOver(request.read, language), todayOf(request), request.place);
    const queryClient = newQueryClient();
    const { load } = await page.preload();
    const answer = await load?.({
      queryClient,
      ...site,
      params: readableParams(params),
      search: searchParams,
      language,
    });
    if (answer?.redirect) {
      return {
        ...drawing,
        status: 301,
        redirect: answer.redirect,
        palette: "warm",
        page: known(page),
        head: "",
        html: "",
        state: "",
      };
    }
    const missing = page === notFoundPage || (answer?.status === 404 && !answer.own);
    return await draw(
      missing ? notFoundPage : page,
      missing ? 404 : (answer?.status ?? 200),
      { site, queryClient },
      drawing,
    );
  } catch (error) {
    const site = createSite(httpOver(request.read, language), todayOf(request));
    return { ...(await draw(failurePage, 500, { site, queryClient: newQueryClient() }, drawing)), error };
  }
}

const todayOf = ({ now }: RenderRequest) => civilDateOf(now.getTime());

const known = (page: PageDefinition) => ({ name: page.name, texts: textsOf(page) });

const newQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: Number.POSITIVE_INFINITY, cacheTime: Number.POSITIVE_INFINITY },
    },
  });

/** True when the address alone says which page this is; else the browser has to be told. */
const isOwn = (page: PageDefinition) => page !== notFoundPage && page !== failurePage;

const speakers = new Map<string, i18n>();

/** Drawing changes nothing about it, so pages of the same texts share one. */
async function speakerOf(language: Language, texts: ReturnType<typeof textsOf>): Promise<i18n> {
  const key = `${language} ${texts.join()}`;
  const speaker = speakers.get(key) ?? createI18n(language, await loadTexts(language, texts), texts, siteNamespaces);
  speakers.set(key, speaker);
  return speaker;
}

let turns = Promise.resolve();

/**
 * Pages are drawn one after the other, and whoever has asked for something lighter meanwhile is served in between.
 * A timer would not do: timers that are due run one after another, with nothing in between.
 */
function turn(): Promise<void> {
  turns = turns.then(() => new Promise((resolve) => setImmediate(resolve)));
  return turns;
}

type Drawing = RenderRequest & { language: Language; chosen?: Language };

async function draw(
  page: PageDefinition,
  status: number,
  { site, queryClient }: { site: Site; queryClient: QueryClient },
  { url, origin, now, language, chosen }: Drawing,
): Promise<Rendered> {
  const { failed = "errors.unavailable" } = await page.preload();
  const i18n = await speakerOf(language, textsOf(page));
  const trouble = dropUnread(queryClient) ? i18n.t(failed) : undefined;
  const slot: HeadSlot = { origin };
  await turn();
  const html = renderToString(
    <App site={site} queryClient={queryClient} i18n={i18n} slot={slot} shown={page} unread={trouble}>
      {(routes) => <StaticRouter location={url}>{routes}</StaticRouter>}
    </App>,
  );
  const head: Head = slot.head ?? { title: trouble ?? i18n.t("brand"), description: i18n.t("tagline") };
  return {
    status: trouble ? 503 : status,
    language,
    chosen,
    palette: head.palette ?? "warm",
    page: known(page),
    head: headHtml(head, {
      origin,
      brand: i18n.t("brand"),
      language,
      path: addressOn(origin, url).pathname,
    }),
    html,
    state: scriptJson({
      queries: dehydratedAt(now, queryClient),
      status: isOwn(page) ? undefined : status,
      origin,
      drawnOn: site.drawnOn,
      place: site.place,
    }),
  };
}

/** All that was read, as of this moment. */
function dehydratedAt(now: Date, queryClient: QueryClient): DehydratedState {
  const { queries, ...rest } = dehydrate(queryClient);
  const read = queries.map((query) => ({ ...query, state: { ...query.state, dataUpdatedAt: now.getTime() } }));
  return { ...rest, queries: read };
}

/** What could not be read is awaited, as the browser will begin, which asks again. True when it was this side's trouble. */
function dropUnread(queryClient: QueryClient): boolean {
  const unread = queryClient.getQueryCache().findAll({ predicate: ({ state }) => state.status === "error" });
  for (const { queryKey } of unread) queryClient.removeQueries(queryKey, { exact: true });
  return unread.some(({ state }) => isRetryable(state.error));
}

/** The process's own API in the place of axios: all that is asked for while a page is drawn is read by `get`. */
function httpOver(read: InProcessRead, language: Language): AxiosInstance {
  const get = async (address: string) => {
    const first = await read(address, language);
    // a moved record is followed as a browser would
    const { status, body } = first.location ? await read(first.location, language) : first;
    if (status >= 400) throw refusal(status, body);
    return { data: body };
  };
  return { get } as AxiosInstance;
}
