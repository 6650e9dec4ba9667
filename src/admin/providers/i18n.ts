import type { I18nProvider } from "@refinedev/core";
import type { i18n } from "i18next";
import { type Namespace, switchLanguage } from "../../client/i18n";
import { asLanguage, chooseLanguage, chosenLanguage, defaultLanguage, storeLanguage } from "../../client/language";
import { loadTexts } from "../loadTexts";

/** The console's own texts first, then those it shares with the site. */
export const consoleNamespaces: readonly Namespace[] = ["admin", "common"];

/** The language to open in, with its texts: not the one that a link to the site was in. */
export async function openingTexts() {
  const query = new URLSearchParams(location.search).get("lang");
  const { language } = chooseLanguage({ query, stored: chosenLanguage() });
  return { language, texts: await loadTexts(language, consoleNamespaces) };
}

/** Refine's view of i18next while it speaks `language`; a change is stored, as on the site. */
export function createI18nProvider(instance: i18n, language: string): I18nProvider {
  return {
    translate: (key, options, defaultMessage) => {
      const values =
        typeof options === "string" ? { defaultValue: options } : { defaultValue: defaultMessage, ...options };
      return String(instance.t(key, values));
    },
    changeLocale: async (wanted) => {
      const chosen = asLanguage(wanted) ?? defaultLanguage;
      // first, so that the next call already asks the server in this language
      document.documentElement.lang = chosen;
      await switchLanguage(instance, chosen, await loadTexts(chosen, consoleNamespaces));
      storeLanguage(chosen);
    },
    getLocale: () => language,
  };
}
