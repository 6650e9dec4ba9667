import { degrees, radians, signed } from "./angles";
import { terrestrialTime } from "./deltaT";
import type { Ephemeris, Sky } from "./ephemeris";
import type { Instant } from "./time";

/** A place by WGS 84 coordinates in degrees, at sea level. */
export type Place = { lat: number; lng: number };
/** Right ascension and declination, degrees, true equator of date. */
export type Equatorial = { rightAscension: number; declination: number };

const FLATTENING = 1 / 298.257223563;
const EARTH_RADIUS_AU = 6378.137 / 149_597_870.7;
const DAYS_PER_CENTURY = 36_525;

/** Equatorial coordinates of an ecliptic position in degrees. */
export function equatorial(longitude: number, latitude: number, obliquity: number): Equatorial {
  const [lon, lat, tilt] = [radians(longitude), radians(latitude), radians(obliquity)];
  const x = Math.cos(lat) * Math.cos(lon);
  const y = Math.cos(lat) * Math.sin(lon) * Math.cos(tilt) - Math.sin(lat) * Math.sin(tilt);
  const z = Math.cos(lat) * Math.sin(lon) * Math.sin(tilt) + Math.sin(lat) * Math.cos(tilt);
  return { rightAscension: degrees(Math.atan2(y, x)), declination: degrees(Math.asin(z)) };
}

/**
 * Apparent sidereal time at Greenwich, degrees (not reduced to one turn).
 * Source: IERS Conventions 2010, Earth rotation angle and the GMST polynomial of Capitaine et al. 2003.
 */
export function siderealTime(instant: Instant, sky: Sky): number {
  const t = terrestrialTime(instant) / DAYS_PER_CENTURY;
  const earthRotation = 360 * (0.779057273264 + 0.00273781191135448 * instant + (instant - Math.floor(instant)));
  const precession = 0.014506 + (4612.156534 + (1.3915817 - 0.00000044 * t) * t) * t;
  return earthRotation + (precession + sky.nutation * Math.cos(radians(sky.obliquity))) / 3600;
}

/** Hour angle in degrees, -180 to 180, positive west of the meridian. */
export function hourAngle(instant: Instant, sky: Sky, lng: number, rightAscension: number): number {
  return signed(siderealTime(instant, sky) + lng - rightAscension);
}

/** Airless altitude (degrees) and distance of the Moon's centre as seen from the place, parallax included. */
export function moonFrom(ephemeris: Ephemeris, place: Place, instant: Instant) {
  const sky = ephemeris.at(instant);
  const { rightAscension, declination } = equatorial(sky.moonLongitude, sky.moonLatitude, sky.obliquity);
  const hour = radians(hourAngle(instant, sky, place.lng, rightAscension));
  const [dec, lat] = [radians(declination), radians(place.lat)];
  const reduced = Math.atan((1 - FLATTENING) * Math.tan(lat));
  const observerX = Math.cos(reduced) * EARTH_RADIUS_AU;
  const observerZ = (1 - FLATTENING) * Math.sin(reduced) * EARTH_RADIUS_AU;
  const x = sky.moonDistanceAu * Math.cos(dec) * Math.cos(hour) - observerX;
  const y = sky.moonDistanceAu * Math.cos(dec) * Math.sin(hour);
  const z = sky.moonDistanceAu * Math.sin(dec) - observerZ;
  const distanceAu = Math.hypot(x, y, z);
  return { altitude: degrees(Math.asin((x * Math.cos(lat) + z * Math.sin(lat)) / distanceAu)), distanceAu };
}
