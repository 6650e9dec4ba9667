import type { QueryFunctionContext } from "@tanstack/react-query";
import type { AxiosInstance } from "axios";
import { createContext, useContext, useSyncExternalStore } from "react";
import { nullWhenMissing } from "../client/errors";
import type { Position } from "../client/geolocation";
import { type RetryOptions, withRetry } from "../client/retry";
import type { Guidance, PlatformNotices } from "../contract/content";
import type { FestivalEntry } from "../contract/festivals";
import type { Image } from "../contract/images";
import type { PlatformStats } from "../contract/platform";
import { type ReviewSort, reviewLimits } from "../contract/reviewLimits";
import type { ReviewPage } from "../contract/reviews";
import type { SuggestedPage } from "../contract/templeSearch";
import type { Suggestion } from "../contract/templeSuggestions";
import type { PublicTemple, TempleCard, TempleList, TempleSearchPage } from "../contract/temples";
import { civilDateOf } from "../domain/dates";
import { createAlmanacQueries } from "./almanacQueries";
import { createRead, type Read, type ReadParams } from "./createRead";

/** Radius and number of temples asked for around a position. */
export const nearbyOnHome = { distanceKm: 10, size: 6 } as const;
export const nearbyInSearch = { distanceKm: 15, size: 24 } as const;
/** Three are shown, and the temple itself may be among the nearest. */
export const nearbyOnTemple = { distanceKm: 25, size: 4 } as const;
/** What the map of a temple shows around it. */
export const nearbyOnMap = { distanceKm: 25, size: 24 } as const;
export const featuredCount = 6;
export const searchPageSize = 24;
export const suggestionCount = 8;
/** As many temples as one answer holds cards of. */
export const cardsAtOnce = 100;

export type TemplePage = { temples: TempleCard[]; total: number; size?: number; totalPages?: number } & ReadAs;
/** How a search was read that found nothing as typed, and what else may have been meant. */
export type ReadAs = Partial<
  Pick<
    TempleSearchPage,
    | "corrected"
    | "didYouMean"
    | "isRelaxed"
    | "noneOpen"
    | "isNamedUnknown"
    | "understood"
    | "list"
    | "festival"
    | "around"
    | "asked"
  >
>;
/** A suggestion, with the query it is for where that is not the typed one. */
export type SuggestedTemple = Suggestion & { instead?: string };
/** A page of a place, a deity, a list or a festival among the temples of a search box. */
export type Suggested = SuggestedTemple | (SuggestedPage & { instead?: undefined });
export type HomeData = { stats?: PlatformStats; guidance?: GuidanceCard[]; featured: TempleCard[] };
export type GuidanceCard = Guidance;

type SuggestionList = { suggestions: Suggestion[]; pages?: SuggestedPage[] } & ReadAs;
type Signal = Pick<QueryFunctionContext, "signal">;

