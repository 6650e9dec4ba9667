import type { AdminTemple } from "../../contract/adminTemples";
import {
  type ChosenField,
  type CombinedField,
  chosenFields,
  combinedFields,
  joinedFields,
} from "../../contract/templeFields";
import { sameValue } from "../../domain/merge";
import { bestFirst, type ChoiceRow, choiceRows, isBlank } from "../../domain/mergeChoice";

export type Side = "left" | "right";
export const otherSide = (side: Side): Side => (side === "left" ? "right" : "left");

export type Row = ChoiceRow<ChosenField>;
export type Both = Record<Side, AdminTemple>;
/** What was chosen by hand; the rest follows from which record stays. */
export type Choices = Partial<Record<ChosenField, Side>>;

const allRows = choiceRows<ChosenField>(chosenFields, joinedFields);

/** The rows in which the two differ. */
export const rowsOf = ({ left, right }: Both): Row[] =>
  allRows.filter(({ fields }) => fields.some((field) => !sameValue(left[field], right[field])));

/** Lists of which there is something to unite. */
export const listsOf = ({ left, right }: Both): CombinedField[] =>
  combinedFields.filter(
    (field) => left[field].length + right[field].length > 0 && !sameValue(left[field], right[field]),
  );

/** The record that stays unless one says otherwise. */
export const keptFirst = ({ left, right }: Both): Side => (bestFirst([left, right])[0] === left ? "left" : "right");

/** Whose value a row has: as chosen, else the kept one's, unless that says nothing. */
export function sideOf(row: Row, both: Both, kept: Side, choices: Choices): Side {
  const chosen = choices[row.key];
  if (chosen) return chosen;
  return isBlank(both[kept][row.key]) ? otherSide(kept) : kept;
}

/** The fields whose value comes from the record that goes. */
export const takenFields = (both: Both, kept: Side, choices: Choices): ChosenField[] =>
  rowsOf(both).flatMap((row) => (sideOf(row, both, kept, choices) === kept ? [] : row.fields));
