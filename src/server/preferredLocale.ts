import { z } from "zod";
import { type Locale, locales } from "./locale";

const Preferred = z.object({ locale: z.string() });

/** The language of this name; undefined for one we do not speak. */
export const asLocale = (text: string | null | undefined): Locale | undefined =>
  locales.find((locale) => locale === text);

/** The language an account named among its preferences. */
export function preferredLocale(preferences: string | null): Locale | undefined {
  const preferred = preferences ? Preferred.safeParse(JSON.parse(preferences)) : undefined;
  return asLocale(preferred?.data?.locale);
}
