import { spire } from "./north";
import { optimise } from "./optimise";
import { dome } from "./others";
import { arch, birds, box, d, disc, line, palm, shape, spread, type Tone, tree } from "./shapes";
import { gatewayTower } from "./south";

type Palette = Record<Tone, string>;

/** The nearer, the darker and the warmer: morning haze over the river. */
const haze: Palette = {
  far: "#c9574a",
  mid: "#b9473f",
  near: "#a83c38",
  lit: "#d8694f",
  shade: "#c95748",
  deep: "#b24740",
  trim: "#e58a5a",
  ground: "#a83c38",
  glow: "#f3a866",
};
const middle: Palette = {
  far: "#8f2a34",
  mid: "#86262f",
  near: "#7a1f2c",
  lit: "#b8483c",
  shade: "#963238",
  deep: "#6d1a2b",
  trim: "#e2804a",
  ground: "#7a1f2c",
  glow: "#ffd089",
};
const near: Palette = {
  far: "#5a1526",
  mid: "#521226",
  near: "#3f0d20",
  lit: "#e2935a",
  shade: "#a84c3c",
  deep: "#4a0f22",
  trim: "#f6c667",
  ground: "#3f0d20",
  glow: "#ffe2a0",
};

const paint = (drawing: string, palette: Palette) =>
  drawing.replace(/var\(--(\w+)\)/g, (whole, tone: Tone) => palette[tone] ?? whole);

const at = (x: number, y: number, scale: number, drawing: string) =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${drawing}</g>`;

/** The bank across the river: a city of towers, seen small. */
function farBank(): string {
  const towers = [
    [60, 13, 60],
    [104, 16, 84],
    [142, 12, 56],
    [236, 14, 70],
    [282, 20, 112],
    [322, 14, 72],
    [430, 12, 52],
    [474, 15, 76],
    [610, 13, 58],
    [660, 18, 96],
    [704, 13, 62],
    [812, 12, 50],
    [1330, 15, 78],
    [1376, 20, 116],
    [1420, 14, 74],
    [1520, 16, 86],
    [1566, 12, 58],
  ] as const;
  const houses = spread(58, 0, 1590)
    .map((x, index) => box(x, 604 - ((index * 37) % 34), 30, 60))
    .join(" ");
  return (
    shape(houses, "near") +
    towers
      .map(([x, half, height]) => shape(box(x - half, 590, half * 2, 30), "shade") + spire(x, 592, half, height))
      .join("") +
    [
      [368, 22],
      [548, 18],
      [1260, 24],
    ]
      .map(([x = 0, r = 0]) => dome(x, 592, r))
      .join("")
  );
}

/** The river steps with their shrines, umbrellas and boats, across the whole width. */
function ghats(): string {
  const rows = spread(9, 628, 692);
  const stairs = rows.map((y, index) => shape(box(0, y, 1600, 8.2), index % 2 ? "near" : "mid")).join("");
  const landings = [
    [300, 90],
    [690, 70],
    [1400, 110],
  ]
    .map(([x = 0, width = 0]) =>
      shape(d("M", x - width, 700, "L", x - width * 0.7, 624, "h", width * 1.4, "L", x + width, 700, "z"), "near"),
    )
    .join("");
  return stairs + landings;
}

const umbrella = (x: number, y: number, r: number) =>
  line(d("M", x, y, "v", r * 1.5), "deep", 2) +
  shape(
    d(
      "M",
      x - r,
      y,
      "Q",
      x,
      y - r * 1.1,
      x + r,
      y,
      "Q",
      x + r * 0.5,
      y - r * 0.2,
      x,
      y,
      "Q",
      x - r * 0.5,
      y - r * 0.2,
      x - r,
      y,
      "z",
    ),
    "trim",
  );

const boat = (x: number, y: number, s: number) =>
  shape(
    d(
      "M",
      x - 46 * s,
      y,
      "q",
      46 * s,
      13 * s,
      92 * s,
      -4 * s,
      "q",
      -8 * s,
      17 * s,
      -28 * s,
      18 * s,
      "h",
      -38 * s,
      "q",
      -18 * s,
      -1 * s,
      -26 * s,
      -14 * s,
      "z",
    ),
    "deep",
  ) +
  line(d("M", x + 6 * s, y + 4 * s, "v", -26 * s), "deep", 2.4 * s) +
  shape(disc(x + 6 * s, y - 26 * s, 5 * s), "deep") +
  line(d("M", x + 6 * s, y - 14 * s, "l", 26 * s, 26 * s), "deep", 1.6 * s);

/** A leaf lamp on the water, its light below it. */
const lamp = (x: number, y: number, s: number) =>
  `<ellipse cx="${x}" cy="${y + 9 * s}" rx="${17 * s}" ry="${3.4 * s}" fill="#ffd27a" opacity=".45"/><circle cx="${x}" cy="${y - 6 * s}" r="${13 * s}" fill="#ffcf7a" opacity=".28"/><circle cx="${x}" cy="${y - 6 * s}" r="${8 * s}" fill="#ffdf9a" opacity=".5"/>` +
  shape(d("M", x - 9 * s, y, "q", 9 * s, 8 * s, 18 * s, 0, "z"), "shade") +
  shape(
    d(
      "M",
      x,
      y - 12 * s,
      "c",
      4 * s,
      5 * s,
      4 * s,
      10 * s,
      0,
      12 * s,
      "c",
      -4 * s,
      -2 * s,
      -4 * s,
      -7 * s,
      0,
      -12 * s,
      "z",
    ),
    "glow",
  );

const water = () =>
  spread(46, 0, 1)
    .map((t, index) => {
      const y = 706 + t * 150;
      const x = (index * 353) % 1600;
      return `<path d="M${x} ${y.toFixed(0)}h${40 + ((index * 67) % 130)}" stroke="${x > 820 && x < 1260 ? "#f7b267" : "#d8694f"}" stroke-width="${(1.2 + t * 2).toFixed(1)}" stroke-linecap="round" opacity="${(0.25 + 0.3 * t).toFixed(2)}"/>`;
    })
    .join("");

