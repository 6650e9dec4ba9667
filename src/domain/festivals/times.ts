import type { Almanac } from "../panchang/almanac";
import type { Iso } from "../panchang/dayShape";
import { checkedDay } from "../panchang/input";
import { partOf, type Window } from "../panchang/kalas";
import { lagnasOf } from "../panchang/lagna";
import { type DayNumber, type Instant, instantOf, isoOf } from "../panchang/time";
import { holikaDahan, rakshaBandhan } from "./bonfire";
import { type Kaala, kaalaOf, localFrame } from "./kaala";
import type { FestivalDate } from "./occurrence";
import { paranaOf } from "./parana";

/** What is done at a time of a festival or vow; its words are `time.<id>` of the locale `almanac`. */
export const TIME_IDS = [
  "parana",
  "hariVasara",
  "dwadashi",
  "pradosha",
  "nishita",
  "prahara1",
  "prahara2",
  "prahara3",
  "prahara4",
  "moonrise",
  "madhyahna",
  "purvahna",
  "morning",
  "aparahna",
  "sayahna",
  "arunodaya",
  "sthapana",
  "lakshmiPuja",
  "vrishabha",
  "holika",
  "raksha",
  "vijaya",
  "sandhi",
  "sandhyaArghya",
  "ushaArghya",
  "sankranti",
  "punyaKala",
  "kutupa",
  "rohina",
  "untilTithi",
] as const;
export type TimeId = (typeof TIME_IDS)[number];
/** A time of a festival, ISO UTC; a moment has the same start and end. */
export type FestivalTime = { id: TimeId; start: Iso; end: Iso };

type Kept = { almanac: Almanac; day: DayNumber; tithi: { start: Instant; end: Instant } };
type Timed = readonly [TimeId, Window | undefined];
type Times = (kept: Kept) => Timed[];

const HOUR = 1 / 24;
const ARUNODAYA_DAYS = 96 / 1440;
const GHATI_DAYS = 24 / 1440;
const VRISHABHA = 2;
/** Forty ghatis after the Sun enters Makara, ten before and after it enters Mesha or Tula. Source: Dharmasindhu, chapter 1. */
const AFTER_MAKARA_DAYS = 40 * GHATI_DAYS;
const AROUND_VISHUVA_DAYS = 10 * GHATI_DAYS;
const SIXTEEN_GHATIS_DAYS = 16 * GHATI_DAYS;
const THIRTY_GHATIS_DAYS = 30 * GHATI_DAYS;

const meeting = (a: Window | undefined, b: Window | undefined): Window | undefined => {
  if (!a || !b) return undefined;
  const [from, to] = [Math.max(a[0], b[0]), Math.min(a[1], b[1])];
  return from < to ? [from, to] : undefined;
};
const moment = (instant: Instant): Window => [instant, instant];
const partOfDay = ({ almanac, day }: Kept, kaala: Kaala): Window => kaalaOf(almanac, kaala, day);
const ofTithi = ({ tithi }: Kept): Window => [tithi.start, tithi.end];
const daylight = ({ almanac, day }: Kept, count: number, index: number): Window => {
  const { sunrise, sunset } = localFrame(almanac, day);
  return partOf(sunrise, sunset, count, index);
};

/** A part of the day, cut to the tithi where the two meet. */
const within =
  (id: TimeId, kaala: Kaala): Times =>
  (kept) => {
    const part = partOfDay(kept, kaala);
    return [[id, meeting(part, ofTithi(kept)) ?? part]];
  };
const plain =
  (id: TimeId, kaala: Kaala): Times =>
  (kept) => [[id, partOfDay(kept, kaala)]];
const share =
  (id: TimeId, count: number, index: number): Times =>
  (kept) => [[id, daylight(kept, count, index)]];
const beforeSunrise: Times = ({ almanac, day }) => {
  const { sunrise } = localFrame(almanac, day);
  return [["arunodaya", [sunrise - ARUNODAYA_DAYS, sunrise]]];
};
const all =
  (...parts: Times[]): Times =>
  (kept) =>
    parts.flatMap((part) => part(kept));

