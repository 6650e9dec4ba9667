import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { expect, test } from "vitest";
import enSite from "../../locales/en/site.json";
import enTemple from "../../locales/en/temple.json";
import hiSite from "../../locales/hi/site.json";
import hiTemple from "../../locales/hi/temple.json";
import knSite from "../../locales/kn/site.json";
import knTemple from "../../locales/kn/temple.json";
import { createI18n } from "../../src/client/i18n";
import type { Language } from "../../src/client/language";
import type { Closure } from "../../src/contract/templeFacts";
import type { Standing } from "../../src/domain/closures";
import { OpenNow } from "../../src/site/temple/OpenNow";
import { SeasonNow } from "../../src/site/temple/SeasonNow";
import { Closures, Openings } from "../../src/site/temple/Seasons";
import { standingText } from "../../src/site/temple/standingText";
import { Timings } from "../../src/site/temple/Timings";

const parts = ["site", "temple"] as const;
const texts = {
  en: { site: enSite, temple: enTemple },
  hi: { site: hiSite, temple: hiTemple },
  kn: { site: knSite, temple: knTemple },
};
const i18nOf = (language: Language) => createI18n(language, texts[language], parts, parts);

const today = "2026-11-18";

test.each([
  ["en", false, "Closed now. Opens 9 May 2027"],
  ["en", true, "Closed now. Opens about 9 May 2027"],
  ["hi", false, "अभी दर्शन के लिए बंद। 9 मई 2027 को खुलेगा"],
  ["hi", true, "अभी दर्शन के लिए बंद। 9 मई 2027 के आस-पास खुलेगा"],
  ["kn", false, "ಈಗ ದರ್ಶನಕ್ಕೆ ಮುಚ್ಚಿದೆ. 9 ಮೇ 2027ರಂದು ತೆರೆಯುತ್ತದೆ"],
  ["kn", true, "ಈಗ ದರ್ಶನಕ್ಕೆ ಮುಚ್ಚಿದೆ. 9 ಮೇ 2027ರ ಸುಮಾರಿಗೆ ತೆರೆಯುತ್ತದೆ"],
] as const)(
  "a season whose last day is 8 May is told by the day it opens, in %s, about it: %s",
  (language, isAbout, said) => {
    const season = { closedUntil: "2027-05-08", ...(isAbout && { closedUntilAbout: true as const }) };
    expect(standingText(i18nOf(language).t, season)).toBe(said);
  },
);

test.each([
  ["en", "Closed to visitors for now"],
  ["hi", "फ़िलहाल दर्शन के लिए बंद"],
  ["kn", "ಸದ್ಯ ದರ್ಶನಕ್ಕೆ ಮುಚ್ಚಿದೆ"],
] as const)("a temple that is closed all the year opens on no day, in %s", (language, said) => {
  const season = { closedAllYear: true as const };
  expect(standingText(i18nOf(language).t, season)).toBe(said);
  expect(shown(language, createElement(SeasonNow, { standing: season, now: undefined }))).toBe(said);
});

test.each([
  ["en", "Open these days, until 27 December 2026"],
  ["hi", "इन दिनों खुला है, 27 दिसंबर 2026 तक"],
  ["kn", "ಈ ದಿನಗಳಲ್ಲಿ ತೆರೆದಿದೆ, 27 ಡಿಸೆಂಬರ್ 2026ರವರೆಗೆ"],
] as const)("of a time in which alone a temple is open the last day is told, in %s", (language, said) => {
  expect(shown(language, createElement(SeasonNow, { standing: { openUntil: "2026-12-27" }, now: undefined }))).toBe(
    said,
  );
});

test.each([
  ["en", "Closed from 11 November to 30 April · For repairs"],
  ["hi", "11 नवंबर से 30 अप्रैल तक बंद · For repairs"],
  ["kn", "11 ನವೆಂಬರ್ – 30 ಏಪ್ರಿಲ್: ಮುಚ್ಚಿರುತ್ತದೆ · For repairs"],
] as const)("the days of a season and its note stand apart, the day before its month, in %s", (language, said) => {
  const note = { en: "For repairs", hi: null, kn: null };
  const closures = [{ from: "11-11", to: "04-30", note }];
  expect(shown(language, createElement(Closures, { closures, today }))).toBe(said);
});

