import type { z } from "zod";
import type { AdminTemple, AdminTempleRecord, TempleInput } from "../../contract/adminTemples";
import { tellingStates } from "../../contract/englishStates";
import { type TempleField, templeFields } from "../../contract/templeFields";
import { settings, traditions, translatedFields } from "../../contract/vocabulary";
import { kindOfSeason, type SeasonKind } from "../../domain/closures";
import { splitLocation } from "../../domain/location";
import { typedPrecision } from "../../domain/positionPrecision";
import { blankToNull, differing, type RecordShape } from "../form/recordShape";

type Written = Partial<z.input<typeof TempleInput>>;
/** A season, with what the form asks of it first. */
type SeasonValues = NonNullable<Written["closures"]>[number] & { kind?: SeasonKind };
export type TempleValues = Omit<Written, "closures"> & {
  closures?: SeasonValues[];
  formerSlugs?: readonly string[];
  derivedFields?: readonly string[];
};

/** What `pictures` says in the form, in one list. */
const inPictures = ["image", "imageCredit", "imageLicense", "gallery", "pictureNotes"] as const;
/** What the form sends. */
export type FormField = Exclude<TempleField, (typeof inPictures)[number]> | "pictures";
const isOwn = (field: TempleField): field is Exclude<FormField, "pictures"> =>
  !inPictures.some((other) => other === field);
const formFields: readonly FormField[] = [...templeFields.filter(isOwn), "pictures"];

/** The form has a state for each text; the record only those that say something. */
const allReviewed = Object.fromEntries(translatedFields.map((field) => [field, "reviewed" as const]));

const blankTemple: TempleValues = {
  names: [],
  identifiers: [],
  closures: [],
  ownFestivals: [],
  sources: [],
  sourceNotes: [],
  pictures: [],
  englishStates: allReviewed,
  amenities: [],
  specialities: [],
  poojaDetails: [],
  isActive: true,
  isVerified: false,
};

/** What the form starts with. */
export function valuesOf(temple: (AdminTemple & Partial<AdminTempleRecord>) | undefined): TempleValues {
  if (!temple) return blankTemple;
  const { tradition, setting, closures = [], ...rest } = picked(temple);
  const location = `${temple.city}, ${temple.state}`;
  return {
    ...rest,
    tradition,
    setting,
    type: setting ?? tradition,
    location,
    closures: closures.map((season) => ({ ...season, kind: kindOfSeason(season) })),
    englishStates: { ...allReviewed, ...temple.englishStates },
    formerSlugs: temple.formerSlugs,
    derivedFields: temple.derivedFields,
  };
}

function picked(temple: AdminTemple): TempleValues {
  return Object.fromEntries(formFields.map((field) => [field, temple[field]]));
}

/** The form's values as they are sent: blank text is null, and only what is sent at all. */
export function sentValues(values: TempleValues): TempleValues {
  const said = {
    ...values,
    englishStates: tellingStates(values.englishStates ?? {}, values),
    translations: writtenOf(values.translations),
    pictures: (values.pictures ?? []).map(writtenPicture),
    closures: (values.closures ?? []).map(writtenSeason),
  };
  const entries = formFields.map((field) => [field, blankToNull(said[field])] as const);
  return Object.fromEntries(entries.filter(([field, value]) => field !== "slug" || value !== null));
}

/** A text that is blank is no translation; the form holds the state of all of them. */
function writtenOf(translations: TempleValues["translations"]): TempleValues["translations"] {
  const written = (texts: object = {}) =>
    Object.fromEntries(Object.entries(texts).filter(([, one]) => typeof one?.text === "string" && one.text.trim()));
  const [hi, kn] = [written(translations?.hi), written(translations?.kn)];
  return Object.keys(hi).length + Object.keys(kn).length > 0 ? { hi, kn } : null;
}

/**
 * What a season is by what was chosen, without what belongs to another kind of it. An end without a rule has none; the
 * form holds one that nobody chose as nothing at all.
 */
