import type { QueryClient } from "@tanstack/react-query";
import type { ComponentType } from "react";
import { createBrowserRouter } from "react-router-dom";
import type { createBrowserClient } from "../client/browser";
import { Console } from "./layout/Console";
import { ErrorScreen } from "./layout/ErrorScreen";
import { Guarded } from "./layout/Guarded";
import { NotFound } from "./layout/NotFound";
import { screens } from "./resources";
import type { Screen } from "./screen";

/** A screen that lists records also opens one: `path/create` and `path/12` draw over the list. */
const pathOf = ({ path, records }: Screen) => (records ? `${path}/:id?` : path);

const guarded = (screen: Screen, Page: ComponentType) => (
  <Guarded screen={screen}>
    <Page />
  </Guarded>
);

export function createRouter(client: ReturnType<typeof createBrowserClient>, queryClient: QueryClient) {
  return createBrowserRouter([
    {
      element: <Console client={client} queryClient={queryClient} />,
      errorElement: <ErrorScreen />,
      children: [
        {
          // a screen that fails leaves the menu standing
          errorElement: <ErrorScreen />,
          children: [
            ...screens.flatMap((screen) => [
              { path: pathOf(screen), element: guarded(screen, screen.Page) },
              ...(screen.show
                ? [{ path: `${screen.path}/:id/${screen.show.path}`, element: guarded(screen, screen.show.Page) }]
                : []),
            ]),
            { path: "*", element: <NotFound /> },
          ],
        },
      ],
    },
  ]);
}
