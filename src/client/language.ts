import { deviceStorage } from "./storage";
import { writeCookie } from "./writeCookie";

export const languages = ["en", "hi", "kn"] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = "en";
export const languageNames: Record<Language, string> = { en: "English", hi: "हिन्दी", kn: "ಕನ್ನಡ" };
/** The names as the selector shows them. */
export const languageLabels: Record<Language, string> = { en: "EN", hi: "हिन्दी", kn: "ಕನ್ನಡ" };

const storageKey = "locale";
const cookieName = "lang";

/** Where Kannada is spoken, in degrees: a visitor there who chose nothing reads Kannada. */
const kannadaBox = { south: 11.5, north: 18.8, west: 74, east: 78.8 } as const;

export function isInKannadaBox({ latitude, longitude }: { latitude: number; longitude: number }): boolean {
  const { south, north, west, east } = kannadaBox;
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east;
}

export function asLanguage(text: string | null | undefined): Language | undefined {
  return languages.find((language) => language === text);
}

type Clues = {
  query?: string | null;
  stored?: string | null;
  position?: { latitude: number; longitude: number };
};

/** `?lang` beats the stored choice, which beats the Kannada box; English when nothing speaks. */
export function chooseLanguage({ query, stored, position }: Clues): {
  language: Language;
  by: "choice" | "place" | "default";
} {
  const chosen = asLanguage(query) ?? asLanguage(stored);
  if (chosen) return { language: chosen, by: "choice" };
  return position && isInKannadaBox(position)
    ? { language: "kn", by: "place" }
    : { language: defaultLanguage, by: "default" };
}

/** The language named in a Cookie header, kept or for the visit. */
export function languageInCookie(cookies: string | undefined): Language | undefined {
  return asLanguage(cookies?.match(/(?:^|;\s*)lang=([a-z]{2})(?:-visit)?(?:;|$)/)?.[1]);
}

/** What this visitor chose on this device, by the selector of the site or of the console. */
export const chosenLanguage = (): Language | undefined => asLanguage(deviceStorage.get(storageKey));

/** The same, or what a link or the place decided for this visit; the cookie also knows what was chosen without scripts. */
export const storedLanguage = (): Language | undefined =>
  languageInCookie(globalThis.document?.cookie) ?? chosenLanguage();

/** Stores the choice, and mirrors it in a cookie so that the next first HTML already speaks it. */
export function storeLanguage(language: Language): void {
  deviceStorage.set(storageKey, language);
  writeCookie(cookieName, language, 31_536_000);
}

/**
 * Stores what the place decided for this visit, on every page and in the next first HTML: the cookie ends with the
 * browser's session, and any choice takes its place.
 */
export const storePlaceLanguage = (language: Language): void => writeCookie(cookieName, `${language}-visit`);

/** The language of the page as drawn. */
export function currentLanguage(): Language {
  return asLanguage(globalThis.document?.documentElement.lang) ?? defaultLanguage;
}