const parana: Times = ({ almanac, day, tithi }) => {
  const { window, hariVasaraEnds, dwadashiEnds } = paranaOf(almanac, day, tithi.end);
  return [
    ["parana", window],
    ["hariVasara", moment(hariVasaraEnds)],
    ["dwadashi", moment(dwadashiEnds)],
  ];
};

function vrishabha({ almanac, day }: Kept): Window | undefined {
  const { sunset, nextSunrise } = localFrame(almanac, day);
  const rising = lagnasOf(almanac.ephemeris, almanac.place, [sunset - 6 * HOUR, nextSunrise]);
  const found = rising.find(({ sign, end }) => sign === VRISHABHA && end > sunset);
  return found && [found.start, found.end];
}

/** Lakshmi is worshipped in pradosha while the fixed sign Vrishabha rises and the tithi holds; else in that pradosha. */
const lakshmiPuja: Times = (kept) => {
  const pradosha = partOfDay(kept, "pradosha");
  const evening = meeting(pradosha, ofTithi(kept)) ?? pradosha;
  const fixed = vrishabha(kept);
  return [
    ["lakshmiPuja", meeting(evening, fixed) ?? evening],
    ["pradosha", pradosha],
    ["vrishabha", fixed],
  ];
};

const sankranti =
  (before: number, after: number): Times =>
  (kept) => {
    const entry = kept.tithi.start;
    const day = daylight(kept, 1, 1);
    return [
      ["sankranti", moment(entry)],
      ["punyaKala", meeting(day, [entry - before, entry + after]) ?? daylight(kept, 2, 1)],
    ];
  };

const praharas: Times = ({ almanac, day }) => {
  const { sunset, nextSunrise } = localFrame(almanac, day);
  return (["prahara1", "prahara2", "prahara3", "prahara4"] as const).map((id, i) => [
    id,
    partOf(sunset, nextSunrise, 4, i + 1),
  ]);
};

const shraddha = all(share("kutupa", 15, 8), share("rohina", 15, 9), plain("aparahna", "aparahna"));
const moonrise = plain("moonrise", "moonrise");
const pradosha = within("pradosha", "pradosha");
const morning = share("morning", 5, 1);

const each = (ids: string, times: Times) => Object.fromEntries(ids.split(" ").map((id) => [id, times]));
/** What is done alike on several days. Sankrantis by Dharmasindhu, chapter 1: before, after or around the entry. */
const FURTHER: Readonly<Record<string, Times>> = {
  ...each("ashadhi-ekadashi kartiki-ekadashi", parana),
  ...each("purnima-vrat sakat-chauth gaura-purnima", moonrise),
  ...each("darsha-amavasya pitru-paksha", shraddha),
  ...each(
    "vinayaka-chaturthi rishi-panchami radha-ashtami sita-navami ganga-saptami bhishma-ashtami",
    plain("madhyahna", "madhyahna"),
  ),
  ...each(
    "kalashtami kala-bhairava-jayanti ahoi-ashtami govatsa-dwadashi tulsi-vivah dev-deepavali parashurama-jayanti kedara-gauri-vrata",
    pradosha,
  ),
  ...each("kali-puja vaikuntha-chaturdashi", plain("nishita", "nishita")),
  ...each("puthandu bohag-bihu vaisakhi tula-sankranti", sankranti(AROUND_VISHUVA_DAYS, AROUND_VISHUVA_DAYS)),
  ...each(
    "vrishabha-sankranti simha-sankranti vrischika-sankranti kumbha-sankranti",
    sankranti(SIXTEEN_GHATIS_DAYS, 0),
  ),
  ...each("mithuna-sankranti kanya-sankranti dhanu-sankranti meena-sankranti", sankranti(0, SIXTEEN_GHATIS_DAYS)),
  "karka-sankranti": sankranti(THIRTY_GHATIS_DAYS, 0),
  "arudra-darshanam": beforeSunrise,
};

