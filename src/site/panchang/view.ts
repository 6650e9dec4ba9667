import type { AlmanacPlace, CalendarDay, FestivalOfDay, Recommendation } from "../../contract/panchang";
import type { IsoEclipse } from "../../domain/panchang/dayDetails";
import type { PanchangDay } from "../../domain/panchang/panchangDay";
import type { LunarReckoning } from "../../domain/panchang/reckoning";

/** Where an almanac is asked for: a place by its address or name, or a position. */
export type Where = { city: string } | { lat: number; lng: number };

/** A festival as a month shows it; one that was computed here is named by a key of the locale (`nameOf` is put into it). */
export type NamedFestival = Pick<FestivalOfDay, "slug" | "type"> &
  ({ names: FestivalOfDay["names"]; notes: FestivalOfDay["notes"] } | { nameKey: string; nameOf?: string });
/** The same as a day shows it: with its times, and the days of those who keep another. */
export type DayFestival = NamedFestival & Pick<FestivalOfDay, "times" | "parting">;
export type DayAdvice = Pick<Recommendation, "id" | "deities" | "window" | "worship" | "names">;

/** A day as its page draws it. `isLocal` says that it was computed on this device. */
export type PanchangView = {
  place: AlmanacPlace;
  day: PanchangDay;
  festivals: DayFestival[];
  /** what others keep on this day, and this almanac on `date` */
  alsoKept: (DayFestival & { date: string })[];
  recommendations: DayAdvice[];
  /** how the page reckons lunar months */
  months: LunarReckoning;
  isLocal?: boolean;
};

/** What the home page shows of a day. */
export type TodayView = Omit<PanchangView, "day"> & { day: TodayFacts };
export type TodayFacts = Pick<
  PanchangDay,
  | "date"
  | "weekday"
  | "sun"
  | "moon"
  | "spans"
  | "atSunrise"
  | "masa"
  | "samvat"
  | "kalas"
  | "kshayaTithi"
  | "vriddhiTithi"
  | "tithiRepeated"
>;

export type MonthView = {
  month: string;
  months: LunarReckoning;
  days: (Omit<CalendarDay, "festivals"> & { festivals: NamedFestival[] })[];
  /** those of the whole year */
  eclipses: IsoEclipse[];
};

const position = /^(-?\d{1,2}(?:\.\d{1,4})?),(-?\d{1,3}(?:\.\d{1,4})?)$/;

/** A place as an address and the device's memory write it. */
export const addressOf = (where: Where): string =>
  "city" in where ? where.city : `${where.lat.toFixed(2)},${where.lng.toFixed(2)}`;

/** What stands for the place in an address: `udupi`, or `12.97,77.59`. */
export function whereIn(address: string): Where {
  const [, lat, lng] = position.exec(address) ?? [];
  return lat && lng ? { lat: Number(lat), lng: Number(lng) } : { city: address };
}

/** What the addresses of a place's almanac are made of. */
export type AddressedPlace = Pick<AlmanacPlace, "slug" | "lat" | "lng">;

/** The place as its addresses name it: a position keeps its own, whatever place it is near. */
export const addressed = (place: AlmanacPlace, where: Where): AddressedPlace =>
  "lat" in where ? { ...place, slug: null } : place;

/** The same of a place of which nothing came but what was asked for. */
export const addressedAt = (where: Where): AddressedPlace =>
  "lat" in where ? { ...where, slug: null } : { slug: where.city, lat: 0, lng: 0 };

/** The address of the almanac of a place, on a day where one is named. */
export function panchangPath(place: AddressedPlace, date?: string): string {
  const where = place.slug ?? `${place.lat},${place.lng}`;
  return date ? `/panchang/${where}/${date}` : `/panchang/${where}`;
}
