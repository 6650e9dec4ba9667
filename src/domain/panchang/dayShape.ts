import type { AngaKind } from "./angas";
import type { Kalas } from "./kalas";
import type { Samvat } from "./samvat";
import type { CivilDate } from "./time";

/** ISO 8601 in UTC. */
export type Iso = string;
export type IsoWindow = [start: Iso, end: Iso];
/** An anga and when it ends; the one at sunrise comes first. */
export type Span = { index: number; name: string; end: Iso };
/** The anga at sunrise; `marginSec` is how far sunrise is from its nearer boundary. */
export type SunriseAnga = Span & { start: Iso; marginSec: number };

export type SunTimes = {
  sunrise: Iso;
  sunset: Iso;
  nextSunrise: Iso;
  prevSunset: Iso;
  /** Centre of the disc on the airless horizon. */
  sunriseHindu: Iso | null;
  sunsetHindu: Iso | null;
  nextSunriseHindu: Iso | null;
  /** Centre of the disc, refraction included. */
  sunriseCentreRefr: Iso | null;
  sunsetCentreRefr: Iso | null;
};

/** Moonrise and moonset, null when there is none: from midnight to midnight, and from sunrise to sunrise. */
export type MoonTimes = {
  moonriseCivilDay: Iso | null;
  moonsetCivilDay: Iso | null;
  moonriseHinduDay: Iso | null;
  moonsetHinduDay: Iso | null;
};

export type Masa = {
  paksha: "Shukla" | "Krishna";
  amantaIndex: number;
  amanta: string;
  adhika: boolean;
  kshaya: boolean;
  purnimantaIndex: number;
  purnimanta: string;
  amantaStart: Iso;
  amantaEnd: Iso;
};

export type IsoKalas = Record<Exclude<keyof Kalas, "durMuhurta" | "solarMidday">, IsoWindow> & {
  durMuhurta: IsoWindow[];
  solarMidday: Iso;
  /** Wednesday: abhijit exists as a stretch of time but is not used. */
  abhijitOmittedOnWednesday: boolean;
};

/** The almanac of one civil day at one place. */
export type AlmanacDay = {
  date: CivilDate;
  /** 0 = Sunday. */
  weekday: number;
  sun: SunTimes;
  moon: MoonTimes;
  atSunrise: Record<Exclude<AngaKind, "nakshatra">, SunriseAnga> & { nakshatra: SunriseAnga & { pada: number } };
  /** All that hold between this sunrise and the next. */
  spans: Record<AngaKind, Span[]>;
  /** Tithis that begin and end between two sunrises. */
  kshayaTithi: number[];
  /** The tithi of this sunrise also holds at the next. */
  vriddhiTithi: boolean;
  masa: Masa;
  samvat: Samvat;
  kalas: IsoKalas;
};
