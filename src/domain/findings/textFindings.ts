import type { TextStages } from "../completeness";
import { languageOf } from "../scripts";
import { type Finding, finding } from "./finding";

export type NamesSaid = {
  nameHi: string | null;
  nameKn: string | null;
  names: readonly { name: string; language: string }[];
};

/** A name in the wrong script; one that waits among the other names is taken from there. */
export function nameFindings({ nameHi, nameKn }: NamesSaid): Finding[] {
  const isOf = (name: string | null, language: string) => name === null || languageOf(name) === language;
  const areSwapped = nameHi && nameKn && languageOf(nameHi) === "kn" && languageOf(nameKn) === "hi";
  const fix = areSwapped ? { nameHi: nameKn, nameKn: nameHi } : null;
  return [
    ...(isOf(nameHi, "hi") ? [] : [finding("nameHiScript", "contradiction", ["nameHi"], { fix })]),
    ...(isOf(nameKn, "kn") ? [] : [finding("nameKnScript", "contradiction", ["nameKn"], { fix })]),
  ];
}

/** The name in this language that stands among the other names, or null. */
export const otherNameIn = ({ names }: NamesSaid, language: "hi" | "kn"): string | null =>
  names.find((other) => other.language === language && languageOf(other.name) === language)?.name ?? null;

const waiting = { en: "englishWaiting", hi: "hindiWaiting", kn: "kannadaWaiting" } as const;

/** Texts that nobody has reviewed, by language, and those that stand in another language and not in English. */
export function textFindings(texts: readonly TextStages[]): Finding[] {
  const inputOf = (field: string, language: string) =>
    language === "en" ? field : `translations.${language}.${field}.text`;
  const unread = (["en", "hi", "kn"] as const).flatMap((language) => {
    const fields = texts.filter((text) => text[language] === "waiting").map(({ field }) => inputOf(field, language));
    return fields.length > 0 ? [finding(waiting[language], "waiting", fields)] : [];
  });
  const behind = texts.filter(({ en, hi, kn }) => en === "missing" && (hi !== "missing" || kn !== "missing"));
  const fields = behind.map(({ field }) => field);
  return [...unread, ...(fields.length > 0 ? [finding("englishBehind", "gap", fields)] : [])];
}

/** The inputs of the texts that are not there in this language though they are in English, the description always. */
export const untranslated = (texts: readonly TextStages[], language: "hi" | "kn"): string[] =>
  texts
    .filter((text) => text[language] === "missing" && (text.field === "description" || text.en !== "missing"))
    .map(({ field }) => `translations.${language}.${field}.text`);
