import { distanceKm } from "../../domain/distance";
import { type Located, placeIndex } from "./placeIndex";

/**
 * How far a point is from the middle of the area of its PIN code, in km. Null where that is not known, and for an area
 * that the postal list has in another part of the country.
 */
export function kmFromPincode(point: Located, pincode: string | null): number | null {
  const area = pincode === null ? undefined : placeIndex().byPincode(pincode);
  if (area?.latitude === undefined || area.longitude === undefined) return null;
  const { latitude, longitude } = area;
  const isListedThere = placeIndex()
    .areasNear(latitude, longitude, 1)
    .some(({ item }) => item.pincode === pincode);
  return isListedThere ? distanceKm(point, { latitude, longitude }) : null;
}
