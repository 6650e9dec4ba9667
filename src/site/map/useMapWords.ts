import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { asLanguage, defaultLanguage } from "../../client/language";
import { loadTexts } from "../loadTexts";

const texts = "nearby";

/** True once the map's words are here in the language of the page; a page of another namespace fetches them with the map. */
export function useMapWords(): boolean {
  const { i18n } = useTranslation();
  const language = asLanguage(i18n.language) ?? defaultLanguage;
  const [spoken, setSpoken] = useState<string>();
  const isHere = spoken === language || i18n.hasResourceBundle(language, texts);
  useEffect(() => {
    if (isHere) return undefined;
    let isOver = false;
    void loadTexts(language, [texts]).then((loaded) => {
      i18n.addResourceBundle(language, texts, loaded[texts]);
      if (!isOver) setSpoken(language);
    });
    return () => {
      isOver = true;
    };
  }, [i18n, language, isHere]);
  return isHere;
}
