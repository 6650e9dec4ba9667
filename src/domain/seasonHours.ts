import { isWithin, type Span, soonestFirst } from "./closures";
import { addDays, type CivilDate } from "./dates";
import { type WeeklyHours, weekdayNamed } from "./openingHours";

/** The season whose hours hold on a day; of several the one that began last, so that a feast within a summer has its own. */
export function hoursSeasonOn<Season extends Span>(seasons: readonly Season[], date: CivilDate): Season | undefined {
  const day = date.slice(5);
  const begins = ({ from }: Span) => (from <= day ? `1 ${from}` : `0 ${from}`);
  return seasons
    .filter((season) => season.hours && isWithin(season, date))
    .reduce<Season | undefined>((last, one) => (last && begins(last) >= begins(one) ? last : one), undefined);
}

/** The hours of the week that hold on a day: those of its season, else the usual ones; null where nobody knows them. */
export const weekOn = (usual: WeeklyHours | null, seasons: readonly Span[], date: CivilDate): WeeklyHours | null =>
  hoursSeasonOn(seasons, date)?.hours ?? usual;

/**
 * The hours as they hold from the day before `date` to the fifth day after it, each day of the week in its season: what
 * tells whether a temple is open now and when it opens next, also where a season begins or ends within these days.
 */
export function weekAround(usual: WeeklyHours | null, seasons: readonly Span[], date: CivilDate): WeeklyHours | null {
  const present = weekOn(usual, seasons, date);
  if (!present || !seasons.some(({ hours }) => hours)) return present;
  const days = Array.from({ length: 7 }, (_, at) => addDays(date, at - 1));
  const hours = days.map((day) => [weekdayNamed(day), (weekOn(usual, seasons, day) ?? present)[weekdayNamed(day)]]);
  return { ...present, ...Object.fromEntries(hours) };
}

/** A week of hours with the seasons in which it holds, the usual one with none; the present one is told so. */
export type SeasonWeek<Season> = { hours: WeeklyHours; seasons: Season[]; isPresent: boolean };

/** The weeks of hours of a year: that of `date` first, then those of seasons in their order, the usual one last. */
export function weeksOfYear<Season extends Span>(
  usual: WeeklyHours | null,
  seasons: readonly Season[],
  date: CivilDate,
): SeasonWeek<Season>[] {
  const present = hoursSeasonOn(seasons, date);
  const weeks: SeasonWeek<Season>[] = [];
  for (const season of soonestFirst(seasons, date)) {
    if (!season.hours) continue;
    const isPresent = season === present;
    const alike = weeks.find(({ hours }) => JSON.stringify(hours) === JSON.stringify(season.hours));
    if (!alike) weeks.push({ hours: season.hours, seasons: [season], isPresent });
    else {
      alike.seasons.push(season);
      alike.isPresent ||= isPresent;
    }
  }
  if (usual) weeks.push({ hours: usual, seasons: [], isPresent: !present });
  return weeks.toSorted((a, b) => Number(b.isPresent) - Number(a.isPresent));
}
