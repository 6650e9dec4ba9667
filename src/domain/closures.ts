import { addDays, type CivilDate, isCivilDate } from "./dates";
import type { WeeklyHours } from "./openingHours";

/** A month and a day of it, `MM-DD`, as every year has it but for 29 February. */
export function isMonthDay(text: string): boolean {
  const [, month = "", day = ""] = /^(\d{2})-(\d{2})$/.exec(text) ?? [];
  return Number(day) >= 1 && Number(day) <= (DAYS[Number(month) - 1] ?? 0);
}
const DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** What a season says of its days: nobody can visit, only then one can, or one can at other hours. */
export const seasonKinds = ["closed", "openOnly", "otherHours"] as const;
export type SeasonKind = (typeof seasonKinds)[number];
export const kindOfSeason = ({ openOnly, hours }: Pick<Span, "openOnly" | "hours">): SeasonKind =>
  openOnly ? "openOnly" : hours ? "otherHours" : "closed";
/** What the first day of a season follows from, and the day after its last; a closure begins where others end. */
export const rulesOf = <Rule>(
  season: Pick<Span, "openOnly" | "hours"> & { closesOn?: Rule; opensOn?: Rule },
): { begins: Rule | undefined; ends: Rule | undefined } =>
  isClosure(season)
    ? { begins: season.closesOn, ends: season.opensOn }
    : { begins: season.opensOn, ends: season.closesOn };
const isClosure = (season: Pick<Span, "openOnly" | "hours">) => kindOfSeason(season) === "closed";

type RuledEnd = { about?: boolean | undefined };

/**
 * A time of every year, `MM-DD` to `MM-DD`, in which nobody can visit; with `openOnly` one outside of which nobody can,
 * but in another one of these; with `hours` one in which these hold in place of the usual ones (`seasonHours`).
 * `approximate` where its ends move from year to year by some days, but for one that a rule tells: of a closure
 * `closesOn` is its first day and `opensOn` the day after its last, of the others the other way round. A rule may tell its
 * day only within some days (`about`). `opensAt`, `HH:MM`, is when the doors open on the first open day, where that is not
 * as on other days.
 */
export type Span = {
  from: string;
  to: string;
  openOnly?: boolean | undefined;
  hours?: WeeklyHours | null | undefined;
  opensAt?: string | null | undefined;
  approximate?: boolean | undefined;
  closesOn?: RuledEnd | null | undefined;
  opensOn?: RuledEnd | null | undefined;
};

/** True for a first day that moves from year to year. */
export const isFromAbout = (season: Span): boolean => isAbout(rulesOf(season).begins, season.approximate);
/** True for a last day that moves from year to year. */
export const isToAbout = (season: Span): boolean => isAbout(rulesOf(season).ends, season.approximate);

const isAbout = (rule: RuledEnd | null | undefined, approximate: boolean | undefined): boolean =>
  (rule ? rule.about : approximate) === true;

type Days = Pick<Span, "from" | "to">;
type Season = Days & Pick<Span, "openOnly" | "hours">;

/** True on a day (`YYYY-MM-DD`) that lies in the span, its ends included; a span may go over New Year. */
export function isWithin({ from, to }: Days, date: CivilDate): boolean {
  const day = date.slice(5);
  return from <= to ? from <= day && day <= to : from <= day || day <= to;
}

/** True on a day (`YYYY-MM-DD`) on which one cannot visit: it lies in a closure, or in none of the only times it is open. */
export function isClosedOn(closures: readonly Season[], date: CivilDate): boolean {
  const openings = closures.filter(({ openOnly }) => openOnly);
  if (openings.length > 0 && !openings.some((opening) => isWithin(opening, date))) return true;
  return closures.some((closure) => isClosure(closure) && isWithin(closure, date));
}

/** How long a temple is closed: up to a day, after which it opens on the next one or about then, or all the year. */
export type ClosedSeason =
  | { closedUntil: CivilDate; closedUntilAbout?: true | undefined; closedAllYear?: never }
  | { closedAllYear: true; closedUntil?: never; closedUntilAbout?: never };

/**
 * How long a temple is closed that is closed on `date`, through closures that follow each other without a day between
 * them. Undefined when it is open.
 */
