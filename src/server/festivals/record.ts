import type { Selectable } from "kysely";
import { z } from "zod";
import type { TextLanguage } from "../../contract/vocabulary";
import { foldTokens, foldWord } from "../../domain/spelling";
import type { FestivalDateTable, FestivalTable } from "../db/festivalTables";

export type FestivalRow = Selectable<FestivalTable>;
export type ChoiceRow = Selectable<FestivalDateTable>;

const Names = z.array(z.string());

export const deitiesOfRow = (row: Pick<FestivalRow, "deities">): string[] => Names.parse(JSON.parse(row.deities));

/** The words under which temples of any of the deities are filed. */
export const deityWords = (deities: readonly string[]): string[] => [
  ...new Set(deities.flatMap((name) => [foldWord(name), ...foldTokens(name)])),
];

type Text = string | null;

/** The text in a language, else the English one. */
export const inLanguage = (language: TextLanguage, en: Text, hi: Text, kn: Text): Text =>
  (language === "hi" ? hi : language === "kn" ? kn : en) || en;

export const nameOfFestival = (row: FestivalRow, language: TextLanguage): string =>
  inLanguage(language, row.name, row.name_hi, row.name_kn) ?? row.name;

export const noteOf = (row: Pick<ChoiceRow, "note" | "note_hi" | "note_kn">, language: TextLanguage): Text =>
  inLanguage(language, row.note, row.note_hi, row.note_kn) ?? row.note_hi ?? row.note_kn;
