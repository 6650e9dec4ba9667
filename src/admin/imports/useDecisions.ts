import { useState } from "react";
import type { DuplicateDecision, Import, ImportOutcome } from "../../contract/imports";

/** A decision with the outcome that its row has without it. */
type Decision = DuplicateDecision & { of: ImportOutcome };
type ByLine = ReadonlyMap<number, Decision>;
const none: ByLine = new Map();

/** What was decided about single rows, by line; what is read in another way (`reading`) has other rows. */
export function useDecisions(reading: string) {
  const [decided, setDecided] = useState({ reading, byLine: none });
  const byLine = decided.reading === reading ? decided.byLine : none;
  const all = [...byLine.values()];
  return {
    /** as they are sent */
    all: all.map(({ of: _, ...decision }): DuplicateDecision => decision),
    of: (line: number) => byLine.get(line),
    /** how many rows of an outcome are decided so */
    count: (of: ImportOutcome, isTaken: boolean) =>
      all.filter((one) => one.of === of && (one.take !== "skip") === isTaken).length,
    decide: (line: number, decision: Decision | undefined) =>
      setDecided((now) => {
        const next = new Map(now.reading === reading ? now.byLine : none);
        if (decision) next.set(line, decision);
        else next.delete(line);
        return { reading, byLine: next };
      }),
  };
}

export type Decisions = ReturnType<typeof useDecisions>;

/** What a plan's rows depend on. */
export const readingOf = (job: Import | undefined): string =>
  JSON.stringify([job?.sheet, job?.choices, job?.headers.map(({ header, field }) => [header, field])]);
