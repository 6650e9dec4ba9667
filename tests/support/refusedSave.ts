import type { Page } from "@playwright/test";

/** The page's next saves of a temple are refused for these fields, as the server refuses them. */
export const refuseSaves = (page: Page, errors: Readonly<Record<string, string>>): Promise<unknown> =>
  page.route(/\/api\/admin\/temples\/\d+$/, (route) =>
    route.request().method() === "PUT"
      ? route.fulfill({ status: 400, json: { statusCode: 400, code: "validation", message: "", errors } })
      : route.continue(),
  );
