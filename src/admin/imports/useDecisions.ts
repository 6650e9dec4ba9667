import { useState } from "react";
import type { DuplicateDecision, Import } from "../../contract/imports";

type ByLine = ReadonlyMap<number, DuplicateDecision>;
const none: ByLine = new Map();

/** What was decided about single rows that look like other records, by line; another sheet has other rows. */
export function useDecisions(sheet: Import["sheet"] = null) {
  const [decided, setDecided] = useState({ sheet, byLine: none });
  const byLine = decided.sheet === sheet ? decided.byLine : none;
  return {
    all: [...byLine.values()],
    of: (line: number) => byLine.get(line),
    decide: (line: number, decision: DuplicateDecision | undefined) =>
      setDecided((now) => {
        const next = new Map(now.sheet === sheet ? now.byLine : none);
        if (decision) next.set(line, decision);
        else next.delete(line);
        return { sheet, byLine: next };
      }),
  };
}

export type Decisions = ReturnType<typeof useDecisions>;
