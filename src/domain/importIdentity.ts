import { areCountedApart, numbersOf } from "./resolution/record";

type Values = Readonly<Record<string, unknown>>;

/** Of two of a name in one town a source has two numbers, or they are at two places. */
export const areTwo = (
  values: Values,
  others: Values,
  areApart: ((one: Values, other: Values) => boolean) | undefined,
): boolean => haveOtherNumbers(values, others) || (areApart?.(values, others) ?? false);

/** True where one source calls them by different numbers. */
export const haveOtherNumbers = (values: Values, others: Values): boolean =>
  areCountedApart(numbersOf(identifiersOf(values)), numbersOf(identifiersOf(others)));

/** What sources call it, as `source:value`. */
export function identifiersOf({ identifiers }: Values): string[] {
  if (!Array.isArray(identifiers)) return [];
  return identifiers.map(({ source, value }) => `${source}:${value}`);
}

/** What a record says, as a row says it. */
export const valuesOf = (record: unknown): Values => Object.fromEntries(Object.entries(record ?? {}));
