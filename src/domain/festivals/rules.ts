import type { Kaala } from "./kaala";

/** Which of two days is kept; `max` is the one with the longer overlap, the first when equal. */
export type Choice = "first" | "second" | "max";
/** Rules that one choice cannot express; each has a function of its own. */
export type Special =
  | "holika"
  | "akshaya"
  | "udaya-trimuhurta"
  | "vijayadashami"
  | "diwali"
  | "govardhan"
  | "ekadashi-smarta"
  | "ekadashi-vaishnava";

/** A festival of a tithi. Months are amanta, 1 = Chaitra; without one it is kept every month. */
export type TithiRule = {
  id: string;
  basis: "tithi";
  month?: number;
  /** 1 to 15 Shukla, 16 to 30 Krishna. */
  tithi: number | number[];
  /** The part of the day that the tithi has to meet. */
  kaala: Kaala;
  /** When it meets it on two days. */
  both?: Choice;
  /** When it meets it on neither: the day it begins, or the next; for sunrise the day that contains it. */
  none?: "first" | "second";
  /** Instead of `none`, for a tithi that misses every sunrise. */
  kshaya?: "second";
  special?: Special;
  /** Muhurtas of 48 minutes instead of fifteenths of the daylight (only they give the printed date of 2021). */
  civilMuhurtas?: true;
  /** Days from the day found to the festival. */
  offset?: number;
  /** Kept in intercalary months too. */
  adhikaAllowed?: boolean;
};

/** A festival of the Sun's entry into a sign, at `deg` degrees of sidereal longitude. */
export type SankrantiRule = { id: string; basis: "sankranti"; deg: number; mode: "before-sunset" | "sunrise" };

/** A festival of a nakshatra while the Sun is in the sign that begins at `solarDeg`. */
export type SolarNakshatraRule = {
  id: string;
  basis: "solar-nakshatra";
  solarDeg: number;
  nakshatra: number;
  kaala: Kaala;
  both: Choice;
  none?: "second";
  /** Of two in the month the one nearest the full moon, or the later one. */
  nearPurnima?: boolean;
  last?: boolean;
  /** Known to differ from printed calendars in some years. */
  confidence?: "low";
};

/** The last Friday on or before the full-moon day of a month. */
export type FridayRule = { id: string; basis: "friday-before-purnima"; month: number };
/** The bright Ekadashi while the Sun is in Dhanu. */
export type SolarEkadashiRule = { id: string; basis: "solar-ekadashi" };
export type LunarRule = TithiRule | FridayRule | SolarEkadashiRule;
export type SolarRule = SankrantiRule | SolarNakshatraRule;
export type FestivalRule = LunarRule | SolarRule;