/** Every read of the site, as TanStack Query takes it: a key and a function. */
export function createQueries(read: Read) {
  const temples = async (path: string, params: ReadParams, signal?: AbortSignal) =>
    (await read<TempleList>(`temples/${path}`, params, signal)).temples;

  const suggested = async (q: string, more: ReadParams, signal?: AbortSignal) => {
    const asked = { q, size: suggestionCount };
    try {
      const found = await read<SuggestionList>("temples/suggest", { ...asked, ...more }, signal);
      const instead = found.corrected?.query;
      return { pages: found.pages ?? [], temples: found.suggestions.map((temple) => ({ ...temple, instead })) };
    } catch {
      return { pages: [], temples: await temples("search", asked, signal) };
    }
  };

  return {
    ...createAlmanacQueries(read),
    /**
     * What the home page opens with, read together; without the featured temples it has not loaded. What else could not
     * be read is absent, and its section says so.
     */
    home: (lang: string, during: RetryOptions = {}) => ({
      queryKey: ["home", lang],
      queryFn: (): Promise<HomeData> =>
        withRetry(async () => {
          const [stats, guidance, featured] = await Promise.all([
            read<PlatformStats>("platform/stats").catch(() => undefined),
            read<{ guidance: GuidanceCard[] }>("platform/spiritual-guidance", { lang }).catch(() => undefined),
            read<TempleList>("platform/featured-temples", { limit: featuredCount }),
          ]);
          return { stats, guidance: guidance?.guidance, featured: featured.temples };
        }, during),
    }),
    /** The announcement, and whom to ask for help; their absence is no failure. */
    notices: (lang: string) => ({
      queryKey: ["notices", lang],
      queryFn: ({ signal }: Signal) => read<PlatformNotices>("platform/notices", { lang }, signal),
    }),
    nearby: ({ latitude, longitude }: Position, around: ReadParams) => ({
      queryKey: ["nearby", latitude, longitude, around],
      queryFn: ({ signal }: Signal) => temples("nearby", { lat: latitude, lng: longitude, ...around }, signal),
    }),
    /** As `nearby`, with how many there are in all. */
    around: ({ latitude, longitude }: Position, params: ReadParams) => ({
      queryKey: ["around", latitude, longitude, params],
      queryFn: ({ signal }: Signal) =>
        read<TempleList>("temples/nearby", { lat: latitude, lng: longitude, ...params }, signal),
    }),
    /** The cards of temples by id. */
    cards: (ids: readonly number[]) => ({
      queryKey: ["cards", ids],
      queryFn: ({ signal }: Signal) => temples("cards", { ids: ids.join() }, signal),
    }),
    search: (params: ReadParams) => ({
      queryKey: ["search", params],
      queryFn: ({ signal }: Signal): Promise<TemplePage> => read("temples/search", params, signal),
    }),
    suggest: (q: string, more: ReadParams = {}) => ({
      queryKey: ["suggest", q, more],
      queryFn: async ({ signal }: Signal): Promise<SuggestedTemple[]> => (await suggested(q, more, signal)).temples,
    }),
    /** The same with pages of places, deities, lists and festivals before the temples. */
    suggestAll: (q: string) => ({
      queryKey: ["suggest", q, 1],
      queryFn: async ({ signal }: Signal): Promise<Suggested[]> => {
        const { pages, temples } = await suggested(q, { pages: 1 }, signal);
        return [...pages, ...temples];
      },
    }),
    /** null when there is no such temple. */
    temple: (id: string) => ({
      queryKey: ["temple", id],
      queryFn: (): Promise<PublicTemple | null> =>
        read<PublicTemple>(`temples/${encodeURIComponent(id)}`).catch(nullWhenMissing),
    }),
    /** Photos people took of a temple, the approved ones. */
    photos: (templeId: number) => ({
      queryKey: ["photos", templeId],
      queryFn: async ({ signal }: Signal) =>
        (await read<{ images: Image[] }>(`images/temple/${templeId}`, {}, signal)).images,
    }),
    /** One page of reviews after another. */
    reviews: (templeId: number, sort: ReviewSort) => ({
      queryKey: ["reviews", templeId, sort],
      queryFn: ({ signal, pageParam }: Signal & { pageParam?: number }): Promise<ReviewPage> => {
        // null is what becomes of undefined in the page's state
        const asked = { page: pageParam ?? 1, size: reviewLimits.pageSize, sort };
        return read(`temples/${templeId}/reviews`, asked, signal);
      },
      getNextPageParam: ({ page, totalPages }: ReviewPage) => (page < totalPages ? page + 1 : undefined),
    }),
    /** The coming festivals of a temple's deity, with their names in every language. */
    templeFestivals: (templeId: number) => ({
      queryKey: ["templeFestivals", templeId],
      queryFn: async ({ signal }: Signal) => {
        const path = `temples/${templeId}/festivals`;
        const { festivals } = await read<{ festivals: FestivalEntry[] }>(path, {}, signal);
        return festivals.map(({ slug, nameEn, nameHi, nameKn, date, endDate }) => ({
          slug,
          name: nameEn,
          nameHi,
          nameKn,
          date,
          endDate,
        }));
      },
    }),
  };
}

export type Queries = ReturnType<typeof createQueries>;

export type Site = {
  http: AxiosInstance;
  queries: Queries;
  /** The day the first HTML was drawn on, YYYY-MM-DD. */
  drawnOn: string;
  /** The almanac's place it was drawn for, as its address, where a device had told one. */
  place?: string;
};

export function createSite(http: AxiosInstance, drawnOn: string, place?: string): Site {
  return { http, queries: createQueries(createRead(http)), drawnOn, place };
}

const SiteContext = createContext<Site | undefined>(undefined);
export const SiteProvider = SiteContext.Provider;

/** The http client and the reads of this page. */
export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error("useSite is used outside SiteProvider");
  return site;
}

/** A page that stays open comes to the next day. */
function eachMinute(check: () => void) {
  const timer = setInterval(check, 60_000);
  return () => clearInterval(timer);
}

/** Today, YYYY-MM-DD; while a stored page is hydrated, the day it was drawn on, as the server drew it. */
export function useToday(): string {
  const { drawnOn } = useSite();
  return useSyncExternalStore(
    eachMinute,
    () => civilDateOf(Date.now()),
    () => drawnOn,
  );
}
