/** The dial's drawing board. The day is the half circle above the horizon, the night the flat arc below it. */
export const dial = { width: 360, height: 286, x: 180, y: 172, radius: 134, depth: 54, ring: 18 } as const;

export type Point = { x: number; y: number };

const degrees = (turn: number) => (turn * Math.PI) / 180;
const rounded = (value: number) => Math.round(value * 100) / 100;

/** Where a share of the day (0 sunrise, 1 sunset) is on a half circle of a radius. */
export function dayPoint(share: number, radius: number = dial.radius): Point {
  const angle = degrees(180 - 180 * share);
  return { x: rounded(dial.x + radius * Math.cos(angle)), y: rounded(dial.y - radius * Math.sin(angle)) };
}

/** Where a share of the night (0 sunset, 1 the next sunrise) is on the arc below the horizon. */
export function nightPoint(share: number): Point {
  const angle = degrees(180 * share);
  return {
    x: rounded(dial.x + dial.radius * Math.cos(angle)),
    y: rounded(dial.y + dial.depth * Math.sin(angle)),
  };
}

/** A stretch of the day as an arc of the ring. */
export function dayArc(from: number, to: number, radius: number = dial.radius): string {
  const [a, b] = [dayPoint(from, radius), dayPoint(to, radius)];
  return `M${a.x} ${a.y}A${radius} ${radius} 0 0 1 ${b.x} ${b.y}`;
}

/** How much of a stretch of time has passed at a moment, 0 to 1. */
export function shareOf(instant: string, from: string, to: string): number {
  const start = Date.parse(from);
  return (Date.parse(instant) - start) / (Date.parse(to) - start);
}

/**
 * The lit part of the Moon's disc of radius `r` around (0, 0) in a tithi (1 to 30), as it stands for one who looks
 * south from India: growing from the right.
 */
export function moonPath(tithi: number, r: number): string {
  const elongation = (tithi - 0.5) * 12;
  const grows = elongation < 180;
  const phase = grows ? elongation : 360 - elongation;
  const bulge = rounded(Math.abs(Math.cos(degrees(phase))) * r);
  const edge = grows ? 1 : 0;
  const terminator = phase < 90 ? 1 - edge : edge;
  return `M0 ${-r}A${r} ${r} 0 0 ${edge} 0 ${r}A${bulge} ${r} 0 0 ${terminator} 0 ${-r}Z`;
}
