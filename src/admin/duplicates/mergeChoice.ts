import type { AdminTemple } from "../../contract/adminTemples";
import {
  type ChosenField,
  chosenFields,
  joinedFields,
  type UnitedField,
  unitedFields,
} from "../../contract/templeFields";
import { sameValue } from "../../domain/merge";

export type Side = "left" | "right";
export const otherSide = (side: Side): Side => (side === "left" ? "right" : "left");

/** Fields that are chosen together, under the name of the first. */
export type Row = { key: ChosenField; fields: readonly ChosenField[] };
export type Both = Record<Side, AdminTemple>;
/** What was chosen by hand; the rest follows from which record stays. */
export type Choices = Partial<Record<ChosenField, Side>>;

const followers = new Set<ChosenField>(joinedFields.flatMap(([, ...others]) => others));
const allRows: readonly Row[] = chosenFields
  .filter((field) => !followers.has(field))
  .map((key) => ({ key, fields: joinedFields.find(([first]) => first === key) ?? [key] }));

/** The rows in which the two differ. */
export const rowsOf = ({ left, right }: Both): Row[] =>
  allRows.filter(({ fields }) => fields.some((field) => !sameValue(left[field], right[field])));

/** Lists of which there is something to unite. */
export const listsOf = ({ left, right }: Both): UnitedField[] =>
  unitedFields.filter((field) => left[field].length + right[field].length > 0 && !sameValue(left[field], right[field]));

/** The record that stays unless one says otherwise: the one visitors see, then the one with more reviews, then the older. */
export function keptFirst({ left, right }: Both): Side {
  if (left.isActive !== right.isActive) return left.isActive ? "left" : "right";
  if (left.reviewCount !== right.reviewCount) return left.reviewCount > right.reviewCount ? "left" : "right";
  return left.id < right.id ? "left" : "right";
}

const isBlank = (temple: AdminTemple, { fields }: Row) => {
  const value = temple[fields[0] ?? "name"];
  return value === null || value === "" || value === false;
};

/** Whose value a row has: as chosen, else the kept one's, unless that says nothing. */
export function sideOf(row: Row, both: Both, kept: Side, choices: Choices): Side {
  const chosen = choices[row.key];
  if (chosen) return chosen;
  return isBlank(both[kept], row) ? otherSide(kept) : kept;
}

/** The fields whose value comes from the record that goes. */
export const takenFields = (both: Both, kept: Side, choices: Choices): ChosenField[] =>
  rowsOf(both).flatMap((row) => (sideOf(row, both, kept, choices) === kept ? [] : row.fields));
