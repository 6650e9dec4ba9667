import fp from "fastify-plugin";
import { LRUCache } from "lru-cache";
import type { DatedFestival, OwnFestival } from "../../contract/templeFacts";
import { addDays, type CivilDate, civilDateOf } from "../../domain/dates";
import type { AsFestival } from "../../domain/festivals/ownRule";
import { nextSpan, spanOf, templeAlmanac } from "../../domain/festivals/ownSpan";
import type { FestivalCalendar } from "./calendar";

type Place = { latitude: number | null; longitude: number | null };
type Dates = Pick<DatedFestival, "date" | "endDate">;
const UNDATED: Dates = { date: null, endDate: null };

declare module "fastify" {
  interface FastifyInstance {
    /** The festivals that a temple keeps itself with the days of their next time, the nearest first. */
    datedFestivals: (festivals: readonly OwnFestival[], place: Place) => Promise<DatedFestival[]>;
  }
}

export const ownFestivals = fp(async (app) => {
  app.decorate("datedFestivals", async (festivals, place) => {
    if (festivals.length === 0) return [];
    const { calendar } = await app.festivalBook.open();
    const today = civilDateOf(app.now().getTime());
    return festivals
      .map((festival) => ({ name: festival.name, when: festival.when, ...datesOf(calendar, place, festival, today) }))
      .sort((a, b) => compare(a.date ?? LAST, b.date ?? LAST));
  });
});

const LAST = "9999";
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** What was found on a day holds until the festival is over. */
type Found = { from: CivilDate; dates: Dates };
const MOST_FOUND = 5_000;
const foundIn = new WeakMap<FestivalCalendar, LRUCache<string, Found>>();

function datesOf(calendar: FestivalCalendar, place: Place, { rule, days }: OwnFestival, today: CivilDate): Dates {
  if (!rule) return UNDATED;
  const almanac = templeAlmanac(calendar.almanac, place.latitude, place.longitude);
  const key = JSON.stringify([rule, days, almanac.place]);
  const kept = foundIn.get(calendar) ?? new LRUCache<string, Found>({ max: MOST_FOUND });
  foundIn.set(calendar, kept);
  const known = kept.get(key);
  const until = known?.dates.endDate ?? known?.dates.date ?? known?.from;
  if (known && until && known.from <= today && today <= until) return known.dates;
  const dates =
    rule.basis === "festival"
      ? observedDates(calendar, rule, days, today)
      : (nextSpan(almanac, rule, days, today) ?? UNDATED);
  kept.set(key, { from: today, dates });
  return dates;
}

const LONGEST_DAYS = 20;
const SEVERAL = 3;

/** The days of a festival of the country as its calendar has them, with the dates that people chose. */
function observedDates(calendar: FestivalCalendar, rule: AsFestival, days: number | null, today: CivilDate): Dates {
  const festival = calendar.festivals.find(({ rule_id }) => rule_id === rule.festival);
  if (!festival) return UNDATED;
  const from = addDays(today, 1 - (days ?? LONGEST_DAYS) - rule.offset);
  const spans = calendar.next(festival, from, SEVERAL).map((day): Dates => {
    const span = spanOf(addDays(day.date, rule.offset), days);
    return days === null && rule.offset === 0 ? { ...span, endDate: calendar.endOf(day) } : span;
  });
  return spans.find(({ date, endDate }) => (endDate ?? date ?? "") >= today) ?? UNDATED;
}
