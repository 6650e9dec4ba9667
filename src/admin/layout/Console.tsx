import { Refine } from "@refinedev/core";
import type { QueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { createBrowserClient } from "../../client/browser";
import { createDataProvider } from "../../client/dataProvider";
import { HttpContext } from "../http";
import { listRouter } from "../listing/listRouter";
import { createAccessControl } from "../providers/access";
import { createAuthProvider } from "../providers/auth";
import { createI18nProvider } from "../providers/i18n";
import { useNotificationProvider } from "../providers/notification";
import { resourcesIn } from "../resources";
import { Frame } from "./Frame";
import { SessionGuard } from "./SessionGuard";

type ConsoleProps = { client: ReturnType<typeof createBrowserClient>; queryClient: QueryClient };

/** Refine with the console's providers, around the frame that every screen is drawn in. */
export function Console({ client, queryClient }: ConsoleProps) {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  // a new object per language redraws every text
  const i18nProvider = useMemo(() => createI18nProvider(i18n, language), [i18n, language]);
  const dataProvider = useMemo(() => createDataProvider(client.http), [client]);
  const resources = useMemo(() => resourcesIn(t), [t]);
  const accessControl = useMemo(() => createAccessControl(client.http), [client]);
  const authProvider = useMemo(() => createAuthProvider(client.http), [client]);
  return (
    <HttpContext.Provider value={client.http}>
      <Refine
        dataProvider={dataProvider}
        routerProvider={listRouter}
        authProvider={authProvider}
        accessControlProvider={accessControl}
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
