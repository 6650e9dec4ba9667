import type { ImportResult } from "../../contract/importResults";
import type { PlannedRow } from "../../domain/importPlan";
import { reasonText } from "./reasons";

export type Imported = ImportResult;

/** As many failed lines and changed rows as a screen can show; all of them are counted. */
const FAILURES_LISTED = 1_000;
const ROWS_LISTED = 500;
const CHANGES_LISTED = 40;

type Circumstances = { dryRun: boolean; warnings: readonly string[]; ids: ReadonlyMap<number, number> };

/** What an import did, or would do. */
export function reportOf<Value>(
  plan: readonly PlannedRow<Value>[],
  { dryRun, warnings, ids }: Circumstances,
): ImportResult {
  const failures = plan.flatMap((row) =>
    row.outcome === "failed" ? row.problems.map((problem) => ({ line: row.line, ...problem })) : [],
  );
  const listed = failures.slice(0, FAILURES_LISTED);
  const more = failures.length - listed.length;
  return {
    dryRun,
    ...countOutcomes(plan),
    errors: [...listed.map(inWords), ...(more > 0 ? [`and ${more} more`] : [])],
    failures: listed,
    warnings: warnings.slice(0, FAILURES_LISTED),
    rows: plan
      .filter((row) => row.outcome !== "skipped")
      .slice(0, ROWS_LISTED)
      .map((row) => ({
        line: row.line,
        outcome: row.outcome,
        id: row.outcome === "updated" ? row.id : (ids.get(row.line) ?? null),
        name: row.name,
        changes: "changes" in row ? row.changes.slice(0, CHANGES_LISTED).map((change) => ({ ...change })) : [],
      })),
  };
}

/** How many rows a plan has, in all and of each outcome. */
export function countOutcomes(plan: readonly PlannedRow<unknown>[]) {
  const count = (outcome: PlannedRow<unknown>["outcome"]) => plan.filter((row) => row.outcome === outcome).length;
  return {
    total: plan.length,
    created: count("created"),
    updated: count("updated"),
    skipped: count("skipped"),
    failed: count("failed"),
  };
}

const inWords = ({ line, field, value, reason }: ImportResult["failures"][number]) =>
  `Line ${line}, ${field}${value ? ` "${value}"` : ""}: ${reasonText(reason)}`;
