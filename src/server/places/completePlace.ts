import type { PlaceField, PositionPrecision } from "../../contract/vocabulary";
import { pincodeIn } from "../../domain/addressPincode";
import { type Near, type PostalArea, placeIndex } from "./placeIndex";
import { isInSea } from "./sea";

/** What of a temple says where it is. */
export type Placed = {
  city: string;
  state: string;
  address: string | null;
  locality: string | null;
  taluk: string | null;
  district: string | null;
  pincode: string | null;
  latitude: number | null;
  longitude: number | null;
  positionPrecision: PositionPrecision | null;
  derivedFields: readonly PlaceField[];
};

const told = [
  ...(["city", "state", "address", "latitude", "longitude", "positionPrecision"] as const),
  ...(["pincode", "district", "taluk", "locality"] as const),
] as const;
const derivable = ["locality", "taluk", "district", "pincode"] as const satisfies readonly PlaceField[];

/**
 * Fills what is not said of a place from what is: district and taluk by PIN code or coordinates, the PIN code by an
 * office close by, city and state where a list has none. What was worked out before is worked out anew when the place
 * changes, and stays apart from what was given (`derivedFields`). Changes `temple`.
 */
export function completePlace(temple: Placed, before?: Placed): void {
  if (before && told.every((field) => temple[field] === before[field])) return;
  const derived = new Set<PlaceField>(before ? before.derivedFields : temple.derivedFields);
  // what somebody writes is given from then on
  for (const field of derived) if (before && temple[field] !== before[field]) derived.delete(field);
  for (const field of derived) temple[field] = null;
  // a list may have the PIN code in the address alone
  const pincode = temple.pincode ?? pincodeIn(temple.address ?? "");
  const found = { ...derivePlace({ ...temple, pincode }), ...(pincode && { pincode }) };
  const filled = derivable.filter((field) => temple[field] === null && found[field]);
  for (const field of filled) temple[field] = found[field] ?? null;
  if (!temple.state && found.state) temple.state = found.state;
  if (!temple.city && found.city) temple.city = found.city;
  temple.derivedFields = filled;
}

type Said = Pick<Placed, "city" | "state" | "address" | "pincode" | "latitude" | "longitude">;

/** The city and state of a place, as it says them or as they follow from the rest; "" for what is not known. */
export function townOf({ address, ...place }: Said): { city: string; state: string } {
  const { city, state } = place;
  if (city && state) return { city, state };
  const found = derivePlace({ ...place, pincode: place.pincode ?? pincodeIn(address ?? "") ?? null });
  return { city: city || (found.city ?? ""), state: state || (found.state ?? "") };
}

export type DerivedPlace = Partial<Record<PlaceField | "city" | "state", string>> & {
  /** near a border, where the offices around are of two districts */
  isUncertain: boolean;
};

/** Offices of a town are close by, those of the desert and the mountains are not. */
const CLOSE_KM = 8;
const AROUND_KM = 30;
const FAR_KM = 60;
const ENOUGH_AREAS = 3;
const MOST_AREAS = 8;
const PIN_WITHIN_KM = 1;
/** The share of the offices around that another district may have. */
const SURE = 0.7;

type Known = Pick<Placed, "state" | "pincode" | "latitude" | "longitude"> &
  Partial<Pick<Placed, "positionPrecision">> & { city?: string };

/**
 * What follows from the PIN code and the coordinates of a place; the PIN code that was given counts first, and a point in
 * the sea says nothing. The town is looked up only where there is none.
 */
export function derivePlace(said: Known): DerivedPlace {
  const place = isAtSea(said) ? { ...said, latitude: null, longitude: null } : said;
  const index = placeIndex();
  const byPincode = place.pincode ? index.byPincode(place.pincode) : undefined;
  const { latitude, longitude } = place;
  const inState = areasAround(place);
  const voted = districtBy(inState);
  const at = latitude !== null && longitude !== null ? { latitude, longitude } : byPincode;
  const town = !place.city && at ? index.townNear(at) : undefined;
  if (byPincode && (!place.state || byPincode.state === place.state)) {
    // the office of a PIN code may lie across a border: its surroundings know better where they are of one mind
    const surer = voted && voted.share >= SURE ? voted : undefined;
    return {
      district: surer?.district ?? byPincode.district,
      ...(byPincode.taluk && { taluk: byPincode.taluk }),
      locality: byPincode.office,
      state: byPincode.state,
      city: town?.name ?? byPincode.office,
      isUncertain: surer !== undefined && surer.district !== byPincode.district,
    };
  }
  const nearest = inState[0];
  const isDoubtful = !voted || !nearest || voted.share < SURE || nearest.km > CLOSE_KM;
  const namesake = latitude !== null && isDoubtful && index.districtOfTown(place.city, place.state);
  if (namesake) return { district: namesake, state: place.state, isUncertain: true };
  if (!voted || !nearest) return { ...(town && { city: town.name, state: town.state }), isUncertain: true };
  const own = inState.find(({ item }) => item.district === voted.district)?.item ?? nearest.item;
  return {
    district: voted.district,
    ...(own.taluk && { taluk: own.taluk }),
    // the middle of a town says nothing of which of its post offices is the temple's
    ...(place.positionPrecision !== "place" &&
      nearest.km <= PIN_WITHIN_KM &&
      voted.share >= SURE && { pincode: nearest.item.pincode, locality: nearest.item.office }),
    state: own.state,
    city: town?.name ?? own.office,
    isUncertain: voted.share < SURE || nearest.km > AROUND_KM,
  };
}

const isAtSea = ({ latitude, longitude }: Pick<Placed, "latitude" | "longitude">) =>
  latitude !== null && longitude !== null && isInSea({ latitude, longitude });

function areasAround({ state, latitude, longitude }: Pick<Placed, "state" | "latitude" | "longitude">) {
  if (latitude === null || longitude === null) return [];
  const within = (km: number) => {
    const areas = placeIndex().areasNear(latitude, longitude, km);
    return state ? areas.filter(({ item }) => item.state === state) : areas;
  };
  const close = within(CLOSE_KM);
  if (close.length >= ENOUGH_AREAS) return close.slice(0, MOST_AREAS);
  const around = within(AROUND_KM);
  return (around.length > 0 || !state ? around : within(FAR_KM)).slice(0, MOST_AREAS);
}

/** The district of most of the offices around, the nearer the weightier, and its share. */
function districtBy(around: readonly Near<PostalArea>[]): { district: string; share: number } | undefined {
  const weights = new Map<string, number>();
  let total = 0;
  for (const { item, km } of around) {
    // one office at a wrong place does not outweigh all around it
    const weight = 1 / (km + 2) ** 2;
    weights.set(item.district, (weights.get(item.district) ?? 0) + weight);
    total += weight;
  }
  const [best] = [...weights].sort(([, a], [, b]) => b - a);
  return best && { district: best[0], share: best[1] / total };
}
