import { QueryClient } from "@tanstack/react-query";
import type { i18n } from "i18next";
import { useState } from "react";
import { I18nextProvider } from "react-i18next";
import { RouterProvider } from "react-router-dom";
import type { createBrowserClient } from "../client/browser";
import { HttpError } from "../client/errors";
import { mayRetry, retryDelayMs } from "../client/retry";
import { Look } from "./layout/Look";
import { createRouter } from "./routes";

type AppProps = { client: ReturnType<typeof createBrowserClient>; i18n: i18n; nonce: string };

/** Reads are tried again after passing trouble as everywhere in the product; what was read is fresh for a moment only. */
const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, error) => mayRetry(error, failures + 1),
        retryDelay: (failures, error) =>
          retryDelayMs(failures + 1, error instanceof HttpError ? error.retryAfterMs : undefined),
        refetchOnWindowFocus: false,
        staleTime: 5_000,
      },
    },
  });

export function App({ client, i18n, nonce }: AppProps) {
  const [router] = useState(() => createRouter(client, createQueryClient()));
  return (
    <I18nextProvider i18n={i18n}>
      <Look nonce={nonce}>
        <RouterProvider router={router} />
      </Look>
    </I18nextProvider>
  );
}
