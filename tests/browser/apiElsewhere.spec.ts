import { expect, test } from "../support/browserTest";

const apiBase = "http://api.temples.test/v1/api";

test.use({ environment: { API_BASE: apiBase } });

test("pages and console call the API where the configuration says it is", async ({ page, site }) => {
  await page.route(`${apiBase}/**`, (route) => {
    const isSuggesting = new URL(route.request().url()).pathname === "/v1/api/temples/suggest";
    const json = isSuggesting
      ? { suggestions: [{ id: 9, name: "Temple from Elsewhere", slug: "elsewhere", city: "Udupi" }] }
      : {};
    return route.fulfill({ json, headers: { "access-control-allow-origin": site.url } });
  });
  await page.goto("/search");
  await page.getByRole("combobox").first().fill("elsewhere");
  await expect(page.getByRole("option", { name: "Temple from Elsewhere" })).toBeVisible();

  const console = await page.request.get(`${site.url}/admin`);
  expect(await console.text()).toContain(`<meta name="api-base" content="${apiBase}">`);
  expect(console.headers()["content-security-policy"]).toContain("connect-src 'self' http://api.temples.test;");
});