test.each([
  ["en", "Closed from 10 November 2026 to 8 May 2027 · Doors open at 7:00 am on the opening day"],
  ["hi", "10 नवंबर 2026 से 8 मई 2027 तक बंद · खुलने के दिन द्वार सुबह 7:00 बजे खुलते हैं"],
  ["kn", "10 ನವೆಂಬರ್ 2026 – 8 ಮೇ 2027: ಮುಚ್ಚಿರುತ್ತದೆ · ತೆರೆಯುವ ದಿನ ಬಾಗಿಲು ಬೆಳಗ್ಗೆ 7:00ಕ್ಕೆ ತೆರೆಯುತ್ತದೆ"],
] as const)("days that follow from a rule are told with their year, in %s", (language, said) => {
  const opensOn = { basis: "festival" as const, festival: "akshaya-tritiya" as const, offset: 0 };
  const closures = [{ from: "11-10", to: "05-08", opensOn, opensAt: "07:00", note: null }];
  expect(shown(language, createElement(Closures, { closures, today }))).toBe(said);
});

test.each([
  ["en", "202630 December to 19 January202713 to 17 February25 Mayabout 5 October to 10 November"],
  ["hi", "202630 दिसंबर से 19 जनवरी तक202713 से 17 फ़रवरी तक25 मईलगभग 5 अक्टूबर से 10 नवंबर तक"],
  ["kn", "202630 ಡಿಸೆಂಬರ್ – 19 ಜನವರಿ202713 – 17 ಫೆಬ್ರವರಿ25 ಮೇಸುಮಾರು 5 ಅಕ್ಟೋಬರ್ – 10 ನವೆಂಬರ್"],
] as const)(
  "the only days on which a temple is open are told by both ends, about or exactly, the next first, in %s",
  (language, said) => {
    const only = { openOnly: true, note: null };
    const closesOn = { basis: "festival" as const, festival: "govardhan-puja" as const, offset: 1 };
    const openings = [
      { from: "02-13", to: "02-17", ...only },
      { from: "10-05", to: "11-10", approximate: true, closesOn, ...only },
      { from: "05-25", to: "05-25", ...only },
      { from: "12-30", to: "01-19", ...only },
    ];
    expect(shown(language, createElement(Openings, { openings, today }))).toBe(said);
  },
);

test.each([
  ["en", "Closed now. Opens 12 February 2027 at 5:00 pm", "Closed now, opens at 5:00 pm"],
  ["hi", "अभी दर्शन के लिए बंद। 12 फ़रवरी 2027 को शाम 5:00 बजे खुलेगा", "अभी बंद है, शाम 5:00 बजे खुलेगा"],
  ["kn", "ಈಗ ದರ್ಶನಕ್ಕೆ ಮುಚ್ಚಿದೆ. 12 ಫೆಬ್ರವರಿ 2027ರಂದು ಸಂಜೆ 5:00ಕ್ಕೆ ತೆರೆಯುತ್ತದೆ", "ಈಗ ಮುಚ್ಚಿದೆ, ಸಂಜೆ 5:00ಕ್ಕೆ ತೆರೆಯುತ್ತದೆ"],
] as const)("the hour at which the doors open is told with their day, in %s", (language, before, onTheDay) => {
  const said = (standing: Standing, now: string) => shown(language, createElement(SeasonNow, { standing, now }));
  expect(said({ closedUntil: "2027-02-11", opensAt: "17:00" }, "2027-02-11T09:00:00Z")).toBe(before);
  const first = { openUntil: "2027-02-17", opensAt: "17:00" };
  expect(said(first, "2027-02-12T09:00:00Z")).toBe(onTheDay);
  expect(said(first, "2027-02-12T11:30:00Z")).toBe(standingText(i18nOf(language).t, first));
  const about = { closedUntil: "2027-02-11", closedUntilAbout: true as const, opensAt: "17:00" };
  expect(said(about, "2027-02-11T09:00:00Z")).toBe(standingText(i18nOf(language).t, about));
});

