import { beforeAll, describe, expect, test, vi } from "vitest";
import { HttpError } from "../../src/client/errors";
import type { TempleCard } from "../../src/contract/temples";
import { addDays, civilDateOf } from "../../src/domain/dates";
import { render } from "../../src/site/entry-server";
import { testNow } from "../support/clock";

const known: TempleCard = {
  id: 7,
  slug: "lotus-shrine",
  name: "Lotus Shrine",
  nameHi: null,
  nameKn: null,
  location: "Mysuru, Karnataka",
  city: "Mysuru",
  cityHi: null,
  cityKn: null,
  state: "Karnataka",
  address: null,
  image: "https://pictures.example/lotus.jpg",
  imageCredit: null,
  imageLicense: null,
  rating: 4.9,
  reviewCount: 1204,
  deity: "Shiva",
  type: "Hindu",
  tradition: "Hindu",
  setting: null,
  timings: "6 am to 8 pm",
  isVerified: true,
  isHighlyRated: true,
  isAuspiciousToday: true,
  latitude: 12.3,
  longitude: 76.6,
  positionPrecision: "site",
  distanceKm: 2.5,
  distance: "2.5 km away",
};
const { distanceKm: _, distance: __, ...unlocated } = known;
/** A temple of which little is on record. */
const bare: TempleCard = {
  ...unlocated,
  id: 8,
  slug: "bare-stone",
  name: "Bare Stone",
  image: null,
  rating: 0,
  reviewCount: 0,
  deity: null,
  timings: null,
  isVerified: false,
  isHighlyRated: false,
  isAuspiciousToday: false,
  latitude: null,
  longitude: null,
  positionPrecision: null,
};
const stats = {
  totalTemples: 1004,
  activeTemples: 998,
  activeUsers: 12,
  totalUsers: 40,
  festivalsTracked: 85,
  upcomingFestivals: 6,
};
const answers = {
  "/api/platform/stats": stats,
  "/api/platform/spiritual-guidance": { guidance: [] },
  "/api/platform/featured-temples": { temples: [known, bare], total: 2 },
};

const here = { origin: "https://temples.example", now: testNow() };

/** The home page as the server draws it over an API that answers these paths and is in trouble for all others. */
async function homeOver(api: Record<string, unknown>): Promise<string> {
  const read = async (path: string) => {
    const body = api[path.split("?")[0] ?? ""];
    return body === undefined ? { status: 500, body: {} } : { status: 200, body };
  };
  return (await render({ ...here, url: "/", read })).html;
}

let whole = "";
beforeAll(async () => {
  // not in a production build: React's warning of an effect that the browser alone has, and each read that failed
  vi.spyOn(console, "error").mockImplementation((said, ...more) => {
    const isExpected = said instanceof HttpError || String(said).includes("useLayoutEffect does nothing on the server");
    if (!isExpected) console.warn(said, ...more);
  });
  whole = await homeOver(answers);
}, 60_000);

const cardOf = (html: string, name: string) =>
  new RegExp(`<article class="card" aria-label="${name}">.*?</article>`, "s").exec(html)?.[0] ?? "";
const sectionOf = (html: string, start: string) => {
  const from = html.indexOf(start);
  return from < 0 ? "" : html.slice(from, html.indexOf("</section>", from));
};
const wordsOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim();
const linksOf = (html: string) =>
  [...html.matchAll(/<a [^>]*?href="([^"]*)"[^>]*>(.*?)<\/a>/gs)].map(([, to = "", inside = ""]) => [
    wordsOf(inside),
    to,
  ]);

