import type { APIRequestContext, Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { test as base, expect } from "./browserTest";
import { startMailServer } from "./mailServer";

export { expectAccessible } from "./browserTest";
export { expect };

type Mail = Awaited<ReturnType<typeof startMailServer>>;
export type Person = { email: string; password: string; token: string };
type Fixtures = {
  /** Someone who has just registered and confirmed the address, so that nothing a test does reaches another one. */
  newcomer: (fields?: { name?: string; role?: string }) => Promise<Person>;
  /** Someone who has just registered, with the path of the link that confirms the address. */
  unverified: (fields?: { name?: string; role?: string }) => Promise<Person & { link: string }>;
};
type WorkerFixtures = { mail: Mail };

/** The secret of the site, for what it would put into a letter that is not due yet. */
export const SECRET = "the secret of the browser tests: 40 letters";

let people = 0;
/** An address nobody has sent anything from, since what visitors may send is counted by address. */
export const anAddress = () => `10.7.${Math.floor(++people / 250)}.${(people % 250) + 1}`;

/** The tests of what visitors send in: a site that mails, and an address of its own for every test. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  mail: [
    async ({ browserName: _ }, use) => {
      const mail = await startMailServer();
      await use(mail);
      await mail.stop();
    },
    { scope: "worker" },
  ],
  environment: [
    async ({ mail }, use) => use({ SMTP_URL: mail.url, TRUST_PROXY: "1", JWT_SECRET: SECRET }),
    { scope: "worker" },
  ],
  extraHTTPHeaders: async ({ browserName: _ }, use) => use({ "x-forwarded-for": anAddress() }),
  newcomer: async ({ site, unverified }, use) => {
    await use(async (fields) => {
      const { link, ...person } = await unverified(fields);
      const body = JSON.stringify({ token: link.split("=")[1] });
      const headers = { "content-type": "application/json" };
      const answer = await fetch(`${site.url}/api/auth/verify`, { method: "POST", headers, body });
      if (!answer.ok) throw new Error(`${person.email} could not be confirmed: ${await answer.text()}`);
      return person;
    });
  },
  unverified: async ({ site, mail }, use) => {
    await use(async (fields = {}) => {
      const person = { email: `visitor${++people}@test.example`, password: "quiet river stone" };
      const answer = await fetch(`${site.url}/api/auth/register`, {
        method: "POST",
        headers: { "content-type": "application/json", "x-forwarded-for": anAddress() },
        body: JSON.stringify({ name: "Meera Iyer", ...person, ...fields }),
      });
      const token = await answer.text();
      if (!answer.ok) throw new Error(`${person.email} could not register: ${token}`);
      const linkOf = () => {
        const letter = mail.received.find(({ to, body }) => to.includes(person.email) && body.includes("/verify?"));
        return /\/verify\?token=\S+/.exec(letter?.body ?? "")?.[0];
      };
      await expect.poll(linkOf, { message: "the letter with the link" }).toBeDefined();
      return { ...person, token, link: linkOf() ?? "" };
    });
  },
});

/** Signs the page in with this token, past the form. */
export async function enterWith(page: Page, { token }: Pick<Person, "token">): Promise<void> {
  await page.goto("/healthz"); // any document of the site's origin: its storage is the page's
  await page.evaluate((value) => localStorage.setItem("token", value), token);
}

let temples = 0;

/** A public temple that no other test knows. */
export async function addTemple(api: APIRequestContext, fields: Record<string, unknown> = {}) {
  const name = `Lotus Shrine ${++temples} ${process.pid}`;
  const made = await api.post("/api/admin/temples", {
    data: { name, city: "Mysuru", state: "Karnataka", isVerified: true, ...fields },
  });
  expect(made.status(), await made.text()).toBe(201);
  const temple: { id: number; slug: string; name: string } = await made.json();
  return temple;
}

type Decided = { kind: "review" | "photo" | "submission" | "correction"; id: number };

/** Lets through what waits for a decision. */
export async function approve(api: APIRequestContext, items: readonly Decided[]): Promise<void> {
  const decisions = items.map(({ kind, id }) => ({ kind, id, decision: "approve" }));
  const decided = await api.post("/api/admin/moderation/decisions", { data: { decisions } });
  expect(decided.status(), await decided.text()).toBe(200);
}

/** Reviews of a temple, one for each rating, from as many people; the last one given is the newest. */
export async function addReviews(api: APIRequestContext, templeId: number, ratings: readonly number[]): Promise<void> {
  const items: Decided[] = [];
  for (const [at, rating] of ratings.entries()) {
    const sent = await api.post(`/api/temples/${templeId}/reviews`, {
      headers: { "x-forwarded-for": anAddress(), authorization: "" },
      data: { rating, comment: `Visit number ${at + 1}, worth ${rating}.`, name: `Visitor ${at + 1}` },
    });
    expect(sent.status(), await sent.text()).toBe(201);
    items.push({ kind: "review", id: (await sent.json()).id });
  }
  await approve(api, items);
}

type Wanted = { width?: number; height?: number; format?: "jpeg" | "png" | "webp"; colour?: string };

/** A picture of one colour, as a camera would write it. */
export const aPhoto = ({ width = 320, height = 240, format = "jpeg", colour = "#a4231c" }: Wanted = {}) =>
  sharp({ create: { width, height, channels: 3, background: colour } })
    .toFormat(format)
    .toBuffer();

/** Photos of a temple that are shown already. */
export async function addPhotos(api: APIRequestContext, templeId: number, colours: readonly string[]): Promise<void> {
  const items: Decided[] = [];
  for (const colour of colours) {
    const sent = await api.post(`/api/images/temple/${templeId}`, {
      multipart: { images: { name: "photo.jpg", mimeType: "image/jpeg", buffer: await aPhoto({ colour }) } },
    });
    expect(sent.status(), await sent.text()).toBe(201);
    items.push({ kind: "photo", id: (await sent.json()).uploaded[0].id });
  }
  await approve(api, items);
}

/** Fills a form's fields by their labels. */
export async function fill(form: Page | Locator, fields: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(fields)) await form.getByLabel(label, { exact: true }).fill(value);
}

/** No part of the page reaches beyond a screen of this width. */
export async function expectToFit(page: Page, width: number): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
}
