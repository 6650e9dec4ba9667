import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { SiteNamespace } from "../../client/i18n";
import { useLanguage } from "../frame/useLanguage";
import { loadTexts } from "../loadTexts";

/** Fetches the texts of a part that comes later than its page; true once they are here in the page's language. */
export function useTexts(namespace: SiteNamespace): boolean {
  const { i18n } = useTranslation();
  const { language } = useLanguage();
  const [spoken, setSpoken] = useState<string>();
  useEffect(() => {
    let wanted = true;
    const add = async () => {
      const texts = await loadTexts(language, [namespace]);
      i18n.addResourceBundle(language, namespace, texts[namespace], true, true);
      if (wanted) setSpoken(language);
    };
    add().catch(() => undefined); // without a connection the part is not there
    return () => {
      wanted = false;
    };
  }, [i18n, language, namespace]);
  return spoken === language;
}
