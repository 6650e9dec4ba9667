import type { TextLanguage } from "../contract/vocabulary";
import { almanacClock, almanacDate } from "../domain/almanacText";
import type { IsoWindow } from "../domain/panchang/dayShape";
import type { Translate } from "../domain/panchang/recommendations";
import { localeTags } from "./almanacTexts";

/** "12:13 – 12:55" in India, by twenty-four hours. */
export function windowText([from, to]: IsoWindow, date: string, language: TextLanguage, t: Translate): string {
  const toText = almanacDate(from) === almanacDate(to) ? almanacClock(to) : clockText(to, date, language, t);
  return t("page.range", { from: clockText(from, date, language, t), to: toText });
}

/** `HH:MM`, with the day where it is not the day itself. */
export function clockText(instant: string, date: string, language: TextLanguage, t: Translate): string {
  const time = almanacClock(instant);
  return almanacDate(instant) === date ? time : t("page.onDay", { time, day: dayText(instant, language) });
}

const dayText = (instant: string, language: TextLanguage): string =>
  new Intl.DateTimeFormat(localeTags[language], {
    day: "numeric",
    month: "short",
    numberingSystem: "latn",
    timeZone: "Asia/Kolkata",
  }).format(new Date(instant));
