import type { Anga } from "./angas";
import type { Quality } from "./choghadiya";
import type { Window } from "./kalas";
import type { Instant } from "./time";

/** The 28 yogas of weekday and nakshatra, in their order. */
export const ANANDADI =
  "ananda kaladanda dhumra dhata saumya dhwanksha ketu shrivatsa vajra mudgara chhatra mitra manasa padma lumbaka utpata mrityu kana siddhi shubha amrita musala gada matanga rakshasa chara sthira vardhamana".split(
    " ",
  );
/** One of them, while its nakshatra lasts. */
export type AnandadiYoga = { index: number; name: string; quality: Quality; start: Instant; end: Instant };

/** Those of which the verse says how many ghatis, or all, are to be avoided. */
const AVOIDED = new Set([2, 3, 6, 9, 10, 14, 15, 16, 17, 18, 22, 23, 25]);
const STARS = 28;
const UTTARA_ASHADHA = 21;
/** The star from which each weekday counts, Sunday first, where Abhijit is the 22nd and Shatabhisha the 25th. */
const FIRST_STAR = [1, 5, 9, 13, 17, 21, 25];

/**
 * The Anandadi yogas of a day, one for each nakshatra that holds in it: counted from Ashwini on Sunday, Mrigashirsha on
 * Monday, Ashlesha, Hasta, Anuradha, Uttara Ashadha and Shatabhisha, with Abhijit between Uttara Ashadha and Shravana.
 * Source: Rama Daivajna, Muhurta Chintamani, chapter 1, verses 23 to 26.
 */
export function anandadiYogasOf(stars: readonly Anga[], weekday: number, [from, to]: Window): AnandadiYoga[] {
  const first = FIRST_STAR[weekday] ?? 1;
  return stars.map(({ index: star, start, end }) => {
    const counted = star > UTTARA_ASHADHA ? star + 1 : star;
    const index = ((counted - first + STARS) % STARS) + 1;
    return {
      index,
      name: ANANDADI[index - 1] ?? "",
      quality: AVOIDED.has(index) ? "bad" : "good",
      start: Math.max(start, from),
      end: Math.min(end, to),
    };
  });
}
