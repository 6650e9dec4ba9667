import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { loadTexts } from "../../client/i18n";
import { asLanguage, defaultLanguage } from "../../client/language";

/** Fetches the words about connections, which no page waits for; true once they are here in the page's language. */
export function useTexts(): boolean {
  const { i18n } = useTranslation();
  const language = asLanguage(i18n.language) ?? defaultLanguage;
  const [spoken, setSpoken] = useState<string>();
  useEffect(() => {
    const have = i18n.hasResourceBundle(language, "offline");
    const fetched = have ? Promise.resolve({}) : loadTexts(language, ["offline"]);
    void fetched.then(
      ({ offline }: { offline?: unknown }) => {
        if (offline) i18n.addResourceBundle(language, "offline", offline);
        setSpoken(language);
      },
      () => undefined,
    );
  }, [i18n, language]);
  return spoken === language;
}
