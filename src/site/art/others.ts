import { plinth, spire } from "./north";
import {
  arch,
  birds,
  box,
  d,
  disc,
  flag,
  hills,
  kalasha,
  line,
  ogee,
  shape,
  spread,
  steps,
  taper,
  tree,
} from "./shapes";

/** A gateway of three curved beams on two posts, as at Sanchi. */
function torana(cx: number, base: number, s: number): string {
  const beams = [0, 17, 34].map((up, at) => {
    const y = base - (52 + up) * s;
    const half = (33 - at * 2.5) * s;
    return (
      shape(
        d(
          "M",
          cx - half,
          y,
          "q",
          half,
          -6 * s,
          half * 2,
          0,
          "l",
          2 * s,
          5 * s,
          "q",
          -half - 2 * s,
          -6 * s,
          -half * 2 - 4 * s,
          0,
          "z",
        ),
        "trim",
      ) +
      [-1, 1]
        .map(
          (side) =>
            shape(disc(cx + side * (half - 1), y + 2 * s, 3.8 * s), "trim") +
            shape(disc(cx + side * (half - 1), y + 2 * s, 1.5 * s), "deep"),
        )
        .join("") +
      (at < 2
        ? spread(3, cx - 9 * s, cx + 9 * s)
            .map((x) => shape(box(x - 1.2 * s, y - 13 * s, 2.4 * s, 11 * s), "deep"))
            .join("")
        : "")
    );
  });
  const posts = [-1, 1]
    .map(
      (side) =>
        shape(box(cx + side * 20 * s - 4.2 * s, base - 92 * s, 8.4 * s, 92 * s), "deep") +
        shape(box(cx + side * 20 * s - 3.2 * s, base - 92 * s, 4 * s, 92 * s), "trim") +
        spread(3, base - 44 * s, base - 14 * s)
          .map((y) => shape(box(cx + side * 20 * s - 3.6 * s, y, 7.2 * s, 1.4 * s), "deep", 0.5))
          .join(""),
    )
    .join("");
  return (
    posts +
    beams.join("") +
    kalasha(cx, base - 90 * s, 8 * s) +
    [-1, 1].map((side) => kalasha(cx + side * 16 * s, base - 88 * s, 5 * s)).join("")
  );
}

/** Buddhist: the dome over its railing, the umbrellas, the gateway, a bodhi tree. */
export function stupa(): string {
  const railing = (y: number, from: number, to: number, height: number) =>
    spread(Math.round((to - from) / 11), from, to)
      .map((x) => shape(box(x - 1.7, y - height, 3.4, height), "lit"))
      .join("") +
    [0.22, 0.5, 0.78].map((at) => shape(box(from, y - height * at - 1.2, to - from, 2), "shade")).join("") +
    shape(box(from - 3, y - height - 2, to - from + 6, 3.6), "lit");
  return (
    shape(disc(96, 98, 34), "glow", 0.9) +
    hills(240, [26, 40, 24, 50, 30, 44, 28], "far") +
    hills(254, [24, 18, 30, 22, 34, 20, 26], "mid") +
    birds(300, 74) +
    tree(56, 266, 50) +
    tree(366, 266, 36) +
    tree(22, 268, 30, "mid") +
    shape(taper(210, 262, 22, 258, 246), "shade") +
    shape(box(84, 238, 252, 4), "trim") +
    shape(d("M", 96, 240, "C", 90, 158, 152, 122, 210, 122, "C", 268, 122, 330, 158, 324, 240, "z"), "lit") +
    shape(d("M", 324, 240, "C", 330, 158, 268, 122, 210, 122, "C", 262, 132, 296, 176, 280, 240, "z"), "shade") +
    [140, 158, 178, 200, 222]
      .map((y, at) => {
        const half = [62, 84, 98, 108, 113][at] ?? 0;
        return line(d("M", 210 - half, y, "Q", 210, y + 9, 210 + half, y), "deep", 0.7, 0.18);
      })
      .join("") +
    shape(disc(170, 176, 40, 30), "glow", 0.1) +
    shape(box(188, 106, 44, 18), "shade") +
    railing(124, 190, 230, 15) +
    shape(box(208.6, 58, 2.8, 50), "trim") +
    [
      [96, 25],
      [82, 19],
      [69, 13],
    ]
      .map(([y = 0, r = 0]) =>
        shape(d("M", 210 - r, y, "Q", 210, y - r * 0.75, 210 + r, y, "Q", 210, y + 3, 210 - r, y, "z"), "trim"),
      )
      .join("") +
    kalasha(210, 60, 8) +
    railing(262, 92, 160, 26) +
    railing(262, 262, 330, 26) +
    torana(211, 264, 1.02) +
    shape(arch(211, 262, 24, 34), "deep", 0.55) +
    shape(disc(211, 246, 4.4), "glow") +
    shape("M0 262 H400 V300 H0 z", "ground") +
    shape(d("M", 150, 300, "Q", 190, 282, 194, 263, "H", 228, "Q", 230, 282, 268, 300, "z"), "lit", 0.5)
  );
}

