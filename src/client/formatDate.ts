import { dateInWords } from "../domain/dateWords";
import { asLanguage, defaultLanguage } from "./language";

/** An instant, or a civil date `YYYY-MM-DD`, as a date in India. */
export function formatDate(
  when: string | number | Date,
  language: string,
  options?: Intl.DateTimeFormatOptions,
): string {
  return dateInWords(when, asLanguage(language) ?? defaultLanguage, options);
}

/** An instant as a time of day in India. */
export function formatTime(when: string | number | Date, language: string): string {
  return formatDate(when, language, { timeStyle: "short" });
}
