import type { Anga } from "./angas";
import type { Window } from "./kalas";

/**
 * How many sixtieths of a nakshatra pass before its Varjyam (Thyajyam, visha ghati) and its Amrit Kalam, Ashwini first;
 * each lasts four. Source: Rama Daivajna, Muhurta Chintamani, chapter 6, the verse on visha ghatikas; the table of
 * Amrita ghatis as southern almanacs print it beside them.
 */
const VARJYAM = [
  50, 24, 30, 40, 14, 21, 30, 20, 32, 30, 20, 18, 21, 20, 14, 14, 10, 14, 56, 24, 20, 10, 10, 18, 16, 24, 30,
];
const AMRIT = [
  42, 48, 54, 52, 38, 35, 54, 44, 56, 54, 44, 42, 45, 44, 38, 38, 34, 38, 44, 48, 44, 34, 34, 42, 40, 48, 54,
];
const LENGTH = 4;
const PARTS = 60;

function windowsBy(table: readonly number[], stars: readonly Anga[], [from, to]: Window): Window[] {
  return stars.flatMap(({ index, start, end }): Window[] => {
    const part = (end - start) / PARTS;
    const begins = start + (table[index - 1] ?? 0) * part;
    const ends = begins + LENGTH * part;
    return begins < to && ends > from ? [[begins, ends]] : [];
  });
}

/** The Varjyams that hold at some time of a stretch: a fifteenth of each nakshatra, not begun with anything good. */
export const varjyamsOf = (stars: readonly Anga[], within: Window): Window[] => windowsBy(VARJYAM, stars, within);

/** The Amrit Kalams that hold at some time of a stretch: the fifteenth of each nakshatra that is good for beginnings. */
export const amritKalamsOf = (stars: readonly Anga[], within: Window): Window[] => windowsBy(AMRIT, stars, within);
