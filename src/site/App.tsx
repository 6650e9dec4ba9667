import { type DehydratedState, Hydrate, type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { i18n } from "i18next";
import type { ReactNode } from "react";
import { I18nextProvider } from "react-i18next";
import { Frame } from "./frame/Frame";
import { PageRoute } from "./frame/PageRoute";
import { HeadContext, type HeadSlot } from "./head";
import type { PageDefinition } from "./page";
import { type Site, SiteProvider } from "./queries";

type AppProps = {
  site: Site;
  queryClient: QueryClient;
  i18n: i18n;
  /** Data the server read already. */
  state?: DehydratedState;
  /** Where the head of the page is said. */
  slot: HeadSlot;
  /** The page the first HTML shows. */
  shown: PageDefinition;
  /** What is said, where scripts are off, of data the server could not read. */
  unread?: string;
  /** Puts the router of this side around the pages. */
  children: (routes: ReactNode) => ReactNode;
};

/** The site, the same on the server and in the browser but for its router. */
export function App({ site, queryClient, i18n, state, slot, shown, unread, children }: AppProps) {
  return (
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <Hydrate state={state}>
          <SiteProvider value={site}>
            <HeadContext.Provider value={slot}>
              {children(
                <Frame unread={unread}>
                  <PageRoute first={shown} />
                </Frame>,
              )}
            </HeadContext.Provider>
          </SiteProvider>
        </Hydrate>
      </QueryClientProvider>
    </I18nextProvider>
  );
}
