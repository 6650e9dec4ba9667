import { type TextState, type TranslatedField, translatedFields } from "../../contract/vocabulary";
import type { TextStage, TextStages } from "../../domain/completeness";
import type { TempleRecord } from "../temples/record";

/** How far each text of a temple is in each language. */
export function stagesOf(temple: TempleRecord): TextStages[] {
  const stage = (state: TextState): TextStage => (state === "reviewed" ? "reviewed" : "waiting");
  const stageIn = (language: "hi" | "kn", field: TranslatedField): TextStage => {
    const text = temple.translations?.[language][field];
    return text ? stage(text.state) : "missing";
  };
  return translatedFields.map((field) => ({
    field,
    en: temple[field]?.length ? stage(temple.englishStates[field] ?? "reviewed") : "missing",
    hi: stageIn("hi", field),
    kn: stageIn("kn", field),
  }));
}
