import { sameValue } from "./merge";

/** The fields that a change touched, as they were and as it left them. */
export type FieldChanges = { before: Record<string, unknown>; after: Record<string, unknown> };

/** The fields of `after` that differ from `before`, on both sides; fields only one of them has count as null there. */
export function differences(before: object, after: object): FieldChanges {
  const old = new Map<string, unknown>(Object.entries(before));
  const changed = Object.entries(after).filter(([field, value]) => {
    const was = old.get(field);
    return was !== value && !sameValue(was, value);
  });
  return {
    before: Object.fromEntries(changed.map(([field]) => [field, old.get(field) ?? null])),
    after: Object.fromEntries(changed),
  };
}

/** No list and no record with something in it: asked of records by the thousand, without a list of their fields. */
function isEmpty(value: object): boolean {
  for (const _ in value) return false;
  return true;
}

const saysNothing = (value: unknown) =>
  value === null || value === undefined || value === "" || (typeof value === "object" && isEmpty(value));

/** A new record as a change: the fields that say something. */
export function beginning(after: object): FieldChanges {
  const said: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(after)) if (!saysNothing(value)) said[field] = value;
  return { before: {}, after: said };
}

/** The same as JSON, for records by the thousand: blanking a copy costs a fraction of filling an object field by field. */
export function beginningAsJson(record: object): string {
  const after: Record<string, unknown> = { ...record };
  for (const field of Object.keys(after)) if (saysNothing(after[field])) after[field] = undefined;
  return JSON.stringify({ before: {}, after });
}

/**
 * What has to be set to get back to where a record stood before all of `changes`, which come newest first: of a field
 * that several touched, the oldest one knows what it was.
 */
export const wayBack = (changes: readonly Pick<FieldChanges, "before">[]): Record<string, unknown> =>
  Object.assign({}, ...changes.map(({ before }) => before));
