import { sql } from "kysely";
import { type Standing, sharedPositions, steppedPositions } from "../../domain/findings/crowdedPositions";
import { type Finding, finding } from "../../domain/findings/finding";
import { type CrowdCode, crowdCodes, urgencyOf } from "../../domain/findings/positionDoubts";
import { deleteValues, insertValues, keepTheOld } from "../db/bulk";
import type { Db } from "../db/open";
import type { TempleRow } from "../temples/record";
import { standingTemples } from "./standing";

/**
 * Notes which temples stand at one point with others, or in even steps; not those whose position was looked up. One
 * position by itself tells nothing of it, so that all are compared once any has changed.
 */
export async function noteCrowds(db: Db): Promise<void> {
  const { standing, checked } = await readStanding(db);
  const unchecked = (ids: Set<number>) => new Set([...ids].filter((id) => !checked.has(id)));
  const crowded: Record<CrowdCode, Set<number>> = {
    positionInSteps: unchecked(steppedPositions(standing)),
    positionShared: unchecked(sharedPositions(standing)),
  };
  const noted = await db
    .selectFrom("temple_findings")
    .select(["code", "temple_id"])
    .where("code", "in", crowdCodes)
    .execute();
  const known = new Set(noted.map(({ code, temple_id }) => `${code} ${temple_id}`));
  const gone = noted.filter(
    ({ code, temple_id }) => !crowdCodes.some((one) => one === code && crowded[one].has(temple_id)),
  );
  const added = crowdCodes.flatMap((code) =>
    [...crowded[code]]
      .filter((id) => !known.has(`${code} ${id}`))
      .map((id) => [code, id, urgencyOf({ code, says: {} })]),
  );
  await deleteValues(
    db,
    "temple_findings",
    ["code", "temple_id"],
    gone.flatMap(({ code, temple_id }) => [code, temple_id]),
  );
  await insertValues(db, "temple_findings", ["code", "temple_id", "urgency"], added.flat(), keepTheOld);
}

type Read = { standing: Standing[]; checked: Set<number> };

async function readStanding(db: Db): Promise<Read> {
  const read: Read = { standing: [], checked: new Set() };
  for await (const temples of standingTemples(db)) {
    for (const { id, town, latitude, longitude, checked } of temples) {
      read.standing.push({ id, town, latitude, longitude });
      if (checked !== null) read.checked.add(id);
    }
  }
  return read;
}

/** For a temple that stands elsewhere now, or whose position was looked up. */
export async function forgetCrowds(db: Db, templeId: number): Promise<void> {
  await db.deleteFrom("temple_findings").where("temple_id", "=", templeId).where("code", "in", crowdCodes).execute();
}

/** What was noted of some temples, with the names of those at the same point. */
export async function crowdFindings(db: Db, rows: readonly TempleRow[]): Promise<Map<number, Finding[]>> {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const found = new Map<number, Finding[]>();
  if (rows.length === 0) return found;
  const noted = await db
    .selectFrom("temple_findings")
    .select(["code", "temple_id"])
    .where("code", "in", crowdCodes)
    .where("temple_id", "in", [...byId.keys()])
    .execute();
  for (const { code, temple_id } of noted) {
    const row = byId.get(temple_id);
    if (!row) continue;
    const names = code === "positionShared" ? await namesBeside(db, row) : "";
    const one =
      code === "positionShared"
        ? finding("positionShared", "contradiction", coordinates, { says: { names } })
        : finding("positionInSteps", "contradiction", coordinates);
    // the other may have moved a moment ago
    if (code !== "positionShared" || names) found.set(temple_id, [...(found.get(temple_id) ?? []), one]);
  }
  return found;
}

const coordinates = ["latitude", "longitude"];
const MOST_NAMES = 5;

async function namesBeside(db: Db, { id, latitude, longitude, geo_cell }: TempleRow): Promise<string> {
  const { rows } = await sql<{ id: number; name: string }>`
    select id, name from temples where geo_cell = ${geo_cell} and latitude = ${latitude} and longitude = ${longitude}
      and id <> ${id} and status not in ('archived', 'rejected') order by id limit ${MOST_NAMES}`.execute(db);
  return rows.map((other) => `${other.name} (${other.id})`).join(", ");
}
