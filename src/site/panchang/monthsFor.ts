import type { AlmanacPlace } from "../../contract/panchang";
import type { LunarReckoning } from "../../domain/panchang/reckoning";
import { reckoningOf } from "../../domain/panchang/usualReckoning";
import type { Reader } from "./months";

/** How the months of a place are reckoned for a reader. */
export const monthsFor = ({ lang, months }: Reader, place: AlmanacPlace): LunarReckoning =>
  months ?? reckoningOf(lang, place);
