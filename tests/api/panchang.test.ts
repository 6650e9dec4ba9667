import { expect, test } from "vitest";
import { sharedApp, testApp } from "../support/testApp";

const shared = sharedApp({ now: "2026-11-08T04:00:00.000Z" });
const get = async (query: string, headers: Record<string, string> = {}) =>
  (await shared).visitor.get(`/api/platform/panchang${query}`, { headers });

test("the daily call answers today in Delhi with names, ends and times in India", async () => {
  const answer = await get("");
  expect(answer.statusCode).toBe(200);
  const { today, festivals, recommendations, day } = answer.json();
  expect(today).toMatchObject({
    location: "Delhi",
    date: "2026-11-08",
    weekday: "Sunday",
    tithi: "Krishna Chaturdashi until 11:28, then Amavasya",
    auspiciousTime: expect.stringMatching(/^\d\d:\d\d – \d\d:\d\d$/),
    sunrise: "06:38",
    sunset: "17:31",
  });
  expect(festivals.map(({ name }: { name: string }) => name)).toContain("Diwali (Lakshmi Puja)");
  expect(recommendations[0]).toMatchObject({
    title: expect.any(String),
    description: expect.any(String),
    time: expect.any(String),
  });
  expect(day.spans.tithi).toHaveLength(2);
});

test.each([
  [
    "Delhi",
    "2022-01-24",
    {
      sunrise: "07:13",
      sunset: "17:54",
      tithi: /^Krishna Shashthi until 08:4[234]/,
      nakshatra: /^Hasta until 11:1[456]/,
    },
  ],
  [
    "New Delhi",
    "2020-12-31",
    {
      sunrise: "07:14",
      sunset: "17:35",
      tithi: /^Krishna Pratipada until 09:(29|30|31)/,
      yoga: /^Indra until 14:5[123]/,
    },
  ],
  [
    "Buddh Gaya",
    "2026-09-28",
    {
      sunrise: "05:41",
      sunset: "17:40",
      tithi: /^Krishna Dwitiya until 19:1[234]/,
      karana: /^Taitila until 08:0[789], then Garaja/,
    },
  ],
])("%s on %s agrees with the printed almanac", async (city, date, printed) => {
  const { today } = (await get(`?city=${encodeURIComponent(city)}&date=${date}`)).json();
  for (const [field, value] of Object.entries(printed)) {
    expect(today[field], field).toMatch(value instanceof RegExp ? value : new RegExp(`^${value}$`));
  }
});

test("there is no abhijit on a Wednesday", async () => {
  const { today } = (await get("?date=2022-01-26")).json();
  expect(today.auspiciousTime).toBe("None today");
  expect(today.tithi).toMatch(/^Krishna Navami until 04:3[345] \(27 Jan\), then Krishna Dashami$/);
});

test("a tithi that begins and ends between two sunrises is named between its neighbours", async () => {
  const { today } = (await get("?city=Delhi&date=2029-08-10")).json();
  expect(today.tithi).toBe("Amavasya until 07:26, then Shukla Pratipada until 05:12 (11 Aug), then Shukla Dwitiya");
});

test("a tithi that outlasts the day says the day it ends on", async () => {
  const { today } = (await get("?city=Delhi&date=2029-09-26")).json();
  expect(today.tithi).toBe("Krishna Chaturthi until 07:20 (27 Sept)");
});

test("a day on which the Moon does not rise says so", async () => {
  expect((await get("?city=Delhi&date=2020-09-17")).json().today.moonrise).toBe("No moonrise");
  expect((await get("?city=Delhi&date=2020-09-17&lang=kn")).json().today.moonrise).toBe("ಚಂದ್ರೋದಯವಿಲ್ಲ");
});

test("every text follows the language asked for, else the one the page is drawn in", async () => {
  const hindi = (await get("?lang=hi&date=2026-11-08")).json();
  expect(hindi.today).toMatchObject({ location: "दिल्ली", weekday: "रविवार" });
  expect(hindi.today.tithi).toMatch(/^कृष्ण चतुर्दशी 11:2[789] तक, फिर अमावस्या$/);
  const kannada = (await get("?city=Mysuru&date=2026-11-08", { "accept-language": "kn" })).json();
  expect(kannada.today.location).toBe("ಮೈಸೂರು");
  expect(kannada.festivals.map(({ name }: { name: string }) => name)).toContain("ದೀಪಾವಳಿ (ಲಕ್ಷ್ಮೀ ಪೂಜೆ)");
});