/** Every festival that is computed, in the order of the table it was agreed in. */
export const FESTIVAL_RULES: readonly FestivalRule[] = [
  { id: "makar-sankranti", basis: "sankranti", deg: 270, mode: "before-sunset" },
  { id: "pongal", basis: "sankranti", deg: 270, mode: "before-sunset" },
  { id: "mesha-sankranti", basis: "sankranti", deg: 0, mode: "before-sunset" },
  { id: "vasant-panchami", basis: "tithi", month: 11, tithi: 5, kaala: "purvahna", both: "first", none: "second" },
  { id: "ratha-saptami", basis: "tithi", month: 11, tithi: 7, kaala: "arunodaya", both: "first", none: "second" },
  { id: "maha-shivaratri", basis: "tithi", month: 11, tithi: 29, kaala: "nishita", both: "first", none: "second" },
  { id: "holika-dahan", basis: "tithi", month: 12, tithi: 15, kaala: "pradosha", special: "holika" },
  { id: "holi", basis: "tithi", month: 12, tithi: 15, kaala: "pradosha", special: "holika", offset: 1 },
  { id: "ugadi", basis: "tithi", month: 1, tithi: 1, kaala: "sunrise", both: "first" },
  { id: "chaitra-navratri", basis: "tithi", month: 1, tithi: 1, kaala: "sunrise", both: "first" },
  { id: "rama-navami", basis: "tithi", month: 1, tithi: 9, kaala: "midday", both: "second", none: "first" },
  { id: "hanuman-jayanti", basis: "tithi", month: 1, tithi: 15, kaala: "sunrise", both: "first" },
  { id: "akshaya-tritiya", basis: "tithi", month: 2, tithi: 3, kaala: "purvahna", special: "akshaya" },
  { id: "narasimha-jayanti", basis: "tithi", month: 2, tithi: 14, kaala: "sunset", both: "second", none: "second" },
  { id: "buddha-purnima", basis: "tithi", month: 2, tithi: 15, kaala: "sunrise", both: "first" },
  { id: "rath-yatra", basis: "tithi", month: 4, tithi: 2, kaala: "sunrise", both: "first" },
  {
    id: "guru-purnima",
    basis: "tithi",
    month: 4,
    tithi: 15,
    special: "udaya-trimuhurta",
    kaala: "sunrise",
    civilMuhurtas: true,
  },
  { id: "nag-panchami", basis: "tithi", month: 5, tithi: 5, special: "udaya-trimuhurta", kaala: "sunrise" },
  { id: "varamahalakshmi", basis: "friday-before-purnima", month: 5 },
  { id: "raksha-bandhan", basis: "tithi", month: 5, tithi: 15, special: "udaya-trimuhurta", kaala: "sunrise" },
  { id: "janmashtami-smarta", basis: "tithi", month: 5, tithi: 23, kaala: "nishita", both: "second", none: "second" },
  { id: "hartalika-teej", basis: "tithi", month: 6, tithi: 3, special: "udaya-trimuhurta", kaala: "sunrise" },
  { id: "ganesh-chaturthi", basis: "tithi", month: 6, tithi: 4, kaala: "madhyahna", both: "max", none: "first" },
  { id: "anant-chaturdashi", basis: "tithi", month: 6, tithi: 14, special: "udaya-trimuhurta", kaala: "sunrise" },
  { id: "sarva-pitru-amavasya", basis: "tithi", month: 6, tithi: 30, kaala: "aparahna", both: "max", none: "first" },
  { id: "sharad-navratri", basis: "tithi", month: 7, tithi: 1, kaala: "sunrise", both: "first" },
  { id: "durga-ashtami", basis: "tithi", month: 7, tithi: 8, kaala: "sunrise", both: "first" },
  { id: "maha-navami", basis: "tithi", month: 7, tithi: 9, kaala: "aparahna", both: "max", none: "second" },
  { id: "vijayadashami", basis: "tithi", month: 7, tithi: 10, kaala: "aparahna", special: "vijayadashami" },
  { id: "sharad-purnima", basis: "tithi", month: 7, tithi: 15, kaala: "nishita", both: "first", none: "second" },
  { id: "karwa-chauth", basis: "tithi", month: 7, tithi: 19, kaala: "moonrise", both: "first", none: "second" },
  { id: "dhanteras", basis: "tithi", month: 7, tithi: 28, kaala: "pradosha", both: "second", none: "second" },
  { id: "naraka-chaturdashi", basis: "tithi", month: 7, tithi: 29, kaala: "arunodaya", both: "first", none: "second" },
  { id: "diwali", basis: "tithi", month: 7, tithi: 30, kaala: "pradosha", special: "diwali" },
  { id: "govardhan-puja", basis: "tithi", month: 8, tithi: 1, kaala: "sunrise", special: "govardhan" },
  { id: "bhai-dooj", basis: "tithi", month: 8, tithi: 2, kaala: "aparahna", both: "second", none: "second" },
  { id: "chhath-puja", basis: "tithi", month: 8, tithi: 6, kaala: "sunrise", both: "first" },
  { id: "kartika-purnima", basis: "tithi", month: 8, tithi: 15, kaala: "sunrise", both: "first" },
  {
    id: "karthigai-deepam",
    basis: "solar-nakshatra",
    solarDeg: 210,
    nakshatra: 3,
    kaala: "pradosha",
    both: "max",
    none: "second",
    nearPurnima: true,
  },
  { id: "dattatreya-jayanti", basis: "tithi", month: 9, tithi: 15, kaala: "pradosha", both: "second", none: "first" },
  { id: "vaikuntha-ekadashi", basis: "solar-ekadashi" },
  { id: "onam", basis: "solar-nakshatra", solarDeg: 120, nakshatra: 22, kaala: "sunrise", both: "first", last: true },
  {
    id: "ekadashi",
    basis: "tithi",
    tithi: [11, 26],
    kaala: "sunrise",
    special: "ekadashi-smarta",
    adhikaAllowed: true,
  },
  {
    id: "ekadashi-vaishnava",
    basis: "tithi",
    tithi: [11, 26],
    kaala: "sunrise",
    special: "ekadashi-vaishnava",
    adhikaAllowed: true,
  },
  {
    id: "sankashti-chaturthi",
    basis: "tithi",
    tithi: 19,
    kaala: "moonrise",
    both: "first",
    none: "second",
    adhikaAllowed: true,
  },
  {
    id: "masik-shivaratri",
    basis: "tithi",
    tithi: 29,
    kaala: "nishita",
    both: "first",
    none: "second",
    adhikaAllowed: true,
  },
  {
    id: "pradosh-vrat",
    basis: "tithi",
    tithi: [13, 28],
    kaala: "pradosha",
    both: "first",
    none: "second",
    adhikaAllowed: true,
  },
  {
    id: "janmashtami-vaishnava",
    basis: "tithi",
    month: 5,
    tithi: 23,
    kaala: "sunrise",
    both: "first",
    kshaya: "second",
  },
  { id: "valmiki-jayanti", basis: "tithi", month: 7, tithi: 15, kaala: "sunrise", both: "first" },
  { id: "vishu", basis: "sankranti", deg: 0, mode: "sunrise" },
  {
    id: "thaipusam",
    basis: "solar-nakshatra",
    solarDeg: 270,
    nakshatra: 8,
    kaala: "sunrise",
    both: "first",
    nearPurnima: true,
    confidence: "low",
  },
];
