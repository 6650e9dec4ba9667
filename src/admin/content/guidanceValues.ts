import type { z } from "zod";
import type { AdminGuidance, GuidanceInput } from "../../contract/content";
import { blankToNull, differing, type RecordShape } from "../form/recordShape";

/** What is sent for a guidance card. */
const sentFields = [
  "title",
  "description",
  "button",
  "startsOn",
  "endsOn",
  "published",
  "titleHi",
  "descriptionHi",
  "buttonHi",
  "titleKn",
  "descriptionKn",
  "buttonKn",
] as const;

export type GuidanceField = (typeof sentFields)[number];
export type GuidanceValues = Partial<z.input<typeof GuidanceInput>>;

/** A card under the name that lists call it by. */
export type GuidanceRow = AdminGuidance & { name: string };
export const rowOf = (card: AdminGuidance): GuidanceRow => ({ ...card, name: card.title });

const picked = (card: AdminGuidance, fields: readonly GuidanceField[]): GuidanceValues =>
  Object.fromEntries(fields.map((field) => [field, card[field]]));

const valuesOf = (card: AdminGuidance | undefined): GuidanceValues =>
  card ? picked(card, sentFields) : { published: true };

const sentValues = (values: GuidanceValues): GuidanceValues =>
  Object.fromEntries(sentFields.map((field) => [field, blankToNull(values[field])]));

export const guidanceShape: RecordShape<AdminGuidance, GuidanceValues, GuidanceField> = {
  resource: "content",
  texts: "content",
  fields: sentFields,
  valuesOf,
  sent: sentValues,
  changed: (values, card) => differing(sentValues(values), sentValues(valuesOf(card))),
  taken: (fields, theirs) => picked(theirs, fields),
};
