import { z } from "zod";
import { FESTIVAL_RULES } from "../domain/festivals/rules";
import { atMost, BooleanText, Id, nameText, optionalText, PageNumber, PageSize, paged, typedText } from "./common";
import { CivilDate, OptionalDate } from "./dates";
import { FestivalTime, PartingDay, SupportedYear } from "./panchang";
import { Slug } from "./slug";
import { TempleCard } from "./temples";
import { festivalTypes, textLanguages } from "./vocabulary";

const text = z.string().nullable();

export const FestivalType = z.enum(festivalTypes, "errors.festivalType");

/** A date of a festival. `endDate` is the last day of one that takes several; a chosen date tells the computed one. */
export const FestivalDay = z.object({
  date: z.string(),
  endDate: text,
  /** what a rule goes by; null for a date that was entered */
  basis: z.enum(["tithi", "nakshatra", "sankranti"]).nullable(),
  /** between these instants (ISO UTC) the tithi or nakshatra holds; both are the Sun's entry into a sign */
  begins: text,
  ends: text,
  computedDate: text,
  note: text,
  /** a name of this day alone: each Ekadashi has one */
  dayName: text,
  /** at New Delhi */
  times: z.array(FestivalTime),
  /** where schools part, the day of each */
  parting: z.array(PartingDay),
});
export type FestivalDay = z.infer<typeof FestivalDay>;

/** A festival on a list; `name` and `significance` in the language asked for. */
export const FestivalEntry = FestivalDay.extend({
  slug: z.string(),
  name: z.string(),
  nameEn: z.string(),
  nameHi: text,
  nameKn: text,
  otherNames: text,
  type: text,
  region: text,
  significance: text,
  deities: z.array(z.string()),
});
export type FestivalEntry = z.infer<typeof FestivalEntry>;

const Language = z.enum(textLanguages, "errors.language");

/** `GET /api/festivals`: one year, or the days from `from` to `to`; without `type` the monthly vows are left out. */
export const FestivalQuery = z
  .strictObject({
    year: SupportedYear.optional(),
    from: CivilDate.optional(),
    to: CivilDate.optional(),
    region: typedText(100).optional(),
    type: z.enum([...festivalTypes, "ALL"], "errors.festivalType").optional(),
    lang: Language.optional(),
  })
  .refine(({ from, to }) => !from || !to || from <= to, { path: ["to"], message: "errors.dateOrder" });
export type FestivalQuery = z.infer<typeof FestivalQuery>;
export const FestivalList = z.object({
  festivals: z.array(FestivalEntry),
  total: z.int(),
  from: z.string(),
  to: z.string(),
  /** regions that the festivals of the product name, for the filter */
  regions: z.array(z.string()),
});
export type FestivalList = z.infer<typeof FestivalList>;

/** `GET /api/temples/:id/festivals`: the coming ones of the temple's deities. */
export const TempleFestivals = z.object({ festivals: z.array(FestivalEntry) });
export type TempleFestivals = z.infer<typeof TempleFestivals>;

export const FestivalParams = z.strictObject({ slug: Slug });
export const FestivalShowQuery = z.strictObject({ lang: Language.optional() });

/** A festival as its page shows it. */
export const PublicFestival = FestivalEntry.omit({ date: true, endDate: true, begins: true, ends: true, basis: true })
  .omit({ computedDate: true, note: true, dayName: true, times: true, parting: true })
  .extend({
    description: text,
    isComputed: z.boolean(),
    /** this year's and the coming ones */
    dates: z.array(FestivalDay),
    temples: z.array(TempleCard),
  });
export type PublicFestival = z.infer<typeof PublicFestival>;

/** The feeds of `/calendar/`: `festivals`, `vratas`, or a festival's slug, each with the ending `.ics`. */
export const FeedParams = z.strictObject({
  feed: z
    .string()
    .max(110, atMost("errors.slug"))
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*\.ics$/, "errors.slug"),
});

const RuleId = z.enum(
  FESTIVAL_RULES.map(({ id }) => id),
  "errors.festivalRule",
);

/** Deities as a list, or as text with commas between them. */
const Deities = z
  .array(typedText(80))
  .max(20, "errors.tooMany")
  .or(typedText(800).transform((list) => list.split(",").map((name) => name.trim())))
  .transform((names) => [...new Set(names.filter(Boolean))]);

