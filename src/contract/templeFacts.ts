import { z } from "zod";
import { kindOfSeason, rulesOf } from "../domain/closures";
import { isKnownScript } from "../domain/scripts";
import { atMost, nameText, optionalText, typedText, WebAddress } from "./common";
import { CivilDate, TimeOfDay } from "./dates";
import { OpeningHours } from "./openingHours";
import { MonthDay, OwnRule, SeasonEnd, WrittenSeasonEnd } from "./ownRules";
import { mostOf } from "./templeLimits";
import {
  identifierSource,
  nameKinds,
  photographyRules,
  placeFields,
  sourceKinds,
  textStates,
  translatedFields,
  wheelchairAccess,
  worshipStates,
} from "./vocabulary";

/** BCP 47: a language, where it matters with its script or region (`ta`, `sr-Latn`, `en-IN`). */
const LanguageTag = z
  .string("errors.required")
  .max(12, atMost("errors.language"))
  .regex(/^[a-z]{2,3}(-[A-Z][a-z]{3})?(-[A-Z]{2})?$/, "errors.language");

/** Another name that people know a temple by, in any language of India or in English. */
export const TempleName = z.strictObject({
  name: nameText(200).refine(isKnownScript, "errors.nameScript"),
  language: LanguageTag,
  kind: z.enum(nameKinds, "errors.nameKind"),
});
export type TempleName = z.infer<typeof TempleName>;
export const TempleNames = z.array(TempleName).max(mostOf.names, "errors.tooMany");
export type TempleNames = z.infer<typeof TempleNames>;

/** A word for who says something: `hrce`, `osm`. */
export const SourceWord = z
  .string("errors.required")
  .trim()
  .max(40, atMost("errors.identifierSource"))
  .regex(identifierSource, "errors.identifierSource");

/** What a source calls a temple: `hrce` and `TM000001`, `osm` and `node/26`; a source gives each number once. */
export const Identifier = z.strictObject({
  source: SourceWord,
  value: typedText(80).pipe(z.string().min(1, "errors.required")),
});
export type Identifier = z.infer<typeof Identifier>;
export const Identifiers = z
  .array(Identifier)
  .max(mostOf.identifiers, "errors.tooMany")
  .refine(
    (all) => new Set(all.map(({ source, value }) => `${source}:${value}`)).size === all.length,
    "errors.identifierRepeated",
  );
export type Identifiers = z.infer<typeof Identifiers>;

/** One text in the three languages of the site; each may be blank. */
export const translated = (max: number) =>
  z.strictObject({ en: optionalText(max), hi: optionalText(max), kn: optionalText(max) });
export type Translated = z.infer<ReturnType<typeof translated>>;

/**
 * A time of the year, days included, in which nobody can visit: Kedarnath in winter. With `openOnly` it is one of the
 * times in which alone the temple is open: Sabarimala in the first days of each Malayalam month. With `hours` these hold
 * then in place of the usual ones: in summer, or in one of such times. May go over New Year; its ends are approximate
 * where another day is announced each year. An end that follows from a rule (Gangotri opens on Akshaya Tritiya) is worked
 * out for each season, exact or within some days (`about`): `closesOn` is the first closed day, `opensOn` the first open
 * one; of other hours `opensOn` is the first day and `closesOn` the one after the last. `opensAt`, `HH:MM`, is when the
 * doors open on the first open day, where that is not as on other days.
 */
export const Closure = z.strictObject({
  from: MonthDay,
  to: MonthDay,
  openOnly: z.boolean("errors.custom").optional(),
  hours: OpeningHours.nullable().optional(),
  opensAt: TimeOfDay.nullable().optional(),
  approximate: z.boolean("errors.custom").optional(),
  closesOn: SeasonEnd.nullable().optional(),
  opensOn: SeasonEnd.nullable().optional(),
  note: translated(300).nullable().default(null),
});
export type Closure = z.infer<typeof Closure>;
export const Closures = z.array(Closure).max(mostOf.closures, "errors.tooMany");
export type Closures = z.infer<typeof Closures>;
/** As an editor writes them: each once. What is on record already is read whatever a later version asks for. */
export const WrittenClosure = Closure.extend({
  closesOn: WrittenSeasonEnd.nullable().optional(),
  opensOn: WrittenSeasonEnd.nullable().optional(),
});
export type WrittenClosure = z.infer<typeof WrittenClosure>;
export const WrittenClosures = z
  .array(WrittenClosure)
  .max(mostOf.closures, "errors.tooMany")
  .superRefine((closures, context) => {
    const said = closures.map(daysSaid);
    for (const [at, days] of said.entries())
      if (said.indexOf(days) < at)
        context.addIssue({ code: "custom", message: "errors.closureRepeated", path: [at, "from"] });
  });

