import { AxeBuilder } from "@axe-core/playwright";
import {
  type APIRequestContext,
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  type Disposable,
  expect,
  type Locator,
  type Page,
} from "@playwright/test";
import type { AccountRole } from "../../src/contract/roles";
import { freePort } from "./freePort";
import { aheadOf, handOverClock, moveDates } from "./pageClock";
import { type PageProblems, watchForProblems } from "./pageProblems";
import { type SiteServer, startSite } from "./siteServer";

export { expect };

type WorkerFixtures = {
  /** How far the tests are ahead of the browser's clock. */
  aheadMs: number;
  /** Variables of the site's environment, besides those of every test. */
  environment: Record<string, string>;
  /** The server for the tests of a file: what the tests of other files have written is not there. */
  siteOf: (file: string) => Promise<SiteServer>;
};
export type BrowserFixtures = {
  site: SiteServer;
  /** The pages have the time of the tests; let go by a test that takes the clock into its own hands. */
  moved: Disposable;
  /** A page of another device, with a storage of its own. */
  openPage: (options?: BrowserContextOptions) => Promise<Page>;
  /** Signs the page in with the demo account of the role, past the form. */
  signInAs: (role: AccountRole) => Promise<void>;
  /** Calls of the API as the demo account of the role, to arrange what a test is about. */
  apiAs: (role: AccountRole) => Promise<APIRequestContext>;
  problems: PageProblems;
};

/** One server for the tests of a file; every page is watched, and a test fails on what its console says. */
export const test = base.extend<BrowserFixtures, WorkerFixtures>({
  environment: [{}, { scope: "worker", option: true }],
  aheadMs: [async ({ browser }, use) => use(await aheadOf(browser)), { scope: "worker" }],
  siteOf: [
    async ({ environment }, use) => {
      const port = await freePort();
      let running: { file: string; site: SiteServer } | undefined;
      await use(async (file) => {
        if (running?.file === file) return running.site;
        await running?.site.stop();
        running = { file, site: await startSite(environment, port) };
        return running.site;
      });
      await running?.site.stop();
    },
    { scope: "worker" },
  ],
  site: async ({ siteOf }, use, { file }) => use(await siteOf(file)),
  baseURL: async ({ site }, use) => use(site.url),
  moved: async ({ context, aheadMs }, use) => use(await moveDates(context, aheadMs)),
  page: async ({ page, moved }, use) => {
    handOverClock(page, moved);
    const goto = page.goto.bind(page);
    page.goto = async (url, options) => {
      const answer = await goto(url, options);
      if (options?.waitUntil !== "commit") await untilHydrated(page);
      return answer;
    };
    await use(page);
  },
  openPage: async ({ browser, site, aheadMs }, use) => {
    const opened: BrowserContext[] = [];
    await use(async (options) => {
      const context = await browser.newContext({ baseURL: site.url, serviceWorkers: "block", ...options });
      opened.push(context);
      await moveDates(context, aheadMs);
      return context.newPage();
    });
    await Promise.all(opened.map((context) => context.close()));
  },
  problems: [
    async ({ context, site, geolocation, permissions }, use, testInfo) => {
      // what the test before has left in the context
      await context.setOffline(false);
      await context.clearPermissions();
      // the pictures come from this machine, and a page that a test hands over itself from nowhere
      await context.grantPermissions(["local-network-access", ...(permissions ?? [])]);
      await context.setGeolocation(geolocation ?? null);
      const problems = watchForProblems(context);
      site.complaints(); // those of the test before are told already
      await use(problems);
      const complaints = site.complaints();
      if (testInfo.errors.length + problems.found.length + complaints.length > 0) {
        for (const page of context.pages())
          testInfo.annotations.push({ type: "page", description: await addressAndWords(page) });
      }
      expect(problems.found, "problems on the pages").toEqual([]);
      expect(complaints, "errors in the server's log").toEqual([]);
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

/** Goes on to another address without loading the page again, as the links of the site and of the console do. */
export const goWithin = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState({}, "", to);
    dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
  }, path);

/** A page of the site answers by itself once it is hydrated; what is done before that is `siteEarly`'s. */
async function untilHydrated(page: Page): Promise<void> {
  // asked until it holds, also when the page leads on to another one meanwhile
  await page.waitForFunction(() => !document.getElementById("state") || "hydrated" in document.documentElement.dataset);
}

/** Where a failed test stood, for the end of `npm test`; a page that hangs or is gone has its address alone. */
async function addressAndWords(page: Page): Promise<string> {
  const words = await page
    .locator("main, body")
    .first()
    .innerText({ timeout: 2000 })
    .catch(() => "");
  return `${page.url()} “${words.replace(/\s+/g, " ").trim().slice(0, 160)}”`;
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

/** Leaves a dialog with Escape once it has the focus: before, nobody could press a key in it. */
export async function leaveByKey(dialog: Locator): Promise<void> {
  await expect(dialog.locator(":focus")).toBeAttached();
  await dialog.page().keyboard.press("Escape");
}
