import { AstroTime, EclipticGeoMoon, e_tilt, SunPosition } from "astronomy-engine";
import { turn } from "./angles";
import { correctionAt, MOON_CORRECTION, SUN_CORRECTION } from "./corrections";
import { terrestrialTime } from "./deltaT";
import type { Instant } from "./time";

/** Where Sun and Moon stand, apparent, on the true ecliptic of date. Angles in degrees, nutation in arcseconds. */
export type Sky = {
  sunLongitude: number;
  sunDistanceAu: number;
  moonLongitude: number;
  moonLatitude: number;
  moonDistanceAu: number;
  nutation: number;
  obliquity: number;
};

/** Sun and Moon at any instant; nodes already computed are cached in a fixed number of slots. */
export type Ephemeris = {
  /** By interpolation between nodes; cheap when neighbours in time are asked. */
  at(instant: Instant): Sky;
  /** Straight from the theory; for a lone instant far from others. */
  exact(instant: Instant): Sky;
};

const NODES_PER_DAY = 2;
/** Offsets of the eight nodes around an instant, and 1 / product of their differences (Lagrange). */
const FIRST_OFFSET = -3;
const WEIGHTS = [-1 / 5040, 1 / 720, -1 / 240, 1 / 144, -1 / 144, 1 / 240, -1 / 720, 1 / 5040];

/** The library derives TT from UT by its own table; two steps back give the UT that it maps to this TT. */
function astroTime(tt: number): AstroTime {
  const first = new AstroTime(tt);
  return new AstroTime(tt - (first.tt - tt));
}

function skyAt(tt: number): Sky {
  const time = astroTime(tt);
  const sun = SunPosition(time);
  const moon = EclipticGeoMoon(time);
  const tilt = e_tilt(time);
  return {
    sunLongitude: turn(sun.elon + correctionAt(SUN_CORRECTION, tt)),
    sunDistanceAu: sun.vec.Length(),
    moonLongitude: turn(moon.lon + correctionAt(MOON_CORRECTION, tt)),
    moonLatitude: moon.lat,
    moonDistanceAu: moon.dist,
    nutation: tilt.dpsi,
    obliquity: tilt.tobl,
  };
}

function lagrangeWeights(position: number): number[] {
  const distances = WEIGHTS.map((_, i) => position - (i + FIRST_OFFSET));
  const onNode = distances.indexOf(0);
  if (onNode >= 0) return WEIGHTS.map((_, i) => (i === onNode ? 1 : 0));
  const product = distances.reduce((all, distance) => all * distance, 1);
  return WEIGHTS.map((weight, i) => (product * weight) / (distances[i] ?? 1));
}

function blend(nodes: Sky[], weights: number[], field: keyof Sky): number {
  let sum = 0;
  for (let i = 0; i < nodes.length; i++) sum += (nodes[i]?.[field] ?? 0) * (weights[i] ?? 0);
  return sum;
}

function blendLongitude(nodes: Sky[], weights: number[], field: "sunLongitude" | "moonLongitude"): number {
  const first = nodes[0]?.[field] ?? 0;
  let sum = 0;
  for (let i = 0; i < nodes.length; i++) {
    const value = nodes[i]?.[field] ?? 0;
    sum += (value < first - 180 ? value + 360 : value) * (weights[i] ?? 0);
  }
  return turn(sum);
}

function interpolated(nodes: Sky[], weights: number[]): Sky {
  return {
    sunLongitude: blendLongitude(nodes, weights, "sunLongitude"),
    sunDistanceAu: blend(nodes, weights, "sunDistanceAu"),
    moonLongitude: blendLongitude(nodes, weights, "moonLongitude"),
    moonLatitude: blend(nodes, weights, "moonLatitude"),
    moonDistanceAu: blend(nodes, weights, "moonDistanceAu"),
    nutation: blend(nodes, weights, "nutation"),
    obliquity: blend(nodes, weights, "obliquity"),
  };
}

/**
 * An ephemeris with its own bounded store: `slots` twelve-hour nodes (1,024 hold more than a year), the oldest
 * in a slot overwritten. Interpolation adds less than 0.001 arcsecond to the theory of astronomy-engine.
 */
export function createEphemeris(slots = 1024): Ephemeris {
  const keys = new Array<number>(slots).fill(Number.NaN);
  const stored = new Array<Sky | undefined>(slots).fill(undefined);
  const node = (key: number): Sky => {
    const slot = ((key % slots) + slots) % slots;
    const held = keys[slot] === key ? stored[slot] : undefined;
    if (held) return held;
    const sky = skyAt(key / NODES_PER_DAY);
    keys[slot] = key;
    stored[slot] = sky;
    return sky;
  };
  return {
    at(instant) {
      const position = terrestrialTime(instant) * NODES_PER_DAY;
      const key = Math.floor(position);
      const nodes = WEIGHTS.map((_, i) => node(key + FIRST_OFFSET + i));
      return interpolated(nodes, lagrangeWeights(position - key));
    },
    exact: (instant) => skyAt(terrestrialTime(instant)),
  };
}