/** What a row says of its days: its rules, and the usual days of the ends that have none. */
function daysSaid(season: Closure): string {
  const { begins, ends } = rulesOf(season);
  return JSON.stringify([kindOfSeason(season), begins ?? season.from, ends ?? season.to]);
}

/**
 * A festival of the temple itself: its name, and when it is in words; where the almanac can tell, also by a rule, and
 * how many days it takes.
 */
export const OwnFestival = z.strictObject({
  name: translated(160),
  when: translated(200),
  rule: OwnRule.nullable().default(null),
  days: z.int("errors.integer").min(1, "errors.range").max(90, "errors.range").nullable().default(null),
});
export type OwnFestival = z.infer<typeof OwnFestival>;
/** The same as visitors read it: the first and the last day of its next time, where they are known. */
export const DatedFestival = OwnFestival.omit({ rule: true, days: true }).extend({
  date: z.string().nullable(),
  endDate: z.string().nullable(),
});
export type DatedFestival = z.infer<typeof DatedFestival>;
export const OwnFestivals = z
  .array(OwnFestival.refine(({ name }) => Boolean(name.en), { path: ["name"], message: "errors.required" }))
  .max(mostOf.ownFestivals, "errors.tooMany");
export type OwnFestivals = z.infer<typeof OwnFestivals>;

/** A curated list that a temple is in; `number` of `count` in the list, or in the group of it that is named. */
export const ListMembership = z.object({
  slug: z.string(),
  name: z.string(),
  nameHi: z.string().nullable(),
  nameKn: z.string().nullable(),
  number: z.int().nullable(),
  count: z.int(),
  group: z.object({ name: z.string(), nameHi: z.string().nullable(), nameKn: z.string().nullable() }).nullable(),
});
export type ListMembership = z.infer<typeof ListMembership>;

const TextState = z.enum(textStates, "errors.textState");
const Translation = z.strictObject({
  text: typedText(20_000).pipe(z.string().min(1, "errors.required")),
  state: TextState,
});
const ofLanguage = z.partialRecord(z.enum(translatedFields), Translation);
/** The texts of a temple in Hindi and in Kannada, each with how far it is; English is in the fields themselves. */
export const Translations = z.strictObject({ hi: ofLanguage.default({}), kn: ofLanguage.default({}) });
export type Translations = z.infer<typeof Translations>;

/** How far the texts are that stand in English; one that is not named is reviewed. */
export const EnglishStates = z.partialRecord(z.enum(translatedFields), TextState);
export type EnglishStates = z.infer<typeof EnglishStates>;

/** Who says what is on record, about which fields, and when it was checked last. */
export const FieldSource = z.strictObject({
  fields: z
    .array(z.string().max(40, atMost("errors.custom")))
    .min(1, "errors.required")
    .max(60, "errors.tooMany"),
  kind: z.enum(sourceKinds, "errors.sourceKind"),
  name: typedText(160).pipe(z.string().min(1, "errors.required")),
  url: WebAddress.or(z.literal(""))
    .nullable()
    .default(null)
    .transform((address) => address || null),
  checkedOn: CivilDate.nullable().default(null),
});
export type FieldSource = z.infer<typeof FieldSource>;
export const FieldSources = z.array(FieldSource).max(20, "errors.tooMany");
export type FieldSources = z.infer<typeof FieldSources>;

/**
 * What a source says that no field has room for, in its own words: `label` is what its column is called. For the console
 * alone; the next list of the same source says it anew.
 */
export const SourceNote = z.strictObject({
  source: SourceWord,
  label: typedText(100).pipe(z.string().min(1, "errors.required")),
  text: typedText(4_000).pipe(z.string().min(1, "errors.required")),
});
export type SourceNote = z.infer<typeof SourceNote>;
export const SourceNotes = z.array(SourceNote).max(mostOf.sourceNotes, "errors.tooMany");
export type SourceNotes = z.infer<typeof SourceNotes>;

/** Year of building, or century: `1010`, `11c`, before the common era `-250`, `-3c`. */
export const Built = z
  .string()
  .trim()
  .max(6, atMost("errors.built"))
  .regex(/^(-?\d{1,4}|-?\d{1,2}c)?$/, "errors.built")
  .nullable()
  .transform((built) => built || null);

export const Photography = z.enum(photographyRules, "errors.photography").nullable();
export const Worship = z.enum(worshipStates, "errors.worship").nullable();
export const Wheelchair = z.enum(wheelchairAccess, "errors.wheelchair").nullable();
/** Fields of the place that were worked out from the gazetteer and not given. */
export const DerivedFields = z.array(z.enum(placeFields));
