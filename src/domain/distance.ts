/** A point on the ground in degrees, WGS 84. */
export type LatLng = { latitude: number; longitude: number };

/** Mean radius of the Earth in kilometres. */
export const earthRadiusKm = 6371;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/**
 * Great-circle distance in kilometres between two points, on a sphere (within 0.6 % of the ellipsoid).
 * Source: haversine form, R. W. Sinnott, "Virtues of the Haversine", Sky & Telescope 68 (1984) 159.
 */
export function distanceKm(from: LatLng, to: LatLng): number {
  const haversine = (angle: number) => Math.sin(angle / 2) ** 2;
  const h =
    haversine(radians(to.latitude - from.latitude)) +
    Math.cos(radians(from.latitude)) *
      Math.cos(radians(to.latitude)) *
      haversine(radians(to.longitude - from.longitude));
  return 2 * earthRadiusKm * Math.asin(Math.sqrt(Math.min(1, h)));
}

/**
 * The kilometres that are told of a distance: in tenths, from 100 on whole; whole and at least one to where only the town
 * is known. 0 is less than a tenth.
 */
export function toldKm(km: number, isAbout: boolean): number {
  if (isAbout) return Math.max(1, Math.round(km));
  return km < 99.95 ? Math.round(km * 10) / 10 : Math.round(km);
}

/** A distance as the API words it: "2.5 km away", "about 3 km away", "less than 100 m away". */
export function distanceText(km: number, isAbout = false): string {
  const told = toldKm(km, isAbout);
  return told === 0 ? "less than 100 m away" : `${isAbout ? "about " : ""}${told} km away`;
}
