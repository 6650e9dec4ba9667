import { everyDay, intervalOf } from "./clockTimes";
import type { RowReading } from "./importPosition";
import type { OpeningInterval } from "./openingHours";

/** Columns that say a part of a field, or two fields at once. */
export const partFields = [
  "opensAt",
  "closesAt",
  "opensAgainAt",
  "closesAgainAt",
  "nameAndCity",
  "nameAndAddress",
] as const;

const textOf = (value: unknown): string => (typeof value === "string" ? value.trim() : "");

/**
 * Puts together and takes apart what lists write in columns of their own: opening and closing times become hours,
 * where it is certain which are meant, else a text; `Name, Village` becomes a name and a town.
 */
export function settleParts({ values }: RowReading): void {
  if (!partFields.some((field) => field in values)) return;
  const { opensAt, closesAt, opensAgainAt, closesAgainAt, nameAndCity, nameAndAddress } = values;
  for (const field of partFields) delete values[field];
  settleHours(values, [
    [textOf(opensAt), textOf(closesAt)],
    [textOf(opensAgainAt), textOf(closesAgainAt)],
  ]);
  if (nameAndCity) settlePair(values, lastParted(textOf(nameAndCity)), "city");
  if (nameAndAddress) settlePair(values, firstParted(textOf(nameAndAddress)), "address");
}

type Times = readonly [opens: string, closes: string];

function settleHours(values: Record<string, unknown>, said: readonly Times[]): void {
  const times = said.filter((pair) => pair.some(Boolean));
  if (times.length === 0 || values.openingHours !== undefined) return;
  const intervals: OpeningInterval[] = times.flatMap(([opens, closes]) => intervalOf(opens, closes) ?? []);
  const isWhole = intervals.length === times.length && isInOrder(intervals);
  const text = times.map((pair) => pair.filter(Boolean).join(" – ")).join(", ");
  if (values.timings !== undefined) values.timings = [values.timings, text].filter(Boolean).join(", ");
  else if (isWhole) values.openingHours = everyDay(intervals);
  else values.timings = text;
}

/** Hours that overlap are none of a day. */
const isInOrder = (intervals: readonly OpeningInterval[]): boolean =>
  intervals.every(({ from }, at) => at === 0 || (intervals[at - 1]?.to ?? "") <= from);

function settlePair(values: Record<string, unknown>, [name, rest]: readonly [string, string], field: string): void {
  values.name ??= name;
  if (rest) values[field] ??= rest;
}

/** `Murugan Temple, Vayalur`, `Murugan Temple (Vayalur)`, `Murugan Temple - Vayalur`: the place stands last. */
function lastParted(text: string): [string, string] {
  const open = text.endsWith(")") ? text.lastIndexOf("(") : -1;
  if (open > 0) return [text.slice(0, open).trim(), text.slice(open + 1, -1).trim()];
  const at = Math.max(text.lastIndexOf(","), text.lastIndexOf("\n"), text.lastIndexOf(" - "), text.lastIndexOf(" – "));
  return at > 0
    ? [
        text.slice(0, at).trim(),
        text
          .slice(at + 1)
          .replace(/^\s?[-–]/, "")
          .trim(),
      ]
    : [text, ""];
}

function firstParted(text: string): [string, string] {
  const at = text.search(/[,\n]/);
  return at > 0 ? [text.slice(0, at).trim(), text.slice(at + 1).trim()] : [text, ""];
}
