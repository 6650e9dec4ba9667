import { arch, birds, box, d, disc, hills, line, shape, spread, steps, tree } from "./shapes";

/** A temple cut from the rock: the great window, pillars, guardians of stone. */
export function cave(): string {
  const strata = [84, 108, 132, 160, 190, 222]
    .map((y, at) =>
      line(d("M", -6, y + (at % 2) * 5, "q", 70, -9, 140, 1, "t", 130, 2, "t", 150, -4), "deep", 1.4, 0.2),
    )
    .join("");
  const pillar = (x: number) =>
    shape(box(x - 5, 208, 10, 54), "lit") +
    shape(box(x + 1.4, 208, 3.6, 54), "shade") +
    shape(disc(x, 206, 7.6, 4.4), "lit") +
    shape(box(x - 8, 198, 16, 4.6), "lit") +
    shape(disc(x, 256, 7, 3.4), "shade") +
    shape(box(x - 8, 257, 16, 6), "lit");
  return (
    shape(disc(330, 62, 26), "glow", 0.9) +
    hills(190, [60, 40, 70, 52, 84, 58, 66], "far") +
    shape(
      "M0 300 V92 C26 80 34 56 66 52 C100 46 112 30 148 34 C190 24 232 22 262 40 C296 44 310 62 340 76 C362 84 376 104 400 108 V300 z",
      "mid",
    ) +
    shape(
      "M0 300 V126 C30 118 44 92 78 92 C104 90 112 70 140 72 C180 60 226 58 256 78 C288 82 300 104 332 114 C360 122 372 142 400 148 V300 z",
      "near",
    ) +
    strata +
    shape(arch(200, 262, 168, 174), "shade") +
    shape(arch(200, 262, 152, 164), "lit") +
    shape(arch(200, 262, 138, 154), "shade") +
    shape(d("M", 148, 182, "C", 138, 140, 168, 112, 200, 100, "C", 232, 112, 262, 140, 252, 182, "z"), "lit") +
    shape(d("M", 155, 182, "C", 148, 146, 174, 122, 200, 111, "C", 226, 122, 252, 146, 245, 182, "z"), "deep") +
    line(
      spread(7, 162, 238)
        .map((x) => d("M", 200 + (x - 200) * 0.5, 128 + Math.abs(x - 200) * 0.35, "L", x, 182))
        .join(" "),
      "trim",
      1.6,
      0.7,
    ) +
    shape(arch(200, 182, 26, 36), "lit") +
    shape(arch(200, 182, 15, 28), "glow") +
    shape(box(126, 182, 148, 6), "trim") +
    shape(box(130, 188, 140, 10), "lit") +
    spread(9, 138, 262)
      .map((x) => shape(arch(x, 198, 8, 8), "deep", 0.6))
      .join("") +
    shape(box(132, 198, 136, 64), "deep") +
    shape(arch(200, 262, 30, 46), "shade") +
    shape(arch(200, 262, 20, 38), "glow", 0.85) +
    [146, 172, 228, 254].map(pillar).join("") +
    [76, 324]
      .map(
        (x) =>
          shape(arch(x, 262, 44, 62), "shade") +
          shape(arch(x, 262, 34, 54), "deep", 0.75) +
          shape(
            d("M", x - 7, 262, "c", -3, -18, -2, -26, 3, -30, "a", 5.4, 6, 0, 1, 1, 8, 0, "c", 5, 4, 6, 12, 3, 30, "z"),
            "lit",
          ),
      )
      .join("") +
    shape("M0 262 H400 V300 H0 z", "ground") +
    steps(200, 286, 263, 62, 12, 4) +
    shape(d("M", 138, 300, "Q", 158, 292, 160, 286, "H", 240, "Q", 244, 292, 266, 300, "z"), "lit", 0.4) +
    tree(22, 268, 26, "ground") +
    tree(384, 268, 30, "ground") +
    birds(66, 40)
  );
}
