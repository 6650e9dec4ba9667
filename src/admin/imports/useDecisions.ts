import { useState } from "react";
import type { DuplicateDecision } from "../../contract/imports";

/** What was decided about single rows that look like other records, by line. */
export function useDecisions() {
  const [byLine, setByLine] = useState<ReadonlyMap<number, DuplicateDecision>>(new Map());
  return {
    all: [...byLine.values()],
    of: (line: number) => byLine.get(line),
    decide: (line: number, decision: DuplicateDecision | undefined) =>
      setByLine((now) => {
        const next = new Map(now);
        if (decision) next.set(line, decision);
        else next.delete(line);
        return next;
      }),
  };
}

export type Decisions = ReturnType<typeof useDecisions>;
