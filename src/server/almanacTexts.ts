import enMore from "../../locales/en/almanac.json";
import enMuhurta from "../../locales/en/muhurta.json";
import en from "../../locales/en/panchang.json";
import hiMore from "../../locales/hi/almanac.json";
import hiMuhurta from "../../locales/hi/muhurta.json";
import hi from "../../locales/hi/panchang.json";
import knMore from "../../locales/kn/almanac.json";
import knMuhurta from "../../locales/kn/muhurta.json";
import kn from "../../locales/kn/panchang.json";
import type { TextLanguage } from "../contract/vocabulary";
import type { Translate } from "../domain/panchang/recommendations";

const texts: Record<TextLanguage, object> = {
  en: { ...en, ...enMore, ...enMuhurta },
  hi: { ...hi, ...hiMore, ...hiMuhurta },
  kn: { ...kn, ...knMore, ...knMuhurta },
};
export const localeTags: Record<TextLanguage, string> = { en: "en-IN", hi: "hi-IN", kn: "kn-IN" };

const isTree = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** The words of the almanac in a language: dotted keys, `{{name}}` filled in. A key that is not there is a mistake. */
export function translatorOf(language: TextLanguage): Translate {
  return (key, params = {}) => {
    let found: unknown = texts[language];
    for (const step of key.split(".")) found = isTree(found) ? found[step] : undefined;
    if (typeof found !== "string") throw new Error(`No text ${key} in ${language}/panchang.json`);
    return found.replace(/\{\{(\w+)\}\}/g, (_, name: string) => params[name] ?? "");
  };
}
