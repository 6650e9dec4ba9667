import type { ResourceLanguage } from "i18next";
import { textLoader } from "../client/i18n";

/** The texts of the console and those it shares with the site. */
export const loadTexts = textLoader(import.meta.glob<{ default: ResourceLanguage[string] }>("../../locales/*/*.json"));
