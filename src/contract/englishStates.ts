import { type TextState, type TranslatedField, translatedFields } from "./vocabulary";

export type StateByText = Partial<Record<TranslatedField, TextState>>;
type Said = Partial<Record<TranslatedField, unknown>>;

/** Whether a text stands there: not blank, no empty list. */
export const isWritten = (text: unknown): boolean =>
  Array.isArray(text) ? text.length > 0 : typeof text === "string" && text.trim() !== "";

/** The states that say something: of texts that stand there and are not reviewed, in one order. */
export function tellingStates(states: StateByText, texts: Said): StateByText {
  const telling = translatedFields.flatMap((field) => {
    const state = states[field];
    return state && state !== "reviewed" && isWritten(texts[field]) ? [[field, state] as const] : [];
  });
  return Object.fromEntries(telling);
}
