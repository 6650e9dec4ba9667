import type { Kaala } from "./kaala";

/** Which of two days is observed; `max` is the one with the longer overlap, the first when equal. */
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

/** A festival of a tithi. Months are amanta, 1 = Chaitra; without one it is observed every month. */
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
  /** Observed in intercalary months too. */
  adhikaAllowed?: boolean;
};

/**
 * A festival of the Sun's entry into a sign, at `deg` degrees of sidereal longitude: on the day of an entry before sunset
 * or before sunrise, else the day after; in Bengal on the day after the entry, whenever it is.
 */
export type SankrantiRule = {
  id: string;
  basis: "sankranti";
  deg: number;
  mode: "before-sunset" | "sunrise" | "next-day";
  /** Days from the day found to the festival. */
  offset?: number;
};

/** A festival of a nakshatra while the Sun is in the sign that begins at `solarDeg`. */
export type SolarNakshatraRule = {
  id: string;
  basis: "solar-nakshatra";
  solarDeg: number;
  nakshatra: number;
  kaala: Kaala;
  both: Choice;
  none?: "first" | "second";
  /** Of two in the month the one nearest the full moon, or the later one. */
  nearPurnima?: boolean;
  last?: boolean;
  /** Counts a sunrise only where the nakshatra lasts three muhurtas after it. */
  special?: "udaya-trimuhurta" | "ekadashi-vaishnava";
  /** Days from the day found to the festival. */
  offset?: number;
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
