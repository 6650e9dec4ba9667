import { type DehydratedState, QueryClient } from "@tanstack/react-query";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { createBrowserClient } from "../client/browser";
import { cacheLifeMs } from "../client/cache";
import { createI18n, siteNamespaces } from "../client/i18n";
import { currentLanguage } from "../client/language";
import { civilDateOf } from "../domain/dates";
import { App } from "./App";
import { loadTexts } from "./loadTexts";
import { firstPage } from "./pages";
import { createSite } from "./queries";
import { textsOf } from "./texts";

type State = { queries?: DehydratedState; status?: number; origin?: string; drawnOn?: string; place?: string };

/** Hydrates the page the server drew, once its code and texts are here. */
export async function start(root: HTMLElement): Promise<void> {
  const state: State = JSON.parse(document.getElementById("state")?.textContent || "{}");
  const shown = firstPage(location.pathname, state.status);
  const language = currentLanguage();
  const [texts] = await Promise.all([
    loadTexts(language, textsOf(shown)),
    shown.preload().then(({ preloadParts }) => preloadParts?.(root)),
  ]);
  const i18n = createI18n(language, texts, textsOf(shown), siteNamespaces);
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: {
        // retries are announced to the visitor, so the reads do them themselves
        retry: false,
        staleTime: cacheLifeMs,
        refetchOnWindowFocus: false,
        refetchOnMount: isHydrated,
        // without a connection a read answers from the worker's cache or fails and says so, instead of waiting for ever
        networkMode: "always",
        refetchOnReconnect: true,
      },
      mutations: { networkMode: "always" },
    },
  });
  const site = createSite(createBrowserClient().http, state.drawnOn ?? civilDateOf(Date.now()), state.place);
  const slot = { origin: state.origin ?? location.origin };
  // in small steps, between which a tap is answered
  startTransition(() => {
    hydrateRoot(
      root,
      <App site={site} queryClient={queryClient} i18n={i18n} state={state.queries} slot={slot} shown={shown}>
        {(routes) => <BrowserRouter future={routerFuture}>{routes}</BrowserRouter>}
      </App>,
    );
  });
}

/** A stored page is hydrated as it was sent; what is stale on it is read again afterwards. */
const isHydrated = () => document.documentElement.dataset.hydrated !== undefined;

/** The page one leaves stays until the next one's code is here. */
const routerFuture = { v7_startTransition: true, v7_relativeSplatPath: true };
