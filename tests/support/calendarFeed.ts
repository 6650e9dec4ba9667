import ICAL from "ical.js";

export type FeedEvent = { uid: string; summary: string; from: string; until: string; description: string; url: string };

/**
 * The events of an iCalendar as a phone reads it. Fails where it breaks RFC 5545: lines that do not end in CRLF, that
 * are longer than 75 octets or cut a letter in two, events without an id or a day.
 */
export function readFeed(bytes: Buffer): { name: string; events: FeedEvent[] } {
  for (const line of linesOf(bytes)) {
    if (line.length > 75) throw new Error(`A line of ${line.length} octets: ${line}`);
    new TextDecoder("utf-8", { fatal: true }).decode(line);
  }
  ICAL.design.strict = true;
  const calendar = new ICAL.Component(ICAL.parse(bytes.toString("utf8")));
  return {
    name: String(calendar.getFirstPropertyValue("x-wr-calname")),
    events: calendar.getAllSubcomponents("vevent").map(eventOf),
  };
}

function linesOf(bytes: Buffer): Buffer[] {
  const lines: Buffer[] = [];
  let begin = 0;
  for (let end = bytes.indexOf("\r\n"); end >= 0; end = bytes.indexOf("\r\n", begin)) {
    lines.push(bytes.subarray(begin, end));
    begin = end + 2;
  }
  if (begin !== bytes.length) throw new Error("The last line does not end in CRLF");
  if (lines.some((line) => line.includes("\n") || line.includes("\r"))) throw new Error("A line break that is no CRLF");
  return lines;
}

function eventOf(component: ICAL.Component): FeedEvent {
  const event = new ICAL.Event(component);
  const type = component.getFirstProperty("dtstart")?.type;
  if (!event.uid || type !== "date" || !component.hasProperty("dtstamp")) {
    throw new Error(`No whole day with an id: ${component}`);
  }
  return {
    uid: event.uid,
    summary: event.summary,
    from: event.startDate.toString(),
    until: event.endDate.toString(),
    description: event.description ?? "",
    url: String(component.getFirstPropertyValue("url")),
  };
}