describe("the card of a temple", () => {
  test("says what is known of it, and leads to its page and the way there", () => {
    const card = cardOf(whole, "Lotus Shrine");
    expect(card).toContain('src="https://pictures.example/lotus.jpg"');
    expect(card).toContain('aria-label="Add to favorites"');
    for (const text of [
      "Auspicious Today",
      "Verified",
      "Highly Rated",
      "Lotus Shrine",
      "Mysuru, Karnataka",
      "6 am to 8 pm",
      "2.5 km away",
      "4.9",
      "(1,204 reviews)",
      "Shiva",
      "View Details",
    ]) {
      expect(wordsOf(card)).toContain(text);
    }
    const badges = [...card.matchAll(/<li class="badge (\w+)">(.*?)<\/li>/gs)];
    expect(badges.map(([, mark, inside = ""]) => [mark, wordsOf(inside)])).toEqual([
      ["isAuspiciousToday", "Auspicious Today"],
      ["isVerified", "Verified"],
      ["isHighlyRated", "Highly Rated"],
    ]);
    expect(linksOf(card)).toEqual([
      ["", "https://www.google.com/maps/dir/?api=1&amp;destination=12.3,76.6"],
      ["View Details", "/temple/lotus-shrine"],
    ]);
  });

  test("is about so far, and is looked for by name, where only its town is on record", async () => {
    const inTown = { ...known, distanceKm: 0.3, positionPrecision: "place" };
    const featured = { temples: [inTown], total: 1 };
    const card = cardOf(await homeOver({ ...answers, "/api/platform/featured-temples": featured }), "Lotus Shrine");
    expect(wordsOf(card)).toContain("about 1 km away");
    expect(card).toContain('aria-label="Search in Maps: Lotus Shrine"');
    expect(linksOf(card)[0]?.[1]).toContain("/maps/search/?api=1&amp;query=Lotus%20Shrine%2C%20Mysuru%2C%20Karnataka");
  });

  test("has five stars, of which the whole part of the rating is filled", () => {
    const card = cardOf(whole, "Lotus Shrine");
    const stars = /<span role="img" aria-label="Rated 4.9 out of 5">(.*?)<\/span>/s.exec(card)?.[1] ?? "";
    expect(stars.match(/<svg/g)).toHaveLength(5);
    expect(stars.match(/fill="currentColor"/g)).toHaveLength(4);
  });

  test("leaves out what is not: a drawing for the photo, the tradition for the deity, no Directions", () => {
    const card = cardOf(whole, "Bare Stone");
    expect(card).not.toContain("<img");
    expect(card).toMatch(/<svg class="art /);
    expect(wordsOf(card)).toBe("Bare Stone Mysuru, Karnataka No reviews yet Hindu View Details");
    expect(linksOf(card)).toEqual([["View Details", "/temple/bare-stone"]]);
  });
});

describe("the figures", () => {
  const figuresOver = async (figures: object) =>
    wordsOf(sectionOf(await homeOver({ ...answers, "/api/platform/stats": figures }), '<section class="wrap stats"'));

  test("stand beside what they are part of", async () => {
    expect(await figuresOver(stats)).toBe(
      "Temples Listed 1,004 998 active Active Users 12 40 registered Festivals Tracked 85 6 upcoming",
    );
  });

  test("of which one is missing have a dash there", async () => {
    const { activeUsers: missing, ...others } = stats;
    expect(missing).toBe(12);
    expect(await figuresOver(others)).toContain("Active Users – 40 registered");
  });

  test("that carry an error are dashes, and it is said", async () => {
    expect(await figuresOver({ ...stats, error: "The count failed" })).toBe(
      "Temples Listed – – active Active Users – – registered Festivals Tracked – – upcoming Unable to load stats",
    );
  });
});

test("guidance is said as written; without a description or words for its button it has the product's own", async () => {
  const guidance = [
    { id: 1, title: "Light a lamp", description: null, button: null },
    { id: 2, title: "Ring once", description: "Let it fade.", button: "Plan a visit" },
  ];
  const html = await homeOver({ ...answers, "/api/platform/spiritual-guidance": { guidance } });
  const cards = [...html.matchAll(/<li class="guidance-card">.*?<\/li>/gs)].map(([card]) => card);
  expect(cards.map(wordsOf)).toEqual([
    "Light a lamp Visit a temple today, even if only for a moment of quiet. Find a temple",
    "Ring once Let it fade. Plan a visit",
  ]);
  expect(cards.flatMap(linksOf)).toEqual([
    ["Find a temple", "/search"],
    ["Plan a visit", "/search"],
  ]);
});

test("the ways on, the popular searches, the six categories and both gifts are links", () => {
  expect(whole).toContain('<h1 id="hero-title">Every journey of faith begins with a darshan</h1>');
  const hero = linksOf(sectionOf(whole, '<section class="hero"'));
  expect(hero).toEqual([
    ["Explore temples", "/search"],
    ["View calendar", "/#panchang"],
    ["Donate", "/donate"],
    ["Shiva", "/search?q=Shiva"],
    ["Vishnu", "/search?q=Vishnu"],
    ["Devi", "/search?q=Devi"],
    ["South India", "/search?q=South+India"],
    ["North India", "/search?q=North+India"],
  ]);
  const categories = linksOf(sectionOf(whole, 'aria-labelledby="categories-title"'));
  expect(categories).toEqual([
    ["Pilgrimage lists", "/lists"],
    ["Shiva", "/search?deity=Shiva"],
    ["South India", "/search?q=South+India"],
    ["Hill", "/search?type=Hill"],
    ["Devi", "/search?deity=Devi"],
    ["North India", "/search?q=North+India"],
    ["Sunrise", "/search?q=Surya"],
  ]);
  expect(linksOf(sectionOf(whole, 'aria-labelledby="donation-title"'))).toEqual([
    ["Donate Now", "/donate"],
    ["Book a Pooja", "/book"],
  ]);
});

test("Navratri, Karthika Deepam and Mahashivratri have the first cards, by their next dates", async () => {
  const today = civilDateOf(here.now.getTime());
  const festival = (slug: string, name: string, days: number) => ({
    slug,
    name,
    date: addDays(today, days),
    endDate: null,
    significance: null,
    type: "MAJOR",
  });
  const festivals = [
    festival("holi", "Holi", 3),
    festival("karthigai-deepam", "Karthika Deepam", 9),
    festival("maha-shivaratri", "Mahashivratri", 60),
    festival("sharad-navratri", "Navratri", 200),
  ];
  const html = await homeOver({ ...answers, "/api/festivals": { festivals, total: 4 } });
  const section = sectionOf(html, 'aria-labelledby="festivals-title"');
  expect(wordsOf(section)).toContain("Upcoming Festivals");
  const cards = [...section.matchAll(/<li class="festival-card">.*?<\/li>/gs)].map(([card]) => linksOf(card)[0]);
  expect(cards).toEqual([
    ["Navratri", "/festivals/sharad-navratri"],
    ["Karthika Deepam", "/festivals/karthigai-deepam"],
    ["Mahashivratri", "/festivals/maha-shivaratri"],
  ]);
});

test("what is awaited holds its place, and says nothing of a failure", async () => {
  const html = await homeOver({});
  const featured = sectionOf(html, 'aria-labelledby="featured-title"');
  expect(featured).toContain('role="status" aria-label="Loading"');
  expect(featured.match(/class="card skeleton"/g)).toHaveLength(6);
  expect(sectionOf(html, '<section class="wrap stats"')).not.toContain("Unable to load stats");
});

test("what the platform tells is asked for together, and the temples around Bangalore with it", async () => {
  const asked: string[] = [];
  let release = () => {};
  const together = new Promise<void>((resolve) => {
    release = resolve;
  });
  const names = ["platform/stats", "platform/spiritual-guidance", "platform/featured-temples", "platform/panchang"];
  const read = async (path: string) => {
    asked.push(path);
    if (names.every((name) => asked.some((each) => each.startsWith(`/api/${name}`)))) release();
    await together; // none of the four is answered before all are asked
    return { status: 500, body: {} };
  };
  await render({ ...here, url: "/", read });
  expect(asked).toContain("/api/platform/featured-temples?limit=6");
  expect(asked).toContain("/api/temples/nearby?lat=12.9716&lng=77.5946&distanceKm=10&size=6");
});
