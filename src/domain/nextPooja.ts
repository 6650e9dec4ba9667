import { civilDateOf, clockTimeOf, type Instant } from "./dates";
import { type Weekday, weekdayNamed } from "./openingHours";

type Timed = { days: readonly Weekday[]; times: readonly string[]; closedDates?: readonly string[] | undefined };

/** The pooja that begins next on the day of `now` in India, with its time, `HH:MM`; only poojas that name their times. */
export function nextPooja<Pooja extends Timed>(
  poojas: readonly Pooja[],
  now: Instant,
): { pooja: Pooja; time: string } | undefined {
  const date = civilDateOf(now);
  const clock = clockTimeOf(now);
  const weekday = weekdayNamed(date);
  let next: { pooja: Pooja; time: string } | undefined;
  for (const pooja of poojas) {
    if (pooja.closedDates?.includes(date) || (pooja.days.length > 0 && !pooja.days.includes(weekday))) continue;
    for (const time of pooja.times) if (time > clock && (!next || time < next.time)) next = { pooja, time };
  }
  return next;
}
