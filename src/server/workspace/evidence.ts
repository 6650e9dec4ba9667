import { pincodeIn } from "../../domain/addressPincode";
import { distanceKm } from "../../domain/distance";
import type { PlaceEvidence } from "../../domain/findings/placeFindings";
import { derivePlace, type Placed } from "../places/completePlace";
import { districtNamed } from "../places/districts";
import { kmFromPincode } from "../places/pincodeDistance";
import { type Located, placeIndex } from "../places/placeIndex";
import { isInSea } from "../places/sea";

type Said = Omit<Placed, "locality" | "taluk" | "derivedFields">;

/** Offices farther away say nothing about where a place is. */
const AROUND_KM = 30;

/** What the gazetteer says of where a temple is; `isChecked` where somebody looked its position up. */
export function placeEvidence(temple: Said, isChecked = false): PlaceEvidence {
  const { city, state, address, district, latitude, longitude, positionPrecision } = temple;
  const index = placeIndex();
  const listed = (pincode: string | null) => (pincode === null ? undefined : index.byPincode(pincode));
  const said = latitude === null || longitude === null ? undefined : { latitude, longitude };
  const isAtSea = said !== undefined && isInSea(said);
  // of what lies around a point in the sea nothing follows
  const point = isAtSea ? undefined : said;
  const near = point ? index.areasNear(point.latitude, point.longitude, AROUND_KM) : [];
  const areas = near.map(({ item }) => item);
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
    isInSea: isAtSea,
    kmFrom: {
      office: point ? (near[0]?.km ?? AROUND_KM) : null,
      pincode: point ? kmFromPincode(point, temple.pincode) : null,
      town: point ? nearestOf(index.townsNamed(city, state), point) : null,
    },
    isChecked,
  };
}

/** The way to the nearest of some towns, or null for none: a state may have several of one name. */
const nearestOf = (towns: readonly Located[], point: Located): number | null =>
  towns.length > 0 ? Math.min(...towns.map((town) => distanceKm(town, point))) : null;

const distinct = (names: readonly string[]) => [...new Set(names)];
