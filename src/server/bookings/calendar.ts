import { instantOf } from "../../domain/dates";
import type { BookingRow } from "./record";

const MINUTES = 60;
const stamp = (instant: string) => instant.replace(/[-:]|\.\d{3}/g, "");
const escaped = (text: string) => text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, "\\n");

/** Lines of at most 75 octets, none cut within a character, as RFC 5545 wants them. */
function folded(line: string): string {
  const lines = [""];
  let octets = 0;
  for (const sign of line) {
    const size = Buffer.byteLength(sign);
    if (octets + size > 74) {
      lines.push("");
      octets = 0;
    }
    lines[lines.length - 1] += sign;
    octets += size;
  }
  return lines.join("\r\n ");
}

/** A booking as a calendar file; a moved one replaces the earlier, a cancelled one takes it off. */
export function calendarOf(booking: BookingRow, place: string, address: string): string {
  const begins = instantOf(booking.date, booking.time);
  const ends = new Date(Date.parse(begins) + (booking.duration_minutes ?? MINUTES) * 60_000).toISOString();
  const isOff = ["declined", "cancelled", "refunded"].includes(booking.status);
  const status = isOff ? "CANCELLED" : booking.status === "requested" ? "TENTATIVE" : "CONFIRMED";
  const title = [booking.pooja_name ?? booking.notes?.slice(0, 80), booking.temple_name].filter(Boolean).join(", ");
  return [
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
    `SUMMARY:${escaped(title)}`,
    `LOCATION:${escaped(place)}`,
    `DESCRIPTION:${escaped(`${booking.reference}\n${address}`)}`,
    `STATUS:${status}`,
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ]
    .map(folded)
    .join("\r\n");
}
