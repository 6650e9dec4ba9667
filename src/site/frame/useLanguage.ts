import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { switchLanguage } from "../../client/i18n";
import { asLanguage, defaultLanguage, type Language, storeLanguage } from "../../client/language";
import { loadTexts } from "../loadTexts";
import { matchPage } from "../pages";
import { textsOf } from "../texts";

/** The page's language, and how to change it in place. */
export function useLanguage() {
  const { i18n } = useTranslation();
  const speak = useCallback(
    async (next: Language) => {
      await switchLanguage(i18n, next, await loadTexts(next, textsOf(matchPage(location.pathname).page)));
      document.documentElement.lang = next;
      dropFromAddress();
    },
    [i18n],
  );
  const choose = useCallback(
    async (next: Language) => {
      storeLanguage(next);
      await speak(next);
    },
    [speak],
  );
  return { language: asLanguage(i18n.language) ?? defaultLanguage, choose, speak };
}

/** A `lang` in the address would win over the choice on the next load. */
function dropFromAddress() {
  const asked = new URLSearchParams(location.search);
  if (!asked.has("lang")) return;
  asked.delete("lang");
  const search = asked.size > 0 ? `?${asked}` : "";
  history.replaceState(history.state, "", `${location.pathname}${search}${location.hash}`);
}
