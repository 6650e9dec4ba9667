import { type CivilDate, isCivilDate } from "./dates";
import { latinDigits } from "./digits";

const yearFirst = /^(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})$/;
const dayFirst = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})$/;
const monthInWords = /^(\d{1,2})(?:st|nd|rd|th)?[-/. ]([^\d\s./-]{2,20})[-/. ](\d{4}|\d{2})$/u;

/**
 * The day that somebody typed, or undefined where it is none: 2026-11-24, or with the day first as in India,
 * 24/11/2026, 24-11-2026, 24.11.26, 24 Nov 2026, 24 नवंबर 2026. A year of two digits is of this century.
 */
export function readDate(text: string): CivilDate | undefined {
  const plain = latinDigits(text)
    .trim()
    .toLowerCase()
    .replace(/[,\s]+/g, " ")
    .replace(/ ?([/.-]) ?/g, "$1");
  const [, year, ofYear, dayOfYear] = yearFirst.exec(plain) ?? [];
  if (year && ofYear && dayOfYear) return civil(year, ofYear, dayOfYear);
  const [, day, month, itsYear] = dayFirst.exec(plain) ?? [];
  if (day && month && itsYear) return civil(itsYear, month, day);
  const [, first, name, last] = monthInWords.exec(plain) ?? [];
  const number = name && monthNames().get(name);
  return first && number && last ? civil(last, String(number), first) : undefined;
}

function civil(year: string, month: string, day: string): CivilDate | undefined {
  const text = [year.length === 2 ? `20${year}` : year, month.padStart(2, "0"), day.padStart(2, "0")].join("-");
  return isCivilDate(text) ? text : undefined;
}

let names: ReadonlyMap<string, number> | undefined;

/** The months as people write them in English, Hindi and Kannada, whole or short. */
function monthNames(): ReadonlyMap<string, number> {
  names ??= new Map(
    ["en-IN", "hi-IN", "kn-IN"].flatMap((language) =>
      (["long", "short"] as const).flatMap((month) => {
        const format = new Intl.DateTimeFormat(language, { month, timeZone: "UTC" });
        return Array.from({ length: 12 }, (_, at): [string, number][] => {
          const name = format
            .format(Date.UTC(2026, at, 15))
            .toLowerCase()
            .replace(/\.$/, "");
          // Sept is September in India, and Sep everywhere
          return language === "en-IN"
            ? [
                [name, at + 1],
                [name.slice(0, 3), at + 1],
              ]
            : [[name, at + 1]];
        }).flat();
      }),
    ),
  );
  return names;
}
