import type { PositionDoubts, TriedPosition } from "../../contract/positionChecks";
import type { Finding } from "../../domain/findings/finding";
import { placeFindings } from "../../domain/findings/placeFindings";
import { isPositionCode } from "../../domain/findings/positionDoubts";
import type { Db } from "../db/open";
import { invalid } from "../errors";
import { getTemple } from "../temples/actions";
import { normalize } from "../temples/normalize";
import { recordOf, type TempleRecord } from "../temples/record";
import { placeEvidence } from "../workspace/evidence";

/** What would speak against a temple's position if it stood there, with all that follows from it worked out anew. */
export async function doubtsAt(db: Db, id: number, position: TriedPosition): Promise<PositionDoubts> {
  const { temple, errors } = normalize(position, recordOf(await getTemple(db, id)));
  if (Object.keys(errors).length > 0) return invalid(errors);
  return { findings: contradictionsOf(temple) };
}

/** What contradicts the position of a temple, whether or not somebody looked it up. */
export const contradictionsOf = (temple: Omit<TempleRecord, "slug">): Finding[] =>
  placeFindings(temple, placeEvidence(temple)).filter(
    ({ code, kind }) => kind === "contradiction" && isPositionCode(code),
  );
