import { isInTime, type Offer, type Opening, refusalOfDay, slotRules, timesOf } from "./bookingSlots";
import { addDays, type CivilDate, civilDateOf, daysBetween, type Instant } from "./dates";
import { type Weekday, weekdayNamed, weekdays } from "./openingHours";

/** The days on which an offer can be booked, and the same as people tell them. */
export type BookableDays = {
  /** every one of them, in order */
  days: CivilDate[];
  /** the times in which alone they are, by their first and last day; empty where they are all the time */
  seasons: { from: CivilDate; to: CivilDate }[];
  /** the days of the week on which alone they are; empty where on every one */
  weekdays: Weekday[];
  /** single days of these times and of these days of the week on which it cannot be booked */
  except: CivilDate[];
};

/** A first day further off than this is told like that of a season that has yet to begin. */
const WEEK_DAYS = 7;

/**
 * The days ahead on which `offer` can be booked: those that are not refused and have a time for which it is not too
 * late. Places that others have taken are not looked at.
 */
export function bookableDays(offer: Offer, opening: Opening, now: Instant): BookableDays {
  const today = civilDateOf(now);
  const ahead = Array.from({ length: slotRules.daysAhead + 1 }, (_, day) => addDays(today, day));
  const closed = new Set(ahead.filter((date) => refusalOfDay(offer, opening, date, now) === "errors.closedSeason"));
  const bookable = new Set(
    ahead.filter(
      (date) =>
        refusalOfDay(offer, opening, date, now) === undefined &&
        timesOf(offer, opening, date).some((time) => isInTime(offer, date, time, now)),
    ),
  );
  const days = [...bookable];
  const seasons = seasonsOf(ahead, closed, bookable);
  const inSeason = ahead.filter((date) => seasons.some(({ from, to }) => from <= date && date <= to));
  const on = new Set(days.map(weekdayNamed));
  const first = days[0] ?? today;
  return {
    days,
    seasons: closed.size > 0 || daysBetween(today, first) > WEEK_DAYS ? seasons : [],
    weekdays: inSeason.every((date) => on.has(weekdayNamed(date))) ? [] : weekdays.filter((day) => on.has(day)),
    except: inSeason.filter((date) => on.has(weekdayNamed(date)) && !bookable.has(date)),
  };
}

/** The times between the closed days, each from the first to the last of its days that can be booked. */
function seasonsOf(ahead: readonly CivilDate[], closed: ReadonlySet<CivilDate>, bookable: ReadonlySet<CivilDate>) {
  const seasons: BookableDays["seasons"] = [];
  let isOn = false;
  for (const date of ahead) {
    if (closed.has(date)) isOn = false;
    if (!bookable.has(date)) continue;
    const last = seasons.at(-1);
    if (isOn && last) last.to = date;
    else seasons.push({ from: date, to: date });
    isOn = true;
  }
  return seasons;
}

/** The day to offer in the place of one that is refused: the next that can be booked, else the last before it. */
export const dayNearest = (days: readonly CivilDate[], date: CivilDate): CivilDate | undefined =>
  days.find((day) => day >= date) ?? days.at(-1);
