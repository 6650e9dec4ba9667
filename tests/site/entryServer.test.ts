import { expect, test, vi } from "vitest";
import { type InProcessRead, render } from "../../src/site/entry-server";
import { matchPage } from "../../src/site/pages";
import { testNow } from "../support/clock";

const temple = {
  id: 7,
  slug: "lotus-shrine",
  name: "Lotus Shrine",
  city: "Mysuru",
  state: "Karnataka",
  location: "Mysuru, Karnataka",
  latitude: 12.3,
  longitude: 76.6,
  rating: 0,
  reviewCount: 0,
  specialities: [],
  amenities: [],
  gallery: [],
  pictures: [],
  poojaDetails: [],
  names: [],
  identifiers: [],
  closures: [],
  ownFestivals: [],
  sources: [],
  derivedFields: [],
  lists: [],
};

/** An API that answers what is here and is in trouble for all else. */
const over =
  (known: Record<string, unknown>): InProcessRead =>
  async (path) => {
    const body = known[path.split("?")[0] ?? ""];
    return body === undefined
      ? { status: 500, body: { code: "server", message: "Server error" } }
      : { status: 200, body };
  };

const here = { origin: "https://temples.example", now: testNow() };
const draw = (read: InProcessRead) => render({ ...here, url: "/temple/7", read });

test("what could not be read is drawn as awaited, the way the browser begins, and not sent along", async () => {
  const { html, state, status } = await draw(over({ "/api/temples/7": temple }));
  expect(status).toBe(503); // kept nowhere, and read again by who comes later
  expect(html).toContain("Lotus Shrine");
  const drawn = html.replace(/<noscript>.*?<\/noscript>/gs, ""); // which says it where nothing comes after
  expect(drawn).not.toContain('role="alert"');
  expect(JSON.parse(state).queries.queries.map(({ queryKey }: { queryKey: unknown[] }) => queryKey[0])).toEqual([
    "temple",
  ]);
});

test("what was read is as old as the server's clock says", async () => {
  const { state } = await draw(over({ "/api/temples/7": temple }));
  expect(JSON.parse(state).queries.queries[0].state.dataUpdatedAt).toBe(here.now.getTime());
});

test("a temple that cannot be read answers 503 and holds its place", async () => {
  const { html, status } = await draw(over({}));
  expect(status).toBe(503);
  expect(html).toContain('aria-label="Loading"');
});

test("a page that breaks answers 500 in the words of the catalogue, and tells what broke it", async () => {
  const broken = new Error("its code is not there");
  vi.spyOn(matchPage("/about").page, "preload").mockRejectedValueOnce(broken);
  const { html, status, error } = await render({ ...here, url: "/about", read: over({}) });
  expect(status).toBe(500);
  expect(html).toContain("Something went wrong.");
  expect(html).toContain("An unexpected error occurred. Please try refreshing the page.");
  expect(error).toBe(broken);
});

test.each(["//evil.example/temple/7", "/\\evil.example/temple/7", "//", "///"])(
  "an address that names another host (%s) is drawn with links to this site alone",
  async (url) => {
    const { html, head } = await render({ ...here, url, read: over({}) });
    expect(`${head}${html}`).not.toMatch(/(?:href|content)="(?:https?:)?[/\\]{2}(?!temples\.example|upload|commons)/);
  },
);

test("a list under an address that it had before leads to its present one", async () => {
  const list = { slug: "seven-lamps", name: "Seven Lamps", groups: [], entries: [], sources: [], aliases: [] };
  const read = over({ "/api/lists/six-lamps": list });
  const { status, redirect } = await render({ ...here, url: "/lists/six-lamps", read });
  expect([status, redirect]).toEqual([301, "/lists/seven-lamps"]);
});

function busyFor(milliseconds: number) {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

test("what is lighter than a page is served between the pages that were asked for at once", async () => {
  const read = over({ "/api/temples/7": temple });
  await draw(read); // loads what the first one waits for
  const served: string[] = [];
  let waiting = 4;
  const page = async () => {
    await draw(read);
    served.push("page");
    waiting--;
    busyFor(3); // as the server is when it sends a page
    setTimeout(() => undefined); // as it does for the time within which the page must have arrived
  };
  const light = async () => {
    while (waiting > 0) {
      await new Promise((resolve) => setImmediate(resolve));
      served.push("light");
    }
  };
  await Promise.all([...Array.from({ length: waiting }, page), light()]);
  expect(served.join(" ")).not.toContain("page page");
});