/** When each festival and vow is kept at the reader's place; those without a time of their own are not named. */
const TIMES: Readonly<Record<string, Times>> = {
  ekadashi: parana,
  "ekadashi-vaishnava": parana,
  "vaikuntha-ekadashi": parana,
  "pradosh-vrat": pradosha,
  "sankashti-chaturthi": moonrise,
  "karwa-chauth": all(plain("pradosha", "pradosha"), moonrise),
  "masik-shivaratri": plain("nishita", "nishita"),
  "maha-shivaratri": all(plain("nishita", "nishita"), praharas),
  "makar-sankranti": sankranti(0, AFTER_MAKARA_DAYS),
  pongal: sankranti(0, AFTER_MAKARA_DAYS),
  "mesha-sankranti": sankranti(AROUND_VISHUVA_DAYS, AROUND_VISHUVA_DAYS),
  vishu: beforeSunrise,
  "vasant-panchami": within("purvahna", "purvahna"),
  "ratha-saptami": beforeSunrise,
  "holika-dahan": ({ almanac, day, tithi }) => [["holika", holikaDahan(almanac, day, tithi)]],
  "chaitra-navratri": share("sthapana", 3, 1),
  "rama-navami": plain("madhyahna", "madhyahna"),
  "akshaya-tritiya": within("purvahna", "purvahna"),
  "narasimha-jayanti": share("sayahna", 5, 5),
  "nag-panchami": morning,
  varamahalakshmi: plain("pradosha", "pradosha"),
  "raksha-bandhan": ({ almanac, day, tithi }) => [["raksha", rakshaBandhan(almanac, day, tithi)]],
  "janmashtami-smarta": plain("nishita", "nishita"),
  "janmashtami-vaishnava": plain("nishita", "nishita"),
  "hartalika-teej": morning,
  "ganesh-chaturthi": plain("madhyahna", "madhyahna"),
  "anant-chaturdashi": ({ almanac, day, tithi }) => [
    ["untilTithi", meeting([localFrame(almanac, day).sunrise, localFrame(almanac, day).sunset], [0, tithi.end])],
  ],
  "sarva-pitru-amavasya": shraddha,
  "sharad-navratri": share("sthapana", 3, 1),
  "durga-ashtami": ({ tithi }) => [["sandhi", [tithi.end - GHATI_DAYS, tithi.end + GHATI_DAYS]]],
  vijayadashami: all(share("vijaya", 15, 11), plain("aparahna", "aparahna")),
  "sharad-purnima": all(moonrise, plain("nishita", "nishita")),
  dhanteras: lakshmiPuja,
  "naraka-chaturdashi": beforeSunrise,
  diwali: lakshmiPuja,
  "govardhan-puja": morning,
  "bhai-dooj": plain("aparahna", "aparahna"),
  "chhath-puja": ({ almanac, day }) => [
    ["sandhyaArghya", moment(localFrame(almanac, day).sunset)],
    ["ushaArghya", moment(localFrame(almanac, day).nextSunrise)],
  ],
  "kartika-purnima": plain("pradosha", "pradosha"),
  "karthigai-deepam": plain("pradosha", "pradosha"),
  "dattatreya-jayanti": plain("pradosha", "pradosha"),
  ...FURTHER,
};

/** A festival on the day it is kept; without `begins` its tithi is not known, as on a day that people chose. */
export type KeptFestival = Pick<FestivalDate, "festival" | "date" | "begins" | "ends">;

/**
 * The times of a festival at the almanac's place, in the order in which they matter; none for one that has no time of
 * its own, or whose tithi is not known.
 */
export function timesOf(almanac: Almanac, { festival, date, begins, ends }: KeptFestival): FestivalTime[] {
  const times = TIMES[festival];
  if (!times || !begins || !ends) return [];
  const tithi = { start: instantOf(begins), end: instantOf(ends) };
  return times({ almanac, day: checkedDay(date), tithi }).flatMap(([id, window]) =>
    window ? [{ id, start: isoOf(window[0]), end: isoOf(window[1]) }] : [],
  );
}
