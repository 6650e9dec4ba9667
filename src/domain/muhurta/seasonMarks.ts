import type { Almanac } from "../panchang/almanac";
import { tithiOfMonth } from "../panchang/angas";
import { eclipsesBetween } from "../panchang/eclipses";
import type { Place } from "../panchang/horizon";
import type { Window } from "../panchang/kalas";
import type { Lunation } from "../panchang/lunation";
import { lunation, lunationAt, purnimantaMonth } from "../panchang/masa";
import type { LunarReckoning } from "../panchang/reckoning";
import { sunSigns } from "../panchang/signs";
import { dayNumberAt, midnightOf } from "../panchang/time";
import { GHATI } from "./angaMarks";
import { SANKRANTI_GHATIS } from "./occasions";
import { EFFECTS, type Effect, effectIn, type Mark, type OccasionRules, type Season } from "./ruleTypes";

const ASHADHA = 4;
const BHADRAPADA = 6;
const KARTIKA = 8;
const PHALGUNA = 12;
/** Dhanu and Mina. */
const KHARMAS_SIGNS = [9, 12];

type Stretch = { start: number; end: number };

/** Lunar months that touch a stretch of time. */
function lunationsIn(almanac: Almanac, [from, to]: Window): Lunation[] {
  const months: Lunation[] = [];
  for (let month = lunationAt(almanac, from); month.start < to; month = lunation(almanac, month.number + 1)) {
    months.push(month);
  }
  return months;
}

/** The part of a month in which Vishnu sleeps, from the eleventh of Ashadha to that of Kartika. */
function sleepIn({ ephemeris }: Almanac, { month, adhika, start, end }: Lunation): Stretch[] {
  if (month > ASHADHA && (month < KARTIKA || (month === KARTIKA && adhika))) return [{ start, end }];
  if (adhika) return [];
  if (month === ASHADHA) return [{ start: tithiOfMonth(ephemeris, start, 11).start, end }];
  return month === KARTIKA ? [{ start, end: tithiOfMonth(ephemeris, start, 11).end }] : [];
}

/** The seasons of a lunar month in which good works wait. */
function seasonsIn(almanac: Almanac, month: Lunation): Partial<Record<Season, Stretch[]>> {
  const tithi = (number: number) => tithiOfMonth(almanac.ephemeris, month.start, number);
  const isOwn = (number: number) => month.month === number && !month.adhika;
  return {
    adhika: month.adhika || month.kshaya ? [month] : [],
    chaturmasa: sleepIn(almanac, month),
    pitruPaksha: isOwn(BHADRAPADA) ? [{ start: tithi(15).end, end: month.end }] : [],
    holashtaka: isOwn(PHALGUNA) ? [{ start: tithi(8).start, end: tithi(15).end }] : [],
  };
}

function lunarMarks(almanac: Almanac, rules: OccasionRules, month: Lunation, reckoning: LunarReckoning): Mark[] {
  const seasons = Object.entries(seasonsIn(almanac, month)).flatMap(([id, stretches]): Mark[] => {
    const effect = Object.entries(rules.seasons).find(([season]) => season === id)?.[1];
    return effect ? stretches.map(({ start, end }) => ({ id, effect, start, end })) : [];
  });
  return [...seasons, ...monthMarks(almanac, rules, month, reckoning)];
}

/**
 * A month is as good as the better of its two names, that to the new moon and that to the full moon. The dark half, in
 * which they differ, is called by the reader's, unless it is the other that makes it better.
 */
function monthMarks(
  { ephemeris }: Almanac,
  { months }: OccasionRules,
  month: Lunation,
  reckoning: LunarReckoning,
): Mark[] {
  if (!months || month.adhika) return [];
  const { start, end } = month;
  const fullMoon = tithiOfMonth(ephemeris, start, 15).end;
  const graded = (id: string, of: number) => {
    const effect: Effect = months.good.includes(of) ? "for" : months.middling.includes(of) ? "against" : "bars";
    return { id, of, effect };
  };
  const amanta = graded("monthAmanta", month.month);
  const purnimanta = graded("monthPurnimanta", purnimantaMonth(month, 16));
  const [own, other] = reckoning === "amanta" ? [amanta, purnimanta] : [purnimanta, amanta];
  const better = EFFECTS.indexOf(other.effect) > EFFECTS.indexOf(own.effect) ? other : own;
  return [
    { ...graded("month", month.month), start, end: fullMoon },
    { ...better, start: fullMoon, end },
  ];
}

function solarMarks({ ephemeris }: Almanac, rules: OccasionRules, [from, to]: Window): Mark[] {
  const marks: Mark[] = [];
  let start = from;
  for (const { index, end } of sunSigns(ephemeris, from, to)) {
    const stay = { start, end };
    const effect = rules.sunSigns && effectIn(rules.sunSigns, index);
    if (effect) marks.push({ id: "sunSign", of: index, effect, ...stay });
    if (rules.seasons.kharmas && KHARMAS_SIGNS.includes(index))
      marks.push({ id: "kharmas", of: index, effect: rules.seasons.kharmas, ...stay });
    const width = SANKRANTI_GHATIS * GHATI;
    marks.push({ id: "sankranti", effect: "bars", start: end - width, end: end + width });
    start = end;
  }
  return marks;
}

/** Days of eclipses that the place sees with their sutak. */
function eclipseMarks(almanac: Almanac, place: Place, within: Window): Mark[] {
  return eclipsesBetween(almanac, place, within).flatMap(({ sutak, greatest }): Mark[] => {
    if (!sutak) return [];
    const day = dayNumberAt(greatest);
    const [start, end] = [Math.min(sutak[0], midnightOf(day)), Math.max(sutak[1], midnightOf(day + 1))];
    return [{ id: "eclipse", effect: "bars", start, end }];
  });
}

/** What the months, the Sun's course and eclipses say of a stretch of time. */
export function seasonMarks(
  almanac: Almanac,
  place: Place,
  rules: OccasionRules,
  within: Window,
  reckoning: LunarReckoning,
): Mark[] {
  return [
    ...lunationsIn(almanac, within).flatMap((month) => lunarMarks(almanac, rules, month, reckoning)),
    ...solarMarks(almanac, rules, within),
    ...eclipseMarks(almanac, place, within),
  ];
}
