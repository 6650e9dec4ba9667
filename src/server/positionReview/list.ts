import { type RawBuilder, sql } from "kysely";
import type { PositionPage, PositionsQuery, PositionToCheck } from "../../contract/positionChecks";
import { examine } from "../../domain/findings";
import { isPositionCode } from "../../domain/findings/positionDoubts";
import type { Db } from "../db/open";
import { crowdFindings } from "../positions/crowds";
import { adminTempleOf } from "../temples/present";
import { recordOf, type TempleRow } from "../temples/record";
import { findTemples } from "../temples/repository";
import { placeEvidence } from "../workspace/evidence";
import { stagesOf } from "../workspace/stages";
import { candidatesFor } from "./candidates";

const PAGE_SIZE = 20;

/** One page of the temples whose position is to be looked at: the worst first, then by their ids. */
export async function listPositions(db: Db, query: PositionsQuery): Promise<PositionPage> {
  const { page = 1, size = PAGE_SIZE, finding, state } = query;
  // two small sets of ids: joining each finding with its temple takes half as long again
  const urgent = sql`temple_findings f where f.urgency > 0
    and f.temple_id not in (select id from temples where status in ('archived', 'rejected'))
    ${state ? sql`and f.temple_id in (select id from temples where state = ${state})` : sql``}`;
  const asked = sql`${urgent} ${finding ? sql`and f.code = ${finding}` : sql``}`;
  const { rows } = await sql<{ id: number }>`
    select f.temple_id as id from ${asked} group by f.temple_id
    order by max(f.urgency) desc, f.temple_id limit ${size} offset ${(page - 1) * size}`.execute(db);
  const total = await countOf(db, asked);
  return {
    positions: await shown(
      db,
      rows.map(({ id }) => id),
    ),
    counts: await countsOf(db, urgent),
    ...{ page, size, total, totalPages: Math.ceil(total / size) },
  };
}

async function countOf(db: Db, asked: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(distinct f.temple_id) as total from ${asked}`.execute(db);
  return Number(rows[0]?.total ?? 0);
}

async function countsOf(db: Db, urgent: RawBuilder<unknown>): Promise<PositionPage["counts"]> {
  const { rows } = await sql<{ code: string; count: number }>`
    select f.code, count(*) as count from ${urgent} group by f.code`.execute(db);
  const counts: PositionPage["counts"] = {};
  for (const { code, count } of rows) if (isPositionCode(code)) counts[code] = Number(count);
  return counts;
}

async function shown(db: Db, ids: readonly number[]): Promise<PositionToCheck[]> {
  if (ids.length === 0) return [];
  const rows = new Map((await findTemples(db, ids)).map((row) => [row.id, row]));
  const inOrder = ids.flatMap((id) => rows.get(id) ?? []);
  const [crowds, candidates] = await Promise.all([crowdFindings(db, inOrder), candidatesFor(db, inOrder)]);
  const all = inOrder.map((row) => ({
    ...adminTempleOf(row),
    findings: doubtsOf(row, crowds.get(row.id) ?? []),
    candidates: candidates.get(row.id) ?? [],
  }));
  return all.filter(({ findings }) => findings.length > 0);
}

/** Worked out anew: what was found may be some seconds behind what is on record. */
function doubtsOf(row: TempleRow, crowd: ReturnType<typeof examine>["findings"]): PositionToCheck["findings"] {
  const temple = recordOf(row);
  const evidence = { place: placeEvidence(temple), duplicates: [], crowd };
  return examine({ ...temple, texts: stagesOf(temple) }, evidence).findings.filter(({ code }) => isPositionCode(code));
}