function writtenSeason(values: SeasonValues): SeasonValues {
  const { kind, closesOn, opensOn, openOnly, hours, opensAt, note, ...season } = values;
  const is = kind ?? kindOfSeason({ openOnly, hours });
  return {
    ...season,
    ...(is === "openOnly" && { openOnly: true }),
    ...(is !== "closed" && hours && { hours }),
    ...(is !== "otherHours" && opensAt && { opensAt }),
    closesOn: writtenEnd(closesOn),
    opensOn: writtenEnd(opensOn),
    note: writtenTexts(note),
  };
}

function writtenEnd(end: SeasonValues["closesOn"]): SeasonValues["closesOn"] {
  if (!end?.basis) return null;
  const { about, ...day } = end;
  return about ? { ...day, about } : day;
}

type PictureValues = NonNullable<TempleValues["pictures"]>[number];

const writtenPicture = ({ url, alt, credit, license, focus }: PictureValues): PictureValues => ({
  url: url ?? "",
  alt: writtenTexts(alt),
  credit: writtenText(credit),
  license: writtenText(license),
  focus: focus ?? null,
});

type Texts = { en?: string | null; hi?: string | null; kn?: string | null };

/** A text that is blank is none; the form holds those of languages that nobody typed as nothing at all. */
function writtenTexts(texts: Texts | null | undefined) {
  const written = { en: writtenText(texts?.en), hi: writtenText(texts?.hi), kn: writtenText(texts?.kn) };
  return Object.values(written).some(Boolean) ? written : null;
}
const writtenText = (value: string | null | undefined) => value?.trim() || null;

const isMoved = (changed: TempleValues) => "latitude" in changed || "longitude" in changed;

/** Only what differs from what was read; a position that moves says how exact it is, or that nobody said it. */
export function changedValues(values: TempleValues, temple: AdminTemple): TempleValues {
  const changed: TempleValues = differing(sentValues(values), sentValues(valuesOf(temple)));
  return isMoved(changed) ? { ...changed, positionPrecision: values.positionPrecision ?? null } : changed;
}

const isTradition = (type: unknown) => traditions.some((tradition) => tradition === type);
const isSetting = (type: unknown) => settings.some((setting) => setting === type);

/**
 * Keeps the two views of one fact together: type with tradition and setting, location with city and state; and a
 * position with how exact it is.
 */
export function inStep(changed: TempleValues, all: TempleValues): TempleValues {
  if (typeof changed.location === "string") return splitLocation(changed.location) ?? { city: "", state: "" };
  if ("city" in changed || "state" in changed) {
    return { location: [all.city, all.state].filter(Boolean).join(", ") };
  }
  if ("tradition" in changed || "setting" in changed) return { type: all.setting ?? all.tradition ?? null };
  if (isMoved(changed)) return { positionPrecision: typedPrecision(all) };
  if (isTradition(changed.type)) return { tradition: asTradition(changed.type) };
  return isSetting(changed.type) ? { setting: asSetting(changed.type) } : {};
}

const asTradition = (type: unknown) => traditions.find((tradition) => tradition === type) ?? null;
const asSetting = (type: unknown) => settings.find((setting) => setting === type) ?? null;

/** Their values of the fields that were chosen as theirs, with the two views of one fact in step. */
function takenValues(fields: readonly FormField[], theirs: AdminTemple): TempleValues {
  const all = valuesOf(theirs);
  const chosen: TempleValues = Object.fromEntries(fields.map((field) => [field, all[field]]));
  const { positionPrecision } = all;
  return { ...chosen, ...inStep(chosen, all), ...(isMoved(chosen) && { positionPrecision }) };
}

export const templeShape: RecordShape<AdminTemple, TempleValues, FormField> = {
  resource: "temples",
  texts: "temples",
  fields: formFields,
  valuesOf,
  sent: sentValues,
  changed: changedValues,
  taken: takenValues,
  inStep,
};
