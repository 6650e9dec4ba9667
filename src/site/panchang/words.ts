import type { Translate } from "../../client/errors";
import type { AlmanacPlace } from "../../contract/panchang";
import { type AngaLine, masaName } from "../../domain/almanacText";
import { weekdayOf } from "../../domain/dates";
import type { LunarReckoning } from "../../domain/panchang/reckoning";
import { nameIn } from "../temple/wording";
import type { DayAdvice, NamedFestival, TodayFacts } from "./view";

/** Year, month and day of a date or a month, as numbers. */
export const partsOf = (date: string) => {
  const [year = 0, month = 0, day = 0] = date.split("-").map(Number);
  return { year, month, day };
};

/** "Sunday, 8 November 2026". Written from the site's own names, so that server and browser agree to the letter. */
export function fullDate(t: Translate, date: string): string {
  const { year, month, day } = partsOf(date);
  const weekday = t(`calendar.weekdayLong.${weekdayOf(date)}`);
  return t("calendar.dateFull", { weekday, day, month: t(`calendar.monthLong.${month}`), year });
}

export function longDate(t: Translate, date: string): string {
  const { year, month, day } = partsOf(date);
  return t("calendar.dateLong", { day, month: t(`calendar.monthLong.${month}`), year });
}

/** "8 Nov" */
export function shortDate(t: Translate, date: string): string {
  const { month, day } = partsOf(date);
  return t("calendar.dayMonth", { day, month: t(`calendar.monthShort.${month}`) });
}

/** "8 November" */
export function longDay(t: Translate, date: string): string {
  const { month, day } = partsOf(date);
  return t("calendar.dayMonth", { day, month: t(`calendar.monthLong.${month}`) });
}

/** "Krishna Chaturdashi", "Purnima", "Swati" */
export const angaName = (t: Translate, { key, paksha }: Pick<AngaLine, "key" | "paksha">): string =>
  paksha ? t(`page.tithi.${paksha}`, { tithi: t(key) }) : t(key);

/** The tithi of sunrise, by its index. */
export function tithiName(t: Translate, index: number): string {
  const paksha = index % 15 === 0 ? undefined : index < 15 ? "Shukla" : "Krishna";
  return angaName(t, { key: `tithi.${index}`, paksha });
}

/** "Krishna Paksha, Kartika (purnimanta)" */
export const lunarDay = (t: Translate, { masa }: Pick<TodayFacts, "masa">, months: LunarReckoning): string =>
  t("page.lunarDay", {
    paksha: t(`paksha.${masa.paksha}`),
    month: masaName(t, masa, months),
    months: t(`months.${months}`),
  });

/** What is out of the ordinary: a tithi that is lost between two sunrises, or one that holds at two. */
export const tithiNotes = (
  t: Translate,
  { kshayaTithi, vriddhiTithi, tithiRepeated }: Pick<TodayFacts, "kshayaTithi" | "vriddhiTithi" | "tithiRepeated">,
): string[] => [
  ...kshayaTithi.map((index) => t("page.kshaya", { name: tithiName(t, index) })),
  ...(vriddhiTithi ? [t("page.vriddhi")] : []),
  ...(tithiRepeated ? [t("page.repeated")] : []),
];

export const placeNameIn = (language: string, place: AlmanacPlace): string => nameIn(language, place);

export function festivalName(t: Translate, language: string, festival: NamedFestival): string {
  if ("nameKey" in festival) return t(festival.nameKey, festival.nameOf ? { name: t(festival.nameOf) } : undefined);
  const { en, hi, kn } = festival.names;
  return language === "hi" ? hi : language === "kn" ? kn : en;
}

/** Why the date of a festival was set by hand, if it was. */
export function festivalNote(language: string, festival: NamedFestival): string | undefined {
  if ("nameKey" in festival || !festival.notes) return undefined;
  const { en, hi, kn } = festival.notes;
  return (language === "hi" ? hi : language === "kn" ? kn : en) || undefined;
}

/** "Shiva, Vishnu and Devi", as `Intl.ListFormat` has it, whose first use holds a phone up for more than 50 ms. */
export function inOneList(t: Translate, words: readonly string[]): string {
  const last = words.at(-1) ?? "";
  if (words.length < 2) return last;
  return t(words.length === 2 ? "page.two" : "page.several", { words: words.slice(0, -1).join(", "), last });
}

/** Title and reason of a recommendation. */
export function adviceTexts(t: Translate, { id, deities, names }: DayAdvice) {
  const params: Record<string, string> = {
    deities: inOneList(
      t,
      deities.map((deity) => t(`deities.${deity}`)),
    ),
  };
  for (const [name, key] of Object.entries(names)) params[name] = t(key);
  return { title: t(`recommendations.${id}.title`, params), reason: t(`recommendations.${id}.description`, params) };
}