/** A ribbed onion dome with its pot. */
export const dome = (cx: number, base: number, r: number) =>
  shape(
    d(
      "M",
      cx - r * 0.86,
      base,
      "C",
      cx - r * 1.32,
      base - r * 0.62,
      cx - r * 0.72,
      base - r * 1.16,
      cx,
      base - r * 1.62,
      "C",
      cx + r * 0.72,
      base - r * 1.16,
      cx + r * 1.32,
      base - r * 0.62,
      cx + r * 0.86,
      base,
      "z",
    ),
    "trim",
  ) +
  shape(
    d(
      "M",
      cx + r * 0.86,
      base,
      "C",
      cx + r * 1.32,
      base - r * 0.62,
      cx + r * 0.72,
      base - r * 1.16,
      cx,
      base - r * 1.62,
      "C",
      cx + r * 0.5,
      base - r,
      cx + r * 0.7,
      base - r * 0.5,
      cx + r * 0.4,
      base,
      "z",
    ),
    "deep",
    0.2,
  ) +
  line(
    [-0.62, -0.3, 0.02, 0.34, 0.66]
      .map((x) =>
        d("M", cx + r * x * 0.86, base, "Q", cx + r * x * 1.34, base - r * 0.8, cx + r * x * 0.1, base - r * 1.5),
      )
      .join(" "),
    "deep",
    0.8,
    0.26,
  ) +
  shape(taper(cx, base + r * 0.14, r * 0.16, r * 2, r * 1.84), "lit") +
  kalasha(cx, base - r * 1.56, r * 0.34);

/** Sikh: the golden dome over its arcades, mirrored in the water. */
export function gurdwara(): string {
  const kiosk = (cx: number, base: number, s: number) =>
    [-1, 0, 1].map((at) => shape(box(cx + at * 7 * s - 1.2 * s, base - 15 * s, 2.4 * s, 15 * s), "lit")).join("") +
    shape(box(cx - 10 * s, base - 17 * s, 20 * s, 3 * s), "trim") +
    dome(cx, base - 17 * s, 8.4 * s);
  const arcade = (from: number, to: number, base: number, height: number, count: number) =>
    shape(box(from, base - height, to - from, height), "lit") +
    spread(count, from + (to - from) / count / 2, to - (to - from) / count / 2)
      .map(
        (x) =>
          shape(ogee(x, base - 3, ((to - from) / count) * 0.66, height * 0.76), "shade") +
          shape(ogee(x, base - 3, ((to - from) / count) * 0.44, height * 0.62), "deep"),
      )
      .join("") +
    shape(box(from - 5, base - height - 4, to - from + 10, 5), "trim") +
    shape(box(from - 2, base - 3, to - from + 4, 3), "trim");
  const building =
    arcade(126, 274, 226, 38, 7) +
    arcade(144, 256, 184, 26, 7) +
    [134, 266].map((x) => kiosk(x, 184, 0.92)).join("") +
    shape(box(166, 138, 68, 17), "lit") +
    spread(5, 173, 227)
      .map((x) => shape(arch(x, 154, 7, 12), "deep", 0.8))
      .join("") +
    [158, 242].map((x) => kiosk(x, 154, 0.74)).join("") +
    dome(200, 137, 31) +
    shape(ogee(200, 226, 24, 34), "trim") +
    shape(ogee(200, 226, 16, 27), "deep") +
    shape(disc(200, 219, 2.6, 4), "glow");
  return (
    shape(disc(312, 84, 32), "glow", 0.9) +
    hills(226, [16, 22, 14, 24, 16, 20, 18], "far") +
    arcadeFar() +
    tree(38, 226, 24, "mid") +
    tree(372, 226, 28, "mid") +
    flag(86, 226, 132, 24) +
    building +
    shape("M0 228 H400 V300 H0 z", "ground") +
    `<g opacity=".34" transform="matrix(1 0 0 -.62 0 366)">${building}</g>` +
    shape("M0 228 H400 V233 H0 z", "lit") +
    shape("M0 233 H400 V235 H0 z", "deep", 0.3) +
    line("M22 250h70M120 262h44M236 256h60M318 246h54M60 276h56M176 284h74M296 278h72", "lit", 1.4, 0.5) +
    birds(46, 70)
  );
}

