import type { Instant } from "./time";

const TOLERANCE_DAYS = 2e-9;
const MAX_STEPS = 20;

/** Radians of degrees. */
export const radians = (degrees: number) => (degrees * Math.PI) / 180;
/** Degrees of radians. */
export const degrees = (radiansValue: number) => (radiansValue * 180) / Math.PI;

/** An angle brought into [0, 360) degrees. */
export function turn(angle: number): number {
  const rest = angle % 360;
  return rest < 0 ? rest + 360 : rest;
}

/** An angle brought into [-180, 180) degrees. */
export function signed(angle: number): number {
  return turn(angle + 180) - 180;
}

/**
 * The instant near `guess` at which a growing angle (degrees) passes `target`, by the secant method;
 * `rate` in degrees a day only starts it. Right to a fraction of a millisecond.
 */
export function passing(angleAt: (t: Instant) => number, target: number, guess: Instant, rate: number): Instant {
  let previous = guess;
  let previousError = signed(angleAt(previous) - target);
  let t = guess - previousError / rate;
  for (let step = 0; step < MAX_STEPS && Math.abs(t - previous) > TOLERANCE_DAYS; step++) {
    const error = signed(angleAt(t) - target);
    const slope = (error - previousError) / (t - previous);
    previous = t;
    previousError = error;
    t -= error / (slope || rate);
  }
  return t;
}

/** The first instant after `from` at which the angle passes `target`. */
export function nextPassing(angleAt: (t: Instant) => number, target: number, from: Instant, rate: number): Instant {
  return passing(angleAt, target, from + turn(target - angleAt(from)) / rate, rate);
}

/** The last instant before `from` at which the angle passed `target`. */
export function lastPassing(angleAt: (t: Instant) => number, target: number, from: Instant, rate: number): Instant {
  return passing(angleAt, target, from - turn(angleAt(from) - target) / rate, rate);
}
