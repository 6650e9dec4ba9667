import type { Translate } from "../../client/errors";
import { almanacClock, almanacDate } from "../../domain/almanacText";
import { clockHours } from "./clock";
import { shortDate } from "./words";

/** The parts of the day in which its times are said, as in `domain/dateWords`. */
const parts = [
  { until: 2, part: "night" },
  { until: 5, part: "dawn" },
  { until: 12, part: "morning" },
  { until: 16, part: "noon" },
  { until: 20, part: "evening" },
];

/** The time of day in India by the reader's clock: "6:35 AM", or "06:35" by twenty-four hours. */
export function clockText(t: Translate, instant: string): string {
  const time = almanacClock(instant);
  if (clockHours() === 24) return time;
  const hour = Number(time.slice(0, 2));
  const part = parts.find(({ until }) => hour < until)?.part ?? "late";
  return t(`clock.${part}`, { time: `${hour % 12 || 12}${time.slice(2)}` });
}

/** The same, with the day where it is not the day `date`. */
export function clockOn(t: Translate, instant: string, date: string): string {
  const time = clockText(t, instant);
  const own = almanacDate(instant);
  return own === date ? time : t("page.onDay", { time, day: shortDate(t, own) });
}

/** "12:13 PM – 12:55 PM" */
export function windowOn(t: Translate, [from, to]: readonly [string, string], date: string): string {
  const end = almanacDate(from) === almanacDate(to) ? clockText(t, to) : clockOn(t, to, date);
  return t("page.range", { from: clockOn(t, from, date), to: end });
}
