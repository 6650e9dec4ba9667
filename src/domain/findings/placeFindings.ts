import { isNearIndia } from "../coordinates";
import { isAcrossBorder, isOtherCountry } from "../countries";
import { isCoarse } from "../positionPrecision";
import { stateLike, stateNamed } from "../regions";
import { foldName } from "../spelling";
import { type Finding, finding } from "./finding";

/** What a record says of where the temple is. */
export type PlaceSaid = {
  city?: string;
  state: string;
  district: string | null;
  pincode: string | null;
  latitude: number | null;
  longitude: number | null;
  /** how exact that is; in a form it follows from the numbers until it is said */
  positionPrecision?: "site" | "place" | null;
  /** what of the place was worked out and not given */
  derivedFields?: readonly string[];
  /** who says what; a district that somebody answers for is not doubted */
  sources?: readonly { name: string; fields?: readonly string[] }[];
};

/** What the postal list says of the same place. */
export type PlaceEvidence = {
  /** where the postal offices around the coordinates are; empty without coordinates, or far from all offices */
  around: { states: readonly string[]; districts: readonly string[] };
  /** where the PIN code on record belongs; null for one that is not in the list, or none */
  pincode: { state: string; district: string } | null;
  /** the PIN code that the address ends with, where the list has it */
  addressPincode: string | null;
  /** what follows from the coordinates alone */
  byPosition: { state: string | null; district: string | null; pincode: string | null };
  /** what follows from all that is said; null where that is not sure */
  district: string | null;
  /** the present official name of the district on record */
  officialDistrict: string | null;
  /** the offices around are of two districts, and neither of most of them */
  isNearBorder: boolean;
  /** the position lies in the sea, away from the coast */
  isInSea: boolean;
  /** km from the position to the nearest postal office, and to the middles of the PIN area and the town on record; null where unknown */
  kmFrom: { office: number | null; pincode: number | null; town: number | null };
  /** somebody looked this position up: it is not doubted */
  isChecked: boolean;
};

/** What of a place does not fit together, and what is not said though it follows from the rest. */
export function placeFindings(temple: PlaceSaid, evidence: PlaceEvidence): Finding[] {
  const pincode = pincodeFindings(temple, evidence);
  // a PIN code that is of another place says so itself
  const isTold = ({ code }: Finding) => code === "positionFarFromPincode" && pincode.length > 0;
  const position = positionFindings(temple, evidence).filter((one) => !isTold(one));
  // which of two that contradict each other is right is settled first: the district follows from it
  const district = position.length + pincode.length === 0 ? districtFindings(temple, evidence) : [];
  return [
    ...stateFindings(temple),
    ...position,
    ...pincode,
    ...district,
    ...coarse(temple),
    ...nearBorder(temple, evidence),
  ];
}

function stateFindings({ state }: PlaceSaid): Finding[] {
  if (stateNamed(state) !== undefined || isOtherCountry(state)) return [];
  const like = stateLike(state);
  const fix = like === undefined ? null : { state: like };
  return [finding("stateUnknown", "contradiction", ["state"], { says: { state }, fix })];
}

const coordinates = ["latitude", "longitude"];

function positionFindings(temple: PlaceSaid, evidence: PlaceEvidence): Finding[] {
  const { state, latitude, longitude } = temple;
  if (latitude === null || longitude === null || evidence.isChecked) return [];
  if (!isNearIndia({ latitude, longitude })) {
    const turned = { latitude: longitude, longitude: latitude };
    if (isNearIndia(turned)) return [finding("positionSwapped", "contradiction", coordinates, { fix: turned })];
    // a temple of another country is there as it should be
    return isOtherCountry(state) ? [] : [finding("positionOutsideIndia", "contradiction", coordinates)];
  }
  const { around, byPosition, pincode, isInSea, kmFrom } = evidence;
  if (isInSea) return [finding("positionInSea", "contradiction", coordinates)];
  const isOfState = around.states.length === 0 || around.states.includes(state);
  if (isOfState || isAcrossBorder(state, kmFrom.office)) return farFindings(temple, evidence);
  const found = byPosition.state ?? around.states[0] ?? "";
  // two against one: the PIN code is of the same state as the position
  const fix = pincode?.state === found ? { state: found } : null;
  return [finding("positionInOtherState", "contradiction", [...coordinates, "state"], { says: { state, found }, fix })];
}

