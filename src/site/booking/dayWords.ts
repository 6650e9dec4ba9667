import { formatDate } from "../../client/formatDate";
import type { BookableDays } from "../../contract/bookings";
import type { CivilDate } from "../../domain/dates";
import { weekdays } from "../../domain/openingHours";
import { weekdayName } from "../temple/hours";

type Translate = (key: string, values?: Record<string, string>) => string;

/** As many times of the year, or single days, as are told; the rest is an ellipsis. */
const MOST = 6;

/** On which days one can book, in a short line: nothing of one where every day up to the last goes but that last. */
export function daysInWords(t: Translate, language: string, { days, seasons, ...rest }: BookableDays): string {
  const short = (day: CivilDate) => formatDate(day, language, { day: "numeric", month: "short" });
  const names = (those: readonly (typeof weekdays)[number][]) =>
    those.map((day) => t("booking.weekday", { day: weekdayName(day, language) }));
  const off = rest.weekdays.length > 3 ? weekdays.filter((day) => !rest.weekdays.includes(day)) : [];
  const not = [...names(off), ...some(rest.except.map(short))];
  const said = [
    seasons.length > 0 &&
      t("booking.seasons", { days: some(seasons.map((season) => spanOf(season, short))).join(", ") }),
    rest.weekdays.length > 0 && off.length === 0 && t("booking.only", { days: inOneList(t, names(rest.weekdays)) }),
    not.length > 0 && t("booking.except", { days: inOneList(t, not) }),
    seasons.length === 0 && t("booking.dateHint", { date: formatDate(days.at(-1) ?? "", language) }),
  ];
  return said.filter(Boolean).join(" ").replace(/…[.।]/g, "…");
}

const some = (words: string[]) => (words.length > MOST ? [...words.slice(0, MOST), "…"] : words);

/** `14–18 Dec`, `17 Nov – 27 Dec`, or a single day. */
function spanOf({ from, to }: BookableDays["seasons"][number], short: (day: CivilDate) => string): string {
  if (from === to) return short(from);
  return from.slice(0, 7) === to.slice(0, 7)
    ? `${Number(from.slice(8))}–${short(to)}`
    : `${short(from)} – ${short(to)}`;
}

function inOneList(t: Translate, words: readonly string[]): string {
  const last = words.at(-1) ?? "";
  if (words.length < 2 || last === "…") return words.join(", ");
  return t("booking.and", { words: words.slice(0, -1).join(", "), last });
}
