import { AxeBuilder } from "@axe-core/playwright";
import { type APIRequestContext, test as base, expect, type Page } from "@playwright/test";
import type { AccountRole } from "../../src/contract/roles";
import { cutOffOutside } from "./outside";
import { type PageProblems, watchForProblems } from "./pageProblems";
import { type SiteServer, startSite } from "./siteServer";

export { expect };

type WorkerFixtures = { site: SiteServer };
type Fixtures = {
  /** Signs the page in with the demo account of the role, past the form. */
  signInAs: (role: AccountRole) => Promise<void>;
  /** Calls of the API as the demo account of the role, to arrange what a test is about. */
  apiAs: (role: AccountRole) => Promise<APIRequestContext>;
  problems: PageProblems;
};

/** One server for each worker; every page is watched, and a test fails on what its console says. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  site: [
    async ({ browserName: _ }, use) => {
      const site = await startSite();
      await use(site);
      await site.stop();
    },
    { scope: "worker", timeout: 60_000 },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  page: async ({ page }, use) => {
    const goto = page.goto.bind(page);
    page.goto = async (url, options) => {
      const answer = await goto(url, options);
      if (options?.waitUntil !== "commit") await untilAlive(page);
      return answer;
    };
    await use(page);
  },
  problems: [
    async ({ context, site }, use) => {
      await cutOffOutside(context, site.url);
      const problems = watchForProblems(context);
      site.complaints(); // those of the test before are told already
      await use(problems);
      expect(problems.found, "problems on the pages").toEqual([]);
      expect(site.complaints(), "errors in the server's log").toEqual([]);
    },
    { auto: true },
  ],
  apiAs: async ({ site, playwright }, use) => {
    const opened: APIRequestContext[] = [];
    await use(async (role) => {
      const extraHTTPHeaders = { authorization: `Bearer ${await tokenOf(site, role)}` };
      const request = await playwright.request.newContext({ baseURL: site.url, extraHTTPHeaders });
      opened.push(request);
      return request;
    });
    await Promise.all(opened.map((request) => request.dispose()));
  },
  signInAs: async ({ site, page }, use) => {
    await use(async (role) => {
      const token = await tokenOf(site, role);
      await page.goto("/healthz"); // any document of the site's origin: its storage is the page's
      await page.evaluate((value) => localStorage.setItem("token", value), token);
    });
  },
});

/** A page of the site answers by itself once its scripts have run; what is done before that is `siteEarly`'s. */
async function untilAlive(page: Page): Promise<void> {
  // asked until it holds, also when the page leads on to another one meanwhile
  await page.waitForFunction(() => !("early" in window) || "alive" in document.documentElement.dataset);
}

const tokens = new Map<string, string>();

/** A token of the role's demo account: the one of before while it is good, since checking a password takes its time. */
async function tokenOf(site: SiteServer, role: AccountRole): Promise<string> {
  const known = tokens.get(site.url + role);
  if (known && (await isGood(site, known))) return known;
  const token = await signIn(site, `${role.toLowerCase()}@demo.example`);
  tokens.set(site.url + role, token);
  return token;
}

const isGood = async ({ url }: SiteServer, token: string) =>
  (await fetch(`${url}/api/users/me`, { headers: { authorization: `Bearer ${token}` } })).ok;

async function signIn({ url, password }: SiteServer, email: string): Promise<string> {
  const headers = { "content-type": "application/json" };
  const body = JSON.stringify({ email, password });
  const answer = await fetch(`${url}/api/auth/login`, { method: "POST", headers, body });
  const token = await answer.text();
  if (!answer.ok) throw new Error(`${email} could not sign in: ${token}`);
  return token;
}

/** Fails with the rule, its target and a link for each thing that keeps somebody out. */
export async function expectAccessible(page: Page): Promise<void> {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ["violations"] });
  // the second page that puts the findings of all frames together is needed where there are frames
  axe.setLegacyMode(page.frames().length === 1);
  const { violations } = await axe.analyze();
  const told = violations.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target }) => target.join(" ")).join(", ")})`,
  );
  expect(told, "accessibility").toEqual([]);
}
