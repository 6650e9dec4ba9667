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

/** Half the width of a curved spire at height `t` (0 foot, 1 top), as a share of its foot. */
const spireCurve = (t: number) => {
  const u = 1 - t;
  return u ** 3 + 3 * u * u * t * 0.995 + 3 * u * t * t * 0.66 + t ** 3 * 0.24;
};

function spirePath(cx: number, base: number, half: number, height: number): string {
  const points = spread(half < 18 ? 7 : 11, 0, 1);
  const left = points.map((t) => d(cx - half * spireCurve(t), base - height * t)).join(" L");
  const right = points
    .reverse()
    .map((t) => d(cx + half * spireCurve(t), base - height * t))
    .join(" L");
  return `M${left} L${right} z`;
}

/** A curved spire with its vertical bands, courses, ribbed stone and pot. */
export function spire(cx: number, base: number, half: number, height: number, courses = 9): string {
  const tip = base - height;
  const crown =
    shape(disc(cx, tip - half * 0.04, half * 0.2, half * 0.08), "deep") +
    shape(disc(cx, tip - half * 0.17, half * 0.4, half * 0.14), "lit") +
    kalasha(cx, tip - half * 0.28, half * 0.3);
  if (half < 18) return smallSpire(cx, base, half, height) + crown;
  const notches = spread(courses, 0.08, 0.9)
    .map((t) => {
      const w = half * spireCurve(t);
      const y = base - height * t;
      return (
        [-1, 1].map((side) => shape(disc(cx + side * w * 0.88, y, half * 0.13, height * 0.017 + 0.6), "lit")).join("") +
        line(d("M", cx - w * 0.98, y + 2, "H", cx + w * 0.98), "deep", 0.7, 0.28)
      );
    })
    .join("");
  const eyes = spread(Math.max(3, courses - 4), 0.12, 0.72)
    .map((t) =>
      shape(
        arch(cx, base - height * t + half * 0.1, half * 0.3 * (1 - t * 0.5), half * 0.28 * (1 - t * 0.4)),
        "deep",
        0.6,
      ),
    )
    .join("");
  return (
    shape(spirePath(cx, base, half, height), "shade") +
    shape(spirePath(cx - half * 0.1, base, half * 0.72, height * 0.985), "lit") +
    shape(spirePath(cx, base, half * 0.34, height * 0.99), "shade") +
    shape(spirePath(cx - half * 0.02, base, half * 0.24, height * 0.985), "lit") +
    notches +
    eyes +
    crown +
    line(
      spread(7, -0.3, 0.3)
        .map((x) => d("M", cx + half * x, tip - half * 0.28, "q", 0, half * 0.11, 0, half * 0.22))
        .join(" "),
      "deep",
      half * 0.035,
      0.5,
    )
  );
}

/** A lesser spire: far enough away for its courses to be lines only. */
const smallSpire = (cx: number, base: number, half: number, height: number) =>
  shape(spirePath(cx, base, half, height), "shade") +
  shape(spirePath(cx - half * 0.16, base, half * 0.6, height * 0.985), "lit") +
  line(
    spread(5, 0.12, 0.86)
      .map((t) => d("M", cx - half * spireCurve(t), base - height * t, "h", half * 2 * spireCurve(t)))
      .join(" "),
    "deep",
    0.7,
    0.3,
  ) +
  shape(arch(cx - half * 0.1, base - height * 0.1, half * 0.42, half * 0.5), "deep", 0.6);

/** A hall under a stepped roof. */
function hall(cx: number, base: number, width: number, wall: number, tiers: number): string {
  let drawing =
    shape(box(cx - width / 2, base - wall, width, wall), "shade") +
    spread(Math.round(width / 16), cx - width / 2 + 6, cx + width / 2 - 6)
      .map(
        (x) =>
          shape(box(x - 2.4, base - wall, 4.8, wall), "lit") +
          shape(arch(x + 7.6, base - 4, 5.4, wall * 0.6), "deep", x + 10 < cx + width / 2 ? 0.5 : 0),
      )
      .join("");
  let y = base - wall;
  let w = width + 12;
  for (let at = 0; at < tiers; at++) {
    const h = 7.5;
    drawing +=
      shape(taper(cx, y, h, w, w - 9), at % 2 ? "shade" : "lit") +
      shape(box(cx - w / 2, y - 1.6, w, 1.8), "trim", 0.75) +
      spread(Math.max(2, Math.round(w / 14)), cx - w / 2 + 6, cx + w / 2 - 6)
        .map((x) => shape(disc(x, y - h + 1.6, 2.2, 2.6), "shade"))
        .join("");
    y -= h;
    w = (w - 9) * 0.8;
  }
  return drawing + shape(disc(cx, y - 3, w * 0.5, 6), "lit") + kalasha(cx, y - 8, 9);
}

const plinth = (from: number, to: number, y: number) =>
  shape(box(from, y, to - from, 6), "lit") +
  shape(box(from - 6, y + 6, to - from + 12, 5), "shade") +
  shape(box(from - 10, y + 11, to - from + 20, 7), "lit") +
  shape(box(from, y + 4.6, to - from, 1.4), "deep", 0.35);

