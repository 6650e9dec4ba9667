import type { Instant } from "./time";

/** One lunar month from new moon to new moon, counted from the new moon of 2000-01-06. */
export type Lunation = {
  number: number;
  start: Instant;
  end: Instant;
  /** Amanta month, 1 = Chaitra. */
  month: number;
  /** The Sun stays in one sign: the month is intercalary. */
  adhika: boolean;
  /** The Sun enters two signs: the name of the following month is lost. */
  kshaya: boolean;
};

/** Mean synodic month, days. */
export const SYNODIC_DAYS = 29.530588861;

/** Mean growth of Moon minus Sun, degrees a day. */
export const ELONGATION_RATE = 360 / SYNODIC_DAYS;
