import { readFileSync } from "node:fs";
import { createInstance } from "i18next";
import { describe, expect, test } from "vitest";
import { createAlmanac } from "../../src/domain/panchang/almanac";
import { panchangDay } from "../../src/domain/panchang/panchangDay";
import type { LunarReckoning } from "../../src/domain/panchang/reckoning";
import { auspiciousDeities, recommendationsOf, recommendationTexts } from "../../src/domain/panchang/recommendations";
import { deitiesOf } from "../../src/domain/panchang/templeDeities";
import { NEW_DELHI } from "../support/panchang";

const almanac = createAlmanac();
const on = (date: string) => panchangDay(almanac, NEW_DELHI, date);
const idsOn = (date: string, months: LunarReckoning = "amanta") =>
  recommendationsOf(on(date), months).map(({ id }) => id);

function translator(language: string) {
  const file = new URL(`../../locales/${language}/panchang.json`, import.meta.url);
  const instance = createInstance();
  instance.init({
    lng: language,
    resources: { [language]: { panchang: JSON.parse(readFileSync(file, "utf8")) } },
    defaultNS: "panchang",
    interpolation: { escapeValue: false },
    initAsync: false,
  });
  return (key: string, params?: Record<string, string>) => instance.t(key, params ?? {});
}

describe("what is recommended", () => {
  test("a festival first, with its deities and its time", () => {
    const day = on("2026-11-08");
    const [narak, diwali] = recommendationsOf(day, "amanta");
    expect(narak).toMatchObject({ id: "festival", deities: ["krishna", "kali"], window: day.kalas.brahmaMuhurta });
    expect(diwali).toMatchObject({
      basis: "festival",
      deities: ["lakshmi", "ganesha"],
      window: day.kalas.pradosha,
      names: { festival: "festivals.diwali.name" },
    });
  });

  test.each([
    ["2026-01-14", "ekadashi"],
    ["2026-01-16", "pradosh"],
    ["2026-05-05", "sankashti"],
    ["2026-10-14", "sharadNavratri"],
    ["2026-10-01", "pitruPaksha"],
    ["2026-05-20", "adhikaMonth"],
    ["2026-08-24", "shravanaMonday"],
    ["2026-12-24", "dhanurmasa"],
    ["2026-04-01", "wednesday"],
  ])("%s is a day of %s", (date, id) => {
    expect(idsOn(date)).toContain(id);
  });

  test("a deity already named is not named again for a lesser reason", () => {
    const ids = idsOn("2026-02-15"); // Maha Shivaratri, also the monthly one
    expect(ids[0]).toBe("festival");
    expect(ids).not.toContain("shivaratri");
    expect(ids).toContain("maghaBath");
  });

  test("a vow that waits for the Moon lasts from sunset to moonrise", () => {
    const day = on("2026-05-05");
    const vow = recommendationsOf(day, "amanta").find(({ id }) => id === "sankashti");
    expect(vow?.window).toEqual([day.sun.sunset, day.moon.moonriseHinduDay]);
  });

  test("a tithi that has no sunrise still counts on its day", () => {
    const day = on("2026-05-15"); // Trayodashi, Chaturdashi lost
    expect(day.kshayaTithi).toEqual([29]);
    const kshayaAshtami = { ...day, kshayaTithi: [8] };
    expect(recommendationsOf(kshayaAshtami, "amanta").map(({ id }) => id)).toContain("durgashtami");
  });

  test("every day has something", () => {
    for (let month = 1; month <= 12; month++) {
      expect(idsOn(`2027-${String(month).padStart(2, "0")}-17`).length).toBeGreaterThan(0);
    }
  });
});

