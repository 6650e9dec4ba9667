import type { z } from "zod";
import type { AdminTemple, AdminTempleRecord, TempleInput } from "../../contract/adminTemples";
import { type TempleField, templeFields } from "../../contract/templeFields";
import { settings, traditions } from "../../contract/vocabulary";
import { blankToNull, differing, type RecordShape } from "../form/recordShape";

export type TempleValues = Partial<z.input<typeof TempleInput>> & { formerSlugs?: readonly string[] };

const blankTemple: TempleValues = {
  gallery: [],
  amenities: [],
  specialities: [],
  poojaDetails: [],
  isActive: true,
  isVerified: false,
};

/** What the form starts with. */
export function valuesOf(temple: (AdminTemple & Partial<AdminTempleRecord>) | undefined): TempleValues {
  if (!temple) return blankTemple;
  const { tradition, setting, ...rest } = picked(temple);
  const location = `${temple.city}, ${temple.state}`;
  return { ...rest, tradition, setting, type: setting ?? tradition, location, formerSlugs: temple.formerSlugs };
}

function picked(temple: AdminTemple): TempleValues {
  return Object.fromEntries(templeFields.map((field) => [field, temple[field]]));
}

/** The form's values as they are sent: blank text is null, and only what is sent at all. */
export function sentValues(values: TempleValues): TempleValues {
  const entries = templeFields.map((field) => [field, blankToNull(values[field])] as const);
  return Object.fromEntries(entries.filter(([field, value]) => field !== "slug" || value !== null));
}

/** Only what differs from what was read. */
export const changedValues = (values: TempleValues, temple: AdminTemple): TempleValues =>
  differing(sentValues(values), sentValues(valuesOf(temple)));

const isTradition = (type: unknown) => traditions.some((tradition) => tradition === type);
const isSetting = (type: unknown) => settings.some((setting) => setting === type);

/** `City, State`: the state is what follows the last comma. */
export function splitLocation(location: string): { city: string; state: string } | undefined {
  const at = location.lastIndexOf(",");
  const [city, state] = [location.slice(0, at).trim(), location.slice(at + 1).trim()];
  return at > 0 && city && state ? { city, state } : undefined;
}

/** Keeps the two views of one fact together: type with tradition and setting, location with city and state. */
export function inStep(changed: TempleValues, all: TempleValues): TempleValues {
  if (typeof changed.location === "string") return splitLocation(changed.location) ?? { city: "", state: "" };
  if ("city" in changed || "state" in changed) {
    return { location: [all.city, all.state].filter(Boolean).join(", ") };
  }
  if ("tradition" in changed || "setting" in changed) return { type: all.setting ?? all.tradition ?? null };
  if (isTradition(changed.type)) return { tradition: asTradition(changed.type) };
  return isSetting(changed.type) ? { setting: asSetting(changed.type) } : {};
}

const asTradition = (type: unknown) => traditions.find((tradition) => tradition === type) ?? null;
const asSetting = (type: unknown) => settings.find((setting) => setting === type) ?? null;

/** Their values of the fields that were chosen as theirs, with the two views of one fact in step. */
function takenValues(fields: readonly TempleField[], theirs: AdminTemple): TempleValues {
  const all = valuesOf(theirs);
  const chosen: TempleValues = Object.fromEntries(fields.map((field) => [field, all[field]]));
  return { ...chosen, ...inStep(chosen, all) };
}

export const templeShape: RecordShape<AdminTemple, TempleValues, TempleField> = {
  noun: "temples",
  fields: templeFields,
  valuesOf,
  sent: sentValues,
  changed: changedValues,
  taken: takenValues,
  inStep,
};
