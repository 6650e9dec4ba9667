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
 * A distance as the API words it: "2.5 km away", in whole kilometres from 100 on; "about 3 km away" to where only the town
 * is known.
 */
export function distanceText(km: number, isAbout = false): string {
  if (isAbout) return `about ${Math.max(1, Math.round(km))} km away`;
  const rounded = km < 99.95 ? Math.round(km * 10) / 10 : Math.round(km);
  return `${rounded} km away`;
}