describe("whose day it is", () => {
  test("by festival, tithi and weekday, not by season or nakshatra", () => {
    expect(auspiciousDeities(on("2026-01-14"))).toEqual(["vishnu", "ganesha", "surya"]); // Ekadashi, Wednesday, Sankranti
    const rohini = on("2026-01-28"); // Wednesday
    expect(rohini.atSunrise.nakshatra.name).toBe("Krittika");
    expect(auspiciousDeities(rohini)).toEqual(["ganesha"]);
  });

  test("a temple of Krishna is meant on Ekadashi, a temple of Vishnu not on Krishna's own day", () => {
    const meant = (date: string, deity: string) =>
      deitiesOf(deity).some((id) => auspiciousDeities(on(date)).includes(id));
    expect(meant("2026-01-14", "Krishna")).toBe(true);
    expect(meant("2026-09-04", "Krishna")).toBe(true);
    expect(meant("2026-09-04", "Ranganatha")).toBe(false);
  });
});

describe("the reasons in words", () => {
  test.each([
    ["en", "Diwali: visit Lakshmi and Ganesha", "Today is Diwali, a day of Lakshmi and Ganesha."],
    ["hi", "दीपावली: लक्ष्मी और गणेश के दर्शन", "आज दीपावली है, जो लक्ष्मी और गणेश का दिन है।"],
    ["kn", "ದೀಪಾವಳಿ: ಲಕ್ಷ್ಮಿ ಮತ್ತು ಗಣೇಶ ದರ್ಶನ", "ಇಂದು ದೀಪಾವಳಿ; ಲಕ್ಷ್ಮಿ ಮತ್ತು ಗಣೇಶ ಪೂಜೆಯ ದಿನ."],
  ])("%s", (language, title, description) => {
    const diwali = recommendationsOf(on("2026-11-08"), "amanta")[1];
    if (!diwali) throw new Error("Diwali is recommended");
    expect(recommendationTexts(diwali, translator(language), language)).toEqual({ title, description });
  });

  test.each(["en", "hi", "kn"])("no text of a year in %s is left without its values", (language) => {
    const t = translator(language);
    for (let day = 1; day <= 28; day++) {
      for (const month of ["01", "05", "09", "11"]) {
        for (const item of recommendationsOf(on(`2026-${month}-${String(day).padStart(2, "0")}`), "amanta")) {
          const { title, description } = recommendationTexts(item, t, language);
          expect(`${title} ${description}`).not.toMatch(/\{\{|\b(tithi|nakshatra|deities|festivals|weekday)\.\w/);
        }
      }
    }
  });
});

describe("the deities of a temple", () => {
  test.each([
    ["Shiva", "shiva"],
    ["शिव", "shiva"],
    ["ಶಿವ", "shiva"],
    ["Agneeswarar", "shiva"],
    ["Ramanathaswamy", "shiva"],
    ["Venkateswara", "vishnu venkateswara"],
    ["ವೆಂಕಟೇಶ್ವರ", "vishnu venkateswara"],
    ["Saranatha Perumal", "vishnu"],
    ["Meenakshi", "devi parvati"],
    ["Bhuvaneshwari", "devi"],
    ["Kālī", "devi kali"],
    ["दुर्गा", "devi durga"],
    ["Krishna–Radha (ISKCON)", "vishnu krishna"],
    ["Hanuman (Salasar Balaji)", "hanuman"],
    ["Ganesha (Ballaleshwar)", "ganesha"],
    ["Murugan (Subramanya)", "murugan"],
    ["Lakshmi Narasimha", "vishnu narasimha devi lakshmi"],
    ["Shani (Saturn)", "shani"],
    ["Ravana temple & hero stones", ""],
  ])("%s: %s", (text, expected) => {
    expect(deitiesOf(text).join(" ")).toBe(expected);
  });

  test("follow the tradition when the text names none", () => {
    expect(["Jain", "Buddhist", "Sikh", "Hindu"].map((tradition) => deitiesOf("", tradition))).toEqual([
      ["tirthankara"],
      ["buddha"],
      ["guru-nanak"],
      [],
    ]);
    expect(deitiesOf("Hanuman", "Jain")).toEqual(["hanuman"]);
  });
});
