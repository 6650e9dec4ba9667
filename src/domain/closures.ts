import { addDays, type CivilDate } from "./dates";

/** A month and a day of it, `MM-DD`, as every year has it but for 29 February. */
export function isMonthDay(text: string): boolean {
  const [, month = "", day = ""] = /^(\d{2})-(\d{2})$/.exec(text) ?? [];
  return Number(day) >= 1 && Number(day) <= (DAYS[Number(month) - 1] ?? 0);
}
const DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

type RuledEnd = { about?: boolean | undefined };

/**
 * A time of every year, `MM-DD` to `MM-DD`, in which nobody can visit; `approximate` where its ends move from year to
 * year by some days, but for one that a rule tells: `closesOn` the first of them, `opensOn` the day after the last. A
 * rule may tell its day only within some days (`about`).
 */
export type Span = {
  from: string;
  to: string;
  approximate?: boolean | undefined;
  closesOn?: RuledEnd | null | undefined;
  opensOn?: RuledEnd | null | undefined;
};

/** True for a first day that moves from year to year. */
export const isFromAbout = ({ approximate, closesOn }: Span): boolean => isAbout(closesOn, approximate);
/** True for a last day that moves from year to year. */
export const isToAbout = ({ approximate, opensOn }: Span): boolean => isAbout(opensOn, approximate);

const isAbout = (rule: RuledEnd | null | undefined, approximate: boolean | undefined): boolean =>
  (rule ? rule.about : approximate) === true;

/** True on a day (`YYYY-MM-DD`) that lies in the span, its ends included; a span may go over New Year. */
export function isClosedOn({ from, to }: Pick<Span, "from" | "to">, date: string): boolean {
  const day = date.slice(5);
  return from <= to ? from <= day && day <= to : from <= day || day <= to;
}

/** The closure that a day lies in; undefined on a day on which one can visit. */
export const closureOn = <Closure extends Span>(closures: readonly Closure[], date: CivilDate): Closure | undefined =>
  closures.find((closure) => isClosedOn(closure, date));

/**
 * The last day on which a temple is closed that is closed on `date`, through closures that follow each other without a
 * day between them; one that is closed all the year is closed until the end of the present closure, and then again.
 * Undefined when it is open.
 */
export function closedUntil(closures: readonly Span[], date: CivilDate): CivilDate | undefined {
  const present = closureOn(closures, date);
  if (!present) return undefined;
  let last = date;
  let end: CivilDate | undefined;
  for (let days = 0; days < YEAR_DAYS; days++) {
    if (last.slice(5) === present.to) end ??= last;
    const next = addDays(last, 1);
    if (!closureOn(closures, next)) return last;
    last = next;
  }
  return end ?? last;
}
const YEAR_DAYS = 366;

/** True when the closure that ends on `date` is told as "about" then. */
export const endsAbout = (closures: readonly Span[], date: CivilDate): boolean =>
  closures.some((closure) => isToAbout(closure) && closure.to === date.slice(5));

/** The days of a closure that is not over on `date`: the present or the next time of it. */
export function nextTimeOf(
  { from, to }: Pick<Span, "from" | "to">,
  date: CivilDate,
): { from: CivilDate; to: CivilDate } {
  const [year, day] = [Number(date.slice(0, 4)), date.slice(5)];
  const ends = day <= to ? year : year + 1;
  return { from: `${from <= to ? ends : ends - 1}-${from}`, to: `${ends}-${to}` };
}