/** Nagara: the curved spire with its lesser spires, its hall and porch. */
export function shikhara(): string {
  return (
    shape(disc(104, 104, 36), "glow", 0.9) +
    hills(238, [30, 54, 28, 40, 22, 50, 34], "far") +
    hills(252, [26, 18, 32, 20, 36, 20, 30], "mid") +
    birds(292, 66) +
    tree(46, 264, 40) +
    tree(370, 264, 46) +
    tree(344, 264, 26, "mid") +
    plinth(84, 322, 250) +
    spire(292, 250, 14, 74, 5) +
    spire(196, 250, 16, 92, 6) +
    shape(box(214, 206, 82, 44), "shade") +
    spread(6, 221, 289)
      .map((x) => shape(box(x - 3, 206, 6, 44), "lit") + shape(arch(x + 7, 246, 5.4, 24), "deep", x < 286 ? 0.55 : 0))
      .join("") +
    spire(222, 212, 17, 86, 6) +
    spire(288, 212, 17, 86, 6) +
    spire(255, 208, 38, 146, 11) +
    spire(236, 212, 14, 62, 5) +
    spire(274, 212, 14, 62, 5) +
    spire(255, 212, 19, 74, 6) +
    flag(255, 46, 20, 22) +
    hall(158, 250, 76, 34, 5) +
    hall(106, 250, 36, 28, 3) +
    shape("M0 266 H400 V300 H0 z", "ground") +
    shape(arch(106, 250, 14, 23), "deep") +
    shape(arch(106, 250, 6, 11), "glow") +
    steps(106, 284, 251, 22, 6, 6) +
    shape(d("M", 66, 300, "Q", 84, 290, 88, 284, "H", 124, "Q", 134, 290, 160, 300, "z"), "lit", 0.45)
  );
}

/** Bengal: curved roofs and nine pinnacles in terracotta. */
export function bengal(): string {
  const ratna = (cx: number, base: number, half: number, height: number) =>
    shape(box(cx - half * 0.86, base, half * 1.72, 12), "shade") +
    shape(arch(cx, base + 12, half * 0.7, 11), "deep") +
    spire(cx, base, half, height, 5);
  const curved = (cx: number, y: number, width: number, rise: number) =>
    shape(
      d(
        "M",
        cx - width / 2 - 5,
        y + 6,
        "Q",
        cx,
        y - rise,
        cx + width / 2 + 5,
        y + 6,
        "L",
        cx + width / 2,
        y + 14,
        "Q",
        cx,
        y - rise + 10,
        cx - width / 2,
        y + 14,
        "z",
      ),
      "trim",
    ) +
    shape(
      d(
        "M",
        cx - width / 2,
        y + 8,
        "Q",
        cx,
        y - rise + 3,
        cx + width / 2,
        y + 8,
        "L",
        cx + width / 2 - 2,
        y + 12,
        "Q",
        cx,
        y - rise + 8,
        cx - width / 2 + 2,
        y + 12,
        "z",
      ),
      "lit",
    );
  const block = (cx: number, top: number, base: number, width: number, doors: number) =>
    shape(box(cx - width / 2, top, width, base - top), "shade") +
    spread(doors * 2 + 3, cx - width / 2 + 7, cx + width / 2 - 7)
      .map((x) => shape(box(x - 1.5, top + 8, 3, base - top - 8), "lit", 0.75))
      .join("") +
    spread(doors, cx - width * 0.26, cx + width * 0.26)
      .map(
        (x) =>
          shape(ogee(x, base, 20, 33), "lit") +
          shape(ogee(x, base, 14, 28), "deep") +
          shape(disc(x, base - 4, 1.6, 2.4), "glow"),
      )
      .join("") +
    spread(9, cx - width / 2 + 8, cx + width / 2 - 8)
      .map((x) => shape(box(x - 2.2, top + 12, 4.4, 4.4), "trim", 0.55))
      .join("");
  return (
    shape(disc(306, 92, 33), "glow", 0.9) +
    hills(244, [20, 26, 16, 30, 18, 24, 20], "far") +
    hills(256, [18, 26, 20, 14, 24, 18, 26], "mid") +
    birds(70, 88) +
    tree(52, 262, 44) +
    tree(354, 262, 38) +
    tree(382, 264, 52) +
    ratna(118, 178, 15, 58) +
    ratna(282, 178, 15, 58) +
    block(200, 190, 256, 196, 3) +
    curved(200, 184, 196, 18) +
    ratna(152, 126, 12, 46) +
    ratna(248, 126, 12, 46) +
    block(200, 138, 180, 124, 3) +
    curved(200, 133, 124, 14) +
    ratna(200, 108, 20, 66) +
    plinth(98, 302, 254) +
    shape("M0 270 H400 V300 H0 z", "ground") +
    steps(200, 286, 255, 52, 9, 5) +
    shape(d("M", 152, 300, "Q", 170, 292, 174, 286, "H", 226, "Q", 232, 292, 252, 300, "z"), "lit", 0.45)
  );
}

export { hall, plinth };