test("openings that run into each other are told as one, with what is noted of each", () => {
  const noted = (from: string, to: string, en: string): Closure => ({
    ...{ from, to, openOnly: true },
    note: { en, hi: null, kn: null },
  });
  const uthram = noted("03-12", "03-22", "Painkuni Uthram");
  const meenam = noted("03-14", "03-19", "Worship of Meenam");
  const said = (...openings: Closure[]) => shown("en", createElement(Openings, { openings, today }));
  expect(said(meenam, uthram)).toBe("202712 to 22 March · Painkuni Uthram · Worship of Meenam");
  expect(said(uthram, { ...meenam, to: "03-25" })).toBe("202712 to 25 March · Painkuni Uthram · Worship of Meenam");
  const later = noted("03-23", "03-25", "Car");
  expect(said(uthram, later)).toBe("202712 to 22 March · Painkuni Uthram23 to 25 March · Car");
  const about = { ...meenam, approximate: true };
  expect(said(uthram, about)).toContain("Uthramabout 14 March to about 19 March");
});

test("an hour at which the doors open is told once where it is that of all openings", () => {
  const only = { openOnly: true, note: null };
  const may = { from: "05-14", to: "05-19", opensAt: "17:00", ...only };
  const june = { from: "06-14", to: "06-19", ...only };
  const said = (...openings: Closure[]) => shown("en", createElement(Openings, { openings, today }));
  const hour = "Doors open at 5:00 pm on the opening day";
  expect(said(may, { ...june, opensAt: "17:00" })).toBe(`${hour}202714 to 19 May14 to 19 June`);
  expect(said(may, june)).toBe(`202714 to 19 May · ${hour}14 to 19 June`);
});

test.each([
  ["en", "When it is open"],
  ["hi", "जब दर्शन के लिए खुला हो"],
  ["kn", "ದರ್ಶನಕ್ಕೆ ತೆರೆದಿರುವಾಗ"],
] as const)(
  "the hours of a temple that is closed for a season are those of the other days, in %s",
  (language, said) => {
    const temple = { timings: "4:30 am to 9 pm", openingHours: null, closures: [] };
    const closed = { ...temple, closedUntil: "2027-05-08" };
    expect(shown(language, createElement(Timings, { temple: closed, today }))).toBe(`${said}4:30 am to 9 pm`);
    expect(shown(language, createElement(Timings, { temple, today }))).toBe("4:30 am to 9 pm");
  },
);

const daily = (from: string, to: string) => {
  const day = [{ from, to }];
  return { mon: day, tue: day, wed: day, thu: day, fri: day, sat: day, sun: day };
};

test.each([
  [
    "en",
    "Now: 1 October to 31 March · WinterEvery day7:00 am to 7:00 pm",
    "On other daysEvery day6:00 am to 8:00 pm",
    "NowEvery day6:00 am to 8:00 pm1 October to 31 March · WinterEvery day7:00 am to 7:00 pm",
  ],
  [
    "hi",
    "अभी: 1 अक्टूबर से 31 मार्च तक · शीतकालहर दिनसुबह 7:00 से शाम 7:00 तक",
    "अन्य दिनों मेंहर दिनसुबह 6:00 से रात 8:00 तक",
    "अभीहर दिनसुबह 6:00 से रात 8:00 तक",
  ],
  ["kn", "ಈಗ: 1 ಅಕ್ಟೋಬರ್ – 31 ಮಾರ್ಚ್ · ಚಳಿಗಾಲ", "ಉಳಿದ ದಿನಗಳಲ್ಲಿ", "ಈಗಪ್ರತಿದಿನ"],
] as const)("hours that are others in a season are told with its days, those of today first, in %s", (...told) => {
  const [language, inWinter, otherwise, inSummer] = told;
  const note = { en: "Winter", hi: "शीतकाल", kn: "ಚಳಿಗಾಲ" };
  const winter: Closure = { from: "10-01", to: "03-31", hours: daily("07:00", "19:00"), note };
  const temple = { timings: null, openingHours: daily("06:00", "20:00"), closures: [winter] };
  const said = (today: string) => shown(language, createElement(Timings, { temple, today }));
  expect(said("2026-11-18").startsWith(inWinter), said("2026-11-18")).toBe(true);
  expect(said("2026-11-18")).toContain(otherwise);
  expect(said("2027-06-01").startsWith(inSummer), said("2027-06-01")).toBe(true);
});

