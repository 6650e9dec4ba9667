import { useCallback, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Namespace } from "../client/i18n";
import { asLanguage, defaultLanguage, type Language } from "../client/language";
import { loadTexts } from "./loadTexts";

/**
 * Texts that one part of the console needs beside the console's own; false until they are there. Where they cannot be
 * fetched the screen fails, as one whose code cannot be fetched does: its error page leads on.
 */
export function useTexts(namespace: Namespace): boolean {
  const { isLoaded, error } = useLateTexts(namespace);
  if (error) throw error;
  return isLoaded;
}

type Loads = Partial<Record<Language, { error?: unknown }>>;

/** The same for a part of a screen that people work on: it tells of the failure itself and tries again. */
export function useLateTexts(namespace: Namespace): { isLoaded: boolean; error: unknown; retry: () => void } {
  const { i18n } = useTranslation();
  const language = asLanguage(i18n.language) ?? defaultLanguage;
  const [loads, setLoads] = useState<Loads>({});
  const load = useCallback(async () => {
    const ended = (how: Loads[Language]) => setLoads((others) => ({ ...others, [language]: how }));
    ended(undefined);
    try {
      const texts = await loadTexts(language, [namespace]);
      i18n.addResourceBundle(language, namespace, texts[namespace], true, true);
      ended({});
    } catch (error) {
      ended({ error });
    }
  }, [i18n, language, namespace]);
  useEffect(() => void load(), [load]);
  const { [language]: now } = loads;
  return { isLoaded: now !== undefined && now.error === undefined, error: now?.error, retry: () => void load() };
}
