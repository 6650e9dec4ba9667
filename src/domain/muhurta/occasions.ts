import type { Occasion, OccasionRules } from "./ruleTypes";

/** Tithis of both halves of the month by their number in one. */
const both = (...tithis: number[]) => tithis.flatMap((tithi) => [tithi, tithi + 15]);

const RIKTA = both(4, 9, 14);
const NANDA = both(1, 6, 11);
const PURNIMA = 15;
const AMAVASYA = 30;

const [SUN, MON, TUE, WED, THU, FRI, SAT] = [0, 1, 2, 3, 4, 5, 6];

/** The nakshatras by their nature. Source: Rama Daivajna, Muhurta Chintamani, chapter 2, its first verses. */
const DHRUVA = [4, 12, 21, 26];
const MRIDU = [5, 14, 17, 27];
const KSHIPRA = [1, 8, 13];
const CHARA = [7, 15, 22, 23, 24];

/** Seasons in which nothing is begun that is to last a life. */
const LIFELONG: OccasionRules["seasons"] = {
  adhika: "bars",
  chaturmasa: "bars",
  kharmas: "bars",
  pitruPaksha: "bars",
  holashtaka: "against",
  jupiterHidden: "bars",
  venusHidden: "bars",
  simhastha: "against",
};

/**
 * What each occasion asks of a time. Source: Rama Daivajna, Muhurta Chintamani (1600): samskaras chapter 5, marriage 6,
 * journeys 11, entering a house 13, horses and elephants 2, seasons 1. Where almanacs part from it, docs/muhurta.md says so.
 */
export const RULES: Readonly<Record<Occasion, OccasionRules>> = {
  // 6: "Hasta, Mula, Anuradha, Magha, Rohini, Revati, the Uttaras, Swati, Mrigashirsha; no rikta, no new moon"; the Sun's
  // six signs by the verse before it
  marriage: {
    barredTithis: [...RIKTA, AMAVASYA],
    stars: [4, 5, 10, 12, 13, 15, 17, 19, 21, 26, 27],
    weekdays: { good: [MON, WED, THU, FRI], middling: [SUN, TUE, SAT] },
    sunSigns: { good: [1, 2, 3, 8, 10, 11], middling: [5, 6, 7], barred: [4] },
    lagnas: { good: [3, 6, 7] },
    seasons: LIFELONG,
    hours: "whole",
  },
  // 13: a new house in Magha, Phalguna, Vaishakha and Jyeshtha; an old one also in the middling months
  grihaPravesha: {
    barredTithis: [...RIKTA, AMAVASYA],
    stars: [...DHRUVA, ...MRIDU],
    weekdays: { good: [MON, WED, THU, FRI], middling: [SAT] },
    months: { good: [2, 3, 11, 12], middling: [5, 8, 9] },
    lagnas: { good: [2, 5, 8, 11] },
    seasons: LIFELONG,
    hours: "whole",
  },
  // 2: what is good for a horse or for an elephant, the vehicles of that book
  vehicle: {
    barredTithis: [...RIKTA, AMAVASYA],
    stars: [...MRIDU, ...KSHIPRA, ...CHARA],
    weekdays: { good: [MON, WED, THU, FRI], middling: [SUN, SAT] },
    seasons: { adhika: "against", kharmas: "against", pitruPaksha: "against" },
    hours: "day",
  },
  // 5: no parva, no rikta, a day of a good planet; what is done in its own time does not wait for a season
  naming: {
    barredTithis: [...RIKTA, ...both(8), PURNIMA, AMAVASYA],
    stars: [...DHRUVA, ...MRIDU, ...KSHIPRA, ...CHARA],
    weekdays: { good: [MON, WED, THU, FRI], middling: [] },
    seasons: {
      adhika: "against",
      kharmas: "against",
      pitruPaksha: "against",
      jupiterHidden: "against",
      venusHidden: "against",
    },
    hours: "day",
  },
  // 5: no rikta, nanda, eighth, new moon or twelfth; no Sunday, Tuesday or Saturday; not while Mina, Mesha or Vrischika rise
  firstFeeding: {
    barredTithis: [...RIKTA, ...NANDA, ...both(8, 12), AMAVASYA],
    stars: [...DHRUVA, ...MRIDU, ...KSHIPRA, ...CHARA],
    weekdays: { good: [MON, WED, THU, FRI], middling: [] },
    lagnas: { barred: [1, 8, 12] },
    seasons: {
      adhika: "against",
      kharmas: "against",
      pitruPaksha: "against",
      jupiterHidden: "against",
      venusHidden: "against",
    },
    hours: "day",
  },
  // 11: no sixth, eighth or twelfth, no first of the bright half, no full or new moon, no rikta; never while Kumbha rises,
  // and "the road is crooked" while Mina does
  journey: {
    barredTithis: [...RIKTA, ...both(6, 8, 12), 1, PURNIMA, AMAVASYA],
    stars: [1, 5, 7, 8, 13, 17, 22, 23, 27],
    weekdays: { good: [MON, WED, THU, FRI], middling: [SUN, TUE, SAT] },
    lagnas: { middling: [12], barred: [11] },
    seasons: { pitruPaksha: "against" },
    hours: "day",
  },
};

/** The weekdays (disha shula) and nakshatras on which one does not set out that way. Source: the same, chapter 11. */
export const DIRECTION_SHULA = {
  east: { weekdays: [MON, SAT], star: 18 },
  south: { weekdays: [THU], star: 25 },
  west: { weekdays: [SUN, FRI], star: 4 },
  north: { weekdays: [TUE, WED], star: 12 },
} as const;

/** Ghatis (24 minutes) at the beginning of a yoga that are barred; the whole of it without a number. Source: chapter 1. */
export const BARRED_YOGAS: ReadonlyMap<number, number | "half" | "whole"> = new Map<number, number | "half" | "whole">([
  [1, 3],
  [6, 6],
  [9, 5],
  [10, 6],
  [13, 9],
  [15, 3],
  [17, "whole"],
  [19, "half"],
  [27, "whole"],
]);

/** Ghatis before and after the Sun enters a sign that are barred. Source: the same, chapter 1. */
export const SANKRANTI_GHATIS = 16;
