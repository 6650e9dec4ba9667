import type { Kysely } from "kysely";
import type { TempleWorkspace, WorkspaceQuery } from "../../contract/workspace";
import { examine } from "../../domain/findings";
import type { Tables } from "../db/schema";
import { listDuplicates } from "../merges/list";
import { checkedAmong } from "../positions/checks";
import { crowdFindings } from "../positions/crowds";
import { findMemberships } from "../temples/memberships";
import { findNeighbours } from "../temples/neighbours";
import { recordOf, type TempleRow } from "../temples/record";
import { placeEvidence } from "./evidence";
import { stagesOf } from "./stages";

/** Of more records of one name, the first are told. */
const DUPLICATES = 5;

/** How whole a temple is, what an editor can do about it, and its neighbours in the list; worked out anew each time. */
export async function workspaceOf(db: Kysely<Tables>, row: TempleRow, query: WorkspaceQuery): Promise<TempleWorkspace> {
  const temple = recordOf(row);
  const { pairs } = await listDuplicates(db, { temple: row.id, page: 1, size: DUPLICATES });
  const duplicates = pairs.map(({ left, right, metres }) => {
    const { id, name } = left.id === row.id ? right : left;
    return { id, name, metres };
  });
  const place = placeEvidence(temple, (await checkedAmong(db, [row.id])).has(row.id));
  const crowd = (await crowdFindings(db, [row])).get(row.id) ?? [];
  const { completeness, findings } = examine({ ...temple, texts: stagesOf(temple) }, { place, duplicates, crowd });
  return {
    version: row.version,
    completeness,
    findings,
    lists: await findMemberships(db, row.id),
    ...(await findNeighbours(db, row.id, query)),
  };
}
