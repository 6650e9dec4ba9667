import { nextTimeOf, rulesOf, type Span } from "./closures";
import { addDays, type CivilDate } from "./dates";

/** A season whose ends may follow from rules: for the first day on which it is closed, and for the first open one. */
export type DatedClosure<Rule> = Pick<Span, "from" | "to" | "openOnly" | "hours"> & {
  closesOn?: Rule | null | undefined;
  opensOn?: Rule | null | undefined;
};
/** The first day of a rule on or after a day; undefined where none comes within years. */
export type NextDay<Rule> = (rule: Rule, from: CivilDate) => CivilDate | undefined;

const YEAR_DAYS = 366;
/** A lunar year later the same day comes up to 20 days later. */
const LONGEST_YEAR_DAYS = 386;

/** The ends, `MM-DD`, of the season that is not over on `today`: by the rules where there are any, else the usual ones. */
export function seasonDays<Rule>(
  closure: DatedClosure<Rule>,
  next: NextDay<Rule>,
  today: CivilDate,
): Pick<Span, "from" | "to"> {
  const { begins, ends } = rulesOf(closure);
  const over = (ends && next(ends, addDays(today, 1))) || addDays(nextTimeOf(closure, today).to, 1);
  const first = (begins && lastBefore(over, begins, next)) || lastUsual(closure.from, over);
  return { from: first.slice(5), to: addDays(over, -1).slice(5) };
}

/** The last day of a rule within the year before a day. */
function lastBefore<Rule>(day: CivilDate, rule: Rule, next: NextDay<Rule>): CivilDate | undefined {
  let last: CivilDate | undefined;
  for (let from = addDays(day, -LONGEST_YEAR_DAYS); ; ) {
    const found = next(rule, from);
    if (found === undefined || found >= day) break;
    last = found;
    from = addDays(found, 1);
  }
  return last !== undefined && last > addDays(day, -YEAR_DAYS) ? last : undefined;
}

/** The last `MM-DD` before a day. */
function lastUsual(monthDay: string, day: CivilDate): CivilDate {
  const year = Number(day.slice(0, 4));
  const here = `${year}-${monthDay}`;
  return here < day ? here : `${year - 1}-${monthDay}`;
}
