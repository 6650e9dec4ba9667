import { describe, expect, test } from "vitest";
import { policy } from "../../src/contract/policy";
import { isSharedRead } from "../../src/contract/sharedReads";
import { PASSWORD } from "../support/factories";
import { sharedApp, testApp } from "../support/testApp";

const { app, as, visitor } = await sharedApp({ env: { RATE_LIMITS: "off" } });

const reads = Object.entries(policy).flatMap(([row, permission]) => {
  const [method = "", url = ""] = row.split(" ");
  return method === "GET" && app.hasRoute({ method, url }) ? [{ url, permission }] : [];
});
const addressOf = (url: string) =>
  url
    .replace(/:\w*[iI]d\b/g, "2147483647")
    .replace(/:\w+/g, "nothing")
    .replace("*", "nothing");

describe.each(reads.filter(({ permission }) => permission !== "anyone"))("GET $url ($permission)", ({ url }) => {
  test("is stored by no cache, whether it answers or refuses", async () => {
    for (const caller of [as("SUPER_ADMIN"), as("DEVOTEE"), visitor]) {
      expect((await caller.get(addressOf(url))).headers["cache-control"]).toBe("no-store");
    }
  });
});

/** Say themselves how long they are good for, since they are the same for all: files, pages and feeds. */
const isFile = (url: string) => !url.startsWith("/api/") || /^\/api\/(docs|openapi)/.test(url);
const open = reads.filter(({ url, permission }) => permission === "anyone" && !isFile(url));

describe.each(open.filter(({ url }) => !isSharedRead("GET", url)))("GET $url (anyone)", ({ url }) => {
  test("answers a token with what no cache stores", async () => {
    const { headers } = await as("DEVOTEE").get(addressOf(url));
    expect(headers["cache-control"]).toBe("no-store");
  });
});

describe.each(open.filter(({ url }) => isSharedRead("GET", url)))("GET $url (the same for all)", ({ url }) => {
  test("answers a token as it answers a visitor", async () => {
    const query = { q: "temple", lat: "12.9", lng: "77.6", ids: "1", lang: "en", month: "2026-11", year: "2026" };
    const [own, open] = [
      await as("DEVOTEE").get(addressOf(url), { query }),
      await visitor.get(addressOf(url), { query }),
    ];
    const said = ({ body, statusCode }: typeof own) => [statusCode, body.replace(/"requestId":"[^"]*"/, "")];
    expect(said(own)).toEqual(said(open));
    expect(own.headers["cache-control"]).toBe(open.headers["cache-control"]);
    expect(own.headers["cache-control"] ?? "").not.toMatch(/no-store/);
  });
});

test("both kinds were walked", () => {
  expect(reads.filter(({ permission }) => permission !== "anyone").length).toBeGreaterThan(60);
  expect(open.length).toBeGreaterThan(15);
});

describe("cookies", () => {
  test.each([
    ["https://temples.example", true],
    ["http://localhost:3000", false],
  ])("set at %s are for this site alone, and Secure: %s", async (PUBLIC_URL, isSecure) => {
    const opened = await testApp({ env: { PUBLIC_URL } });
    const { email } = await opened.anAccount();
    const answers = [
      await opened.visitor.post("/api/auth/login", { email, password: PASSWORD }),
      await opened
        .as("TEMPLE_ADMIN")
        .post("/api/admin/temples", { name: "Somnath", city: "Veraval", state: "Gujarat" }),
    ];
    const cookies = answers.flatMap(({ headers }) => [headers["set-cookie"] ?? []].flat());
    expect(cookies.length).toBeGreaterThanOrEqual(2);
    for (const cookie of cookies) {
      expect(cookie).toMatch(/; SameSite=Lax/);
      expect(cookie).toMatch(/; HttpOnly/);
      expect(/; Secure/.test(cookie)).toBe(isSecure);
    }
  });
});
