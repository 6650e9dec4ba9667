/** Languages in which dates are worded. */
export type DateLanguage = "en" | "hi" | "kn";

const tags: Record<DateLanguage, string> = { en: "en-IN", hi: "hi-IN", kn: "kn-IN" };
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(language: DateLanguage, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = language + JSON.stringify(options);
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(tags[language], { timeZone: "Asia/Kolkata", ...options });
  formats.set(key, made);
  return made;
}

/**
 * Until which hour a part of the day lasts, and an hour that all of the language's data counts to that part. The data
 * lets the night last until four, and "from night to night" is what a temple open from three in the morning would read:
 * people have a word of their own for the hours before dawn.
 */
const partsOfDay = [
  { until: 2, like: 22 },
  { until: 5, like: null },
  { until: 12, like: 7 },
  { until: 16, like: 13 },
  { until: 20, like: 18 },
  { until: 24, like: 22 },
] as const;

const beforeDawn: Record<DateLanguage, string> = { en: "", hi: "तड़के", kn: "ಬೆಳಗಿನ ಜಾವ" };

/** Where AM and PM are no words of the language, the part of the day is said: सुबह 6:30, ಸಂಜೆ 5:00. */
function spokenTime(instant: Date, language: DateLanguage, timeStyle: "short" | "medium"): string {
  const clock = formatOf("en", { timeStyle, hourCycle: "h23" }).format(instant);
  const [first = "0", ...others] = clock.split(":");
  const hour = Number(first);
  const { like } = partsOfDay.find(({ until }) => hour < until) ?? partsOfDay[5];
  const time = [hour % 12 || 12, ...others].join(":");
  return `${like === null ? beforeDawn[language] : partOfDay(like, language)} ${time}`.trim();
}

function partOfDay(hour: number, language: DateLanguage): string {
  const parts = formatOf(language, { hour: "numeric", dayPeriod: "short" }).formatToParts(
    new Date(`1970-01-05T${String(hour).padStart(2, "0")}:00+05:30`),
  );
  return parts.find(({ type }) => type === "dayPeriod")?.value ?? "";
}

/** An instant, or a civil date `YYYY-MM-DD`, as a date in India, in words of the language. */
export function dateInWords(
  when: string | number | Date,
  language: DateLanguage,
  options: Intl.DateTimeFormatOptions = { dateStyle: "long" },
): string {
  const isDay = typeof when === "string" && /^\d{4}-\d\d-\d\d$/.test(when);
  const instant = new Date(isDay ? `${when}T12:00:00+05:30` : when);
  const { timeStyle, ...date } = options;
  const isSpoken = (timeStyle === "short" || timeStyle === "medium") && language !== "en";
  if (!isSpoken) return dayFirst(formatOf(language, options).format(instant));
  const time = spokenTime(instant, language, timeStyle);
  return date.dateStyle ? `${dayFirst(formatOf(language, date).format(instant))}, ${time}` : time;
}

/** The day before the month, as the almanac and every other language here have it: ICU's Kannada says ನವೆಂಬರ್ 24, 2026. */
const dayFirst = (date: string) => date.replace(/([^\s,\d]{1,30}) (\d{1,2}), ?(\d{4})/, "$2 $1 $3");
