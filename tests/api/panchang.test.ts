import { describe, expect, test } from "vitest";
import { allowances } from "../../src/server/limits/allowances";
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
  ["ಮೈಸೂರು", "Mysuru"],
  ["rameswaram-andhra-pradesh", "Rameswaram"],
  ["Udupi, Karnataka", "Udupi"],
])("the city %s is %s", async (asked, name) => {
  const answer = await get(`?city=${encodeURIComponent(asked)}`);
  expect(answer.json().today.location).toBe(name);
});

test("a position is called by the place it is near, else by its degrees", async () => {
  expect((await get("?lat=12.3&lng=76.64")).json().today.location).toBe("Mysuru");
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
  expect(days[7].festivals.map(({ slug }: { slug: string }) => slug)).toEqual([
    "naraka-chaturdashi",
    "diwali",
    "darsha-amavasya",
    "kali-puja",
    "kedara-gauri-vrata",
  ]);
  expect(days[8].amavasya).toBe(true);
});

describe("the name of the month", () => {
  const monthOn = async (query: string) => {
    const { today } = (await get(`?${query}`)).json();
    return [today.month, today.months];
  };

  test.each([
    ["2025-04-20", "Chaitra", "Vaishakha", /^Krishna Saptami until 19:0/],
    ["2024-10-18", "Ashwina", "Kartika", /^Krishna Pratipada /],
    ["2024-10-19", "Ashwina", "Kartika", /^Krishna Dwitiya until 09:4[789]/],
    ["2023-08-15", "Adhika Shravana", "Adhika Shravana", /^Krishna Chaturdashi /], // a leap month keeps its name
    ["2024-10-30", "Ashwina", "Kartika", /^Krishna Trayodashi /],
    ["2024-11-03", "Kartika", "Kartika", /^Shukla Dwitiya /],
  ])("%s is in %s to the new moon and in %s to the full moon", async (date, amanta, purnimanta, tithi) => {
    const query = `city=Ujjain&date=${date}`;
    expect(await monthOn(`${query}&months=amanta`)).toEqual([amanta, "amanta"]);
    expect(await monthOn(`${query}&months=purnimanta`)).toEqual([purnimanta, "purnimanta"]);
    expect((await get(`?${query}`)).json().today.tithi).toMatch(tithi);
  });

  test.each([
    ["city=Ujjain&lang=en", "Kartika", "purnimanta"],
    ["city=Chennai&lang=en", "Ashwina", "amanta"],
    ["city=Mumbai&lang=en", "Ashwina", "amanta"],
    ["lat=28.61&lng=77.21&lang=en", "Kartika", "purnimanta"],
    ["city=Ujjain&lang=kn", "ಆಶ್ವಯುಜ", "amanta"],
    ["city=Bangalore&lang=hi", "कार्तिक", "purnimanta"],
    ["city=Bangalore&lang=hi&months=amanta", "आश्विन", "amanta"],
  ])("%s: %s, %s", async (query, month, months) => {
    expect(await monthOn(`${query}&date=2024-10-19`)).toEqual([month, months]);
    const calendar = (await get(`/month?${query}&month=2024-10`)).json();
    expect(calendar.months).toBe(months);
  });

  test("advice speaks of the same month, and a cache keeps the two apart", async () => {
    const advice = async (months: string) =>
      (await get(`?city=Ujjain&date=2024-10-19&months=${months}`))
        .json()
        .recommendations.map(({ id }: { id: string }) => id);
    expect(await advice("purnimanta")).toContain("kartikaLamps");
    expect(await advice("amanta")).not.toContain("kartikaLamps");
    expect(await advice("purnimanta")).toContain("kartikaLamps");
  });

  test.each(["solar", "AMANTA", "amanta,purnimanta"])("there is no reckoning %j", async (months) => {
    for (const path of ["", "/month", "/year"]) {
      const refused = await get(`${path}?months=${months}`);
      expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([400, ["months"]]);
    }
  });
});

test("a cell of the month tells a lost tithi, and both days of one that is repeated, as the day does", async () => {
  const { days } = (await get("/month?city=Delhi&month=2026-11")).json();
  for (const cell of days) {
    const { day } = (await get(`?city=Delhi&date=${cell.date}`)).json();
    const { kshayaTithi, vriddhiTithi, tithiRepeated } = day;
    expect(cell, cell.date).toMatchObject({ kshayaTithi, vriddhiTithi, tithiRepeated });
  }
  expect(days.some(({ tithiRepeated }: { tithiRepeated: boolean }) => tithiRepeated)).toBe(true);
  expect(days.some(({ kshayaTithi }: { kshayaTithi: number[] }) => kshayaTithi.length > 0)).toBe(true);
});

test("a year lists its festivals and the days people look for", async () => {
  const { festivals, ekadashi, purnima, amavasya } = (await get("/year?year=2026")).json();
  expect(festivals.find(({ slug }: { slug: string }) => slug === "ugadi").date).toBe("2026-03-19");
  expect(ekadashi).toContain("2026-11-20");
  expect(purnima.length).toBeGreaterThanOrEqual(12);
  expect(amavasya.length).toBeGreaterThanOrEqual(12);
});

