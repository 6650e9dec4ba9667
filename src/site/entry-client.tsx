import { type DehydratedState, QueryClient } from "@tanstack/react-query";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { createBrowserClient } from "../client/browser";
import { cacheLifeMs } from "../client/cache";
import { createI18n, loadTexts } from "../client/i18n";
import { asLanguage, currentLanguage, storeLanguage } from "../client/language";
import { App } from "./App";
import { firstPage } from "./pages";
import { createSite } from "./queries";
import "./styles/site.css";
import { textsOf } from "./texts";

type State = { queries?: DehydratedState; status?: number };

/** Brings the drawn page to life: its code and texts are here first, so that nothing is drawn twice. */
async function start(root: HTMLElement) {
  const state: State = JSON.parse(document.getElementById("state")?.textContent || "{}");
  const shown = firstPage(location.pathname, state.status);
  const language = currentLanguage();
  rememberNamedLanguage();
  const [texts] = await Promise.all([loadTexts(language, textsOf(shown)), shown.preload()]);
  const i18n = createI18n(language, texts, textsOf(shown));
  const queryClient = new QueryClient({
    // retries are announced to the visitor, so the reads do them themselves
    defaultOptions: {
      queries: { retry: false, staleTime: cacheLifeMs, refetchOnWindowFocus: false, refetchOnMount: isAlive },
    },
  });
  const site = createSite(createBrowserClient().http);
  // in small steps, so that a tap during them is answered
  startTransition(() => {
    hydrateRoot(
      root,
      <App site={site} queryClient={queryClient} i18n={i18n} state={state.queries} shown={shown}>
        {(routes) => <BrowserRouter future={routerFuture}>{routes}</BrowserRouter>}
      </App>,
    );
  });
}

/** An old page is drawn as it was sent, not as one that reads again: that begins once it answers by itself. */
const isAlive = () => document.documentElement.dataset.alive !== undefined;

/** The page one leaves stays until the next one's code is here. */
const routerFuture = { v7_startTransition: true, v7_relativeSplatPath: true };

/** A language in the address is a choice; the server has put it into the cookie already. */
function rememberNamedLanguage() {
  const named = asLanguage(new URLSearchParams(location.search).get("lang"));
  if (named) storeLanguage(named);
}

const root = document.getElementById("root");
// what waits for the page says that it waits in vain (`NeedsScripts`)
if (root) {
  start(root).catch(() => {
    document.documentElement.dataset.lame = "";
  });
}