test("hours that end when they begin are day and night", () => {
  const temple = { timings: null, openingHours: daily("06:00", "06:00"), closures: [] };
  expect(shown("en", createElement(Timings, { temple, today }))).toBe("Weekly hoursEvery dayDay and night");
});

test("hours beside those of a time in which alone it is open are those of its other open days", () => {
  const only: Closure = { from: "11-17", to: "12-27", openOnly: true, hours: daily("03:00", "23:00"), note: null };
  const temple = { timings: null, openingHours: daily("05:00", "22:00"), closures: [only] };
  const said = shown("en", createElement(Timings, { temple, today }));
  expect(said).toBe(
    "Now: 17 November to 27 DecemberEvery day3:00 am to 11:00 pmOn its other open daysEvery day5:00 am to 10:00 pm",
  );
});

test.each([
  ["2026-11-18", "Now: 10 November 2026 to 8 December 2026 · Karthika masam"],
  ["2026-12-20", "10 November 2027 to 8 December 2027 · Karthika masam"],
])("hours that are known of a season alone are told with its days, on %s", (today, said) => {
  const rule = { basis: "tithi", months: "amanta", month: 8, weekday: null, dayPart: "sunrise", offset: 0 } as const;
  const karthika: Closure = {
    ...{ from: "11-10", to: "12-08", opensOn: { ...rule, tithi: 1 }, closesOn: { ...rule, tithi: 30 } },
    ...{ hours: daily("04:30", "16:00"), note: { en: "Karthika masam", hi: "", kn: "" } },
  };
  const temple = { timings: null, openingHours: null, closures: [karthika] };
  expect(shown("en", createElement(Timings, { temple, today }))).toBe(`${said}Every day4:30 am to 4:00 pm`);
});

test("the hours of many seasons are folded away but for those of today", () => {
  const season = (from: string, to: string, opens: string): Closure => ({
    ...{ from, to, hours: daily(opens, "19:00"), note: null },
  });
  const closures = [season("04-07", "04-14", "05:00"), season("05-09", "07-04", "04:00")];
  const temple = { timings: null, openingHours: daily("06:00", "20:00"), closures };
  const markup = createElement(Timings, { temple, today });
  const [before = "", folded = ""] = drawn("en", markup).split("<details>");
  expect([before, folded].map((part) => part.match(/<table/g)?.length)).toEqual([1, 2]);
});

test("hours that are the same all the year are told without words", () => {
  const temple = { timings: null, openingHours: daily("06:00", "20:00"), closures: [] };
  expect(shown("en", createElement(Timings, { temple, today }))).toBe("Weekly hoursEvery day6:00 am to 8:00 pm");
});

test.each([
  ["2027-06-21T03:00:00Z", "Open now, until 5:30 pm"],
  ["2027-06-21T13:00:00Z", "Closed now. Opens 26 June 2027"],
  ["2027-06-20T13:00:00Z", "Closed now, opens tomorrow at 8:00 am"],
])("at %s a temple that closes on 22 June is told so: %s", (now, said) => {
  const day = [{ from: "08:00", to: "17:30" }];
  const hours = { mon: day, tue: day, wed: day, thu: day, fri: day, sat: day, sun: day };
  const closures = [{ from: "06-22", to: "06-25" }];
  expect(shown("en", createElement(OpenNow, { hours, closures, now }))).toBe(said);
});

function drawn(language: Language, element: ReturnType<typeof createElement>): string {
  return renderToStaticMarkup(createElement(I18nextProvider, { i18n: i18nOf(language) }, element));
}

/** What is drawn, without its tags. */
function shown(language: Language, element: ReturnType<typeof createElement>): string {
  return drawn(language, element).replace(/<[^<>]*>/g, "");
}
