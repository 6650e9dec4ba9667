import { expect, test } from "vitest";
import { hoursAsked, hoursWordsIn, spanAsked } from "../../src/domain/askedHours";

const asked = (text: string, query = "") => hoursAsked(text.split(" "), hoursWordsIn(query.split(" ")))?.when;
const day = (days: number, time: string) => `2026-11-${18 + days}T${time}`;
/** The span in the time of India, as of Wednesday 18 November 2026, 11:02. */
function span(text: string) {
  const hours = asked(text);
  if (!hours) return undefined;
  const { from, to, throughout } = spanAsked(hours, new Date("2026-11-18T05:32:00Z"));
  const inIndia = (at: string) => new Date(Date.parse(at) + 330 * 60_000).toISOString().slice(0, 16);
  return [inIndia(from), inIndia(to), ...(throughout ? ["throughout"] : [])];
}

test.each([
  ["open now", day(0, "11:00"), day(0, "11:05")],
  ["अभी खुला है मंदिर अभी", day(0, "11:00"), day(0, "11:05")],
  ["ಈಗ ತೆರೆದಿರುವ", day(0, "11:00"), day(0, "11:05")],
  ["open today", day(0, "11:00"), day(1, "00:00")],
  ["open right now", day(0, "11:00"), day(0, "11:05")],
  ["open on sunday", day(4, "00:00"), day(5, "00:00")],
  ["open on Wednesdays", day(0, "11:00"), day(1, "00:00")],
  ["रविवार को खुला", day(4, "00:00"), day(5, "00:00")],
  ["ಭಾನುವಾರ ತೆರೆದಿರುವ", day(4, "00:00"), day(5, "00:00")],
  ["open at night", day(0, "21:00"), day(1, "00:00")],
  ["open late night", day(0, "21:00"), day(1, "00:00")],
  ["raat me khule", day(0, "21:00"), day(1, "00:00")],
  ["open tonight", day(0, "21:00"), day(1, "00:00")],
  ["open early in the morning", day(1, "03:00"), day(1, "06:00")],
  ["open in the morning", day(1, "06:00"), day(1, "11:00")],
  ["open temples in afternoon", day(0, "13:00"), day(0, "15:30")],
  ["open sunday evening", day(4, "17:00"), day(4, "20:00")],
  ["open tomorrow morning", day(1, "06:00"), day(1, "11:00")],
  ["open at midnight", day(1, "00:00"), day(1, "01:00")],
  ["open at 9pm", day(0, "21:00"), day(0, "21:05")],
  ["open at 9.30 PM", day(0, "21:30"), day(0, "21:35")],
  ["open at 5 am", day(1, "05:00"), day(1, "05:05")],
  ["open at 12 am", day(1, "00:00"), day(1, "00:05")],
  ["open at 12 pm", day(0, "12:00"), day(0, "12:05")],
  ["open at 22:15", day(0, "22:15"), day(0, "22:20")],
  ["open till 10 pm", day(0, "21:55"), day(0, "22:00")],
  ["open until 9", day(0, "20:55"), day(0, "21:00")],
  ["open after 8", day(0, "20:00"), day(1, "00:00")],
  ["open before 6", day(1, "03:00"), day(1, "06:00")],
  ["सुबह ५ बजे खुले", day(1, "05:00"), day(1, "05:05")],
  ["opening on sunday", day(4, "00:00"), day(5, "00:00")],
  ["bhanuvara open", day(4, "00:00"), day(5, "00:00")],
  ["ಇಂದು ತೆರೆದಿದೆಯಾ", day(0, "11:00"), day(1, "00:00")],
  ["ஞாயிறு திறந்திருக்கும்", day(4, "00:00"), day(5, "00:00")],
  ["ఆదివారం తెరిచి", day(4, "00:00"), day(5, "00:00")],
  ["ഞായറാഴ്ച തുറന്ന", day(4, "00:00"), day(5, "00:00")],
  ["open late", day(0, "21:00"), day(1, "00:00")],
  ["late night", day(0, "21:00"), day(1, "00:00")],
  ["dont close in the afternoon", day(0, "13:00"), day(0, "15:30")],
  ["रात 10 बजे तक खुला", day(0, "21:55"), day(0, "22:00")],
])("%s", (text, from, to) => {
  expect(span(text ?? "")).toEqual([from, to]);
});

test.each([
  "open 24 hours",
  "24 hours",
  "24x7 open",
  "24/7",
  "24 घंटे खुला",
  "24 ಗಂಟೆ",
  "always open",
  "round the clock",
  "open day and night",
  "हमेशा खुला",
])("%s is the whole day", (text) => {
  expect(span(text)).toEqual([day(0, "00:00"), day(1, "00:00"), "throughout"]);
});

test.each(["open all day", "दिन भर खुले", "open the whole day"])("%s is without a break at noon", (text) => {
  expect(span(text)).toEqual([day(0, "07:00"), day(0, "19:00"), "throughout"]);
});

test.each([
  "open",
  "on sunday",
  "sunday",
  "at night",
  "open date",
  "open on",
  "on sunday open",
  "night open in",
  "shivaratri open",
  "always",
  "24 temples",
  "open 5",
  "open at 25:00",
  "open at 13 pm",
  "hanuman open now",
])("%s asks for no hours", (text) => {
  expect(asked(text)).toBeUndefined();
});

test("when is enough beside a word elsewhere in the query that asks for what is open", () => {
  expect(asked("sunday", "open temples")).toMatchObject({ day: "sun" });
  expect(asked("night", "open temples")).toMatchObject({ from: 1260 });
  expect(asked("at night", "open temples")).toBeUndefined();
  expect(asked("madurai", "open temples")).toBeUndefined();
});

test.each([
  ["closed on monday", true],
  ["not open on monday", true],
  ["सोमवार को बंद", true],
  ["सोमवार को खुला नहीं", true],
  ["ಸೋಮವಾರ ಮುಚ್ಚಿರುವ", true],
  ["closed now", true],
  ["open on monday", false],
  ["not closed on monday", false],
])("%s asks for what is closed: %s", (text, isClosed) => {
  expect(hoursAsked(text.split(" "))?.isClosed).toBe(isClosed);
});

test.each(["open or closed on monday", "closed", "close to madurai"])("%s asks for neither", (text) => {
  expect(hoursAsked(text.split(" "))).toBeUndefined();
});
