import type { BaseRecord } from "@refinedev/core";
import { sameValue } from "../../domain/merge";

export type Editable = BaseRecord & { version: number; updatedAt: string | null };

/** How a kind of record is typed into a form and sent again. */
export type RecordShape<Row, Values, Field extends string> = {
  /** Refine's resource. */
  resource: string;
  /** Where its texts are. */
  texts: string;
  /** What is sent, by name. */
  fields: readonly Field[];
  /** What the form starts with. */
  valuesOf: (record?: Row) => Values;
  /** The form's values as they are sent. */
  sent: (values: Values) => Values & Partial<Record<Field, unknown>>;
  /** Only what differs from what was read. */
  changed: (values: Values, record: Row) => Values;
  /** These fields of a record, with what goes along with them in the form. */
  taken: (fields: readonly Field[], record: Row) => Values;
  /** What else changes in the form when these values do. */
  inStep?: (changed: Values, all: Values) => Values;
};

/** Under what a record that is in a form is stored. */
export const recordKey = (resource: string, id: string) => ["form", resource, id];

/** Blank text is null, as it is stored. */
export function blankToNull(value: unknown): unknown {
  if (typeof value === "string") return value.trim() || null;
  if (Array.isArray(value)) return value.map(blankToNull).filter((item) => item !== null);
  return value ?? null;
}

/** The entries of `after` that are not the same in `before`. */
export function differing(after: object, before: object) {
  const earlier = new Map<string, unknown>(Object.entries(before));
  return Object.fromEntries(Object.entries(after).filter(([field, value]) => !sameValue(value, earlier.get(field))));
}
