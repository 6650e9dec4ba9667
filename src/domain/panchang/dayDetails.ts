import type { Almanac } from "./almanac";
import { type AnandadiYoga, anandadiYogasOf } from "./anandadi";
import { angasBetween } from "./angas";
import { type BhadraAbode, bhadraOf, isVishti } from "./bhadra";
import type { DayAndNight } from "./choghadiya";
import type { Iso, IsoWindow } from "./dayShape";
import { type Eclipse, eclipsesBetween } from "./eclipses";
import { type Gowri, gowriOf } from "./gowri";
import type { Place } from "./horizon";
import { type DayFrame, partOf, type Window } from "./kalas";
import { lagnasOf } from "./lagna";
import { type PanchakaKind, panchakaOf } from "./panchaka";
import { amritKalamsOf, varjyamsOf } from "./starWindows";
import { type DayNumber, type Instant, isoOf, midnightOf, weekdayOf } from "./time";

export type IsoTimes<T extends { start: Instant; end: Instant }> = Omit<T, "start" | "end"> & { start: Iso; end: Iso };
/** An eclipse with its instants in ISO UTC; what does not apply is null. */
export type IsoEclipse = Pick<Eclipse, "body" | "kind" | "obscuration"> & {
  greatest: Iso;
  contacts: IsoWindow;
  totality: IsoWindow | null;
  seen: IsoWindow | null;
  sutak: IsoWindow | null;
};

/** What printed almanacs tell of a day beyond its limbs, from sunrise to the next sunrise. */
export type DayDetails = {
  varjyam: IsoWindow[];
  amritKalam: IsoWindow[];
  /** 11th of the 15 muhurtas of the day. */
  vijaya: IsoWindow;
  bhadra: { start: Iso; end: Iso; mouth: IsoWindow; tail: IsoWindow; abode: BhadraAbode }[];
  panchaka: { start: Iso; end: Iso; kind: PanchakaKind } | null;
  anandadi: IsoTimes<AnandadiYoga>[];
  gowri: DayAndNight<IsoTimes<Gowri>>;
  /** Signs on the eastern horizon, 1 = Mesha. */
  lagnas: { sign: number; start: Iso; end: Iso }[];
  /** Those whose sutak or first contact begins, or that last, on the civil day. */
  eclipses: IsoEclipse[];
};

const isoWindow = ([start, end]: Window): IsoWindow => [isoOf(start), isoOf(end)];

/** A stretch of time with its ends in ISO UTC. */
export const isoTimes = <T extends { start: Instant; end: Instant }>({ start, end, ...rest }: T): IsoTimes<T> => ({
  ...rest,
  start: isoOf(start),
  end: isoOf(end),
});

/** An eclipse with its instants in ISO UTC. */
export function isoEclipse({
  body,
  kind,
  obscuration,
  greatest,
  contacts,
  totality,
  seen,
  sutak,
}: Eclipse): IsoEclipse {
  const orNull = (window: Window | undefined) => (window ? isoWindow(window) : null);
  return {
    body,
    kind,
    obscuration: Math.round(obscuration * 1000) / 1000,
    greatest: isoOf(greatest),
    contacts: isoWindow(contacts),
    totality: orNull(totality),
    seen: orNull(seen),
    sutak: orNull(sutak),
  };
}

/** Sutak begins at most so long before an eclipse. */
const SUTAK_AT_MOST_DAYS = 0.5;

function eclipsesOf(almanac: Almanac, place: Place, day: DayNumber): IsoEclipse[] {
  const [from, to] = [midnightOf(day), midnightOf(day + 1)];
  return eclipsesBetween(almanac, place, [from, to + SUTAK_AT_MOST_DAYS])
    .filter(({ sutak, contacts }) => (sutak ?? contacts)[0] < to)
    .map(isoEclipse);
}

/** The details of a day whose sunrises and sunsets are known. */
export function dayDetails(almanac: Almanac, place: Place, day: DayNumber, frame: DayFrame): DayDetails {
  const { ephemeris } = almanac;
  const weekday = weekdayOf(day);
  const { sunrise, sunset, nextSunrise } = frame;
  const whole: Window = [sunrise, nextSunrise];
  const stars = angasBetween(ephemeris, "nakshatra", sunrise, nextSunrise);
  const vishtis = angasBetween(ephemeris, "karana", sunrise, nextSunrise).filter(({ index }) => isVishti(index));
  const panchaka = panchakaOf(ephemeris, whole);
  const gowri = gowriOf(frame, weekday);
  return {
    varjyam: varjyamsOf(stars, whole).map(isoWindow),
    amritKalam: amritKalamsOf(stars, whole).map(isoWindow),
    vijaya: isoWindow(partOf(sunrise, sunset, 15, 11)),
    bhadra: vishtis.map((karana) => {
      const { mouth, tail, ...rest } = bhadraOf(ephemeris, karana);
      return { ...isoTimes(rest), mouth: isoWindow(mouth), tail: isoWindow(tail) };
    }),
    panchaka: panchaka ? isoTimes(panchaka) : null,
    anandadi: anandadiYogasOf(stars, weekday, whole).map(isoTimes),
    gowri: { day: gowri.day.map(isoTimes), night: gowri.night.map(isoTimes) },
    lagnas: lagnasOf(ephemeris, place, whole).map(isoTimes),
    eclipses: eclipsesOf(almanac, place, day),
  };
}
