import type { FestivalOfDay } from "../../contract/panchang";
import { type TextLanguage, textLanguages } from "../../contract/vocabulary";
import type { FestivalDate } from "../../domain/festivals/occurrence";
import { partingOf } from "../../domain/festivals/partings";
import { timesOf } from "../../domain/festivals/times";
import type { Almanac } from "../../domain/panchang/almanac";
import type { ObservedDay } from "../festivals/calendar";
import { ownNameOf } from "../festivals/dayName";
import { nameOfFestival, noteOf } from "../festivals/record";

/**
 * The festivals of a day in a language and in all of them, with their times at the place of `here`; an Ekadashi bears its
 * own name. Where schools part is told by the dates of the whole country, which `almanac` gives.
 */
export function festivalsOfDay(
  almanac: Almanac,
  here: Almanac,
  observed: readonly ObservedDay[],
  language: TextLanguage,
): FestivalOfDay[] {
  return observed.map(({ festival, computed, chosen }) => {
    const names = inEach((tongue) => ownNameOf(almanac, computed, tongue) ?? nameOfFestival(festival, tongue));
    const hasNote = chosen !== undefined && noteOf(chosen, language) !== null;
    const notes = hasNote ? inEach((tongue) => noteOf(chosen, tongue) ?? "") : null;
    const { slug, type } = festival;
    return {
      slug,
      name: names[language],
      type,
      note: notes?.[language] ?? null,
      names,
      notes,
      times: computed ? timesOf(here, computed) : [],
      parting: computed ? partingOf(almanac, computed) : [],
    };
  });
}

const inEach = (text: (language: TextLanguage) => string): Record<TextLanguage, string> => {
  const [en, hi, kn] = textLanguages.map(text);
  return { en: en ?? "", hi: hi ?? "", kn: kn ?? "" };
};

/** The rule-driven ones among the observed festivals, for the rules that ask which festival it is. */
export function observedFestivals(observed: readonly ObservedDay[]): FestivalDate[] {
  return observed.flatMap(({ festival, date, computed }) =>
    festival.rule_id ? [computed ?? { festival: festival.rule_id, date, begins: "", ends: "" }] : [],
  );
}
