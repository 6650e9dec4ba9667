import { instantOf } from "../../domain/dates";
import { icsOfLines, icsText } from "../icsLines";
import type { BookingRow } from "./record";
import { titleOf } from "./title";

const MINUTES = 60;
const stamp = (instant: string) => instant.replace(/[-:]|\.\d{3}/g, "");

/** A booking as a calendar file; a moved one replaces the earlier, a cancelled one takes it off. */
export function calendarOf(booking: BookingRow, place: string, address: string): string {
  const begins = instantOf(booking.date, booking.time);
  const ends = new Date(Date.parse(begins) + (booking.duration_minutes ?? MINUTES) * 60_000).toISOString();
  const isOff = ["declined", "cancelled", "refunded"].includes(booking.status);
  const status = isOff ? "CANCELLED" : booking.status === "requested" ? "TENTATIVE" : "CONFIRMED";
  return icsOfLines([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Devalaya//Bookings//EN",
    "CALSCALE:GREGORIAN",
    `METHOD:${isOff ? "CANCEL" : "PUBLISH"}`,
    "BEGIN:VEVENT",
    `UID:booking-${booking.id}-${booking.reference}@devalaya`,
    `SEQUENCE:${booking.moves + (isOff ? 1 : 0)}`,
    `DTSTAMP:${stamp(booking.updated_at)}`,
    `DTSTART:${stamp(begins)}`,
    `DTEND:${stamp(ends)}`,
    `SUMMARY:${icsText(titleOf(booking))}`,
    `LOCATION:${icsText(place)}`,
    `DESCRIPTION:${icsText(`${booking.reference}\n${address}`)}`,
    `STATUS:${status}`,
    "END:VEVENT",
    "END:VCALENDAR",
  ]);
}
