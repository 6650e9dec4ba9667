import type { AdminFestival, FestivalCreate, FestivalPatch } from "../../contract/festivals";
import { foldName } from "../../domain/spelling";
import type { FestivalTable } from "../db/festivalTables";
import { deitiesOfRow, type FestivalRow } from "./record";

/** What a festival is made of, as its editors see it. */
export type FestivalRecord = {
  slug: string;
  ruleId: string | null;
  name: string;
  nameHi: string | null;
  nameKn: string | null;
  otherNames: string | null;
  otherNamesHi: string | null;
  otherNamesKn: string | null;
  type: string | null;
  region: string | null;
  festivalDate: string | null;
  deities: string[];
  significance: string | null;
  significanceHi: string | null;
  significanceKn: string | null;
  description: string | null;
  descriptionHi: string | null;
  descriptionKn: string | null;
  active: boolean;
};

const blank: FestivalRecord = {
  slug: "",
  ruleId: null,
  name: "",
  nameHi: null,
  nameKn: null,
  otherNames: null,
  otherNamesHi: null,
  otherNamesKn: null,
  type: null,
  region: null,
  festivalDate: null,
  deities: [],
  significance: null,
  significanceHi: null,
  significanceKn: null,
  description: null,
  descriptionHi: null,
  descriptionKn: null,
  active: true,
};

/** The fields an import compares and an export writes, in order. */
export const festivalFields = Object.keys(blank).filter((field): field is keyof FestivalRecord => field in blank);

/** A stored festival as its editors see it. */
export function recordOf(row: FestivalRow): FestivalRecord {
  return {
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
    festivalDate: row.festival_date,
    deities: deitiesOfRow(row),
    significance: row.significance,
    significanceHi: row.significance_hi,
    significanceKn: row.significance_kn,
    description: row.description,
    descriptionHi: row.description_hi,
    descriptionKn: row.description_kn,
    active: row.active === 1,
  };
}

/** A festival as the console reads it; `nextDate` comes from the calendar. */
export const adminFestivalOf = (row: FestivalRow, nextDate: string | null): AdminFestival => ({
  ...recordOf(row),
  id: row.id,
  nextDate,
  version: row.version,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  deletedAt: row.deleted_at,
});

/** The columns a record is stored in; `name` also as the key that imports match by. */
export function columnsOf(
  record: FestivalRecord,
): Omit<FestivalTable, "id" | "version" | "created_at" | "updated_at" | "deleted_at"> {
  return {
    slug: record.slug,
    rule_id: record.ruleId,
    name: record.name,
    name_hi: record.nameHi,
    name_kn: record.nameKn,
    other_names: record.otherNames,
    other_names_hi: record.otherNamesHi,
    other_names_kn: record.otherNamesKn,
    type: record.type,
    region: record.region,
    festival_date: record.festivalDate,
    deities: JSON.stringify(record.deities),
    significance: record.significance,
    significance_hi: record.significanceHi,
    significance_kn: record.significanceKn,
    description: record.description,
    description_hi: record.descriptionHi,
    description_kn: record.descriptionKn,
    active: record.active ? 1 : 0,
    match_key: foldName(record.name),
  };
}

/**
 * The record that follows from `input` on top of what is on file, and what is wrong with it. A festival has its dates
 * from a rule or from people, never from both: those of a rule are changed year by year.
 */
export function normalize(
  { version: _, ...input }: FestivalCreate | FestivalPatch,
  before: FestivalRecord = blank,
): { record: FestivalRecord; errors: Record<string, string> } {
  const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
  const record = { ...before, ...given };
  const errors: Record<string, string> = {};
  if (!record.name) errors.name = "errors.required";
  if (record.ruleId && record.festivalDate) errors.festivalDate = "errors.festivalComputed";
  return { record, errors };
}
