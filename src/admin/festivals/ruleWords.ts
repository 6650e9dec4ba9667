import type { Translate } from "../../client/errors";
import { FESTIVAL_RULES } from "../../domain/festivals/rules";
import type { FestivalRule, TithiRule } from "../../domain/festivals/ruleTypes";

/** The almanac's words are `panchang.*`: see `useTexts`. */
export const word = (t: Translate, list: string, index: number) => t(`panchang:${list}.${index}`);
const SIGN_DEGREES = 30;
const sign = (t: Translate, degrees: number) => word(t, "sign", degrees / SIGN_DEGREES + 1);
const DHANU = 240;
const FULL_MOON = 15;

/** When a rule says its festival is, in words. */
export function ruleInWords(rule: FestivalRule, t: Translate): string {
  const offset = "offset" in rule ? (rule.offset ?? 0) : 0;
  const when = foundInWords(rule, t);
  if (offset === 0) return when;
  if (offset === 1) return t("festivals.rules.dayAfter", { when });
  return t(offset > 0 ? "festivals.rules.daysAfter" : "festivals.rules.daysBefore", { when, days: Math.abs(offset) });
}

/** The day that a rule finds, from which its festival may be some days away. */
function foundInWords(rule: FestivalRule, t: Translate): string {
  switch (rule.basis) {
    case "tithi":
      return tithiInWords(rule, t);
    case "sankranti":
      return t("festivals.rules.sankranti", { sign: sign(t, rule.deg) });
    case "solar-nakshatra":
      return t("festivals.rules.nakshatra", {
        nakshatra: word(t, "nakshatra", rule.nakshatra),
        sign: sign(t, rule.solarDeg),
      });
    case "friday-before-purnima":
      return t("festivals.rules.friday", { month: word(t, "month", rule.month) });
    case "solar-ekadashi":
      return t("festivals.rules.ekadashi", { sign: sign(t, DHANU) });
  }
}

function tithiInWords({ month, tithi }: TithiRule, t: Translate): string {
  const tithis = [tithi].flat();
  const [first = FULL_MOON] = tithis;
  const day = tithis.length > 1 ? word(t, "tithi", first) : tithiName(first, t);
  return month
    ? t("festivals.rules.ofMonth", { day, month: word(t, "month", month) })
    : t("festivals.rules.monthly", { day });
}

/** A tithi, 1 to 30, with its half of the month. */
export function tithiName(tithi: number, t: Translate): string {
  const paksha = t(`panchang:paksha.${tithi > FULL_MOON ? "Krishna" : "Shukla"}`);
  return t("festivals.rules.tithi", { paksha, tithi: word(t, "tithi", tithi) });
}

/** The name of a rule: that of the festival it was made for. */
export const ruleName = (id: string, t: Translate): string => t(`panchang:festivals.${id}.name`, { defaultValue: id });

export const findRule = (id: string | null | undefined) => FESTIVAL_RULES.find((rule) => rule.id === id);

/** The rules that date festivals; one that printed calendars often contradict gives no dates of its own. */
export const datingRules = FESTIVAL_RULES.filter((rule) => !("confidence" in rule));
