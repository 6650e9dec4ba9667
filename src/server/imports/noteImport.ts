import type { PlannedRow } from "../../domain/importPlan";
import { type By, writeAudit } from "../audit";
import type { Db } from "../db/open";
import type { ImportJob } from "./importTemples";
import { countOutcomes } from "./report";

/** Enters an import in the log, under which its rows are noted. */
export async function noteImport(
  db: Db,
  plan: readonly PlannedRow<unknown>[],
  { kind, actor, now }: ImportJob,
  noun: "temples" | "festivals" = "temples",
): Promise<{ now: Date; by: By }> {
  const counts = countOutcomes(plan);
  const entry = { at: now.toISOString(), actor, action: `import.${noun}`, kind: "import", itemId: null } as const;
  const partOf = await writeAudit(db, { ...entry, origin: "import", details: { file: kind, ...counts } });
  return { now, by: { actor, origin: "import", partOf } };
}
