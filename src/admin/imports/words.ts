import type { ImportChoices } from "../../contract/importChoices";
import type { ImportBlank as Blank, Import, ImportOutcome, ImportState } from "../../contract/imports";
import type { ClusterKind } from "../../domain/valueClusters";

// beside the schemas: the screen shows these words without loading zod
export type ImportBlank = Blank;
export const importBlanks: readonly Blank[] = ["leave", "clear"];
export const importTakes: readonly ImportChoices["take"][] = ["all", "new", "blanks"];
export const clusterKinds: readonly ClusterKind[] = ["words", "letters", "sound"];
export const importNouns: readonly Import["noun"][] = ["temples", "festivals"];
export const outcomes: readonly ImportOutcome[] = ["created", "updated", "duplicate", "moved", "failed", "skipped"];

const underWay: readonly ImportState[] = ["reading", "applying", "undoing"];

/** True while the server is at work on it. */
export const isUnderWay = (state: ImportState): boolean => underWay.includes(state);

/** How many rows have something in them to be looked at. */
export const doubtfulOf = ({ notes }: Import): number =>
  Number(notes.find(({ code }) => code === "doubtful")?.values.count ?? 0);

/** How many rows have an outcome. */
export const countOf = ({ counts }: Import, outcome: ImportOutcome): number =>
  outcome === "duplicate" ? counts.duplicates : counts[outcome];
