import ICAL from "ical.js";
import { expect, test } from "vitest";
import { sharedApp, testApp } from "../support/testApp";

const NOW = "2026-11-21T04:00:00.000Z";
const shared = sharedApp({ now: NOW, seeded: true });
type Entry = {
  slug: string;
  name: string;
  date: string;
  endDate: string | null;
  type: string;
  note: string | null;
  dayName: string | null;
};
const list = async (query = "") => (await shared).visitor.get(`/api/festivals${query}`);
const entries = async (query: string): Promise<Entry[]> => (await list(query)).json().festivals;

test("a year lists its festivals by date, without the monthly vows", async () => {
  const { festivals, total, from, to } = (await list("?year=2026")).json();
  expect([from, to, total]).toEqual(["2026-01-01", "2026-12-31", festivals.length]);
  const dates = festivals.map(({ date }: Entry) => date);
  expect(dates).toEqual([...dates].sort());
  expect(festivals.some(({ type }: Entry) => type === "VRAT")).toBe(false);
  expect(festivals.find(({ slug }: Entry) => slug === "ganesh-chaturthi").date).toBe("2026-09-14");
});

test("a festival of several days says its last one", async () => {
  const navratri = (await entries("?year=2026")).find(({ slug }) => slug === "sharad-navratri");
  expect(navratri).toMatchObject({ date: "2026-10-11", endDate: "2026-10-19" });
});

test("vows are listed when asked for, each Ekadashi by its own name", async () => {
  const vows = await entries("?year=2026&type=VRAT");
  expect(vows.every(({ type }) => type === "VRAT")).toBe(true);
  const [name] = vows
    .filter(({ slug, date }) => slug === "ekadashi" && date === "2026-11-20")
    .map((vow) => vow.dayName);
  expect(name).toBe("Devutthana Ekadashi");
});

test.each([
  ["Karnataka", ["ugadi", "diwali"], ["onam", "chhath-puja"]],
  ["Kerala", ["onam", "vishu"], ["ugadi"]],
])("%s has its own festivals and those of the whole country", async (region, kept, others) => {
  const slugs = (await entries(`?year=2026&region=${region}`)).map(({ slug }) => slug);
  expect(slugs).toEqual(expect.arrayContaining(kept));
  for (const slug of others) expect(slugs).not.toContain(slug);
});

test.each(["%25", "_", "-", "%F0%9F%9B%95"])(
  "a region of signs alone, %s, is one that no festival names",
  async (signs) => {
    const everywhere = await entries("?year=2026&region=zz");
    expect(everywhere.length).toBeLessThan((await entries("?year=2026")).length);
    expect(await entries(`?year=2026&region=${signs}`)).toEqual(everywhere);
  },
);

test("of many ranges asked for by one address make nobody else wait, and of too many some are refused", async () => {
  const { visitor } = await testApp({ now: NOW, seeded: true });
  const answered: string[] = [];
  const ask = async (month: string, remoteAddress: string) => {
    const days = `from=${month}-01&to=${month}-28`;
    const { statusCode, headers } = await visitor.get(`/api/festivals?${days}`, { remoteAddress });
    answered.push(`${remoteAddress} ${statusCode} ${headers["retry-after"] ?? ""}`.trim());
  };
  const years = Array.from({ length: 40 }, (_, at) => ask(`${1960 + at}-05`, "10.0.0.1"));
  await Promise.all([...years, ask("2027-04", "10.0.0.2")]);
  const listed = answered.filter((each) => each.includes(" 200"));
  expect(answered.filter((each) => each === "10.0.0.1 503 2").length).toBe(14);
  expect(listed.length).toBe(27);
  // after those that were listed until it arrived
  expect(listed.indexOf("10.0.0.2 200")).toBeLessThan(5);
});

test("a range lists what lies in it, in the language asked for", async () => {
  const found = await entries("?from=2026-11-08&to=2026-11-11&lang=kn");
  expect(found.map(({ slug }) => slug)).toEqual([
    "naraka-chaturdashi",
    "diwali",
    "kali-puja",
    "kedara-gauri-vrata",
    "govardhan-puja",
    "bhai-dooj",
  ]);
  expect(found[0]?.name).toBe("ನರಕ ಚತುರ್ದಶಿ");
});

