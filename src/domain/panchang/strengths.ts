import type { Quality } from "./choghadiya";

const STARS = 27;
const TARAS = 9;
const SIGNS = 12;
/** Janma, Sampat, Vipat, Kshema, Pratyari, Sadhaka, Vadha, Mitra, Atimitra. */
const TARA_QUALITY: readonly Quality[] = ["neutral", "good", "bad", "good", "bad", "good", "bad", "good", "good"];
const GOOD_HOUSES = new Set([1, 3, 6, 7, 10, 11]);
const BAD_HOUSES = new Set([4, 8, 12]);

/** A tara (1 Janma to 9 Atimitra) and whether its time is good. */
export type Tara = { index: number; quality: Quality };
/** The Moon's house (1 to 12) counted from the sign at birth, and whether its time is good. */
export type Chandrabala = { house: number; quality: Quality };

/**
 * Tarabala: the Moon's nakshatra counted from the one at birth (both 1 to 27), in nines. The second, fourth, sixth,
 * eighth and ninth are good, the third, fifth and seventh are not.
 * Source: Rama Daivajna, Muhurta Chintamani, chapter 4, the verse on the nine taras.
 */
export function taraOf(birthStar: number, star: number): Tara {
  const index = (((star - birthStar + STARS) % STARS) % TARAS) + 1;
  return { index, quality: TARA_QUALITY[index - 1] ?? "neutral" };
}

/**
 * Chandrabala: the Moon's sign counted from the one at birth (both 1 to 12). It strengthens in the first, third, sixth,
 * seventh, tenth and eleventh, and weakens in the fourth, eighth and twelfth.
 * Source: Rama Daivajna, Muhurta Chintamani, chapter 4, on the Moon's transit.
 */
export function chandrabalaOf(birthSign: number, sign: number): Chandrabala {
  const house = ((sign - birthSign + SIGNS) % SIGNS) + 1;
  return { house, quality: GOOD_HOUSES.has(house) ? "good" : BAD_HOUSES.has(house) ? "bad" : "neutral" };
}
