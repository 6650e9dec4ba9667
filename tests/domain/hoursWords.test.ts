import { expect, test } from "vitest";
import { hoursOfWords } from "../../src/domain/hoursWords";
import { type OpeningInterval, type WeeklyHours, weekdays } from "../../src/domain/openingHours";

const daily = (...all: OpeningInterval[]): WeeklyHours => ({
  ...{ mon: all, tue: all, wed: all, thu: all, fri: all, sat: all, sun: all },
});
const morning = { from: "06:00", to: "12:00" };
const evening = { from: "16:00", to: "20:30" };

test.each([
  ["6:00 AM - 12:00 PM, 4 PM to 8:30 PM", daily(morning, evening)],
  ["6 a.m. to 12 noon & 4.00pm – 8.30 p.m.", daily(morning, evening)],
  ["Morning: 6 am till 12 noon; Evening: 4 pm till 8.30 pm", daily(morning, evening)],
  ["Open daily from 6 AM to 12 PM and 4 PM to 8:30 PM.", daily(morning, evening)],
  ["06:00 to 12:00, 16.00 to 20.30", daily(morning, evening)],
  ["६ AM - १२ noon\n४ PM - ८:३० PM", daily(morning, evening)],
  ["Mon-Sat 6 am - 12 noon, Sunday 4 pm - 8.30 pm", { ...daily(morning), sun: [evening] }],
  ["Tuesday to Sunday 6 am - 12 noon; Monday closed", { ...daily(morning), mon: [] }],
  ["4 pm - 2 am", daily({ from: "16:00", to: "02:00" })],
  ["6 am - 12 midnight", daily({ from: "06:00", to: "24:00" })],
  ["Open 24 hours", daily({ from: "00:00", to: "24:00" })],
  ["24x7", daily({ from: "00:00", to: "24:00" })],
])("%s is a week", (text, hours) => {
  expect(hoursOfWords(text)).toEqual(hours);
});

test.each([
  ...["", "6", "6 am", "6 am to", "6 am to 6 am", "closed", "to to to", "6 am - 12 pm - 4 pm"],
  // which half of the day is not told
  ...["6 to 12", "6:00 - 12:00, 4:00 - 8:30", "4 to 8.30 pm", "06:00-11:00", "08:00-12:00, 04:00-07:00"],
  // which days is not told, or told twice
  ...["Mon-Sat 6 am - 9 pm", "Mon-Fri 6 am - 9 pm, Fri-Sun 6 am - 8 pm"],
  // other words
  ...["6 am - 9 pm, except on Tuesdays", "sunrise to 9 pm", "about 6 am - 9 pm", "13 pm - 14 pm", "6 am - 11 noon"],
  ...["4 pm - 8 am, 6 am - 9 am", "6 am - 9 pm ".repeat(30), "99:99 - 00:00", "\u0000\u0001"],
])("%s stays words", (text) => {
  expect(hoursOfWords(text)).toBeUndefined();
});

test("every day of the week is known by its names", () => {
  for (const day of weekdays) {
    const others = weekdays.filter((other) => other !== day).join(", ");
    expect(hoursOfWords(`${day} closed; ${others} 6 am - 12 noon`)).toEqual({ ...daily(morning), [day]: [] });
  }
});
