import { type Identifier, Identifiers } from "../../../contract/templeFacts";
import type { ReadRow } from "../../../domain/importPlan";

/** Numbers that tell by themselves who gave them: the endowment department of Tamil Nadu counts from TM000001. */
const telling: readonly (readonly [RegExp, string])[] = [[/^TM\d{6}$/i, "hrce"]];

/** A row whose list numbers its temples: the number belongs to the list, and is never one of ours. */
export function identified(row: ReadRow, listSource: string): ReadRow {
  const { sourceId, ...values } = row.values;
  if (typeof sourceId !== "string" || sourceId === "") return row;
  const source = telling.find(([numbers]) => numbers.test(sourceId))?.[1] ?? listSource;
  const identifiers = [...identifiersIn(values), { source, value: sourceId }];
  return { ...row, values: { ...values, identifiers } };
}

/** The identifiers that a row gives. */
export const identifiersIn = ({ identifiers }: ReadRow["values"]): Identifier[] =>
  identifiers === undefined ? [] : (Identifiers.safeParse(identifiers).data ?? []);

/** A word for the source of a file by its name, without years and versions: next year's list is of the same source. */
export function sourceOf(fileName: string): string {
  const words = fileName
    .replace(/\.[^.]*$/, "")
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word.length > 1);
  return words.join("-").slice(0, 40) || "list";
}

/** Names of files that say nothing of who gave the list. */
const commonNames = new Set(
  "list temple temples festivals temple-list temples-list pasted-table export data download file sheet book untitled interpreter".split(
    " ",
  ),
);

/** True for a word that tells whose list it is: what is chosen for one holds for the next. */
export const isTellingSource = (source: string): boolean => !commonNames.has(source);
