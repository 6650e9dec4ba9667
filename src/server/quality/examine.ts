import { examine } from "../../domain/findings";
import { crowdCodes, urgencyOf } from "../../domain/findings/positionDoubts";
import { insertValues, keepTheOld } from "../db/bulk";
import type { Db } from "../db/open";
import { checkedAmong } from "../positions/checks";
import { recordOf, type TempleRow } from "../temples/record";
import { findTemples } from "../temples/repository";
import { placeEvidence } from "../workspace/evidence";
import { stagesOf } from "../workspace/stages";

/**
 * Examines temples within a transaction and notes what was found. What follows from all positions together is left as
 * it is (`positions/crowds`).
 */
export async function examineTemples(trx: Db, ids: readonly number[]): Promise<void> {
  const checked = await checkedAmong(trx, ids);
  const examined = (await findTemples(trx, ids)).map((row) => ({ row, ...found(row, checked.has(row.id)) }));
  await trx.deleteFrom("temple_findings").where("temple_id", "in", ids).where("code", "not in", crowdCodes).execute();
  await trx.deleteFrom("temple_quality").where("temple_id", "in", ids).execute();
  const quality = examined.flatMap(({ row, percent }) => [row.id, row.version, percent]);
  const findings = examined.flatMap(({ row, urgencies }) =>
    [...urgencies].flatMap(([code, urgency]) => [code, row.id, urgency]),
  );
  // another process may have examined one of them at this moment
  await insertValues(trx, "temple_quality", ["temple_id", "version", "percent"], quality, keepTheOld);
  await insertValues(trx, "temple_findings", ["code", "temple_id", "urgency"], findings, keepTheOld);
}

/** What the workspace tells of a temple, but for likely duplicates, which have a screen of their own. */
function found(row: TempleRow, isChecked: boolean): { percent: number; urgencies: Map<string, number> } {
  const temple = recordOf(row);
  const { completeness, findings } = examine(
    { ...temple, texts: stagesOf(temple) },
    { place: placeEvidence(temple, isChecked), duplicates: [], crowd: [] },
  );
  // a part whose texts wait to be read is missing without a finding of its own
  const missing = completeness.parts.filter(({ isPresent }) => !isPresent).map(({ part }) => [part, 0] as const);
  const told = findings.map((one) => [one.code, isChecked ? 0 : urgencyOf(one)] as const);
  return { percent: completeness.percent, urgencies: new Map([...missing, ...told]) };
}