/** Areas of the post reach so far, and so does what a town's name is used for. */
const FAR_KM = { office: 20, pincode: 20, town: 25 } as const;

/** Far from all people, or from where the record itself says that the temple is. */
function farFindings({ city, state, pincode }: PlaceSaid, { kmFrom, pincode: area }: PlaceEvidence): Finding[] {
  const far = (code: "positionRemote" | "positionFarFromPincode" | "positionFarFromTown", km: number, more = {}) => [
    finding(code, "contradiction", coordinates, { says: { km: String(Math.round(km)), ...more } }),
  ];
  // there are no offices of this post abroad
  if (kmFrom.office !== null && kmFrom.office > FAR_KM.office && stateNamed(state)) {
    return far("positionRemote", kmFrom.office);
  }
  if (kmFrom.pincode !== null) {
    if (kmFrom.pincode <= FAR_KM.pincode) return [];
    return far("positionFarFromPincode", kmFrom.pincode, {
      pincode,
      found: area ? `${area.district}, ${area.state}` : "",
    });
  }
  return kmFrom.town !== null && kmFrom.town > FAR_KM.town
    ? far("positionFarFromTown", kmFrom.town, { town: city })
    : [];
}

function pincodeFindings({ state, pincode }: PlaceSaid, evidence: PlaceEvidence): Finding[] {
  const { around, addressPincode, byPosition, pincode: area, kmFrom } = evidence;
  if (pincode === null) return [];
  // the address says it in full; else the office beside the temple, where that is in its state
  const nearest = byPosition.state === state ? byPosition.pincode : null;
  const better = [addressPincode, nearest].find((other) => other !== null && other !== pincode) ?? null;
  const fix = better === null ? null : { pincode: better };
  const of = (code: "pincodeUnknown" | "pincodeNotOfAddress" | "pincodeInOtherState" | "pincodeElsewhere") => [
    finding(code, "contradiction", ["pincode"], {
      says: {
        ...{ pincode, found: area ? `${area.district}, ${area.state}` : "", address: addressPincode ?? "" },
        ...(kmFrom.pincode !== null && { km: String(Math.round(kmFrom.pincode)) }),
      },
      fix,
    }),
  ];
  if (addressPincode !== null && addressPincode !== pincode) return of("pincodeNotOfAddress");
  if (area === null) return of("pincodeUnknown");
  // the area of an office may reach over a border
  if (area.state !== state && !around.states.includes(area.state)) return of("pincodeInOtherState");
  const isAround = around.districts.length === 0 || around.districts.includes(area.district);
  return isAround || area.state !== state ? [] : of("pincodeElsewhere");
}

function districtFindings({ district }: PlaceSaid, evidence: PlaceEvidence): Finding[] {
  const { district: found, around, officialDistrict } = evidence;
  if (district === null || found === null || district === found) return [];
  const told = { says: { district, found }, fix: { district: found } };
  if (officialDistrict === found || foldName(district) === foldName(found)) {
    return [finding("districtSpelling", "contradiction", ["district"], told)];
  }
  // near a border either may be right
  if (around.districts.includes(district) || around.districts.includes(officialDistrict ?? "")) return [];
  return [finding("districtOther", "contradiction", ["district"], told)];
}

function coarse({ latitude, longitude, positionPrecision }: PlaceSaid): Finding[] {
  if (latitude === null || longitude === null) return [];
  const isOfPlace = positionPrecision === undefined ? isCoarse({ latitude, longitude }) : positionPrecision === "place";
  return isOfPlace ? [finding("positionCoarse", "gap", coordinates)] : [];
}

/** A district that was worked out near a border is to be looked at, until a source is named for it. */
function nearBorder({ district, derivedFields, sources }: PlaceSaid, { isNearBorder }: PlaceEvidence): Finding[] {
  const isGiven = district === null || !derivedFields?.includes("district");
  if (!isNearBorder || isGiven || sources?.some(({ fields }) => fields?.includes("district"))) return [];
  return [finding("districtNearBorder", "gap", ["district"], { says: { district } })];
}
