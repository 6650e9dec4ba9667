/** A value that says nothing, so that a merge takes the other record's. */
export const isBlank = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === "" ||
  value === false ||
  (Array.isArray(value) && value.length === 0);

type Known = { id: number; status: string; reviewCount: number };

/** Records that may be one temple, the one that stays first: one visitors see, then the one with most reviews, then the oldest. */
export const bestFirst = <Temple extends Known>(temples: readonly Temple[]): Temple[] =>
  [...temples].sort(
    (a, b) =>
      Number(b.status === "active") - Number(a.status === "active") || b.reviewCount - a.reviewCount || a.id - b.id,
  );

/** Fields that are chosen together, under the name of the first. */
export type ChoiceRow<Field extends string> = { key: Field; fields: readonly Field[] };

/** What is chosen between two records: each field for itself, those that say one thing together as one. */
export function choiceRows<Field extends string>(
  fields: readonly Field[],
  joined: readonly (readonly Field[])[],
): ChoiceRow<Field>[] {
  const followers = new Set(joined.flatMap(([, ...others]) => others));
  return fields
    .filter((field) => !followers.has(field))
    .map((key) => ({ key, fields: joined.find(([first]) => first === key) ?? [key] }));
}
