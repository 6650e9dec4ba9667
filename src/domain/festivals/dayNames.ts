import { ekadashiNumber } from "../ekadashi";
import type { Almanac } from "../panchang/almanac";
import { angaIndexAt } from "../panchang/angas";
import { checkedDay } from "../panchang/input";
import { instantOf, weekdayOf } from "../panchang/time";
import type { FestivalDate } from "./occurrence";

/** A name as keys of the locale `panchang`: of itself, or of a text that another name is put into as `name`. */
export type NameKey = { key: string; of?: string };

const TUESDAY = 2;
const NAMED_AMAVASYAS = [1, 6];
const SHORTLY = 1 / 1440;

type Computed = Pick<FestivalDate, "festival" | "date" | "begins">;

/**
 * The name that a day of a festival has for itself: each Ekadashi, a Pradosh by its weekday, a Sankashti on a Tuesday,
 * an Amavasya on a Monday or Saturday, each Shraddha by its tithi, the days of Navratri by their Durga. Undefined where the festival's own name says it all,
 * and where its tithi is not known.
 */
export function dayNameOf(almanac: Almanac, { festival, date, begins }: Computed): NameKey | undefined {
  if (!begins) return undefined;
  const weekday = weekdayOf(checkedDay(date));
  switch (festival) {
    case "ekadashi":
      return { key: `ekadashi.${ekadashiNumber(almanac, begins)}` };
    case "ekadashi-vaishnava":
      return { key: "page.vaishnava", of: `ekadashi.${ekadashiNumber(almanac, begins)}` };
    case "pradosh-vrat":
      return { key: `dayName.pradosh.${weekday}` };
    case "sankashti-chaturthi":
      return weekday === TUESDAY ? { key: "dayName.angarki" } : undefined;
    case "amavasya":
      return NAMED_AMAVASYAS.includes(weekday) ? { key: `dayName.amavasya.${weekday}` } : undefined;
    case "pitru-paksha": {
      const tithi = angaIndexAt(almanac.ephemeris, "tithi", instantOf(begins) + SHORTLY);
      return { key: "dayName.shraddha", of: `tithi.${tithi}` };
    }
    case "navadurga-chaitra":
    case "navadurga-sharad":
      return { key: `dayName.navadurga.${angaIndexAt(almanac.ephemeris, "tithi", instantOf(begins) + SHORTLY)}` };
    default:
      return undefined;
  }
}
