import ICAL from "ical.js";
import { expect, test } from "vitest";
import type { MuhurtaAnswer } from "../../src/contract/muhurta";
import { sharedApp } from "../support/testApp";

const shared = sharedApp({ now: "2026-11-21T04:00:00.000Z" });
const get = async (query: string) => (await shared).visitor.get(`/api/platform/muhurta${query}`);

test("marriages of the next ninety days in Delhi, each with its reasons", async () => {
  const answer = await get("?occasion=marriage");
  expect(answer.statusCode).toBe(200);
  const { place, from, to, days }: MuhurtaAnswer = answer.json();
  expect([place.slug, from, to, days.length]).toEqual(["delhi", "2026-11-21", "2027-02-19", 91]);
  const open = days.filter(({ windows }) => windows.length > 0);
  expect(open.length).toBeGreaterThan(5);
  expect(open[0]?.windows[0]?.for.map(({ id }) => id)).toEqual(expect.arrayContaining(["tithi", "nakshatra"]));
  expect(days.find(({ date }) => date === "2026-12-25")?.barredBy).toContainEqual({ id: "kharmas", of: 9 });
});

test("another place has its own hours, and a birth star leaves fewer", async () => {
  const range = "occasion=vehicle&from=2027-01-15&to=2027-03-01";
  const windows = async (more: string) =>
    ((await get(`?${range}${more}`)).json() as MuhurtaAnswer).days.flatMap((day) => day.windows);
  const [delhi, udupi, own] = [await windows(""), await windows("&city=Udipi"), await windows("&city=Udipi&star=4")];
  expect(udupi[0]?.start).not.toBe(delhi[0]?.start);
  expect(own.length).toBeLessThan(udupi.length);
});

test("the dark half of a month is called by the reader's reckoning, unless the other makes it good", async () => {
  // Kartika is middling for a new house, Ashwina is not; Margashirsha is middling, and Kartika too
  const named = async (range: string, months: string) => {
    const { days }: MuhurtaAnswer = (
      await get(`?occasion=grihaPravesha&chaturmasa=open&${range}&months=${months}`)
    ).json();
    const reasons = days.flatMap(({ windows, barredBy }) => [
      ...barredBy,
      ...windows.flatMap((window) => [...window.for, ...window.against]),
    ]);
    return [...new Set(reasons.flatMap(({ id, of }) => (id.startsWith("month") ? [`${id} ${of}`] : [])))];
  };
  const ashwina = "from=2026-10-30&to=2026-11-07";
  expect(await named(ashwina, "purnimanta")).toEqual(["monthPurnimanta 8"]);
  expect(await named(ashwina, "amanta")).toEqual(["monthPurnimanta 8"]);
  const kartika = "from=2026-11-27&to=2026-12-07";
  expect(await named(kartika, "purnimanta")).toEqual(["monthPurnimanta 9"]);
  expect(await named(kartika, "amanta")).toEqual(["monthAmanta 8"]);
  const feed = async (lang: string) =>
    ICAL.parse(
      (await (await shared).visitor.get(`/calendar/muhurta.ics?occasion=grihaPravesha&${kartika}&lang=${lang}`)).body,
    );
  expect(JSON.stringify(await feed("hi"))).toContain("मार्गशीर्ष मास (पूर्णिमांत)");
  expect(JSON.stringify(await feed("kn"))).toContain("ಕಾರ್ತಿಕ ಮಾಸ (ಅಮಾಂತ)");
});

test.each([
  ["", { occasion: "errors.occasion" }],
  ["?occasion=upanayana", { occasion: "errors.occasion" }],
  ["?occasion=naming&from=2026-02-30", { from: "errors.date" }],
  ["?occasion=naming&from=2026-12-02&to=2026-12-01", { to: "errors.dateOrder" }],
  ["?occasion=naming&to=2026-11-20", { to: "errors.dateOrder" }],
  ["?occasion=naming&from=2026-01-01&to=2027-01-03", { to: "errors.yearAtMost" }],
  ["?occasion=naming&star=28", { star: "errors.range" }],
  ["?occasion=journey&direction=up", { direction: "errors.direction" }],
  ["?occasion=naming&chaturmasa=maybe", { chaturmasa: "errors.chaturmasa" }],
  ["?occasion=naming&city=Atlantis", { city: "errors.city" }],
  ["?occasion=naming&lat=28", { lng: "errors.required" }],
  ["?occasion=naming&lat=78&lng=15", { lat: "errors.noSunrise" }],
])("%s is refused beside its field", async (query, errors) => {
  const answer = await get(query);
  expect([answer.statusCode, answer.json().errors]).toEqual([400, errors]);
});

test("the calendar has an event for each time, with its ends and in the language asked for", async () => {
  const query = "occasion=grihaPravesha&from=2027-02-10&to=2027-03-10";
  const { days }: MuhurtaAnswer = (await get(`?${query}`)).json();
  const answer = await (await shared).visitor.get(`/calendar/muhurta.ics?${query}&lang=hi`);
  expect([answer.statusCode, answer.headers["content-type"]]).toEqual([200, "text/calendar; charset=utf-8"]);
  const events = new ICAL.Component(ICAL.parse(answer.body))
    .getAllSubcomponents("vevent")
    .map((each) => new ICAL.Event(each));
  const windows = days.flatMap((day) => day.windows);
  expect(events.length).toBe(windows.length);
  expect(events[0]?.startDate.toJSDate().getTime()).toBe(Math.floor(Date.parse(windows[0]?.start ?? "") / 1000) * 1000);
  expect(events[0]?.summary).toBe("मुहूर्त: गृह प्रवेश");
  expect(events[0]?.description).toContain("अनुकूल:");
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
});

test("a calendar of what cannot be looked for is refused", async () => {
  expect((await (await shared).visitor.get("/calendar/muhurta.ics?occasion=none")).statusCode).toBe(400);
});
