/** A field that two people changed to different values since `base` was read. */
export type Clash<Field extends string> = { field: Field; base: unknown; mine: unknown; theirs: unknown };
export type Merge<Field extends string> = { clashes: Clash<Field>[]; onlyMine: Field[]; onlyTheirs: Field[] };

/** Equality of plain values as JSON holds them: text, numbers, booleans, null, lists and objects with keys in order. */
export const sameValue = (a: unknown, b: unknown): boolean =>
  (a ?? null) === (b ?? null) || (isList(a) && isList(b) && JSON.stringify(a) === JSON.stringify(b));

/** Texts, numbers and flags are the same or not; the rest has to be looked into. */
const isList = (value: unknown): value is object => typeof value === "object" && value !== null;

/**
 * Compares two edits of one record field by field. A field both changed to the same value is nobody's alone, and
 * no clash; fields neither changed are left out.
 */
export function mergeEdits<Field extends string>(
  fields: readonly Field[],
  base: Readonly<Partial<Record<Field, unknown>>>,
  mine: Readonly<Partial<Record<Field, unknown>>>,
  theirs: Readonly<Partial<Record<Field, unknown>>>,
): Merge<Field> {
  const merge: Merge<Field> = { clashes: [], onlyMine: [], onlyTheirs: [] };
  for (const field of fields) {
    const iChanged = !sameValue(base[field], mine[field]);
    const theyChanged = !sameValue(base[field], theirs[field]);
    if (iChanged && theyChanged && !sameValue(mine[field], theirs[field])) {
      merge.clashes.push({ field, base: base[field], mine: mine[field], theirs: theirs[field] });
    } else if (iChanged && !theyChanged) merge.onlyMine.push(field);
    else if (theyChanged && !iChanged) merge.onlyTheirs.push(field);
  }
  return merge;
}