export function closedSeasonOn(closures: readonly Span[], date: CivilDate): ClosedSeason | undefined {
  if (!isClosedOn(closures, date)) return undefined;
  const closedUntil = lastDayAlike(closures, date);
  if (!closedUntil) return { closedAllYear: true };
  return { closedUntil, ...(isLastAbout(closures, closedUntil) && { closedUntilAbout: true }) };
}

/** How a temple stands on a day: until when it is closed, or until when the time lasts in which alone it is open. */
export type Standing = {
  closedUntil?: CivilDate | undefined;
  closedUntilAbout?: true | undefined;
  closedAllYear?: true | undefined;
  openUntil?: CivilDate | undefined;
  /** `HH:MM`, before which it is closed on its first open day: the one after `closedUntil`, else today. */
  opensAt?: string | undefined;
};
/** True of a temple that is closed for its season, or all the year. */
export const isClosed = ({ closedUntil, closedAllYear }: Standing): boolean =>
  closedUntil !== undefined || closedAllYear === true;

/** How a temple stands on `date`; nothing of one that is open and has no times in which alone it is. */
export function standingOn(closures: readonly Span[], date: CivilDate): Standing {
  const closed = closedSeasonOn(closures, date);
  if (closed?.closedAllYear) return closed;
  const opensAt = opensAtOn(closures, closed ? addDays(closed.closedUntil, 1) : date);
  const open = closures.some(({ openOnly }) => openOnly) && { openUntil: openUntil(closures, date) };
  return { ...(closed ?? open), ...(opensAt && { opensAt }) };
}

/** `HH:MM`, before which a temple is closed on a day: the first open one of a season that tells the hour. */
export function opensAtOn(closures: readonly Span[], date: CivilDate): string | undefined {
  const before = addDays(date, -1);
  if (isClosedOn(closures, date) || !isClosedOn(closures, before)) return undefined;
  const opening = closures.filter((season) =>
    isClosure(season) ? season.to === before.slice(5) : season.openOnly && season.from === date.slice(5),
  );
  const hours = opening.map(({ opensAt }) => opensAt ?? "");
  return hours.sort()[0] || undefined;
}

/** The last day on which a temple that is open on `date` can be visited; undefined where that is never or only about then. */
export function openUntil(closures: readonly Span[], date: CivilDate): CivilDate | undefined {
  const until = lastDayAlike(closures, date);
  return until && !isLastAbout(closures, until) ? until : undefined;
}

/** True where what ends on a day, or begins on the next, does so about then. */
function isLastAbout(closures: readonly Span[], date: CivilDate): boolean {
  const [last, first] = [date.slice(5), addDays(date, 1).slice(5)];
  return closures
    .filter((span) => kindOfSeason(span) !== "otherHours")
    .some((span) => (span.to === last && isToAbout(span)) || (span.from === first && isFromAbout(span)));
}

/** The last day of those after `date` that are all closed, or all open, as it is; undefined when a whole year is. */
function lastDayAlike(closures: readonly Span[], date: CivilDate): CivilDate | undefined {
  const isClosed = isClosedOn(closures, date);
  let last = date;
  for (let days = 0; days < YEAR_DAYS; days++) {
    const next = addDays(last, 1);
    if (isClosedOn(closures, next) !== isClosed) return last;
    last = next;
  }
  return undefined;
}
const YEAR_DAYS = 366;

/** The days of a closure that is not over on `date`: the present or the next time of it. */
export function nextTimeOf({ from, to }: Days, date: CivilDate): { from: CivilDate; to: CivilDate } {
  const [year, day] = [Number(date.slice(0, 4)), date.slice(5)];
  const ends = day <= to ? year : year + 1;
  return { from: dayIn(from <= to ? ends : ends - 1, from, "03-01"), to: dayIn(ends, to, "02-28") };
}

/** A day of a year; 29 February is `otherwise` in a year that has none. */
const dayIn = (year: number, day: string, otherwise: string): CivilDate =>
  `${year}-${day === "02-29" && !isCivilDate(`${year}-${day}`) ? otherwise : day}`;

/** Closures in the order of their present or next times. */
export function soonestFirst<Closure extends Days>(closures: readonly Closure[], date: CivilDate): Closure[] {
  const begins = (closure: Closure) => nextTimeOf(closure, date).from;
  return closures.toSorted((a, b) => (begins(a) < begins(b) ? -1 : begins(a) > begins(b) ? 1 : 0));
}
