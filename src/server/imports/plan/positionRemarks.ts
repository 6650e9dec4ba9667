import type { TemplePatch } from "../../../contract/adminTemples";
import { isNearIndia } from "../../../domain/coordinates";
import { distanceKm } from "../../../domain/distance";
import type { CellProblem, ReadRow } from "../../../domain/importPlan";
import { isCoarse } from "../../../domain/positionPrecision";
import { areaElsewhere } from "../../places/areaElsewhere";
import { kmFromPincode } from "../../places/pincodeDistance";
import { type Located, placeIndex } from "../../places/placeIndex";
import { isInSea } from "../../places/sea";
import { precisionAt } from "../../places/settlePrecision";
import type { TempleRecord } from "../../temples/record";

type Values = ReadRow["values"];
type Said = Pick<TemplePatch, "latitude" | "longitude" | "positionPrecision">;
type Filed = Pick<TempleRecord, "latitude" | "longitude" | "positionPrecision">;

/** A town's middle is no farther than that from the temples that a list places there. */
const TOWN_KM = 25;

/** True where a list has only the town of a temple of which it is on file where it stands. */
export function isTownOfSite({ positionPrecision, ...said }: Said, before: Filed): boolean {
  const [to, from] = [pointOf(said), before.positionPrecision === "site" ? pointOf(before) : undefined];
  if (!to || !from || isSame(to, from) || positionPrecision === "site") return false;
  return distanceKm(from, to) <= TOWN_KM && (positionPrecision === "place" || precisionAt(to) === "place");
}

/**
 * What is to be looked at in the position that a row gives a temple, new or moved: that it is only its town's, though
 * the row does not say so, or that it contradicts what is said of the place beside it.
 */
export function positionRemarks(values: Values, before: TempleRecord | undefined, after: TempleRecord): CellProblem[] {
  const [said, point] = [pointOf(values), pointOf(after)];
  if (!said || !point) return [];
  const told = before && pointOf(before);
  if (!isSame(said, point)) return told && isSame(told, point) ? keptRemark(values, said, before) : [];
  // one that is not in India is told already
  if ((told && isSame(told, point)) || !isNearIndia(point)) return [];
  const isGuess = after.positionPrecision === "place" && !values.positionPrecision;
  return [...(isGuess ? [townRemark(point)] : []), ...contradiction(point, after)];
}

const pointOf = ({ latitude, longitude }: { latitude?: unknown; longitude?: unknown }): Located | undefined =>
  typeof latitude === "number" && typeof longitude === "number" ? { latitude, longitude } : undefined;

const isSame = (one: Located, other: Located) => one.latitude === other.latitude && one.longitude === other.longitude;

const written = ({ latitude, longitude }: Located) => `${latitude}, ${longitude}`;
const remark = (reason: string, value: string): CellProblem => ({ field: "latitude", value, reason });

function keptRemark({ positionPrecision }: Values, said: Located, before: TempleRecord): CellProblem[] {
  const precision = positionPrecision === "site" || positionPrecision === "place" ? positionPrecision : null;
  const isKept = isTownOfSite({ ...said, positionPrecision: precision }, before);
  return isKept ? [remark("errors.positionKept", written(said))] : [];
}

function townRemark(point: Located): CellProblem {
  if (isCoarse(point)) return remark("errors.positionCoarse", written(point));
  return remark("errors.positionMiddle", [...middleOf(point), written(point)].join(": "));
}

/** The town or the postal area that a point is the middle of. */
function middleOf(point: Located): string[] {
  const town = placeIndex().townNear(point);
  if (town && distanceKm(town, point) < MIDDLE_KM) return [town.name];
  const [area] = placeIndex().areasNear(point.latitude, point.longitude, MIDDLE_KM);
  return area ? [`${area.item.pincode} ${area.item.office}`] : [];
}
const MIDDLE_KM = 0.05;

/** Areas of the post reach that far. */
const AREA_KM = 20;

/** That a position is in the sea, or far from its own PIN code, or else in another state. */
function contradiction(point: Located, { pincode, state }: TempleRecord): CellProblem[] {
  if (isInSea(point)) return [remark("errors.positionInSea", written(point))];
  const area = pincode === null ? undefined : placeIndex().byPincode(pincode);
  const km = kmFromPincode(point, pincode);
  if (area && km !== null && km > AREA_KM)
    return [remark("errors.farFromPincode", `${Math.round(km)} km: ${area.pincode} ${area.office}, ${placeOf(area)}`)];
  if (km !== null && area?.state === state) return [];
  const elsewhere = areaElsewhere(point, state);
  return elsewhere ? [remark("errors.positionOtherState", placeOf(elsewhere))] : [];
}

const placeOf = ({ district, state }: { district: string; state: string }) => `${district}, ${state}`;
