/** The tones a drawing is made of; each is a CSS custom property, so that one drawing serves every hour and palette. */
export type Tone = "far" | "mid" | "near" | "lit" | "shade" | "deep" | "trim" | "ground" | "glow";

const short = (value: number) => String(Math.round(value * 10) / 10);

/** SVG path text from letters and numbers, numbers to one decimal. */
export const d = (...parts: (string | number)[]) =>
  parts.map((part) => (typeof part === "number" ? short(part) : part)).join(" ");

export const shape = (path: string, tone: Tone, opacity = 1) =>
  `<path d="${path}" fill="var(--${tone})"${opacity < 1 ? ` opacity="${opacity}"` : ""}/>`;

export const line = (path: string, tone: Tone, width: number, opacity = 1) =>
  `<path d="${path}" fill="none" stroke="var(--${tone})" stroke-width="${short(width)}" stroke-linecap="round"${opacity < 1 ? ` opacity="${opacity}"` : ""}/>`;

export const box = (x: number, y: number, width: number, height: number) =>
  d("M", x, y, "h", width, "v", height, "h", -width, "z");

/** A trapezium standing on `base`, `bottom` and `top` wide. */
export const taper = (cx: number, base: number, height: number, bottom: number, top: number) =>
  d("M", cx - bottom / 2, base, "L", cx - top / 2, base - height, "H", cx + top / 2, "L", cx + bottom / 2, base, "z");

/** A round-headed opening or niche standing on `base`. */
export function arch(cx: number, base: number, width: number, height: number): string {
  const r = width / 2;
  return d("M", cx - r, base, "v", -(height - r), "a", r, r, 0, 0, 1, width, 0, "v", height - r, "z");
}

/** A pointed opening as in domed halls. */
export function ogee(cx: number, base: number, width: number, height: number): string {
  const r = width / 2;
  const spring = base - height * 0.6;
  const left = d(
    "M",
    cx - r,
    base,
    "V",
    spring,
    "C",
    cx - r,
    spring - height * 0.22,
    cx - r * 0.3,
    spring - height * 0.24,
  );
  const right = d("C", cx + r * 0.3, spring - height * 0.24, cx + r, spring - height * 0.22, cx + r, spring);
  return d(left, cx, base - height, right, "V", base, "z");
}

export const disc = (cx: number, cy: number, rx: number, ry = rx) =>
  d("M", cx - rx, cy, "a", rx, ry, 0, 1, 0, rx * 2, 0, "a", rx, ry, 0, 1, 0, -rx * 2, 0, "z");

/** The pot finial of every Indian tower: foot, belly, neck, bud. */
export function kalasha(cx: number, base: number, size: number): string {
  const s = size;
  const foot = d("M", cx - s * 0.3, base, "h", s * 0.6, "l", -s * 0.1, -s * 0.16);
  const belly = d("c", s * 0.42, -s * 0.1, s * 0.42, -s * 0.62, 0, -s * 0.68, "l", s * 0.08, -s * 0.14);
  const bud = d("L", cx, base - s * 1.6, "L", cx - s * 0.28, base - s * 0.98, "l", s * 0.08, s * 0.14);
  return shape(d(foot, belly, bud, "c", -s * 0.42, s * 0.06, -s * 0.42, s * 0.58, 0, s * 0.68, "z"), "trim");
}

/** A pennant on its staff, blown to the right. */
export const flag = (x: number, base: number, height: number, length: number) =>
  line(d("M", x, base, "v", -height), "trim", 1.2) +
  shape(d("M", x, base - height, "q", length * 0.5, 1, length, 6, "q", -length * 0.6, 1, -length, 6, "z"), "glow");

/** Rolling land: a filled wave from edge to edge. */
export function hills(y: number, heights: readonly number[], tone: Tone, opacity = 1): string {
  const step = 400 / (heights.length - 1);
  let path = d("M", 0, 300, "V", y - (heights[0] ?? 0));
  for (let at = 1; at < heights.length; at++) {
    const before = heights[at - 1] ?? 0;
    const now = heights[at] ?? 0;
    const x = at * step;
    path += d(" C", x - step * 0.55, y - before, x - step * 0.45, y - now, x, y - now);
  }
  return shape(`${path} V300 z`, tone, opacity);
}

/** A coconut palm, leaning by `lean`. */
export function palm(x: number, base: number, height: number, lean: number): string {
  const topX = x + lean;
  const topY = base - height;
  const trunk = line(d("M", x, base, "Q", x + lean * 0.2, base - height * 0.5, topX, topY), "near", height / 26);
  const reach = height * 0.3;
  const fronds = [-168, -140, -112, -84, -60, -34, -8].map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    const tipX = topX + Math.cos(angle) * reach;
    const tipY = topY + Math.sin(angle) * reach * 0.55 + reach * 0.42;
    const midX = topX + Math.cos(angle) * reach * 0.55;
    const midY = topY + Math.sin(angle) * reach * 0.72 - reach * 0.08;
    const out = d("M", topX, topY, "Q", midX, midY - reach * 0.12, tipX, tipY);
    return d(out, "Q", midX, midY + reach * 0.1, topX, topY, "z");
  });
  return trunk + shape(fronds.join(" "), "near");
}

const crowns = [
  [0, -1.05, 0.55],
  [-0.48, -0.8, 0.42],
  [0.5, -0.82, 0.44],
  [-0.25, -1.25, 0.4],
  [0.28, -1.28, 0.4],
  [0, -0.72, 0.5],
] as const;

/** A round-crowned tree: neem, banyan, pipal. */
export function tree(x: number, base: number, size: number, tone: Tone = "near"): string {
  const foot = d("M", x - size * 0.07, base, "l", size * 0.03, -size * 0.7, "h", size * 0.08);
  const trunk = d(foot, "l", size * 0.03, size * 0.7, "z");
  const crown = crowns.map(([cx, cy, r]) => disc(x + cx * size, base + cy * size, r * size, r * size * 0.85));
  return shape(`${trunk} ${crown.join(" ")}`, tone);
}

const flock = [
  [0, 0, 5],
  [14, -6, 4],
  [24, 3, 4.5],
] as const;

/** Birds far off. */
export function birds(x: number, y: number): string {
  const wings = flock.map(([dx, dy, w]) => {
    const left = d("M", x + dx - w, y + dy - w * 0.4, "q", w * 0.6, -w * 0.4, w, w * 0.5);
    return d(left, "q", w * 0.4, -w * 0.9, w, -w * 0.5);
  });
  return line(wings.join(" "), "deep", 0.9, 0.5);
}

/** Evenly spaced positions, `count` of them, from `from` to `to`. */
export const spread = (count: number, from: number, to: number) =>
  Array.from({ length: count }, (_, at) => (count === 1 ? (from + to) / 2 : from + ((to - from) * at) / (count - 1)));

/** A flight of steps rising to (cx, top), `width` wide at the top. */
export function steps(cx: number, base: number, top: number, width: number, spreadBy: number, count: number): string {
  const height = (base - top) / count;
  return spread(count, 0, count - 1)
    .map((at) => {
      const half = (width + spreadBy * (at + 1)) / 2;
      const y = top + at * height;
      const tread = shape(box(cx - half, y, half * 2, height + 0.3), at % 2 ? "shade" : "lit");
      return tread + shape(box(cx - half, y + height - 1, half * 2, 1), "deep", 0.35);
    })
    .join("");
}
