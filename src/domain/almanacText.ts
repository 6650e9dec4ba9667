import { civilDateOf, clockTimeOf } from "./dates";
import type { AngaKind } from "./panchang/angas";
import type { AlmanacDay, Masa } from "./panchang/dayShape";
import { type LunarReckoning, monthBy } from "./panchang/reckoning";
import type { Translate } from "./panchang/recommendations";

const HALF_MINUTE_MS = 30_000;

/** Time of day in India of an instant, `HH:MM`, to the nearest minute as almanacs print it. */
export const almanacClock = (instant: string): string => clockTimeOf(Date.parse(instant) + HALF_MINUTE_MS);

/** The day in India of that rounded time. */
export const almanacDate = (instant: string): string => civilDateOf(Date.parse(instant) + HALF_MINUTE_MS);

/** One anga of a day as it is read out. */
export type AngaLine = {
  index: number;
  /** Name key in the locale `panchang`. */
  key: string;
  /** Tithis alone: the fortnight they belong to. */
  paksha?: "Shukla" | "Krishna";
  end: string;
  /** It still holds at the next sunrise: its end is the next day's to tell. */
  holdsOn: boolean;
};

type NamedMasa = Pick<Masa, "amantaIndex" | "purnimantaIndex" | "adhika">;

const PAKSHA_TITHIS = 15;

/** The angas of a kind between this sunrise and the next, in order; a day names its first, and what follows it. */
export function angaLines({ spans, sun }: Pick<AlmanacDay, "spans" | "sun">, kind: AngaKind): AngaLine[] {
  return spans[kind].map(({ index, end }) => ({
    index,
    key: `${kind}.${index}`,
    ...(kind === "tithi" && index % PAKSHA_TITHIS !== 0 && { paksha: index <= PAKSHA_TITHIS ? "Shukla" : "Krishna" }),
    end,
    holdsOn: end > sun.nextSunrise,
  }));
}

/** The name of a day's lunar month by a reckoning, an intercalary one so called, in words of the locale `panchang`. */
export function masaName(t: Translate, masa: NamedMasa, months: LunarReckoning): string {
  const month = t(`month.${monthBy(months, masa)}`);
  return masa.adhika ? t("masa.adhika", { month }) : month;
}
