import type { FestivalOfDay } from "../../contract/panchang";
import { type TextLanguage, textLanguages } from "../../contract/vocabulary";
import type { FestivalDate } from "../../domain/festivals/occurrence";
import type { Almanac } from "../../domain/panchang/almanac";
import type { KeptDay } from "../festivals/calendar";
import { ownNameOf } from "../festivals/dayName";
import { nameOfFestival, noteOf } from "../festivals/record";

/** The festivals of a day in a language and in all of them; an Ekadashi bears its own name. */
export function festivalsOfDay(almanac: Almanac, kept: readonly KeptDay[], language: TextLanguage): FestivalOfDay[] {
  return kept.map(({ festival, computed, chosen }) => {
    const names = inEach((tongue) => ownNameOf(almanac, computed, tongue) ?? nameOfFestival(festival, tongue));
    const hasNote = chosen !== undefined && noteOf(chosen, language) !== null;
    const notes = hasNote ? inEach((tongue) => noteOf(chosen, tongue) ?? "") : null;
    const { slug, type } = festival;
    return { slug, name: names[language], type, note: notes?.[language] ?? null, names, notes };
  });
}

const inEach = (text: (language: TextLanguage) => string): Record<TextLanguage, string> => {
  const [en, hi, kn] = textLanguages.map(text);
  return { en: en ?? "", hi: hi ?? "", kn: kn ?? "" };
};

/** The rule-driven ones among the kept festivals, for the rules that ask which festival it is. */
export function keptFestivals(kept: readonly KeptDay[]): FestivalDate[] {
  return kept.flatMap(({ festival, date, computed }) =>
    festival.rule_id ? [computed ?? { festival: festival.rule_id, date, begins: "", ends: "" }] : [],
  );
}
