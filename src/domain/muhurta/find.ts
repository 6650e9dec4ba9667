import type { Almanac } from "../panchang/almanac";
import type { Iso } from "../panchang/dayShape";
import { frameOf } from "../panchang/frame";
import type { Place } from "../panchang/horizon";
import { checkedDay, checkedPlace } from "../panchang/input";
import type { Window } from "../panchang/kalas";
import type { LunarReckoning } from "../panchang/reckoning";
import { type CivilDate, civilDateOf, type DayNumber, isoOf, midnightOf, weekdayOf } from "../panchang/time";
import { angaMarks, type Birth, birthMarks, directionMarks, GHATI } from "./angaMarks";
import { hourMarks } from "./hourMarks";
import { DIRECTION_SHULA, RULES } from "./occasions";
import { planetMarks } from "./planetMarks";
import type { Direction, Mark, Occasion, OccasionRules, Reason } from "./ruleTypes";
import { seasonMarks } from "./seasonMarks";

/** What is looked for, from `from` to `to` (both included). */
export type MuhurtaRequest = Birth & {
  occasion: Occasion;
  from: CivilDate;
  to: CivilDate;
  /** By which the reasons call the months. */
  months: LunarReckoning;
  /** Of a journey alone. */
  direction?: Direction;
  /** The four months of Vishnu's sleep are not kept, as in much of the South. */
  isChaturmasaOpen?: boolean;
};

/** Why for or against; with its own times where it holds for a part of the window alone. */
export type WindowReason = Reason & { start?: Iso; end?: Iso };
/** A time that no rule bars. */
export type MuhurtaWindow = { start: Iso; end: Iso; for: WindowReason[]; against: WindowReason[] };
/** A day with its times; without any, why. */
export type MuhurtaDay = { date: CivilDate; windows: MuhurtaWindow[]; barredBy: Reason[] };

/** Shorter ones are of no use. */
const SHORTEST = GHATI;
/** A day lasts to the next sunrise. */
const MARGIN_DAYS = 2;

/** What remains of windows when a mark's time is taken away. */
const without = (windows: readonly Window[], { start, end }: Mark): Window[] =>
  windows.flatMap(([from, to]): Window[] => {
    if (end <= from || start >= to) return [[from, to]];
    return [
      ...(start > from ? [[from, start] satisfies Window] : []),
      ...(end < to ? [[end, to] satisfies Window] : []),
    ];
  });

const remaining = (windows: readonly Window[], marks: readonly Mark[]): Window[] =>
  marks
    .filter(({ effect }) => effect === "bars")
    .reduce<Window[]>(without, [...windows])
    .filter(([from, to]) => to - from >= SHORTEST);

const touching = (marks: readonly Mark[], [from, to]: Window): Mark[] =>
  marks.filter(({ start, end }) => start < to && end > from);

const reasonOf = ({ id, of }: Reason): Reason => (of === undefined ? { id } : { id, of });

/** Each reason once, in the order of the marks. */
function reasonsOf(marks: readonly Mark[]): Reason[] {
  const seen = new Map(marks.map((mark) => [`${mark.id} ${mark.of ?? ""}`, reasonOf(mark)]));
  return [...seen.values()];
}

function windowReason(mark: Mark, [from, to]: Window): WindowReason {
  const isWhole = mark.start <= from && mark.end >= to;
  if (isWhole) return reasonOf(mark);
  return { ...reasonOf(mark), start: isoOf(Math.max(mark.start, from)), end: isoOf(Math.min(mark.end, to)) };
}

function windowOf(marks: readonly Mark[], window: Window): MuhurtaWindow {
  const held = touching(marks, window);
  const by = (effect: Mark["effect"]) =>
    held.filter((mark) => mark.effect === effect).map((mark) => windowReason(mark, window));
  return { start: isoOf(window[0]), end: isoOf(window[1]), for: by("for"), against: by("against") };
}

function weekdayMark({ weekdays }: OccasionRules, day: DayNumber, [start, end]: Window): Mark {
  const of = weekdayOf(day);
  const effect = weekdays.good.includes(of) ? "for" : weekdays.middling.includes(of) ? "against" : "bars";
  return { id: "weekday", of, effect, start, end };
}

function rangeMarks(almanac: Almanac, place: Place, request: MuhurtaRequest, days: [DayNumber, DayNumber]): Mark[] {
  const rules = RULES[request.occasion];
  const within: Window = [midnightOf(days[0]) - 1, midnightOf(days[1]) + MARGIN_DAYS];
  const isKept = ({ id }: Mark) => !(id === "chaturmasa" && request.isChaturmasaOpen);
  return [
    ...seasonMarks(almanac, place, rules, within, request.months).filter(isKept),
    ...planetMarks(almanac, place, rules, days),
    ...angaMarks(almanac, rules, within),
    ...birthMarks(almanac, request, within),
    ...(request.direction ? directionMarks(almanac, request.direction, within) : []),
  ];
}

/**
 * The days of a range with the times that suit an occasion at a place, and the reasons for and against each; pure, and
 * the same in browser and server. A year takes about half a second. Throws `PanchangInputError` for a date or place that
 * has no answer.
 */
export function findMuhurtas(almanac: Almanac, where: Place, request: MuhurtaRequest): MuhurtaDay[] {
  const [first, last] = [checkedDay(request.from), checkedDay(request.to)];
  const place = checkedPlace(where);
  const marks = rangeMarks(almanac, place, request, [first, last]);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) =>
    dayOf(almanac, place, request, first + at, marks),
  );
}

function dayOf(almanac: Almanac, place: Place, request: MuhurtaRequest, day: DayNumber, all: readonly Mark[]) {
  const { occasion, direction } = request;
  const rules = RULES[occasion];
  const weekday = weekdayOf(day);
  const frame = frameOf(almanac.ephemeris, place, day);
  const whole: Window = [frame.sunrise, rules.hours === "day" ? frame.sunset : frame.nextSunrise];
  const ofDay: Mark[] = [weekdayMark(rules, day, whole)];
  const shula: readonly number[] = direction ? DIRECTION_SHULA[direction].weekdays : [];
  if (shula.includes(weekday))
    ofDay.push({ id: "directionDay", of: weekday, effect: "bars", start: whole[0], end: whole[1] });
  const marks = [...touching(all, whole), ...ofDay];
  const date = civilDateOf(day);
  const open = remaining([whole], marks);
  if (open.length === 0) return { date, windows: [], barredBy: reasonsOf(marks.filter(isBar)) };
  const hours = [...marks, ...hourMarks(almanac, place, rules, { frame, weekday })];
  const windows = remaining(open, hours).map((window) => windowOf(hours, window));
  return { date, windows, barredBy: windows.length > 0 ? [] : reasonsOf(hours.filter(isBar)) };
}

const isBar = ({ effect }: Mark) => effect === "bars";