/** A festival as the console writes it; one with a `ruleId` is computed, another one has the dates that are entered. */
export const FestivalInput = z.strictObject({
  name: nameText(160),
  nameHi: optionalText(200),
  nameKn: optionalText(200),
  otherNames: optionalText(400),
  otherNamesHi: optionalText(400),
  otherNamesKn: optionalText(400),
  slug: Slug,
  ruleId: RuleId.nullable(),
  type: z
    .literal("")
    .or(FestivalType)
    .nullable()
    .transform((type) => type || null),
  region: optionalText(300),
  significance: optionalText(2_000),
  significanceHi: optionalText(2_000),
  significanceKn: optionalText(2_000),
  description: optionalText(20_000),
  descriptionHi: optionalText(20_000),
  descriptionKn: optionalText(20_000),
  festivalDate: OptionalDate,
  deities: Deities,
  active: z.boolean("errors.boolean"),
  /** The version the editor saw; another one on record answers 409. */
  version: z.int().min(1),
});
export type FestivalInput = z.infer<typeof FestivalInput>;
export const FestivalCreate = FestivalInput.partial().required({ name: true });
export type FestivalCreate = z.infer<typeof FestivalCreate>;
export const FestivalPatch = FestivalInput.partial().refine(
  (patch) => Object.keys(patch).some((field) => field !== "version"),
  "errors.emptyUpdate",
);
export type FestivalPatch = z.infer<typeof FestivalPatch>;

/** A festival as the console reads it; `nextDate` is its next day, whatever it comes from. */
export const AdminFestival = z.object({
  id: Id,
  slug: z.string(),
  ruleId: text,
  name: z.string(),
  nameHi: text,
  nameKn: text,
  otherNames: text,
  otherNamesHi: text,
  otherNamesKn: text,
  type: text,
  region: text,
  significance: text,
  significanceHi: text,
  significanceKn: text,
  description: text,
  descriptionHi: text,
  descriptionKn: text,
  festivalDate: text,
  nextDate: text,
  deities: z.array(z.string()),
  active: z.boolean(),
  version: z.int(),
  createdAt: z.string(),
  updatedAt: z.string(),
  deletedAt: text,
});
export type AdminFestival = z.infer<typeof AdminFestival>;

export const adminFestivalSorts = ["name", "type", "region", "nextDate", "active", "updatedAt", "id"] as const;

/** Filters the console's list and its export share. */
export const AdminFestivalFilters = z.strictObject({
  search: typedText(200).optional(),
  type: FestivalType.or(z.literal("")).optional(),
  region: typedText(100).optional(),
  active: BooleanText.optional(),
  /** computed by a rule, or entered by date */
  source: z.enum(["computed", "entered", ""], "errors.festivalSource").optional(),
  deleted: BooleanText.optional(),
});
export type AdminFestivalFilters = z.infer<typeof AdminFestivalFilters>;

/** Without `page` the answer is a bare list, with it a page. */
export const AdminFestivalQuery = AdminFestivalFilters.extend({
  page: PageNumber.optional(),
  size: PageSize.optional(),
  sortBy: z.enum(adminFestivalSorts, "errors.sort").optional(),
  sortDir: z.enum(["asc", "desc"], "errors.sort").optional(),
});
export type AdminFestivalQuery = z.infer<typeof AdminFestivalQuery>;
export const AdminFestivalPage = z.object({
  festivals: z.array(AdminFestival),
  ...paged,
});
export type AdminFestivalPage = z.infer<typeof AdminFestivalPage>;
export const AdminFestivalList = z.array(AdminFestival).or(AdminFestivalPage);

/** `GET /api/admin/festivals/:id/dates`: the days of a year, computed and chosen. */
export const FestivalDatesQuery = z.strictObject({ year: SupportedYear.optional() });
export const ChosenDate = z.object({
  date: z.string(),
  /** what the rule says; null for a day that no rule gives */
  computedDate: text,
  /** the computed day it is or stands in for, also one that the rule no longer gives; names it in later calls */
  replaces: text,
  isChosen: z.boolean(),
  note: text,
  noteHi: text,
  noteKn: text,
});
export type ChosenDate = z.infer<typeof ChosenDate>;
export const FestivalDates = z.object({ year: z.int(), dates: z.array(ChosenDate) });
export type FestivalDates = z.infer<typeof FestivalDates>;

/**
 * A date chosen for a year. `replaces` names the computed day it stands in for; it may be left out when the year has
 * one or none.
 */
export const DateChoice = z.strictObject({
  date: CivilDate,
  replaces: CivilDate.nullable().optional(),
  note: optionalText(500).optional(),
  noteHi: optionalText(500).optional(),
  noteKn: optionalText(500).optional(),
});
export type DateChoice = z.infer<typeof DateChoice>;
export const FestivalYearParams = z.strictObject({
  id: z
    .string()
    .max(10, atMost("errors.id"))
    .regex(/^\d{1,10}$/, "errors.id")
    .transform(Number)
    .pipe(Id),
  year: SupportedYear,
});
/** Which chosen date to take back; needed only when the year has several. */
export const UndoChoiceQuery = z.strictObject({ replaces: CivilDate.optional() });

export const FestivalExportQuery = AdminFestivalFilters.extend({
  format: z.enum(["csv", "json", "xlsx"], "errors.format").optional(),
});
export const TicketedFestivalExport = AdminFestivalFilters.extend({ ticket: z.string().max(100).optional() });

export const FeedQuery = z.strictObject({ lang: Language.optional() });
