import { isZeroPosition, pointDoubt } from "../coordinates";
import { stateNamed } from "../regions";
import { type Finding, type FindingCode, positionContradictions } from "./finding";

/** What speaks against a position, the worst first; then what is vague, and what is not there. */
export const positionCodes = [
  "positionSwapped",
  "positionOutsideIndia",
  "positionInSea",
  "positionInOtherState",
  "positionRemote",
  "pincodeInOtherState",
  "pincodeElsewhere",
  "positionFarFromPincode",
  "positionFarFromTown",
  "districtOther",
  "positionInSteps",
  "positionShared",
  "positionCoarse",
  "position",
] as const satisfies readonly FindingCode[];
export type PositionCode = (typeof positionCodes)[number];

export const isPositionCode = (code: string): code is PositionCode => positionCodes.some((one) => one === code);

/** What follows from all positions together. */
export const crowdCodes = ["positionInSteps", "positionShared"] as const satisfies readonly PositionCode[];
export type CrowdCode = (typeof crowdCodes)[number];

export const isOfPosition = (code: string): boolean => positionContradictions.some((one) => one === code);

/** Why a temple of this state cannot be at this point, whoever says so: one of India is in India. 0, 0 is no point. */
export function impossibleIn(state: string, { latitude, longitude }: Point): ReturnType<typeof pointDoubt> {
  if (latitude === null || longitude === null || isZeroPosition({ latitude, longitude })) return undefined;
  return stateNamed(state) ? pointDoubt({ latitude, longitude }) : undefined;
}
type Point = { latitude: number | null; longitude: number | null };

const KM_IN_A_CODE = 1_000;

/** How soon a position is to be looked at: by what was found, then by the kilometres it tells. 0 for anything else. */
export function urgencyOf({ code, says }: Pick<Finding, "code" | "says">): number {
  if (!isPositionCode(code)) return 0;
  const rank = positionCodes.length - positionCodes.indexOf(code);
  return rank * KM_IN_A_CODE + Math.min(KM_IN_A_CODE - 1, Number(says.km ?? 0));
}
