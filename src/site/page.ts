import type { QueryClient } from "@tanstack/react-query";
import type { AxiosInstance } from "axios";
import type { ComponentType } from "react";
import type { SiteNamespace } from "../client/i18n";
import type { Language } from "../client/language";
import type { Queries } from "./queries";

/** What a page may ask for before it is drawn on the server. */
export type LoadContext = {
  queryClient: QueryClient;
  queries: Queries;
  /** The day the page is drawn on, YYYY-MM-DD. */
  drawnOn: string;
  /** The almanac's place that the device told, as its address. */
  place?: string;
  /** For reads that only some pages have. */
  http: AxiosInstance;
  params: Record<string, string | undefined>;
  search: URLSearchParams;
  /** The language the page is drawn in. */
  language: Language;
};

/** What the first HTML has to say besides 200: a page that is not there, or that moved. */
export type LoadAnswer =
  | {
      status?: number;
      redirect?: string;
      /** With status 404: the page says in its own words that nothing is here. */
      own?: boolean;
    }
  | undefined;

export type PageModule = {
  Page: ComponentType;
  /** Reads the page's data into the query client; the page then draws from there. */
  load?: (context: LoadContext) => Promise<LoadAnswer> | LoadAnswer;
  /** Waits for the lazy parts that the page has as the server drew it, which only some of its addresses do. */
  preloadParts?: (drawn: ParentNode) => Promise<void> | undefined;
  /** Key of what is said where its data could not be read and no script will try again. */
  failed?: string;
};

export type PageDefinition = {
  /** As react-router writes paths. */
  path: string;
  /** The file in `pages/`, without its ending. */
  name: string;
  /** SiteNamespaces of texts besides site and common. */
  texts: readonly SiteNamespace[];
  /** Resolves when the page's code is here. */
  preload: () => Promise<PageModule>;
  /** The page's code, once it is here. */
  loaded: () => PageModule | undefined;
};

/** One page of the site, a chunk of its own. */
export function definePage(
  path: string,
  name: string,
  load: () => Promise<PageModule>,
  texts: readonly SiteNamespace[] = [],
): PageDefinition {
  let module: PageModule | undefined;
  const preload = async () => {
    module ??= await load();
    return module;
  };
  return { path, name, texts, preload, loaded: () => module };
}
