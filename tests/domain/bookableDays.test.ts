import { describe, expect, test } from "vitest";
import { bookableDays, dayNearest } from "../../src/domain/bookableDays";
import { isInTime, type Offer, type Opening, openOffer, refusalOfDay, timesOf } from "../../src/domain/bookingSlots";
import { addDays } from "../../src/domain/dates";
import { type WeeklyHours, weekdays } from "../../src/domain/openingHours";

const offer = (fields: Partial<Offer> = {}): Offer => ({ ...openOffer, ...fields });
const opening = (hours: WeeklyHours | null, ...closures: Opening["closures"]): Opening => ({ hours, closures });
const only = (from: string, to: string) => ({ from, to, openOnly: true });
const day = [{ from: "06:00", to: "12:00" }];
const hours: WeeklyHours = { mon: day, tue: day, wed: day, thu: day, fri: day, sat: day, sun: day };
const now = "2026-11-18T05:30:00.000Z"; // Wednesday 11:00 in India
const [today, last] = ["2026-11-18", "2027-05-17"];
const always = opening(hours);

describe("days that can be booked", () => {
  test("of a usual temple are all of those ahead, from the first with a time that is not too late", () => {
    const { days, ...told } = bookableDays(offer(), always, now);
    expect([days[0], days.at(-1), days.length]).toEqual(["2026-11-19", last, 180]);
    expect(told).toEqual({ seasons: [], weekdays: [], except: [] });
    expect(bookableDays(offer({ leadHours: 0, times: ["18:00"] }), always, now).days[0]).toBe(today);
  });

  test("of a pooja on some days of the week are told by them", () => {
    const { days, ...told } = bookableDays(offer({ days: ["tue", "fri"] }), always, now);
    expect(days.slice(0, 3)).toEqual(["2026-11-20", "2026-11-24", "2026-11-27"]);
    expect(told).toEqual({ seasons: [], weekdays: ["tue", "fri"], except: [] });
    const closedMondays = bookableDays(offer(), opening({ ...hours, mon: [] }), now);
    expect(closedMondays.weekdays).toEqual(weekdays.filter((each) => each !== "mon"));
  });

  test("leave out the days of the week that are too short for the pooja", () => {
    const short = opening({ ...hours, sun: [{ from: "06:00", to: "07:00" }] });
    expect(bookableDays(offer({ duration: 120 }), short, now).weekdays).not.toContain("sun");
    expect(bookableDays(offer({ duration: 720 }), always, now)).toEqual({
      days: [],
      seasons: [],
      weekdays: [],
      except: [],
    });
  });

  test("of a temple that is open in some times of the year are told by those that lie ahead", () => {
    const temple = opening(hours, only("11-17", "12-27"), only("12-30", "01-19"), only("02-13", "02-17"));
    const { days, ...told } = bookableDays(offer(), temple, now);
    expect(days).toHaveLength(39 + 21 + 5);
    expect(told).toEqual({
      seasons: [
        { from: "2026-11-19", to: "2026-12-27" },
        { from: "2026-12-30", to: "2027-01-19" },
        { from: "2027-02-13", to: "2027-02-17" },
      ],
      weekdays: [],
      except: [],
    });
  });

  test("of a closed season begin after it; where all days ahead are closed there are none", () => {
    const winter = opening(hours, { from: "11-05", to: "04-30" });
    expect(bookableDays(offer(), winter, now).seasons).toEqual([{ from: "2027-05-01", to: last }]);
    const never = bookableDays(offer(), opening(hours, { from: "01-01", to: "12-31" }), now);
    expect([never.days, never.seasons]).toEqual([[], []]);
  });

  test("of a day of the week within a season are told by both, from the first to the last of them", () => {
    const { days, ...told } = bookableDays(offer({ days: ["tue"] }), opening(hours, only("12-01", "12-20")), now);
    expect(days).toEqual(["2026-12-01", "2026-12-08", "2026-12-15"]);
    expect(told).toEqual({ seasons: [{ from: "2026-12-01", to: "2026-12-15" }], weekdays: ["tue"], except: [] });
  });

  test("name the single days on which it is not offered, but not those of other days of the week", () => {
    const closedDates = ["2026-12-25", "2026-12-26"];
    expect(bookableDays(offer({ closedDates }), always, now).except).toEqual(closedDates);
    expect(bookableDays(offer({ closedDates, days: ["fri"] }), always, now).except).toEqual(["2026-12-25"]);
  });

  test("begin as late as the notice the pooja asks for, which is told where it is more than a week", () => {
    expect(bookableDays(offer({ leadHours: 72 }), always, now).seasons).toEqual([]);
    expect(bookableDays(offer({ leadHours: 240 }), always, now).seasons).toEqual([{ from: "2026-11-28", to: last }]);
  });

  test("are those that the booking itself takes", () => {
    const temple = opening({ ...hours, mon: [] }, only("11-17", "12-27"), { from: "12-01", to: "12-03" });
    const pooja = offer({ days: ["mon", "wed", "sat"], closedDates: ["2026-12-05"], leadHours: 30 });
    const { days } = bookableDays(pooja, temple, now);
    const isTaken = (date: string) =>
      refusalOfDay(pooja, temple, date, now) === undefined &&
      timesOf(pooja, temple, date).some((time) => isInTime(pooja, date, time, now));
    for (let ahead = -1; ahead <= 181; ahead++) {
      const date = addDays(today, ahead);
      expect([date, days.includes(date)]).toEqual([date, isTaken(date)]);
    }
    expect(days[0]).toBe("2026-11-21");
  });
});

test("a day that is refused is answered with the next one, else with the last before it", () => {
  const days = ["2026-11-20", "2026-11-24"];
  expect(dayNearest(days, "2026-11-01")).toBe("2026-11-20");
  expect(dayNearest(days, "2026-11-21")).toBe("2026-11-24");
  expect(dayNearest(days, "2027-01-01")).toBe("2026-11-24");
  expect(dayNearest([], today)).toBeUndefined();
});
