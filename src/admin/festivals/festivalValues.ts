import type { z } from "zod";
import type { AdminFestival, FestivalInput } from "../../contract/festivals";
import { blankToNull, differing, type RecordShape } from "../form/recordShape";

/** What is sent for a festival. */
const sentFields = [
  "name",
  "type",
  "ruleId",
  "festivalDate",
  "region",
  "deities",
  "significance",
  "description",
  "active",
  "slug",
  "nameHi",
  "nameKn",
  "otherNames",
  "otherNamesHi",
  "otherNamesKn",
  "significanceHi",
  "descriptionHi",
  "significanceKn",
  "descriptionKn",
] as const;

export type FestivalField = (typeof sentFields)[number];
export type FestivalValues = Partial<z.input<typeof FestivalInput>>;

const picked = (festival: AdminFestival, fields: readonly FestivalField[]): FestivalValues =>
  Object.fromEntries(fields.map((field) => [field, festival[field]]));

/** What the form starts with. */
export const valuesOf = (festival: AdminFestival | undefined): FestivalValues =>
  festival ? picked(festival, sentFields) : { deities: [], active: true };

/** The form's values as they are sent: no address for one that is to be made, no date where a rule gives it. */
export function sentValues(values: FestivalValues): FestivalValues {
  const entries = sentFields.map((field) => [field, blankToNull(values[field])] as const);
  const sent: FestivalValues = Object.fromEntries(
    entries.filter(([field, value]) => field !== "slug" || value !== null),
  );
  return sent.ruleId ? { ...sent, festivalDate: null } : sent;
}

/** Only what differs from what was read. */
export const changedValues = (values: FestivalValues, festival: AdminFestival): FestivalValues =>
  differing(sentValues(values), sentValues(valuesOf(festival)));

export const festivalShape: RecordShape<AdminFestival, FestivalValues, FestivalField> = {
  resource: "festivals",
  texts: "festivals",
  fields: sentFields,
  valuesOf,
  sent: sentValues,
  changed: changedValues,
  taken: (fields, theirs) => picked(theirs, fields),
};
