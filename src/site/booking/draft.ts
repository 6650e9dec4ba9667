import type { PublicTemple } from "../../contract/temples";
import { parseRupees } from "../../domain/money";

/** Chosen instead of a pooja: a wish in words. No pooja has such an id. */
export const otherPooja = "other:";
export const quickDakshina = [251, 501, 1001, 2100] as const;

export const blankBooking = {
  from: "",
  temple: "",
  templeId: "",
  pooja: "",
  date: "",
  time: "",
  notes: "",
  name: "",
  phone: "",
  devotees: "",
  gotra: "",
  nakshatra: "",
  dakshina: "",
  gateway: "",
  /** the last hold that was asked for, let go by the next one */
  holdId: "",
  /** until when the chosen time is kept: milliseconds since 1970 by this device's clock */
  holdEnds: "",
};
export type BookingFields = typeof blankBooking;
/** No time is chosen, and so none is kept. */
export const noTime = { time: "", holdEnds: "" } as const;
export type ChosenPooja = PublicTemple["poojaDetails"][number];

/** The pooja's id as the server names it, "" for a wish in words. */
export const poojaIdOf = ({ pooja }: BookingFields): string => (pooja === otherPooja ? "" : pooja);

/** What the first step still needs: a temple, a pooja or notes (`poojaId`), a date and a time. */
export const missingDetails = (fields: BookingFields) => {
  const wish = poojaIdOf(fields) || fields.notes.trim();
  const needed = { templeId: fields.templeId, poojaId: wish, date: fields.date, time: fields.time };
  return Object.entries(needed).flatMap(([name, value]) => (value === "" ? [name] : []));
};
export const hasDetails = (fields: BookingFields): boolean => missingDetails(fields).length === 0;

/** Names as they are typed, one on each line. */
export const devoteesIn = (text: string): string[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);

/** The dakshina in paise; none where nothing is typed, undefined where that is no amount. */
export const dakshinaOf = ({ dakshina }: BookingFields): number | undefined =>
  dakshina.trim() === "" ? 0 : parseRupees(dakshina);

/** What is sent for a booking of a pooja at this price in paise. */
export function bodyOf(fields: BookingFields, pricePaise: number, gateway: string | undefined) {
  const dakshina = dakshinaOf(fields) ?? 0;
  const total = pricePaise + dakshina;
  return {
    templeId: Number(fields.templeId),
    poojaId: poojaIdOf(fields),
    date: fields.date,
    time: fields.time,
    name: fields.name.trim(),
    phone: fields.phone.trim(),
    notes: fields.notes.trim() || null,
    devotees: devoteesIn(fields.devotees),
    gotra: fields.gotra.trim() || null,
    nakshatra: fields.nakshatra.trim() || null,
    amount: total / 100,
    dakshina: dakshina / 100,
    gateway: total > 0 ? (gateway ?? null) : null,
    holdId: fields.holdId || null,
  };
}
