import type { Instant } from "../panchang/time";

/** What a muhurta is looked for. */
export const OCCASIONS = ["marriage", "grihaPravesha", "vehicle", "naming", "firstFeeding", "journey"] as const;
export type Occasion = (typeof OCCASIONS)[number];

/** Where a journey goes. */
export const DIRECTIONS = ["east", "south", "west", "north"] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** What a rule does to the time it holds in, the worst first: takes it away, speaks against it, or for it. */
export const EFFECTS = ["bars", "against", "for"] as const;
export type Effect = (typeof EFFECTS)[number];

/** Why a time is or is not taken; `of` is the tithi, nakshatra, weekday, month, sign, yoga, tara or house it names. */
export type Reason = { id: string; of?: number };

/** A rule in force for a stretch of time. */
export type Mark = Reason & { effect: Effect; start: Instant; end: Instant };

/** Seasons in which good works wait; what each does is said by the occasion. */
export type Season =
  | "adhika"
  | "chaturmasa"
  | "kharmas"
  | "pitruPaksha"
  | "holashtaka"
  | "jupiterHidden"
  | "venusHidden"
  | "simhastha";

/** Numbers that are good, middling and barred; what is in no list says nothing. */
export type Graded = { good?: readonly number[]; middling?: readonly number[]; barred?: readonly number[] };

/** The rules of one occasion, as its source gives them. */
export type OccasionRules = {
  /** Tithis, 1 to 30; the others are good. */
  barredTithis: readonly number[];
  /** Nakshatras, 1 to 27; the others are barred. */
  stars: readonly number[];
  /** 0 = Sunday; the others are barred. */
  weekdays: { good: readonly number[]; middling: readonly number[] };
  /** Lunar months, 1 = Chaitra, good by either reckoning; those in neither list are barred. */
  months?: { good: readonly number[]; middling: readonly number[] };
  /** The Sun's sign, 1 = Mesha. */
  sunSigns?: Graded;
  /** The sign on the eastern horizon. */
  lagnas?: Graded;
  seasons: Partial<Record<Season, Exclude<Effect, "for">>>;
  /** From sunrise to sunset, or to the next sunrise. */
  hours: "day" | "whole";
};

/** The effect of a number in a graded list, if it has one. */
export function effectIn({ good, middling, barred }: Graded, of: number): Effect | undefined {
  if (barred?.includes(of)) return "bars";
  if (middling?.includes(of)) return "against";
  return good?.includes(of) ? "for" : undefined;
}
