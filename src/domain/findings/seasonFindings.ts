import { isClosedOn, isWithin, kindOfSeason, type Span } from "../closures";
import { addDays } from "../dates";
import { type Finding, finding } from "./finding";

export type SeasonsSaid = { closures: readonly Span[] };

/** Seasons that say when one can visit, or at what hours, and that other seasons close on all of their days. */
export const seasonFindings = ({ closures }: SeasonsSaid): Finding[] =>
  closures.flatMap((season, at) => {
    if (kindOfSeason(season) === "closed") return [];
    const isClosed = everyDay.every((date) => !isWithin(season, date) || isClosedOn(closures, date));
    return isClosed
      ? [finding("seasonClosed", "contradiction", [`closures.${at}.from`], { says: { number: `${at + 1}` } })]
      : [];
  });

/** The days of a leap year. */
const everyDay = Array.from({ length: 366 }, (_, day) => addDays("2028-01-01", day));
