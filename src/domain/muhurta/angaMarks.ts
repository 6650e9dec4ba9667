import type { Almanac } from "../panchang/almanac";
import { type Anga, type AngaKind, angasBetween } from "../panchang/angas";
import { isVishti } from "../panchang/bhadra";
import type { Window } from "../panchang/kalas";
import { moonSigns } from "../panchang/signs";
import { chandrabalaOf, taraOf } from "../panchang/strengths";
import { BARRED_YOGAS, DIRECTION_SHULA } from "./occasions";
import type { Direction, Effect, Mark, OccasionRules } from "./ruleTypes";

/** A sixtieth of a day, in days. */
export const GHATI = 1 / 60;
const QUALITY_EFFECT = { good: "for", neutral: undefined, bad: "bars" } as const;

/** The marks of a list of angas. */
const marksOf = (
  angas: readonly { index: number; start: number; end: number }[],
  id: string,
  effectOf: (index: number) => Effect | undefined,
): Mark[] =>
  angas.flatMap(({ index, start, end }) => {
    const effect = effectOf(index);
    return effect ? [{ id, of: index, effect, start, end }] : [];
  });

function barredPartOf({ index, start, end }: Anga): Mark[] {
  const barred = BARRED_YOGAS.get(index);
  if (barred === undefined) return [];
  const until = barred === "whole" ? end : barred === "half" ? (start + end) / 2 : start + barred * GHATI;
  return [{ id: "yoga", of: index, effect: "bars", start, end: Math.min(until, end) }];
}

/** What tithi, nakshatra, yoga and karana say of a stretch of time. */
export function angaMarks({ ephemeris }: Almanac, rules: OccasionRules, [from, to]: Window): Mark[] {
  const between = (kind: AngaKind) => angasBetween(ephemeris, kind, from, to);
  return [
    ...marksOf(between("tithi"), "tithi", (tithi) => (rules.barredTithis.includes(tithi) ? "bars" : "for")),
    ...marksOf(between("nakshatra"), "nakshatra", (star) => (rules.stars.includes(star) ? "for" : "bars")),
    ...between("yoga").flatMap(barredPartOf),
    ...between("karana")
      .filter(({ index }) => isVishti(index))
      .map(({ start, end }): Mark => ({ id: "bhadra", effect: "bars", start, end })),
  ];
}

/** Who a muhurta is for: the nakshatra and the Moon's sign at birth, each if it is known. */
export type Birth = { star?: number; sign?: number };

/** Tarabala and Chandrabala: what is bad for the person is barred. */
export function birthMarks({ ephemeris }: Almanac, { star, sign }: Birth, [from, to]: Window): Mark[] {
  const marks: Mark[] = [];
  if (star !== undefined) {
    for (const { index, start, end } of angasBetween(ephemeris, "nakshatra", from, to)) {
      const tara = taraOf(star, index);
      marks.push({ id: "tara", of: tara.index, effect: QUALITY_EFFECT[tara.quality] ?? "against", start, end });
    }
  }
  if (sign !== undefined) {
    let start = from;
    for (const { index, end } of moonSigns(ephemeris, from, to)) {
      const { house, quality } = chandrabalaOf(sign, index);
      const effect = QUALITY_EFFECT[quality];
      if (effect) marks.push({ id: "chandra", of: house, effect, start, end });
      start = end;
    }
  }
  return marks;
}

const SOUTH_STARS_OF_PANCHAKA = [23, 24, 25, 26, 27];

/** What bars a journey in one direction beside its weekdays: the nakshatra of the direction, and Panchaka to the south. */
export function directionMarks({ ephemeris }: Almanac, direction: Direction, [from, to]: Window): Mark[] {
  const angas = angasBetween(ephemeris, "nakshatra", from, to);
  const { star } = DIRECTION_SHULA[direction];
  const panchaka = angas.filter(({ index }) => SOUTH_STARS_OF_PANCHAKA.includes(index));
  return [
    ...marksOf(angas, "directionStar", (index) => (index === star ? "bars" : undefined)),
    ...(direction === "south"
      ? panchaka.map(({ index, start, end }): Mark => {
          // Panchaka begins with the second half of Dhanishtha
          const begins = index === SOUTH_STARS_OF_PANCHAKA[0] ? (start + end) / 2 : start;
          return { id: "panchaka", effect: "bars", start: begins, end };
        })
      : []),
  ];
}
