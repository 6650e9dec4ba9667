import type { FestivalOfDay } from "../../contract/panchang";
import type { TextLanguage } from "../../contract/vocabulary";
import type { FestivalDate } from "../../domain/festivals/occurrence";
import type { Almanac } from "../../domain/panchang/almanac";
import type { KeptDay } from "../festivals/calendar";
import { ownNameOf } from "../festivals/dayName";
import { nameOfFestival, noteOf } from "../festivals/record";

/** The festivals of a day in a language; an Ekadashi bears its own name. */
export function festivalsOfDay(almanac: Almanac, kept: readonly KeptDay[], language: TextLanguage): FestivalOfDay[] {
  return kept.map(({ festival, computed, chosen }) => ({
    slug: festival.slug,
    name: ownNameOf(almanac, computed, language) ?? nameOfFestival(festival, language),
    type: festival.type,
    note: chosen ? noteOf(chosen, language) : null,
  }));
}

/** The rule-driven ones among the kept festivals, for the rules that ask which festival it is. */
export function keptFestivals(kept: readonly KeptDay[]): FestivalDate[] {
  return kept.flatMap(({ festival, date, computed }) =>
    festival.rule_id ? [computed ?? { festival: festival.rule_id, date, begins: "", ends: "" }] : [],
  );
}