const arcadeFar = () =>
  shape(
    spread(22, 8, 392)
      .map((x) => arch(x, 228, 11, 14))
      .join(" "),
    "mid",
  );

/** Jain: a hill of many white spires. */
export function jain(): string {
  const shrine = (cx: number, base: number, half: number, height: number, wall: number) =>
    shape(box(cx - half, base - wall, half * 2, wall), "shade") +
    spread(3, cx - half * 0.7, cx + half * 0.7)
      .map((x) => shape(box(x - half * 0.14, base - wall, half * 0.28, wall), "lit"))
      .join("") +
    shape(arch(cx, base, half * 0.52, wall * 0.8), "deep") +
    shape(box(cx - half * 1.12, base - wall - 2, half * 2.24, 3), "trim") +
    spire(cx, base - wall - 1, half * 0.94, height, Math.max(5, Math.round(height / 13)));
  const back = [
    [62, 214, 13, 62],
    [104, 204, 14, 78],
    [148, 196, 15, 92],
    [252, 196, 15, 92],
    [296, 204, 14, 78],
    [338, 214, 13, 62],
  ] as const;
  const front = [
    [82, 244, 14, 58],
    [126, 244, 16, 78],
    [274, 244, 16, 78],
    [318, 244, 14, 58],
  ] as const;
  return (
    shape(disc(88, 88, 32), "glow", 0.9) +
    hills(236, [36, 70, 40, 84, 44, 66, 38], "far") +
    hills(256, [30, 22, 36, 26, 36, 22, 32], "mid") +
    birds(300, 54) +
    back.map(([x, base, half, height]) => shrine(x, base + 14, half, height, 22)).join("") +
    shape(box(44, 224, 312, 22), "shade") +
    shape(box(38, 222, 324, 4), "trim") +
    front.map(([x, base, half, height]) => shrine(x, base + 10, half, height, 28)).join("") +
    shrine(200, 254, 34, 138, 50) +
    flag(200, 50, 18, 20) +
    spire(176, 204, 12, 58, 5) +
    spire(224, 204, 12, 58, 5) +
    [-1, 1]
      .map(
        (side) =>
          shape(box(200 + side * 21 - 2.6, 212, 5.2, 42), "lit") + shape(box(200 + side * 21 - 4, 210, 8, 3), "trim"),
      )
      .join("") +
    shape(arch(200, 254, 22, 36), "deep") +
    shape(arch(200, 254, 9, 17), "glow") +
    shape(d("M", 176, 212, "Q", 200, 194, 224, 212, "l", -3, 3, "Q", 200, 200, 179, 215, "z"), "trim") +
    plinth(58, 342, 253) +
    shape("M0 270 H400 V300 H0 z", "ground") +
    steps(200, 286, 254, 46, 9, 5) +
    shape(d("M", 152, 300, "Q", 166, 292, 170, 286, "H", 230, "Q", 236, 292, 252, 300, "z"), "lit", 0.45) +
    tree(30, 270, 30) +
    tree(374, 270, 34)
  );
}
