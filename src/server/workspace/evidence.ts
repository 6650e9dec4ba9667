import { pincodeIn } from "../../domain/addressPincode";
import type { PlaceEvidence } from "../../domain/findings/placeFindings";
import { derivePlace, type Placed } from "../places/completePlace";
import { districtNamed } from "../places/districts";
import { placeIndex } from "../places/placeIndex";

type Said = Omit<Placed, "locality" | "taluk" | "derivedFields">;

/** Offices farther away say nothing about where a place is. */
const AROUND_KM = 30;

/** What the postal list says of where a temple is. */
export function placeEvidence(temple: Said): PlaceEvidence {
  const { city, state, address, district, latitude, longitude, positionPrecision } = temple;
  const index = placeIndex();
  const listed = (pincode: string | null) => (pincode === null ? undefined : index.byPincode(pincode));
  const areas =
    latitude === null || longitude === null
      ? []
      : index.areasNear(latitude, longitude, AROUND_KM).map(({ item }) => item);
  const fromAddress = pincodeIn(address ?? "");
  const pincode = listed(temple.pincode);
  const addressPincode = listed(fromAddress) ? fromAddress : null;
  const position = { latitude, longitude, positionPrecision };
  const byPosition = derivePlace({ city, state: "", pincode: null, ...position });
  // a PIN code that is not listed leads nowhere; the one in the address may
  const all = derivePlace({ city, state, pincode: pincode ? temple.pincode : addressPincode, ...position });
  const districts = distinct(areas.map((area) => area.district));
  return {
    around: {
      states: distinct(areas.map((area) => area.state)),
      districts,
    },
    pincode: pincode ? { state: pincode.state, district: pincode.district } : null,
    addressPincode,
    byPosition: {
      state: byPosition.state ?? null,
      district: byPosition.district ?? null,
      pincode: byPosition.pincode ?? null,
    },
    district: all.isUncertain ? null : (all.district ?? null),
    isNearBorder: all.isUncertain && districts.length > 1,
    officialDistrict: district && districtNamed(district, state),
  };
}

const distinct = (names: readonly string[]) => [...new Set(names)];