describe("the year", () => {
  const READING = "read address:127.0.0.1";

  test("is computed once for all who ask at the same time, and others are answered meanwhile", async () => {
    const { visitor } = await testApp({ now: "2026-03-14T06:30:00Z" });
    await visitor.get("/healthz");
    const finished: string[] = [];
    const year = async () => {
      const answer = await visitor.get("/api/platform/panchang/year?lat=51.5&lng=7.2&year=1931");
      finished.push("year");
      return answer;
    };
    const years = [year(), year(), year()];
    await new Promise((resolve) => setImmediate(resolve));
    await visitor.get("/api/platform/stats");
    finished.push("other");
    const answers = await Promise.all(years);
    expect(finished[0]).toBe("other");
    expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(1);
  });

  test("of many places is bounded for one address, and free for those who ask for what is there", async () => {
    const { visitor, app } = await testApp({ now: "2026-03-14T06:30:00Z" });
    const known = "/api/platform/panchang/year?city=Delhi&year=2026";
    await visitor.get(known);
    await app.buckets.take(READING, 5_500, allowances.read.address, app.now().getTime());
    let asked = 0;
    const another = () => visitor.get(`/api/platform/panchang/year?lat=12&lng=${70 + asked++ / 10}&year=2026`);
    while ((await another()).statusCode === 200);
    expect(asked).toBeLessThan(10);
    expect((await visitor.get(known, { remoteAddress: "10.0.0.2" })).statusCode).toBe(200);
  });

  test("of many places asked for by one address make nobody else wait, and of too many some are refused", async () => {
    const { visitor } = await testApp({ now: "2026-03-14T06:30:00Z" });
    const answered: string[] = [];
    const ask = async (what: string, remoteAddress: string) => {
      const { statusCode, headers } = await visitor.get(`/api/platform/panchang/${what}`, { remoteAddress });
      answered.push(`${remoteAddress} ${statusCode} ${headers["retry-after"] ?? ""}`.trim());
    };
    const years = Array.from({ length: 40 }, (_, at) => ask(`year?lat=12&lng=${70 + at / 10}&year=2026`, "10.0.0.1"));
    await Promise.all([...years, ask("month?city=Mysuru&month=2026-04", "10.0.0.2")]);
    const made = answered.filter((each) => each.includes(" 200"));
    expect(answered.filter((each) => each === "10.0.0.1 503 2").length).toBe(14);
    expect(made.length).toBe(27);
    // after those that were made until it arrived
    expect(made.indexOf("10.0.0.2 200")).toBeLessThan(5);
  });
});

describe("what people plan by", () => {
  const day = async (query: string) => (await (await shared).visitor.get(`/api/platform/panchang?${query}`)).json();

  test("a day tells the times of its vows at the place, its windows and its eclipses", async () => {
    const answer = await day("city=delhi&date=2026-11-05");
    const ekadashi = answer.festivals.find(({ slug }: { slug: string }) => slug === "ekadashi");
    expect(ekadashi.times.map(({ id }: { id: string }) => id)).toEqual(["parana", "hariVasara", "dwadashi"]);
    expect(ekadashi.times[0].start.slice(0, 10)).toBe("2026-11-06");
    expect(answer.day).toMatchObject({ panchaka: null, eclipses: [] });
    for (const windows of ["varjyam", "amritKalam", "anandadi", "lagnas"])
      expect(answer.day[windows].length).toBeGreaterThan(0);
    expect(answer.day.gowri.night).toHaveLength(8);
    const eclipsed = await day("city=delhi&date=2026-03-03");
    expect(eclipsed.day.eclipses).toMatchObject([{ body: "moon", kind: "total" }]);
  });

  test("where dates part, both days say who keeps which", async () => {
    const ours = await day("city=delhi&date=2024-11-01");
    const theirs = await day("city=delhi&date=2024-10-31");
    const diwali = ours.festivals.find(({ slug }: { slug: string }) => slug === "diwali");
    expect(diwali.parting).toEqual([
      { date: "2024-10-31", school: "wholeNight", isOurs: false },
      { date: "2024-11-01", school: "laterSunset", isOurs: true },
    ]);
    expect(theirs.alsoKept.map(({ slug, date }: { slug: string; date: string }) => [slug, date])).toEqual([
      ["diwali", "2024-11-01"],
    ]);
    expect(ours.alsoKept).toEqual([]);
  });

  test("the first and the last day of the almanac have theirs too", async () => {
    for (const date of ["1900-01-01", "2100-12-31"])
      expect((await day(`city=delhi&date=${date}`)).alsoKept).toEqual([]);
  });

  test("a month has the eclipses of its year, a year its vows with their times", async () => {
    const { visitor } = await shared;
    const month = (await visitor.get("/api/platform/panchang/month?city=delhi&month=2026-11")).json();
    const year = (await visitor.get("/api/platform/panchang/year?city=delhi&year=2026")).json();
    expect(month.eclipses).toHaveLength(4);
    expect(year.eclipses).toEqual(month.eclipses);
    const fasts = year.vratas.filter(({ slug }: { slug: string }) => slug === "ekadashi");
    expect(fasts.length).toBeGreaterThanOrEqual(24);
    expect(fasts.every(({ times }: { times: unknown[] }) => times.length === 3)).toBe(true);
    expect(year.vratas.some(({ name }: { name: string }) => name === "Angarki Sankashti Chaturthi")).toBe(true);
  });
});
