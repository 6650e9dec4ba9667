import { createInstance, type i18n, type Resource, type ResourceLanguage } from "i18next";
import { initReactI18next } from "react-i18next";
import type { Language } from "./language";

export const namespaces = [
  "common",
  "site",
  "pages",
  "temple",
  "account",
  "samples",
  "member",
  "admin",
  "panchang",
  "almanac",
  "muhurta",
  "festivals",
  "nearby",
  "live",
  "payments",
  "booking",
  "adminBookings",
  "offline",
  "analytics",
  "history",
  "duplicates",
  "imports",
  "outbox",
  "money",
  "services",
  "unsubscribe",
  "pandit",
  "shop",
  "shopkeeping",
  "lists",
  "browse",
  "listKeeping",
  "workspace",
  "desk",
] as const;
export type Namespace = (typeof namespaces)[number];

const files = import.meta.glob<{ default: ResourceLanguage[string] }>("../../locales/*/*.json");

/** The texts of one language; each namespace is a chunk of its own, so only what is drawn is fetched. */
export async function loadTexts(language: Language, wanted: readonly Namespace[]): Promise<ResourceLanguage> {
  const texts = await Promise.all(
    wanted.map(async (namespace) => {
      const load = files[`../../locales/${language}/${namespace}.json`];
      return [namespace, load ? (await load()).default : {}] as const;
    }),
  );
  return Object.fromEntries(texts);
}

/**
 * i18next for one page: the first namespace is the default, the others are looked in after it, also those that come
 * with a later page.
 */
export function createI18n(language: Language, texts: ResourceLanguage, wanted: readonly Namespace[]): i18n {
  const resources: Resource = { [language]: texts };
  const instance = createInstance();
  instance.use(initReactI18next).init({
    lng: language,
    resources,
    ns: [...wanted],
    defaultNS: wanted[0],
    fallbackNS: [...new Set([...wanted.slice(1), ...namespaces])],
    fallbackLng: false,
    // keys have no dots within: a namespace that lacks one need not be searched for it piece by piece
    ignoreJSONStructure: false,
    interpolation: { escapeValue: false },
    initAsync: false,
    react: { useSuspense: false },
  });
  return instance;
}

/** Fetches what `language` needs, then speaks it. */
export async function switchLanguage(instance: i18n, language: Language, wanted: readonly Namespace[]): Promise<void> {
  const texts = await loadTexts(language, wanted);
  for (const [namespace, bundle] of Object.entries(texts)) {
    instance.addResourceBundle(language, namespace, bundle, true, true);
  }
  await instance.changeLanguage(language);
}
