import { addDays } from "../../domain/dates";
import { icsOfLines, icsText } from "../icsLines";

/** An event of whole days, `endDate` being its last one, or with `time` from an instant to another (ISO UTC). */
export type CalendarEvent = {
  /** stays the same for the same event however often the feed is made */
  uid: string;
  date: string;
  endDate?: string | null;
  time?: readonly [start: string, end: string];
  summary: string;
  description?: string | null;
  url?: string;
  categories?: readonly string[];
};

export type CalendarFeed = { name: string; description: string; language: string; events: readonly CalendarEvent[] };

/**
 * An iCalendar of events that phones subscribe to (RFC 5545; the name and how often to look again by
 * RFC 7986). `stamp` is when the feed was made, ISO UTC.
 */
export function icsOf({ name, description, language, events }: CalendarFeed, stamp: string): string {
  const head = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Temple discovery//Festivals//EN",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    `NAME;LANGUAGE=${language}:${icsText(name)}`,
    `X-WR-CALNAME:${icsText(name)}`,
    `DESCRIPTION;LANGUAGE=${language}:${icsText(description)}`,
    "X-WR-TIMEZONE:Asia/Kolkata",
    "REFRESH-INTERVAL;VALUE=DURATION:P1D",
    "X-PUBLISHED-TTL:P1D",
  ];
  const lines = [
    ...head,
    ...events.flatMap((event) => eventLines(event, language, basicInstant(stamp))),
    "END:VCALENDAR",
  ];
  return icsOfLines(lines);
}

function eventLines(event: CalendarEvent, language: string, stamp: string): string[] {
  const { uid, date, endDate, time, summary, description, url, categories = [] } = event;
  return [
    "BEGIN:VEVENT",
    `UID:${uid}`,
    `DTSTAMP:${stamp}`,
    ...(time ? [`DTSTART:${basicInstant(time[0])}`, `DTEND:${basicInstant(time[1])}`] : wholeDays(date, endDate)),
    `SUMMARY;LANGUAGE=${language}:${icsText(summary)}`,
    ...(description ? [`DESCRIPTION;LANGUAGE=${language}:${icsText(description)}`] : []),
    ...(url ? [`URL;VALUE=URI:${url}`] : []),
    ...(categories.length > 0 ? [`CATEGORIES:${categories.map(icsText).join(",")}`] : []),
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
  ];
}

/** The end of whole days is the day after the last. */
const wholeDays = (date: string, endDate: string | null | undefined): string[] => [
  `DTSTART;VALUE=DATE:${basicDate(date)}`,
  `DTEND;VALUE=DATE:${basicDate(addDays(endDate ?? date, 1))}`,
];

const basicDate = (date: string) => date.replaceAll("-", "");
const basicInstant = (iso: string) => iso.replace(/\.\d+/, "").replaceAll(/[-:]/g, "");
