import type { FestivalDay, FestivalEntry } from "../../contract/festivals";
import type { TextLanguage } from "../../contract/vocabulary";
import { regionsIn } from "../../domain/festivals/keepers";
import { partingOf } from "../../domain/festivals/partings";
import { FESTIVAL_RULES } from "../../domain/festivals/rules";
import { timesOf } from "../../domain/festivals/times";
import type { FestivalCalendar, ObservedDay } from "./calendar";
import { ownNameOf } from "./dayName";
import { deitiesOfRow, type FestivalRow, inLanguage, nameOfFestival, noteOf } from "./record";

/** A day of a festival as visitors read it. */
export function festivalDayOf(calendar: FestivalCalendar, day: ObservedDay, language: TextLanguage): FestivalDay {
  const { date, computed, chosen } = day;
  return {
    date,
    endDate: calendar.endOf(day),
    basis: computed ? basisOf(computed.festival) : null,
    begins: computed?.begins ?? null,
    ends: computed?.ends ?? null,
    computedDate: computed?.date ?? (chosen?.replaces || null),
    note: chosen ? noteOf(chosen, language) : null,
    dayName: ownNameOf(calendar.almanac, computed, language),
    ...windowsOf(calendar, day),
  };
}

type Windows = Pick<FestivalDay, "times" | "parting">;
/** By the day they are of, which the calendar holds as long as lists are asked for it. */
const windows = new WeakMap<ObservedDay, Windows>();

/** The times of a day at New Delhi, and the days of schools that part. */
export function windowsOf({ almanac }: FestivalCalendar, day: ObservedDay): Windows {
  const known = windows.get(day);
  if (known) return known;
  const { computed } = day;
  const found = computed
    ? { times: timesOf(almanac, computed), parting: partingOf(almanac, computed) }
    : { times: [], parting: [] };
  windows.set(day, found);
  return found;
}

const bases = new Map(FESTIVAL_RULES.map(({ id, basis }) => [id, basis]));

/** What the date of a rule goes by: the Moon's phase, the star it stands in, or the Sun's entry into a sign. */
function basisOf(rule: string): FestivalDay["basis"] {
  const basis = bases.get(rule);
  return basis === "solar-nakshatra" ? "nakshatra" : basis === "sankranti" ? "sankranti" : "tithi";
}

/** What lists and pages tell of a festival. */
export function festivalTextsOf(row: FestivalRow, language: TextLanguage): Omit<FestivalEntry, keyof FestivalDay> {
  return {
    slug: row.slug,
    name: nameOfFestival(row, language),
    nameEn: row.name,
    nameHi: row.name_hi,
    nameKn: row.name_kn,
    otherNames: inLanguage(language, row.other_names, row.other_names_hi, row.other_names_kn),
    type: row.type,
    region: row.region,
    significance: inLanguage(language, row.significance, row.significance_hi, row.significance_kn),
    deities: deitiesOfRow(row),
  };
}

export const descriptionOf = (row: FestivalRow, language: TextLanguage): string | null =>
  inLanguage(language, row.description, row.description_hi, row.description_kn);

/** The regions a festival is observed in, as its record lists them. */
export const regionsOf = ({ region }: Pick<FestivalRow, "region">): string[] => regionsIn(region);
