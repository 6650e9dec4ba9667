import { hall, spire } from "./north";
import { birds, box, d, disc, flag, hills, line, shape, tree } from "./shapes";

/** A temple high on its mountain, and the long stair to it. */
export function hill(): string {
  const turns = [
    [300, 282],
    [150, 252],
    [252, 222],
    [158, 196],
    [226, 174],
    [186, 156],
    [206, 142],
  ] as const;
  const path = turns.map(([x, y], at) => (at ? d("L", x, y) : d("M", x, y))).join(" ");
  const lamps = turns
    .slice(0, -1)
    .map(([x, y]) => shape(disc(x, y - 4, 1.8, 2.6), "glow"))
    .join("");
  return (
    shape(disc(300, 84, 30), "glow", 0.9) +
    hills(212, [70, 118, 60, 96, 52, 108, 74], "far") +
    hills(240, [58, 30, 66, 40, 60, 34, 62], "mid") +
    shape(
      d(
        "M",
        40,
        300,
        "C",
        92,
        252,
        120,
        210,
        150,
        178,
        "C",
        164,
        160,
        174,
        146,
        186,
        142,
        "L",
        226,
        142,
        "C",
        242,
        152,
        250,
        170,
        270,
        196,
        "C",
        300,
        236,
        334,
        268,
        372,
        300,
        "z",
      ),
      "near",
    ) +
    shape(
      d(
        "M",
        226,
        142,
        "C",
        242,
        152,
        250,
        170,
        270,
        196,
        "C",
        300,
        236,
        334,
        268,
        372,
        300,
        "H",
        262,
        "C",
        252,
        250,
        236,
        190,
        214,
        142,
        "z",
      ),
      "deep",
      0.3,
    ) +
    shape(d("M", 108, 232, "q", 22, -12, 38, 2, "q", 16, -8, 26, 6, "H", 100, "z"), "lit", 0.14) +
    line(path, "lit", 4.4) +
    line(path, "deep", 1, 0.4) +
    lamps +
    shape(box(176, 138, 62, 5), "lit") +
    shape(box(170, 142, 74, 4), "shade") +
    hall(190, 138, 22, 13, 2) +
    shape(box(208, 122, 24, 16), "shade") +
    shape(box(213, 122, 4, 16), "lit") +
    shape(box(223, 122, 4, 16), "lit") +
    spire(220, 124, 13, 50, 7) +
    flag(220, 68, 15, 17) +
    shape("M-10 214 q30 -14 62 -2 q26 -12 50 4 q20 -4 30 8 H-10 z", "lit", 0.4) +
    shape("M410 190 q-26 -12 -52 0 q-22 -8 -40 6 q-16 -2 -24 8 H410 z", "lit", 0.4) +
    shape(d("M", 0, 300, "V", 272, "Q", 60, 258, 120, 276, "T", 250, 284, "T", 400, 268, "V", 300, "z"), "ground") +
    tree(60, 284, 22) +
    tree(92, 288, 16) +
    tree(340, 284, 24) +
    tree(368, 288, 17) +
    birds(96, 78)
  );
}
