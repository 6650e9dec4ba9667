import { Refine } from "@refinedev/core";
import routerProvider from "@refinedev/react-router-v6";
import type { QueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { createBrowserClient } from "../../client/browser";
import { HttpContext } from "../http";
import { accessControlProvider } from "../providers/access";
import { authProvider } from "../providers/auth";
import { createI18nProvider } from "../providers/i18n";
import { useNotificationProvider } from "../providers/notification";
import { resources } from "../resources";
import { Frame } from "./Frame";
import { SessionGuard } from "./SessionGuard";

type ConsoleProps = { client: ReturnType<typeof createBrowserClient>; queryClient: QueryClient };

/** Refine with the console's providers, around the frame that every screen is drawn in. */
export function Console({ client, queryClient }: ConsoleProps) {
  const { i18n } = useTranslation();
  const { language } = i18n;
  // a new object per language redraws every text
  const i18nProvider = useMemo(() => createI18nProvider(i18n, language), [i18n, language]);
  return (
    <HttpContext.Provider value={client.http}>
      <Refine
        dataProvider={client.dataProvider}
        routerProvider={routerProvider}
        authProvider={authProvider}
        accessControlProvider={accessControlProvider}
        i18nProvider={i18nProvider}
        notificationProvider={useNotificationProvider}
        resources={resources}
        options={{
          reactQuery: { clientConfig: queryClient },
          disableTelemetry: true,
        }}
      >
        <SessionGuard>
          <Frame />
        </SessionGuard>
      </Refine>
    </HttpContext.Provider>
  );
}
