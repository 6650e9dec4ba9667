import { z } from "zod";
import type { IsoEclipse } from "../domain/panchang/dayDetails";
import type { MonthDay } from "../domain/panchang/month";
import type { PanchangDay } from "../domain/panchang/panchangDay";
import { lunarReckonings } from "../domain/panchang/reckoning";
import { atMost, integerIn, latitudeText, longitudeText, typedText } from "./common";
import { CivilDate, isSupportedYear } from "./dates";
import { Place } from "./places";
import { panchangYears, textLanguages } from "./vocabulary";

const { first, last } = panchangYears;

export const SupportedYear = integerIn(first, last, "errors.year");
const Month = z
  .string("errors.month")
  .max(7, atMost("errors.month"))
  .regex(/^\d{4}-(0[1-9]|1[0-2])$/, { error: "errors.month", abort: true })
  .refine((month) => isSupportedYear(Number(month.slice(0, 4))), "errors.year");

const Language = z.enum(textLanguages, "errors.language");

/** A place by name (any of the gazetteer, in any spelling) or by position; Delhi when nothing is said. */
const where = { city: typedText(120).optional(), lat: latitudeText.optional(), lng: longitudeText.optional() };
const Months = z.enum(lunarReckonings, "errors.months");

/** What every read of the almanac may say; months go by the language and the place unless it says how. */
export const asked = z.strictObject({ ...where, lang: Language.optional(), months: Months.optional() });
export type Asked = z.infer<typeof asked>;

/** Half a position is no position: the missing half is named. */
export const ofPlace = <Shape extends typeof asked.shape>(query: z.ZodObject<Shape>) =>
  query.superRefine((given: { lat?: unknown; lng?: unknown }, context) => {
    if ((given.lat === undefined) === (given.lng === undefined)) return;
    const missing = given.lat === undefined ? "lat" : "lng";
    context.addIssue({ code: "custom", path: [missing], message: "errors.required" });
  });

/** `GET /api/platform/panchang`; the day in India when no date is said. */
export const PanchangQuery = ofPlace(asked.extend({ date: CivilDate.optional() }));
export type PanchangQuery = z.infer<typeof PanchangQuery>;

/** `GET /api/platform/panchang/month` */
export const PanchangMonthQuery = ofPlace(asked.extend({ month: Month.optional() }));
export type PanchangMonthQuery = z.infer<typeof PanchangMonthQuery>;

/** `GET /api/platform/panchang/year` */
export const PanchangYearQuery = ofPlace(asked.extend({ year: SupportedYear.optional() }));
export type PanchangYearQuery = z.infer<typeof PanchangYearQuery>;

/** The place an almanac is for; without a slug it is a position that no place of the gazetteer is near. */
export const AlmanacPlace = Place.extend({ slug: z.string().nullable() });
export type AlmanacPlace = z.infer<typeof AlmanacPlace>;

const Texts = z.object({ en: z.string(), hi: z.string(), kn: z.string() });

/** A time of a festival, ISO UTC; a moment has the same start and end. `id` names what is done then. */
export const FestivalTime = z.object({ id: z.string(), start: z.string(), end: z.string() });

/** A day on which one school keeps a festival that others keep on another; one of them is this almanac's. */
export const PartingDay = z.object({ date: z.string(), school: z.string(), isOurs: z.boolean() });

/**
 * A festival of a day in the language asked for; `note` is why its date was chosen. Its times are those of the place,
 * and where schools part, `parting` has the day of each.
 */
export const FestivalOfDay = z.object({
  slug: z.string(),
  name: z.string(),
  type: z.string().nullable(),
  note: z.string().nullable(),
  names: Texts,
  notes: Texts.nullable(),
  times: z.array(FestivalTime),
  parting: z.array(PartingDay),
});
export type FestivalOfDay = z.infer<typeof FestivalOfDay>;

/** What to do today, when, and why; `part` names the part of the day that `time` is. */
export const Recommendation = z.object({
  title: z.string(),
  description: z.string(),
  time: z.string(),
  part: z.string(),
  /** rule that says so, what it goes by (festival, season, tithi, nakshatra, weekday), and for whom it is */
  id: z.string(),
  basis: z.string(),
  deities: z.array(z.string()),
  /** ISO UTC; null for a vow that waits for a moonrise that does not come */
  window: z.tuple([z.string(), z.string()]).nullable(),
  worship: z.string(),
  /** keys of what its texts name, in the locale `panchang` */
  names: z.record(z.string(), z.string()),
});
export type Recommendation = z.infer<typeof Recommendation>;

/** The day in words: names with their ends, times as `HH:MM` in India. */
export const PanchangToday = z.object({
  location: z.string(),
  date: z.string(),
  weekday: z.string(),
  tithi: z.string(),
  nakshatra: z.string(),
  yoga: z.string(),
  karana: z.string(),
  sunrise: z.string(),
  sunset: z.string(),
  moonrise: z.string(),
  moonset: z.string(),
  month: z.string(),
  /** how `month`, and all that speaks of months, was reckoned */
  months: z.enum(lunarReckonings),
  rahuKalam: z.string(),
  yamaganda: z.string(),
  gulika: z.string(),
  auspiciousTime: z.string(),
});
export type PanchangToday = z.infer<typeof PanchangToday>;

export const PanchangAnswer = z.object({
  today: PanchangToday,
  festivals: z.array(FestivalOfDay),
  /** what others keep on this day and this almanac on `date` */
  alsoKept: z.array(FestivalOfDay.extend({ date: z.string() })),
  recommendations: z.array(Recommendation),
  place: AlmanacPlace,
  /** the same day for machines: indices, instants in UTC, day parts, choghadiya and hora */
  day: z.custom<PanchangDay>(),
});
export type PanchangAnswer = z.infer<typeof PanchangAnswer>;

/** A cell of the month: the almanac's facts with the festivals as observed. */
export type CalendarDay = Omit<MonthDay, "festivals"> & { festivals: FestivalOfDay[] };
export const PanchangMonth = z.object({
  place: AlmanacPlace,
  month: z.string(),
  /** how the lunar months are reckoned that readers are used to, or asked for; the days have them by both */
  months: z.enum(lunarReckonings),
  days: z.array(z.custom<CalendarDay>()),
  /** those of the month's year, also those that the place does not see */
  eclipses: z.array(z.custom<IsoEclipse>()),
});
export type PanchangMonth = z.infer<typeof PanchangMonth>;

/** The days of a year that people look for. */
export const PanchangYear = z.object({
  place: AlmanacPlace,
  year: z.int(),
  festivals: z.array(FestivalOfDay.extend({ date: z.string() })),
  ekadashi: z.array(z.string()),
  purnima: z.array(z.string()),
  amavasya: z.array(z.string()),
  sankashti: z.array(z.string()),
  pradosh: z.array(z.string()),
  /** vows by date with their times, such as the parana of each Ekadashi */
  vratas: z.array(FestivalOfDay.extend({ date: z.string() })),
  eclipses: z.array(z.custom<IsoEclipse>()),
});
export type PanchangYear = z.infer<typeof PanchangYear>;
