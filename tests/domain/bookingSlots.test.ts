import { describe, expect, test } from "vitest";
import { isInTime, type Offer, type Opening, openOffer, refusalOfDay, timesOf } from "../../src/domain/bookingSlots";
import type { WeeklyHours } from "../../src/domain/openingHours";

const offer = (fields: Partial<Offer> = {}): Offer => ({ ...openOffer, ...fields });
const never: WeeklyHours = { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] };
const opening = (hours: WeeklyHours | null, ...closures: Opening["closures"]): Opening => ({ hours, closures });
const monday = "2026-11-23";
const open = (from: string, to: string) => ({ from, to });

describe("the times of a pooja", () => {
  test("are its own, whatever the hours", () => {
    const hours = { ...never, mon: [open("09:00", "10:00")] };
    expect(timesOf(offer({ times: ["06:30", "18:00"] }), opening(hours), monday)).toEqual(["06:30", "18:00"]);
  });

  test("go through the opening hours, each over before they end", () => {
    const hours = { ...never, mon: [open("06:00", "07:30"), open("16:00", "17:00")] };
    expect(timesOf(offer({ duration: 40 }), opening(hours), monday)).toEqual(["06:00", "06:40", "16:00"]);
    expect(timesOf(offer(), opening(hours), monday)).toEqual(["06:00", "16:00"]);
  });

  test("of hours past midnight belong to the day they begin on", () => {
    const hours = { ...never, sun: [open("22:30", "02:00")], mon: [open("23:00", "01:00")] };
    expect(timesOf(offer({ duration: 60 }), opening(hours), monday)).toEqual(["00:30", "23:00"]);
  });

  test("of a temple open day and night end with the day", () => {
    const hours = { ...never, mon: [open("00:00", "24:00")] };
    const times = timesOf(offer({ duration: 240 }), opening(hours), monday);
    expect(times).toEqual(["00:00", "04:00", "08:00", "12:00", "16:00", "20:00"]);
  });

  test("where no hours are on record are every hour of the day, as wishes", () => {
    const times = timesOf(offer(), opening(null), monday);
    expect([times[0], times.at(-1), times.length]).toEqual(["06:00", "19:00", 14]);
  });

  test("go through the hours of the season that the day lies in, and of the night before", () => {
    const usual = { ...never, sun: [open("20:00", "01:00")], mon: [open("09:00", "10:00")] };
    const hours = { ...never, sun: [open("22:30", "02:00")], mon: [open("04:00", "06:00")] };
    const season = { from: "11-23", to: "01-05", hours };
    expect(timesOf(offer(), opening(usual, season), monday)).toEqual(["00:00", "04:00", "05:00"]);
    expect(timesOf(offer(), opening(usual, season), "2026-11-30")).toEqual(["00:30", "04:00", "05:00"]);
    expect(timesOf(offer(), opening(usual, season), "2026-11-16")).toEqual(["00:00", "09:00"]);
    const now = "2026-11-01T06:00:00.000Z";
    expect(refusalOfDay(offer(), opening({ ...never, tue: usual.sun }, season), "2026-11-24", now)).toBe(
      "errors.closedDay",
    );
  });

  test("that are its own and of the usual hours are none while a season has other hours", () => {
    const usual = { ...never, mon: [open("06:00", "12:00"), open("16:00", "20:00")] };
    const season = { from: "11-23", to: "11-28", hours: { ...never, mon: [open("08:00", "12:00")] } };
    const own = offer({ times: ["04:30", "06:30", "09:00", "17:00"] });
    expect(timesOf(own, opening(usual, season), monday)).toEqual(["04:30", "09:00"]);
    expect(timesOf(own, opening(usual, season), "2026-11-30")).toEqual(["04:30", "06:30", "09:00", "17:00"]);
    expect(timesOf(own, opening(null, season), monday)).toEqual(["04:30", "06:30", "09:00", "17:00"]);
  });

  test("begin with the hour at which the doors open, on the first open day of a season", () => {
    const hours = { ...never, mon: [open("15:00", "19:00")], tue: [open("15:00", "19:00")] };
    const season = { from: "11-23", to: "11-28", openOnly: true, opensAt: "17:00" };
    expect(timesOf(offer(), opening(hours, season), monday)).toEqual(["17:00", "18:00"]);
    expect(timesOf(offer({ times: ["06:30", "18:00"] }), opening(hours, season), monday)).toEqual(["18:00"]);
    expect(timesOf(offer(), opening(hours, season), "2026-11-24")).toHaveLength(4);
    const closure = { from: "11-01", to: "11-22", opensAt: "16:30" };
    expect(timesOf(offer(), opening(hours, closure), monday)).toEqual(["17:00", "18:00"]);
  });
});

describe("a day", () => {
  const now = "2026-11-22T20:00:00.000Z"; // Monday 01:30 in India
  const hours = { ...never, mon: [open("06:00", "12:00")], tue: [open("06:00", "12:00")] };
  test.each([
    ["2026-11-31", "errors.date"],
    ["2027-02-31", "errors.date"],
    ["23.11.2026", "errors.date"],
    ["2026-11-22", "errors.datePast"],
    ["2026-11-23", undefined],
    ["2026-11-25", "errors.closedDay"],
    ["2027-05-22", "errors.closedDay"],
    ["2027-05-23", "errors.dateFar"],
  ])("%s: %s", (date, refusal) => {
    expect(refusalOfDay(offer(), opening(hours), date, now)).toBe(refusal);
  });

  test("on which the pooja is not offered is refused", () => {
    expect(refusalOfDay(offer({ days: ["tue"] }), opening(hours), monday, now)).toBe("errors.poojaDay");
    expect(refusalOfDay(offer({ closedDates: [monday] }), opening(null), monday, now)).toBe("errors.poojaDay");
    expect(refusalOfDay(offer({ days: ["tue"] }), opening(null), "2026-11-24", now)).toBeUndefined();
  });
});

describe("a closed season", () => {
  const closed = opening(null, { from: "11-05", to: "04-30" });
  const now = "2026-11-22T20:00:00.000Z";

  test("has no day that can be booked", () => {
    expect(refusalOfDay(offer(), closed, monday, now)).toBe("errors.closedSeason");
    expect(refusalOfDay(offer(), closed, "2027-04-30", now)).toBe("errors.closedSeason");
    expect(refusalOfDay(offer(), closed, "2027-05-01", now)).toBeUndefined();
  });

  test("that tells when alone a temple is open is all but that", () => {
    const only = opening(null, { from: "02-13", to: "02-17", openOnly: true });
    expect(refusalOfDay(offer(), only, "2027-02-12", now)).toBe("errors.closedSeason");
    expect(refusalOfDay(offer(), only, "2027-02-13", now)).toBeUndefined();
  });
});

describe("notice", () => {
  test("is what the pooja asks for, to the minute", () => {
    const pooja = { leadHours: 4 };
    expect(isInTime(pooja, monday, "10:00", "2026-11-23T00:30:00.000Z")).toBe(true);
    expect(isInTime(pooja, monday, "10:00", "2026-11-23T00:30:00.001Z")).toBe(false);
  });

  test("is half a day where the pooja names none, and none where it names zero", () => {
    expect(isInTime({ leadHours: null }, monday, "12:00", "2026-11-22T18:30:00.000Z")).toBe(true);
    expect(isInTime({ leadHours: null }, monday, "11:59", "2026-11-22T18:30:00.000Z")).toBe(false);
    expect(isInTime({ leadHours: 0 }, monday, "11:59", "2026-11-23T06:29:00.000Z")).toBe(true);
  });
});
