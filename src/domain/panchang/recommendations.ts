import { FESTIVAL_INFO } from "../festivals/info";
import type { Worship } from "../festivals/infoTypes";
import type { IsoWindow } from "./dayShape";
import { DEITIES, type DeityId } from "./deities";
import type { PanchangDay } from "./panchangDay";
import { type LunarReckoning, monthBy } from "./reckoning";
import { type Basis, RECOMMENDATION_RULES, type RecommendationRule } from "./recommendationRules";

/** Names that the texts speak of, as keys of the locale `panchang`. */
export type RecommendationNames = {
  festival?: string;
  tithi: string;
  nakshatra: string;
  weekday: string;
  month: string;
};

/** Something to do on a day, why, for whom and when. */
export type Recommendation = {
  id: string;
  basis: Basis;
  deities: readonly DeityId[];
  worship: Worship;
  /** ISO UTC; null when the Moon does not rise for a vow that waits for it. */
  window: IsoWindow | null;
  names: RecommendationNames;
};

/** A translator of the locale `panchang`, as i18next makes it. */
export type Translate = (key: string, params?: Record<string, string>) => string;

function windowOf(day: PanchangDay, worship: Worship): IsoWindow | null {
  if (worship === "purvahna") return [day.sun.sunrise, day.kalas.solarMidday];
  if (worship !== "untilMoonrise") return day.kalas[worship];
  const moonrise = day.moon.moonriseHinduDay;
  return moonrise !== null && moonrise > day.sun.sunset ? [day.sun.sunset, moonrise] : null;
}

const tithisOf = (day: PanchangDay) => [day.atSunrise.tithi.index, ...day.kshayaTithi];

function meetsMonth(rule: RecommendationRule, { masa }: PanchangDay, months: LunarReckoning): boolean {
  if (rule.adhika !== undefined && rule.adhika !== masa.adhika) return false;
  if (rule.amanta !== undefined && rule.amanta !== masa.amantaIndex) return false;
  return rule.month === undefined || rule.month === monthBy(months, masa);
}

function meets(rule: RecommendationRule, day: PanchangDay, months: LunarReckoning): boolean {
  const { festivals, tithis } = rule;
  return (
    meetsMonth(rule, day, months) &&
    (rule.weekday === undefined || rule.weekday === day.weekday) &&
    (rule.nakshatra === undefined || rule.nakshatra === day.atSunrise.nakshatra.index) &&
    (rule.sunSign === undefined || rule.sunSign === day.sunSign.index) &&
    (tithis === undefined || tithisOf(day).some((tithi) => tithis.includes(tithi))) &&
    (festivals === undefined || day.festivals.some(({ festival }) => festivals.includes(festival)))
  );
}

function namesOf(
  rule: Pick<RecommendationRule, "tithis">,
  day: PanchangDay,
  months: LunarReckoning,
  festival?: string,
): RecommendationNames {
  const tithi = tithisOf(day).find((index) => rule.tithis?.includes(index)) ?? day.atSunrise.tithi.index;
  return {
    festival: festival === undefined ? undefined : `festivals.${festival}.name`,
    tithi: `tithi.${tithi}`,
    nakshatra: `nakshatra.${day.atSunrise.nakshatra.index}`,
    weekday: `weekday.${day.weekday}`,
    month: `month.${monthBy(months, day.masa)}`,
  };
}

/** The festivals of the day that are more than a monthly vow, each with its own deities. */
function ofFestivals(day: PanchangDay, months: LunarReckoning): Recommendation[] {
  return day.festivals.flatMap(({ festival }) => {
    const info = FESTIVAL_INFO[festival];
    if (!info || info.kind === "VRAT") return [];
    const { deities, worship } = info;
    const names = namesOf({}, day, months, festival);
    return [{ id: "festival", basis: "festival", deities, worship, window: windowOf(day, worship), names }];
  });
}

function ofRules(day: PanchangDay, months: LunarReckoning): Recommendation[] {
  return RECOMMENDATION_RULES.filter((rule) => meets(rule, day, months)).map((rule) => {
    const { id, basis, deities, worship } = rule;
    return { id, basis, deities, worship, window: windowOf(day, worship), names: namesOf(rule, day, months) };
  });
}

/**
 * What the rules recommend on a day to those who reckon months so, the weightiest first; a rule whose deities were all
 * named before is left out.
 */
export function recommendationsOf(day: PanchangDay, months: LunarReckoning): Recommendation[] {
  const named = new Set<DeityId>();
  return [...ofFestivals(day, months), ...ofRules(day, months)].filter(({ deities }) => {
    const brings = deities.some((deity) => !named.has(deity));
    for (const deity of deities) named.add(deity);
    return brings;
  });
}

const AUSPICIOUS: readonly Basis[] = ["festival", "tithi", "weekday"];

/** The deities whose festival, tithi or weekday it is, in whichever month: the rule behind "Auspicious Today". */
export function auspiciousDeities(day: PanchangDay): DeityId[] {
  const all = [...ofFestivals(day, "amanta"), ...ofRules(day, "amanta")].filter(({ basis }) =>
    AUSPICIOUS.includes(basis),
  );
  return DEITIES.filter((id) => all.some(({ deities }) => deities.includes(id)));
}

/** Title and description of a recommendation in the language that `t` and `locale` speak. */
export function recommendationTexts(
  { id, deities, names }: Recommendation,
  t: Translate,
  locale: string,
): { title: string; description: string } {
  const list = new Intl.ListFormat(locale, { type: "conjunction" });
  const params: Record<string, string> = { deities: list.format(deities.map((deity) => t(`deities.${deity}`))) };
  for (const [name, key] of Object.entries(names)) if (key !== undefined) params[name] = t(key);
  return {
    title: t(`recommendations.${id}.title`, params),
    description: t(`recommendations.${id}.description`, params),
  };
}
