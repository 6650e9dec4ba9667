import type { i18n } from "i18next";
import { useState } from "react";
import { I18nextProvider } from "react-i18next";
import { RouterProvider } from "react-router-dom";
import type { createBrowserClient } from "../client/browser";
import { Look } from "./layout/Look";
import { createQueries } from "./queries";
import { createRouter } from "./routes";

type AppProps = { client: ReturnType<typeof createBrowserClient>; i18n: i18n };

export function App({ client, i18n }: AppProps) {
  const [router] = useState(() => createRouter(client, createQueries()));
  return (
    <I18nextProvider i18n={i18n}>
      <Look>
        <RouterProvider router={router} />
      </Look>
    </I18nextProvider>
  );
}
