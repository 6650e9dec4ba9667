import { describe, expect, test } from "vitest";
import { allows, type BookingAct, bookingActs, type Standing, takesPlace } from "../../src/domain/bookings";

const early = "2026-11-20T06:00:00.000Z";
const lateDay = "2026-11-22T12:00:00.000Z";
const after = "2026-11-23T05:00:00.000Z";
/** 10:00 in India on 2026-11-23 is 04:30 UTC. */
const booking = (fields: Partial<Standing> = {}): Standing => ({
  status: "requested",
  date: "2026-11-23",
  time: "10:00",
  holdUntil: null,
  updatedAt: early,
  ...fields,
});
const possible = (fields: Partial<Standing>, now: string): BookingAct[] =>
  bookingActs.filter((act) => allows(act, booking(fields), now));

describe("what can be done to a booking", () => {
  test.each<[string, Partial<Standing>, string, BookingAct[]]>([
    ["a request", {}, early, ["confirm", "decline", "cancel", "reschedule"]],
    ["a request on its last day", {}, lateDay, ["confirm", "decline", "cancel"]],
    ["a request whose time has come", {}, after, ["decline"]],
    ["a request that is not paid", { holdUntil: lateDay }, early, ["cancel"]],
    ["a confirmed one", { status: "confirmed" }, early, ["decline", "cancel", "reschedule"]],
    ["a confirmed one on its last day", { status: "confirmed" }, lateDay, ["decline"]],
    ["a confirmed one that has begun", { status: "confirmed" }, after, ["decline", "perform"]],
    ["one just performed", { status: "performed", updatedAt: after }, after, ["unperform"]],
    ["one performed days ago", { status: "performed" }, after, []],
    ["a declined one", { status: "declined" }, early, []],
    ["a cancelled one", { status: "cancelled" }, early, []],
    ["a refunded one", { status: "refunded" }, early, []],
  ])("%s", (_, fields, now, acts) => {
    expect(possible(fields, now)).toEqual(acts);
  });

  test("changes to the minute a day before", () => {
    expect(allows("reschedule", booking(), "2026-11-22T04:30:00.000Z")).toBe(true);
    expect(allows("reschedule", booking(), "2026-11-22T04:30:00.001Z")).toBe(false);
  });
});

test("a place is taken until the hold ends, and for good once it is settled", () => {
  expect(takesPlace({ status: "requested", holdUntil: lateDay }, early)).toBe(true);
  expect(takesPlace({ status: "requested", holdUntil: lateDay }, lateDay)).toBe(false);
  expect(takesPlace({ status: "requested", holdUntil: null }, after)).toBe(true);
  expect(takesPlace({ status: "performed", holdUntil: null }, after)).toBe(true);
  expect(takesPlace({ status: "cancelled", holdUntil: lateDay }, early)).toBe(false);
});
