import type { QueryFunctionContext } from "@tanstack/react-query";
import type { AxiosInstance } from "axios";
import { createContext, useContext } from "react";
import { type ClientDataProvider, createDataProvider } from "../client/dataProvider";
import { nullWhenMissing } from "../client/errors";
import type { Position } from "../client/geolocation";
import { type RetryOptions, withRetry } from "../client/retry";
import type { Guidance, PlatformNotices } from "../contract/content";
import { type ReviewSort, reviewLimits } from "../contract/contributionLimits";
import type { FestivalEntry } from "../contract/festivals";
import type { Image } from "../contract/images";
import type { PlatformStats } from "../contract/platform";
import type { Review } from "../contract/reviews";
import type { PublicTemple, Suggestion, TempleCard } from "../contract/temples";
import { createAlmanacQueries } from "./almanacQueries";

/** Radius and number of temples asked for around a position. */
export const nearbyOnHome = { distanceKm: 10, size: 6 } as const;
export const nearbyInSearch = { distanceKm: 15, size: 24 } as const;
/** Three are shown, and the temple itself may be among the nearest. */
export const nearbyOnTemple = { distanceKm: 25, size: 4 } as const;
export const featuredCount = 6;
export const searchPageSize = 24;
export const suggestionCount = 8;

export type ListParams = Record<string, string | number | undefined>;
export type TemplePage = { temples: TempleCard[]; total: number; totalPages: number; didYouMean?: string };
export type ReviewList = { reviews: Review[]; total: number; totalPages: number };
export type HomeData = { stats?: PlatformStats; guidance: GuidanceCard[]; featured: TempleCard[] };
export type GuidanceCard = Guidance;

type Signal = Pick<QueryFunctionContext, "signal">;

/** Every read of the site, as TanStack Query takes it: a key and a function over the data provider. */
export function createQueries(dataProvider: ClientDataProvider) {
  const list = async <Row extends object>(resource: string, params: ListParams, signal?: AbortSignal) => {
    const filters = Object.entries(params).map(([field, value]) => ({ field, operator: "eq" as const, value }));
    const answer = await dataProvider.getList<Row>({ resource, filters, meta: { signal } });
    return answer;
  };
  const one = async <Row extends object>(resource: string, id: string) =>
    (await dataProvider.getOne<Row>({ resource, id })).data;

  return {
    ...createAlmanacQueries(dataProvider),
    /** What the home page opens with, read together; without the featured temples it has not loaded. */
    home: (lang: string, during: RetryOptions = {}) => ({
      queryKey: ["home", lang],
      queryFn: (): Promise<HomeData> =>
        withRetry(async () => {
          const [stats, guidance, featured] = await Promise.all([
            one<PlatformStats>("platform", "stats").catch(() => undefined),
            list<GuidanceCard>("platform/spiritual-guidance", { lang }).then(
              ({ data }) => data,
              () => [],
            ),
            list<TempleCard>("platform/featured-temples", { limit: featuredCount }),
          ]);
          return { stats, guidance, featured: featured.data };
        }, during),
    }),
    /** The announcement, and whom to ask for help; their absence is no failure. */
    notices: (lang: string) => ({
      queryKey: ["notices", lang],
      queryFn: ({ signal }: Signal): Promise<PlatformNotices> =>
        dataProvider
          .custom<PlatformNotices>({ url: "/api/platform/notices", method: "get", query: { lang }, meta: { signal } })
          .then(({ data }) => data),
    }),
    nearby: ({ latitude, longitude }: Position, around: ListParams) => ({
      queryKey: ["nearby", latitude, longitude, around],
      queryFn: async ({ signal }: Signal) =>
        (await list<TempleCard>("temples/nearby", { lat: latitude, lng: longitude, ...around }, signal)).data,
    }),
    /** As `nearby`, with how many there are in all. */
    around: ({ latitude, longitude }: Position, params: ListParams) => ({
      queryKey: ["around", latitude, longitude, params],
      queryFn: async ({ signal }: Signal) => {
        const place = { lat: latitude, lng: longitude };
        const { data, total } = await list<TempleCard>("temples/nearby", { ...place, ...params }, signal);
        return { temples: data, total };
      },
    }),
    /** The cards of temples by id; asked for also without a connection, since the worker may know them. */
    cards: (ids: readonly number[]) => ({
      queryKey: ["cards", ids],
      queryFn: async ({ signal }: Signal) =>
        (await list<TempleCard>("temples/cards", { ids: ids.join() }, signal)).data,
      networkMode: "offlineFirst" as const,
    }),
    search: (params: ListParams) => ({
      queryKey: ["search", params],
      queryFn: async ({ signal }: Signal): Promise<TemplePage> => {
        const { data, total, totalPages = 1, didYouMean } = await list<TempleCard>("temples/search", params, signal);
        return { temples: data, total, totalPages, didYouMean };
      },
    }),
    suggest: (q: string) => ({
      queryKey: ["suggest", q],
      queryFn: async ({ signal }: Signal): Promise<Suggestion[]> => {
        try {
          return (await list<Suggestion>("temples/suggest", { q, size: suggestionCount }, signal)).data;
        } catch {
          const found = await list<TempleCard>("temples/search", { q, size: suggestionCount }, signal);
          return found.data;
        }
      },
    }),
    /** null when there is no such temple. */
    temple: (id: string) => ({
      queryKey: ["temple", id],
      queryFn: (): Promise<PublicTemple | null> => one<PublicTemple>("temples", id).catch(nullWhenMissing),
    }),
    /** Photos people took of a temple, the approved ones. */
    photos: (templeId: number) => ({
      queryKey: ["photos", templeId],
      queryFn: async ({ signal }: Signal) => (await list<Image>(`images/temple/${templeId}`, {}, signal)).data,
    }),
    reviews: (templeId: number, sort: ReviewSort, page: number) => ({
      queryKey: ["reviews", templeId, sort, page],
      queryFn: async ({ signal }: Signal): Promise<ReviewList> => {
        const asked = { page, size: reviewLimits.pageSize, sort };
        const { data, total, totalPages = 1 } = await list<Review>(`temples/${templeId}/reviews`, asked, signal);
        return { reviews: data, total, totalPages };
      },
    }),
    /** The coming festivals of a temple's deity, with their names in every language. */
    templeFestivals: (templeId: number) => ({
      queryKey: ["templeFestivals", templeId],
      queryFn: async ({ signal }: Signal) =>
        (await list<FestivalEntry>(`temples/${templeId}/festivals`, {}, signal)).data.map(
          ({ slug, nameEn, nameHi, nameKn, date, endDate }) => ({ slug, name: nameEn, nameHi, nameKn, date, endDate }),
        ),
    }),
  };
}

export type Queries = ReturnType<typeof createQueries>;

export type Site = { http: AxiosInstance; queries: Queries };

export function createSite(http: AxiosInstance): Site {
  return { http, queries: createQueries(createDataProvider(http)) };
}

const SiteContext = createContext<Site | undefined>(undefined);
export const SiteProvider = SiteContext.Provider;

/** The http client and the reads of this page. */
export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error("useSite is used outside SiteProvider");
  return site;
}
