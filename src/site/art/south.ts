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
  palm,
  shape,
  spread,
  steps,
  taper,
  tree,
} from "./shapes";

/** One storey of a gateway tower: wall, niches, a row of little shrines, and the cornice above. */
function storey(cx: number, base: number, height: number, bottom: number, top: number, niches: number): string {
  const wall = shape(taper(cx, base, height, bottom, top), "lit");
  const inner = bottom * 0.88;
  const shrines = spread(niches, cx - inner / 2, cx + inner / 2)
    .map((x, at) => {
      const middle = at === (niches - 1) / 2;
      const width = (inner / niches) * (middle ? 0.98 : 0.72);
      return (
        shape(arch(x, base, width, height * 0.86), "shade") + shape(arch(x, base, width * 0.5, height * 0.58), "deep")
      );
    })
    .join("");
  const cornice =
    shape(taper(cx, base - height + 2.4, 3.4, top + 7, top + 3), "trim") +
    shape(box(cx - top / 2 - 2, base - height + 2.2, top + 4, 1.6), "deep", 0.45);
  return wall + shrines + cornice;
}

/** The tower of a southern gateway over its stone door. */
export function gatewayTower(cx: number, base: number, scale: number, storeys: number): string {
  const s = scale;
  const doorTop = base - 58 * s;
  let drawing =
    shape(box(cx - 80 * s, base - 6 * s, 160 * s, 6 * s), "deep", 0.8) +
    shape(taper(cx, base - 5 * s, 53 * s, 150 * s, 142 * s), "shade") +
    spread(8, cx - 66 * s, cx + 66 * s)
      .filter((x) => Math.abs(x - cx) > 18 * s)
      .map(
        (x) =>
          shape(box(x - 2.4 * s, doorTop + 8 * s, 4.8 * s, 44 * s), "lit") +
          shape(arch(x + 9 * s * Math.sign(cx - x), base - 12 * s, 7 * s, 22 * s), "deep", 0.55),
      )
      .join("") +
    shape(box(cx - 18 * s, doorTop + 6 * s, 36 * s, 48 * s), "lit") +
    shape(box(cx - 12 * s, doorTop + 12 * s, 24 * s, 42 * s), "deep") +
    shape(arch(cx, base - 5 * s, 9 * s, 20 * s), "glow") +
    shape(taper(cx, doorTop + 7 * s, 8 * s, 158 * s, 148 * s), "trim");
  let y = doorTop;
  let width = 132 * s;
  let height = 25 * s;
  for (let at = 0; at < storeys; at++) {
    const top = width * 0.875;
    drawing += storey(cx, y, height, width, top, at > 2 ? 5 : 7);
    y -= height;
    width = top * 0.985;
    height *= 0.915;
  }
  return drawing + vault(cx, y, width, s, doorTop);
}

/** The barrel vault that crowns the tower, with its row of pots; then the shade of the whole right side. */
function vault(cx: number, base: number, width: number, s: number, doorTop: number): string {
  const h = 21 * s;
  const half = width / 2;
  const roof = d(
    "M",
    cx - half - 2 * s,
    base,
    "C",
    cx - half - 4 * s,
    base - h * 0.7,
    cx - half + 5 * s,
    base - h,
    cx - half + 12 * s,
    base - h,
    "H",
    cx + half - 12 * s,
    "C",
    cx + half - 5 * s,
    base - h,
    cx + half + 4 * s,
    base - h * 0.7,
    cx + half + 2 * s,
    base,
    "z",
  );
  const eyes = [cx - half + 5 * s, cx, cx + half - 5 * s]
    .map(
      (x) =>
        shape(disc(x, base - 8 * s, 6.4 * s, 7.4 * s), "trim") + shape(disc(x, base - 7 * s, 3.4 * s, 4.2 * s), "deep"),
    )
    .join("");
  const pots = spread(7, cx - half + 11 * s, cx + half - 11 * s)
    .map((x) => kalasha(x, base - h + 0.6, 8 * s))
    .join("");
  const shaded = d("M", cx + 6 * s, base, "H", cx + half, "L", cx + 66 * s, doorTop, "H", cx + 18 * s, "z");
  return (
    shape(roof, "shade") +
    line(d("M", cx - half + 6 * s, base - h * 0.55, "H", cx + half - 6 * s), "trim", 1.2 * s) +
    eyes +
    pots +
    shape(shaded, "deep", 0.16)
  );
}

function wall(from: number, to: number, base: number, height: number): string {
  const merlons = spread(Math.round((to - from) / 9), from + 4, to - 4)
    .map((x) => arch(x, base - height + 0.5, 5.6, 6))
    .join(" ");
  return (
    shape(box(from, base - height, to - from, height), "shade") +
    shape(merlons, "shade") +
    shape(box(from, base - height + 3, to - from, 1.4), "trim", 0.7)
  );
}

