import { type correctableFields, isCorrectableText } from "../../../contract/contributionLimits";
import type { PublicTemple } from "../../../contract/temples";
import type { TextLanguage } from "../../../contract/vocabulary";

export type Correctable = (typeof correctableFields)[number];

/** Fields that take several lines. */
export const isLong = (field: Correctable) =>
  field === "description" || field === "history" || field === "significance" || field === "other";

/** Whether the temple has the text in this language. */
const isSaid = (temple: PublicTemple, field: Correctable, language: TextLanguage) =>
  presentValue(temple, field, language) !== "";

/** The language that a correction begins with: the reader's where what is read is written in it, else English. */
export function firstLanguage(temple: PublicTemple, field: Correctable, read: string): TextLanguage {
  if (!isCorrectableText(field) || (read !== "hi" && read !== "kn")) return "en";
  return isSaid(temple, field, read) || !isSaid(temple, field, "en") ? read : "en";
}

/** What is on record now in a language, as the form would write it. */
export function presentValue(temple: PublicTemple, field: Correctable, language: TextLanguage): string {
  if (field === "closed" || field === "other") return "";
  if (field === "position") {
    return temple.latitude === null || temple.longitude === null ? "" : `${temple.latitude}, ${temple.longitude}`;
  }
  if (language === "en" || !isCorrectableText(field)) return temple[field] ?? "";
  if (field === "name") return (language === "hi" ? temple.nameHi : temple.nameKn) ?? "";
  return temple.translations?.[language][field]?.text ?? "";
}
