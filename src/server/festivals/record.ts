import type { Selectable } from "kysely";
import { z } from "zod";
import type { AdminFestival } from "../../contract/festivals";
import type { TextLanguage } from "../../contract/vocabulary";
import { foldTokens } from "../../domain/spelling";
import type { FestivalDateTable, FestivalTable } from "../db/festivalTables";
import { deityWord } from "../temples/searchDocument";

export type FestivalRow = Selectable<FestivalTable>;
export type ChoiceRow = Selectable<FestivalDateTable>;

const Names = z.array(z.string());

export const deitiesOfRow = (row: Pick<FestivalRow, "deities">): string[] => Names.parse(JSON.parse(row.deities));

/** The words under which temples of any of the deities are filed. */
export const deityWords = (deities: readonly string[]): string[] => [
  ...new Set(deities.flatMap((name) => [deityWord(name), ...foldTokens(name)])),
];

/** A festival as the console reads it; `nextDate` comes from the calendar. */
export function adminFestivalOf(row: FestivalRow, nextDate: string | null): AdminFestival {
  return {
    id: row.id,
    slug: row.slug,
    ruleId: row.rule_id,
    name: row.name,
    nameHi: row.name_hi,
    nameKn: row.name_kn,
    otherNames: row.other_names,
    otherNamesHi: row.other_names_hi,
    otherNamesKn: row.other_names_kn,
    type: row.type,
    region: row.region,
    significance: row.significance,
    significanceHi: row.significance_hi,
    significanceKn: row.significance_kn,
    description: row.description,
    descriptionHi: row.description_hi,
    descriptionKn: row.description_kn,
    festivalDate: row.festival_date,
    nextDate,
    deities: deitiesOfRow(row),
    active: row.active === 1,
    version: row.version,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    deletedAt: row.deleted_at,
  };
}

type Text = string | null;

/** The text in a language, else the English one. */
export const inLanguage = (language: TextLanguage, en: Text, hi: Text, kn: Text): Text =>
  (language === "hi" ? hi : language === "kn" ? kn : en) || en;

export const nameOfFestival = (row: FestivalRow, language: TextLanguage): string =>
  inLanguage(language, row.name, row.name_hi, row.name_kn) ?? row.name;

export const noteOf = (row: Pick<ChoiceRow, "note" | "note_hi" | "note_kn">, language: TextLanguage): Text =>
  inLanguage(language, row.note, row.note_hi, row.note_kn) ?? row.note_hi ?? row.note_kn;