test.each([
  ["?year=1899", "year"],
  ["?year=abc", "year"],
  ["?from=2026-02-30", "from"],
  ["?from=2026-05-01&to=2026-04-01", "to"],
  ["?type=SMALL", "type"],
  ["?lang=xx", "lang"],
  ["?colour=red", "colour"],
])("%s is refused and the field is named", async (query, field) => {
  const refused = await list(query);
  expect(refused.statusCode).toBe(400);
  expect(Object.keys(refused.json().errors)).toEqual([field]);
});

test("a festival tells its meaning, its coming dates and temples of its deities", async () => {
  const { visitor } = await shared;
  const answer = await visitor.get("/api/festivals/maha-shivaratri?lang=hi");
  expect(answer.statusCode).toBe(200);
  const { name, description, dates, temples } = answer.json();
  expect(name).toBe("महाशिवरात्रि");
  expect(description).toContain("बेलपत्र");
  expect(dates.map(({ date }: Entry) => date).slice(0, 2)).toEqual(["2026-02-15", "2027-03-06"]);
  expect(dates).toHaveLength(5);
  expect(temples).toHaveLength(12);
});

test("a festival that is not there answers 404, an address that cannot be one 400", async () => {
  const { visitor } = await shared;
  expect((await visitor.get("/api/festivals/no-such-festival")).statusCode).toBe(404);
  expect((await visitor.get("/api/festivals/No_Such")).statusCode).toBe(400);
});

const feed = async (path: string) => (await shared).visitor.get(`/calendar/${path}`);
const readFeed = (text: string) => {
  ICAL.design.strict = true;
  return new ICAL.Component(ICAL.parse(text));
};

test("the feed of festivals is an iCalendar that a strict reader takes, two years ahead", async () => {
  const answer = await feed("festivals.ics");
  expect(answer.headers["content-type"]).toBe("text/calendar; charset=utf-8");
  for (const line of answer.body.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  const events = readFeed(answer.body)
    .getAllSubcomponents("vevent")
    .map((event) => new ICAL.Event(event));
  const diwalis = events
    .filter(({ summary }) => summary === "Diwali (Lakshmi Puja)")
    .map(({ startDate }) => startDate.toString());
  expect(diwalis).toEqual(["2026-11-08", "2027-10-29", "2028-10-17"].slice(0, diwalis.length));
  expect(diwalis.length).toBeGreaterThanOrEqual(2);
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
  expect(events.every(({ startDate }) => startDate.isDate)).toBe(true);
});

test("ids of events stay the same when the feed is made again later", async () => {
  const { visitor, clock } = await testApp({ now: NOW });
  const uids = async () =>
    [...(await visitor.get("/calendar/ekadashi.ics")).body.matchAll(/UID:(\S+)/g)].map(([, uid]) => uid);
  const before = await uids();
  clock.set("2026-11-22T04:00:00.000Z");
  expect((await uids()).slice(0, 40)).toEqual(before.slice(0, 40));
});

test.each([
  ["ekadashi.ics", "en", "Ekadashi"],
  ["vratas.ics", "en", "Hindu vows and fasts"],
  ["diwali.ics", "kn", "ದೀಪಾವಳಿ (ಲಕ್ಷ್ಮೀ ಪೂಜೆ)"],
])("%s in %s is named %s", async (path, lang, name) => {
  const calendar = readFeed((await feed(`${path}?lang=${lang}`)).body);
  expect(calendar.getFirstPropertyValue("x-wr-calname")).toBe(name);
});

test("an event tells when its vow or festival is kept", async () => {
  const described = (body: string, name: string) =>
    readFeed(body)
      .getAllSubcomponents("vevent")
      .map((event) => new ICAL.Event(event))
      .find(({ summary }) => summary.startsWith(name))?.description;
  const vows = (await feed("vratas.ics")).body;
  expect(described(vows, "Rama Ekadashi")).toMatch(/^Parana \(breaking the fast\): 06:3\d \(6 Nov\) – 08:4\d/);
  expect(described((await feed("festivals.ics?lang=hi")).body, "दीपावली (लक्ष्मी पूजा)")).toMatch(
    /लक्ष्मी पूजा मुहूर्त: 17:5\d – 19:/,
  );
});

test("a feed nobody keeps answers 404, another kind of file 400", async () => {
  expect((await feed("nothing.ics")).statusCode).toBe(404);
  expect((await feed("festivals.txt")).statusCode).toBe(400);
  expect((await feed("festivals.ics?lang=fr")).statusCode).toBe(400);
});
