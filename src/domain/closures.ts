import { addDays, type CivilDate } from "./dates";

/** A month and a day of it, `MM-DD`, as every year has it but for 29 February. */
export function isMonthDay(text: string): boolean {
  const [, month = "", day = ""] = /^(\d{2})-(\d{2})$/.exec(text) ?? [];
  return Number(day) >= 1 && Number(day) <= (DAYS[Number(month) - 1] ?? 0);
}
const DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

type RuledEnd = { about?: boolean | undefined };

/**
 * A time of every year, `MM-DD` to `MM-DD`, in which nobody can visit; with `openOnly` one outside of which nobody can,
 * but in another one of these. `approximate` where its ends move from year to year by some days, but for one that a rule
 * tells: `closesOn` the first closed day, `opensOn` the first open one. A rule may tell its day only within some days
 * (`about`).
 */
export type Span = {
  from: string;
  to: string;
  openOnly?: boolean | undefined;
  approximate?: boolean | undefined;
  closesOn?: RuledEnd | null | undefined;
  opensOn?: RuledEnd | null | undefined;
};

/** True for a first day that moves from year to year. */
export const isFromAbout = ({ openOnly, approximate, closesOn, opensOn }: Span): boolean =>
  isAbout(openOnly ? opensOn : closesOn, approximate);
/** True for a last day that moves from year to year. */
export const isToAbout = ({ openOnly, approximate, closesOn, opensOn }: Span): boolean =>
  isAbout(openOnly ? closesOn : opensOn, approximate);

const isAbout = (rule: RuledEnd | null | undefined, approximate: boolean | undefined): boolean =>
  (rule ? rule.about : approximate) === true;

type Days = Pick<Span, "from" | "to" | "openOnly">;

/** True on a day (`YYYY-MM-DD`) that lies in the span, its ends included; a span may go over New Year. */
function isWithin({ from, to }: Days, date: CivilDate): boolean {
  const day = date.slice(5);
  return from <= to ? from <= day && day <= to : from <= day || day <= to;
}

/** True on a day (`YYYY-MM-DD`) on which one cannot visit: it lies in a closure, or in none of the only times it is open. */
export function isClosedOn(closures: readonly Days[], date: CivilDate): boolean {
  const openings = closures.filter(({ openOnly }) => openOnly);
  if (openings.length > 0 && !openings.some((opening) => isWithin(opening, date))) return true;
  return closures.some((closure) => !closure.openOnly && isWithin(closure, date));
}

/** How a temple that cannot be visited is told of: the last day of that, and whether it opens then, or about then. */
export type ClosedSeason = { closedUntil: CivilDate; closedUntilAbout?: true; closedAllYear?: true };

/**
 * How long a temple is closed that is closed on `date`, through closures that follow each other without a day between
 * them; for one that is closed all the year that is a year from then. Undefined when it is open.
 */
export function closedSeasonOn(closures: readonly Span[], date: CivilDate): ClosedSeason | undefined {
  if (!isClosedOn(closures, date)) return undefined;
  const closedUntil = lastDayAlike(closures, date);
  if (!closedUntil) return { closedUntil: addDays(date, YEAR_DAYS), closedAllYear: true };
  const [last, first] = [closedUntil.slice(5), addDays(closedUntil, 1).slice(5)];
  const isOpenedAbout = closures.some((span) =>
    span.openOnly ? span.from === first && isFromAbout(span) : span.to === last && isToAbout(span),
  );
  return { closedUntil, ...(isOpenedAbout && { closedUntilAbout: true }) };
}

/** How a temple stands on a day: until when it is closed, or until when the time lasts in which alone it is open. */
export type Season = Partial<ClosedSeason> & { openUntil?: CivilDate | undefined };
export function seasonOn(closures: readonly Span[], date: CivilDate): Season {
  const closed = closedSeasonOn(closures, date);
  return closed ?? (closures.some(({ openOnly }) => openOnly) ? { openUntil: openUntil(closures, date) } : {});
}

/** The last day on which a temple that is open on `date` can be visited; undefined where that is never or only about then. */
export function openUntil(closures: readonly Span[], date: CivilDate): CivilDate | undefined {
  const until = lastDayAlike(closures, date);
  if (!until) return undefined;
  const [last, first] = [until.slice(5), addDays(until, 1).slice(5)];
  const isClosedAbout = closures.some((span) =>
    span.openOnly ? span.to === last && isToAbout(span) : span.from === first && isFromAbout(span),
  );
  return isClosedAbout ? undefined : until;
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
  return { from: `${from <= to ? ends : ends - 1}-${from}`, to: `${ends}-${to}` };
}

/** Closures in the order of their present or next times. */
export function soonestFirst<Closure extends Days>(closures: readonly Closure[], date: CivilDate): Closure[] {
  const begins = (closure: Closure) => nextTimeOf(closure, date).from;
  return closures.toSorted((a, b) => (begins(a) < begins(b) ? -1 : begins(a) > begins(b) ? 1 : 0));
}
