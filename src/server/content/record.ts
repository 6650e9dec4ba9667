import type { Selectable } from "kysely";
import type { AdminGuidance, Guidance, GuidancePatch } from "../../contract/content";
import type { TextLanguage } from "../../contract/vocabulary";
import type { GuidanceTable } from "../db/contentTables";

export type GuidanceRow = Selectable<GuidanceTable>;
type Dated = { startsOn: string | null; endsOn: string | null; published: boolean };
type Text = string | null;

/** True on the days between the two dates, both included, while it is published. */
export const isShownOn = ({ startsOn, endsOn, published }: Dated, today: string): boolean =>
  published && (startsOn === null || startsOn <= today) && (endsOn === null || today <= endsOn);

/** The text in a language, else the English one. */
export const inLanguage = (language: TextLanguage, en: Text, hi: Text, kn: Text): Text =>
  (language === "hi" ? hi : language === "kn" ? kn : en) || en;

const datesOf = ({ starts_on, ends_on, published }: GuidanceRow): Dated => ({
  startsOn: starts_on,
  endsOn: ends_on,
  published: published === 1,
});

/** A card as the console reads it on the day `today`. */
export function adminGuidanceOf(row: GuidanceRow, today: string): AdminGuidance {
  return {
    id: row.id,
    position: row.position,
    ...fieldsOf(row),
    isShown: row.deleted_at === null && isShownOn(datesOf(row), today),
    version: row.version,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    deletedAt: row.deleted_at,
  };
}

/** A card as a visitor reads it, or undefined on a day it is not for. */
export function guidanceOf(row: GuidanceRow, language: TextLanguage, today: string): Guidance | undefined {
  if (!isShownOn(datesOf(row), today)) return undefined;
  const { title, description, button } = row;
  return {
    id: row.id,
    title: inLanguage(language, title, row.title_hi, row.title_kn) ?? title,
    description: inLanguage(language, description, row.description_hi, row.description_kn),
    button: inLanguage(language, button, row.button_hi, row.button_kn),
  };
}

export type GuidanceFields = ReturnType<typeof fieldsOf>;

/** What editors write of a card, in the contract's names. */
export function fieldsOf(row: GuidanceRow) {
  return {
    title: row.title,
    titleHi: row.title_hi,
    titleKn: row.title_kn,
    description: row.description,
    descriptionHi: row.description_hi,
    descriptionKn: row.description_kn,
    button: row.button,
    buttonHi: row.button_hi,
    buttonKn: row.button_kn,
    ...datesOf(row),
  };
}

/** The columns of a card with these fields. */
export const columnsOf = (fields: GuidanceFields) => ({
  title: fields.title,
  title_hi: fields.titleHi,
  title_kn: fields.titleKn,
  description: fields.description,
  description_hi: fields.descriptionHi,
  description_kn: fields.descriptionKn,
  button: fields.button,
  button_hi: fields.buttonHi,
  button_kn: fields.buttonKn,
  starts_on: fields.startsOn,
  ends_on: fields.endsOn,
  published: fields.published ? 1 : 0,
});

const blank: Omit<GuidanceFields, "title"> = {
  titleHi: null,
  titleKn: null,
  description: null,
  descriptionHi: null,
  descriptionKn: null,
  button: null,
  buttonHi: null,
  buttonKn: null,
  startsOn: null,
  endsOn: null,
  published: true,
};

/** `before` (or a blank card) with what `input` names. */
export function normalized(input: GuidancePatch, before?: GuidanceFields): GuidanceFields {
  const { version: _, ...given } = input;
  return { title: "", ...blank, ...before, ...withoutUndefined(given) };
}

const withoutUndefined = <Given extends object>(given: Given) =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
