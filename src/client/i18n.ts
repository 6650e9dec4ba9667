import { createInstance, type i18n, type Resource, type ResourceLanguage } from "i18next";
import { initReactI18next } from "react-i18next";
import type { Language } from "./language";

/** Files of texts that the public pages draw from; the console does so too. */
export const siteNamespaces = [
  "common",
  "site",
  "pages",
  "temple",
  "account",
  "samples",
  "member",
  "panchang",
  "almanac",
  "muhurta",
  "festivals",
  "nearby",
  "live",
  "payments",
  "booking",
  "offline",
  "history",
  "unsubscribe",
  "pandit",
  "shop",
  "lists",
  "browse",
] as const;
/** Those of the console alone, which the site does not name (its `loadTexts`). */
const consoleNamespaces = [
  "admin",
  "adminBookings",
  "analytics",
  "desk",
  "duplicates",
  "imports",
  "listKeeping",
  "money",
  "outbox",
  "positions",
  "services",
  "shopkeeping",
  "workspace",
] as const;
export const namespaces = [...siteNamespaces, ...consoleNamespaces];
export type SiteNamespace = (typeof siteNamespaces)[number];
export type Namespace = (typeof namespaces)[number];

/** The texts of one language, from the files of which each is a chunk of its own, so only what is drawn is fetched. */
export const textLoader =
  (files: Record<string, () => Promise<{ default: ResourceLanguage[string] }>>) =>
  async (language: Language, wanted: readonly Namespace[]): Promise<ResourceLanguage> => {
    const texts = await Promise.all(
      wanted.map(async (namespace) => {
        const load = files[`../../locales/${language}/${namespace}.json`];
        return [namespace, load ? (await load()).default : {}] as const;
      }),
    );
    return Object.fromEntries(texts);
  };

/**
 * i18next for one page: the first namespace is the default, the others are looked in after it, also those of `all` that
 * come with a later page.
 */
export function createI18n(
  language: Language,
  texts: ResourceLanguage,
  wanted: readonly Namespace[],
  all: readonly Namespace[],
): i18n {
  const resources: Resource = { [language]: texts };
  const instance = createInstance();
  instance.use(initReactI18next).init({
    lng: language,
    resources,
    ns: [...wanted],
    defaultNS: wanted[0],
    fallbackNS: [...new Set([...wanted.slice(1), ...all])],
    fallbackLng: false,
    // keys have no dots within: a namespace that lacks one need not be searched for it piece by piece
    ignoreJSONStructure: false,
    interpolation: { escapeValue: false },
    initAsync: false,
    react: { useSuspense: false },
  });
  // i18next copies its options for each text, react-i18next 17 the instance for each component that draws texts, which
  // took up to half of drawing a page: what is inherited is not copied
  instance.options = Object.create(instance.options);
  return Object.create(instance);
}

/** Speaks `language`, once its texts are here. */
export async function switchLanguage(instance: i18n, language: Language, texts: ResourceLanguage): Promise<void> {
  for (const [namespace, bundle] of Object.entries(texts)) {
    instance.addResourceBundle(language, namespace, bundle, true, true);
  }
  await instance.changeLanguage(language);
}