/** Rings of light and petals about the rising sun, drawn as a kolam is. */
function sun(cx: number, cy: number): string {
  const rings = [190, 262, 340, 430]
    .map(
      (r, index) =>
        `<circle cx="${cx}" cy="${cy}" r="${r}" fill="#ffc36b" opacity="${[0.2, 0.13, 0.09, 0.06][index]}"/>`,
    )
    .join("");
  const petals = spread(36, 0, 350)
    .map(
      (degrees) =>
        `<path d="M0-${150}q13-20 0-40q-13 20 0 40z" transform="translate(${cx} ${cy}) rotate(${degrees.toFixed(0)})"/>`,
    )
    .join("");
  const dots = spread(36, 5, 355)
    .map(
      (degrees) => `<circle r="3" cx="0" cy="-226" transform="translate(${cx} ${cy}) rotate(${degrees.toFixed(0)})"/>`,
    )
    .join("");
  return `${rings}<circle cx="${cx}" cy="${cy}" r="128" fill="#ffd98a"/><circle cx="${cx}" cy="${cy}" r="112" fill="#ffe9b4"/><g fill="#ffe2a0" opacity=".5">${petals}${dots}</g>`;
}

/** Dawn over a river of temples: the picture the home page opens with. */
export function heroScene(): string {
  const tower = gatewayTower(0, 0, 1, 6);
  const shrine =
    shape(box(-46, -44, 92, 44), "shade") +
    spread(7, -40, 40)
      .map((x) => shape(box(x - 3, -44, 6, 44), "lit"))
      .join("") +
    shape(arch(0, 0, 22, 32), "deep") +
    shape(arch(0, 0, 9, 15), "glow") +
    spire(-32, -40, 15, 76) +
    spire(32, -40, 15, 76) +
    spire(0, -44, 34, 140, 11) +
    spire(-14, -42, 12, 58) +
    spire(16, -42, 12, 58);
  const scene =
    sun(1040, 470) +
    paint(optimise(birds(560, 250) + birds(640, 300) + birds(1330, 210)), middle) +
    '<path fill="#d9684a" opacity=".55" d="M0 560C160 500 300 540 430 520S700 470 860 530s260-40 400-20 240 10 340-30v140H0z"/>' +
    paint(optimise(farBank()), haze) +
    paint(at(470, 640, 1.25, optimise(shrine)) + at(1370, 640, 1.02, optimise(gatewayTower(0, 0, 1, 5))), middle) +
    paint(optimise(ghats()), middle) +
    paint(
      optimise(umbrella(208, 650, 24) + umbrella(610, 662, 20) + umbrella(1310, 652, 24) + umbrella(1490, 668, 22)),
      near,
    ) +
    '<path fill="#9c3038" d="M0 700h1600v200H0z"/><path fill="#7a1f30" opacity=".6" d="M0 740h1600v160H0z"/><path fill="#5c1629" opacity=".6" d="M0 784h1600v116H0z"/><path fill="#3f0d24" opacity=".6" d="M0 838h1600v62H0z"/>' +
    `<g opacity=".3" transform="matrix(1 0 0 -.42 0 994)">${paint(at(1040, 700, 2.05, optimise(tower)), near)}</g>` +
    water() +
    paint(at(1040, 706, 2.05, optimise(tower)), near) +
    paint(
      optimise(
        palm(1236, 712, 250, 34) +
          palm(1278, 716, 190, -22) +
          palm(826, 712, 200, -30) +
          tree(1180, 712, 66) +
          tree(900, 712, 54),
      ),
      near,
    ) +
    paint(optimise(shape("M700 706H1380l-60 22H760z", "deep") + shape("M760 728H1320l-40 12H800z", "near")), near) +
    paint(optimise(boat(300, 780, 1.1) + boat(560, 748, 0.7)), near) +
    [
      [120, 838, 1.1],
      [420, 858, 1.25],
      [700, 800, 0.9],
      [860, 846, 1.15],
      [1120, 812, 0.95],
      [1330, 850, 1.2],
      [1500, 800, 0.9],
      [1010, 772, 0.65],
      [620, 846, 1],
    ]
      .map(([x = 0, y = 0, s = 1]) => paint(lamp(x, y, s), near))
      .join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 900" preserveAspectRatio="xMaxYMax slice"><g id="art">${scene}</g></svg>`;
}
