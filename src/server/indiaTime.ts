import en from "../../locales/en/common.json";
import hi from "../../locales/hi/common.json";
import kn from "../../locales/kn/common.json";
import { dateInWords } from "../domain/dateWords";
import type { Locale } from "./locale";

const words: Record<Locale, string> = { en: en.indiaTime, hi: hi.indiaTime, kn: kn.indiaTime };

/** A moment as a day and a time in India, in words of the reader's language, named as India's. */
export const momentInIndia = (instant: string, locale: Locale, dateStyle: "full" | "long"): string =>
  `${dateInWords(instant, locale, { dateStyle, timeStyle: "short" })}, ${words[locale]}`;