test.each([
  ["Bombay", "Mumbai"],
  ["वाराणसी", "Varanasi"],
  ["ಮೈಸೂರು", "Mysore"],
  ["rameswaram-andhra-pradesh", "Rameswaram"],
  ["Udupi, Karnataka", "Udupi"],
])("the city %s is %s", async (asked, name) => {
  const answer = await get(`?city=${encodeURIComponent(asked)}`);
  expect(answer.json().today.location).toBe(name);
});

test("a position is called by the place it is near, else by its degrees", async () => {
  expect((await get("?lat=12.3&lng=76.64")).json().today.location).toBe("Mysore");
  expect((await get("?lat=20.5&lng=66.1")).json().today.location).toBe("20.50° N, 66.10° E");
});

test.each([
  ["?city=Nowhereville", "city"],
  ["?date=2026-02-30", "date"],
  ["?date=9999-01-01", "date"],
  ["?date=1899-12-31", "date"],
  ["?lat=95&lng=77", "lat"],
  ["?lat=28&lng=200", "lng"],
  ["?lat=28", "lng"],
  ["?lng=77", "lat"],
  ["?lat=80&lng=20&date=2026-06-21", "lat"],
  ["?lang=ta", "lang"],
  ["?place=Delhi", "place"],
  ["/year?year=9999", "year"],
  ["/year?year=20x6", "year"],
  ["/month?month=2026-13", "month"],
  ["/month?month=2101-01", "month"],
])("%s is refused and the field is named", async (query, field) => {
  const refused = await get(query);
  expect(refused.statusCode).toBe(400);
  expect(Object.keys(refused.json().errors)).toEqual([field]);
});

test("the first and the last day that are supported have an answer", async () => {
  expect((await get("?date=1900-01-01")).statusCode).toBe(200);
  expect((await get("?date=2100-12-31")).statusCode).toBe(200);
});

test("an answer may be kept until the day ends in India, and is not sent twice", async () => {
  const { visitor, clock } = await testApp({ now: "2026-11-08T18:28:00.000Z" });
  const first = await visitor.get("/api/platform/panchang?city=Pune");
  expect(first.json().today.date).toBe("2026-11-08");
  expect(first.headers["cache-control"]).toBe("public, max-age=120, stale-while-revalidate=0");
  const again = await visitor.get("/api/platform/panchang?city=Pune", {
    headers: { "if-none-match": String(first.headers.etag) },
  });
  expect(again.statusCode).toBe(304);
  expect(again.body).toBe("");
  clock.set("2026-11-08T18:31:00.000Z");
  expect((await visitor.get("/api/platform/panchang?city=Pune")).json().today.date).toBe("2026-11-09");
});

test.each(["br", "gzip"])("with %s the same words come compressed", async (encoding) => {
  const answer = await get("?city=Surat", { "accept-encoding": encoding });
  expect(answer.headers["content-encoding"]).toBe(encoding);
  const { brotliDecompressSync, gunzipSync } = await import("node:zlib");
  const text = (encoding === "br" ? brotliDecompressSync : gunzipSync)(answer.rawPayload).toString();
  expect(JSON.parse(text).today.location).toBe("Surat");
});

test("a month has a cell for each day with its tithi and festivals", async () => {
  const { month, place, days } = (await get("/month?city=Bangalore&month=2026-11&lang=kn")).json();
  expect([month, place.name, days.length]).toEqual(["2026-11", "Bangalore", 30]);
  expect(days[7]).toMatchObject({ date: "2026-11-08", weekday: 0 });
  expect(days[7].festivals.map(({ slug }: { slug: string }) => slug)).toEqual(["naraka-chaturdashi", "diwali"]);
  expect(days[8].amavasya).toBe(true);
});

test("a year lists its festivals and the days people look for", async () => {
  const { festivals, ekadashi, purnima, amavasya } = (await get("/year?year=2026")).json();
  expect(festivals.find(({ slug }: { slug: string }) => slug === "ugadi").date).toBe("2026-03-19");
  expect(ekadashi).toContain("2026-11-20");
  expect(purnima.length).toBeGreaterThanOrEqual(12);
  expect(amavasya.length).toBeGreaterThanOrEqual(12);
});
