import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { loadTexts, type Namespace } from "../client/i18n";
import { asLanguage, defaultLanguage } from "../client/language";

/** Texts that one part of the console needs beside the console's own; false until they are there. */
export function useTexts(namespace: Namespace): boolean {
  const { i18n } = useTranslation();
  const language = asLanguage(i18n.language) ?? defaultLanguage;
  const [loaded, setLoaded] = useState<string>();
  useEffect(() => {
    let isWanted = true;
    void loadTexts(language, [namespace]).then((texts) => {
      i18n.addResourceBundle(language, namespace, texts[namespace], true, true);
      if (isWanted) setLoaded(language);
    });
    return () => {
      isWanted = false;
    };
  }, [i18n, language, namespace]);
  return loaded === language;
}