/** Dravida: the gateway tower over the walls of its court. */
export function gopuram(): string {
  const pavilion = [296, 308, 320, 332, 344, 356].map((x) => box(x, 232, 4, 28)).join(" ");
  return (
    shape(disc(292, 96, 34), "glow", 0.9) +
    hills(236, [34, 20, 44, 30, 58, 26, 40], "far") +
    hills(252, [22, 30, 16, 24, 18, 34, 22], "mid") +
    birds(86, 78) +
    palm(52, 262, 104, -8) +
    palm(78, 264, 78, 12) +
    tree(372, 262, 34, "near") +
    wall(20, 390, 264, 22) +
    shape(box(288, 226, 76, 7), "trim") +
    shape(box(284, 221, 84, 5), "lit") +
    shape(box(290, 233, 72, 28), "deep", 0.85) +
    shape(pavilion, "lit") +
    gatewayTower(192, 266, 1, 6) +
    steps(192, 278, 265, 40, 8, 3) +
    shape("M0 264 H400 V300 H0 z", "ground") +
    steps(192, 280, 265, 44, 9, 3) +
    shape(d("M", 150, 300, "Q", 182, 286, 186, 280, "H", 200, "Q", 206, 288, 244, 300, "z"), "lit", 0.5)
  );
}

/** Kerala: tiered sloping roofs of copper, lamps on their pillar, palms. */
export function kerala(): string {
  const roof = (base: number, height: number, bottom: number, top: number, tone: "shade" | "trim" = "shade") =>
    shape(
      d(
        "M",
        205 - bottom / 2 - 6,
        base + 3,
        "Q",
        205 - bottom / 2 + 8,
        base - height * 0.3,
        205 - top / 2,
        base - height,
        "H",
        205 + top / 2,
        "Q",
        205 + bottom / 2 - 8,
        base - height * 0.3,
        205 + bottom / 2 + 6,
        base + 3,
        "z",
      ),
      tone,
    ) +
    spread(Math.round(bottom / 9), 205 - bottom / 2 + 4, 205 + bottom / 2 - 4)
      .map((x) =>
        line(
          d(
            "M",
            205 + (x - 205) * (top / bottom),
            base - height + 1,
            "Q",
            205 + (x - 205) * 0.86,
            base - height * 0.35,
            x,
            base + 1,
          ),
          "deep",
          0.7,
          0.3,
        ),
      )
      .join("") +
    shape(box(205 - bottom / 2 - 7, base + 1.6, bottom + 14, 2), "trim");
  const gable = (cx: number, base: number, width: number, height: number) =>
    shape(
      d(
        "M",
        cx - width / 2,
        base,
        "Q",
        cx - width * 0.2,
        base - height * 0.5,
        cx,
        base - height,
        "Q",
        cx + width * 0.2,
        base - height * 0.5,
        cx + width / 2,
        base,
        "z",
      ),
      "trim",
    ) +
    shape(
      d(
        "M",
        cx - width * 0.34,
        base,
        "Q",
        cx - width * 0.14,
        base - height * 0.4,
        cx,
        base - height * 0.78,
        "Q",
        cx + width * 0.14,
        base - height * 0.4,
        cx + width * 0.34,
        base,
        "z",
      ),
      "deep",
    ) +
    shape(disc(cx, base - height * 0.24, width * 0.09), "glow");
  const posts = (base: number, height: number, width: number, count: number) =>
    shape(box(205 - width / 2, base - height, width, height), "deep", 0.92) +
    spread(count, 205 - width / 2 + 3, 205 + width / 2 - 3)
      .map((x) => shape(box(x - 1.8, base - height, 3.6, height), "lit"))
      .join("") +
    spread(Math.floor(count / 2), 205 - width / 2 + 16, 205 + width / 2 - 16)
      .map((x) => shape(disc(x, base - 5, 1.5, 2), "glow"))
      .join("");
  const lampPillar = spread(6, 236, 176)
    .map(
      (y, at) =>
        shape(disc(326, y, 13 - at * 1.5, 2.2), "trim") +
        [-1, 1].map((side) => shape(disc(326 + side * (11 - at * 1.5), y - 3, 1.1, 1.9), "glow")).join(""),
    )
    .join("");
  return (
    shape(disc(110, 92, 30), "glow", 0.9) +
    hills(240, [60, 46, 66, 40, 52, 36, 48], "far") +
    hills(254, [30, 38, 24, 34, 22, 40, 28], "mid") +
    palm(40, 264, 132, -10) +
    palm(66, 262, 100, 14) +
    palm(366, 264, 124, 8) +
    palm(346, 262, 86, -10) +
    shape(box(95, 254, 220, 12), "shade") +
    shape(box(88, 260, 234, 6), "lit") +
    posts(254, 30, 176, 13) +
    roof(226, 42, 216, 118) +
    posts(186, 16, 100, 9) +
    roof(172, 34, 132, 62) +
    posts(140, 10, 44, 5) +
    roof(132, 32, 66, 16) +
    gable(205, 226, 58, 38) +
    gable(205, 171, 36, 28) +
    kalasha(205, 101, 13) +
    kalasha(190, 139, 7) +
    kalasha(220, 139, 7) +
    kalasha(150, 185, 7) +
    kalasha(260, 185, 7) +
    shape("M0 264 H400 V300 H0 z", "ground") +
    shape(box(318, 258, 16, 8), "shade") +
    shape(box(324.4, 168, 3.2, 92), "trim") +
    lampPillar +
    kalasha(326, 169, 7) +
    steps(205, 280, 265, 46, 8, 3) +
    shape(d("M", 168, 300, "Q", 196, 288, 198, 280, "H", 212, "Q", 214, 288, 246, 300, "z"), "lit", 0.5) +
    birds(262, 60) +
    flag(95, 254, 118, 18).replace(/<path[^>]*>/, (m) => m)
  );
}
