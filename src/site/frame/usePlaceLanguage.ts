import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { chooseLanguage, chosenLanguage, storedLanguage, storePlaceLanguage } from "../../client/language";
import { usePlace } from "../nearby/usePlace";
import { notify } from "../ui/toast";
import { useLanguage } from "./useLanguage";

/**
 * The language of one who chose none: Kannada where Kannada is spoken, said once with a way back, on all pages of the
 * visit. A choice that only the device remembers, because its cookie is gone, is spoken again.
 */
export function usePlaceLanguage(): void {
  const { t } = useTranslation();
  const { language, choose, speak } = useLanguage();
  const { status, position } = usePlace();

  // only the first look at the page is mended; later changes come from the visitor
  const drawnIn = useRef(language);
  useEffect(() => {
    const stored = storedLanguage();
    const named = new URLSearchParams(location.search).has("lang");
    if (stored && stored !== drawnIn.current && !named) void (chosenLanguage() ? choose(stored) : speak(stored));
    drawnIn.current = stored ?? drawnIn.current;
  }, [choose, speak]);

  const switched = useRef(false);
  useEffect(() => {
    if (status !== "success" || switched.current || storedLanguage()) return;
    const { language: spoken, by } = chooseLanguage({ position });
    if (by !== "place") return;
    switched.current = true;
    storePlaceLanguage(spoken);
    void speak(spoken).then(() => {
      notify("info", t("language.switched"), { label: t("language.back"), run: () => void choose("en") });
    });
  }, [status, position, speak, choose, t]);
}
