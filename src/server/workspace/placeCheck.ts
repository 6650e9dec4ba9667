import type { PlaceCheck, PlaceCheckQuery } from "../../contract/placeCheck";
import { degreesOf } from "../../domain/coordinates";
import { placeFindings } from "../../domain/findings/placeFindings";
import { placeIndex } from "../places/placeIndex";
import { precisionAt } from "../places/settlePrecision";
import { placeEvidence } from "./evidence";

const AROUND_KM = 30;
const MOST_SUGGESTIONS = 6;

/** Checks a place as it is typed: the same contradictions that the workspace finds, and what could be said instead. */
export function checkPlace({ city = "", state = "", ...typed }: PlaceCheckQuery): PlaceCheck {
  const [latitude, longitude] = [degreesOf(typed.latitude, 90), degreesOf(typed.longitude, 180)];
  const isLocated = latitude !== null && longitude !== null;
  const place = {
    ...{ city, state, address: typed.address || null, district: typed.district || null },
    ...{
      pincode: typed.pincode || null,
      latitude: isLocated ? latitude : null,
      longitude: isLocated ? longitude : null,
      positionPrecision: isLocated ? precisionAt({ latitude, longitude }) : null,
    },
  };
  const found = placeFindings(place, placeEvidence(place));
  return {
    findings: found
      // a state that is not typed yet, or not wholly, contradicts nothing
      .filter(({ kind, code }) => kind === "contradiction" && (state !== "" || isOfPositionAlone(code))),
    suggestions: suggestionsFor(place),
  };
}

const isOfPositionAlone = (code: string) =>
  ["positionSwapped", "positionOutsideIndia", "positionInSea", "pincodeUnknown"].includes(code);

type Point = { pincode: string | null; latitude: number | null; longitude: number | null };

function suggestionsFor({ pincode, latitude, longitude }: Point): PlaceCheck["suggestions"] {
  const index = placeIndex();
  const named = pincode === null ? undefined : index.byPincode(pincode);
  const around =
    latitude === null || longitude === null
      ? []
      : index.areasNear(latitude, longitude, AROUND_KM).map(({ item }) => item);
  const areas = [...(named ? [named] : []), ...around];
  const first = (values: readonly (string | null)[]) =>
    [...new Set(values.filter((value) => value !== null))].slice(0, MOST_SUGGESTIONS);
  return {
    locality: first(areas.map(({ office }) => office)),
    taluk: first(areas.map(({ taluk }) => taluk)),
    district: first(areas.map(({ district }) => district)),
    pincode: first(areas.map((area) => area.pincode)),
  };
}
