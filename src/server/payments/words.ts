import en from "../../../locales/en/receipt.json";
import hi from "../../../locales/hi/receipt.json";
import kn from "../../../locales/kn/receipt.json";
import type { Locale } from "../locale";
import type { Payment } from "./record";

/** The texts of acknowledgements, and of what is paid for. */
export const receiptWords: Record<Locale, typeof en> = { en, hi, kn };

/** Puts values in the places of their names, once: a value that looks like a place stays what it is. */
export const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? "");

/** What was paid for, in a few words of the payer's language. */
export function purposeText({ purpose, locale }: Pick<Payment, "purpose" | "locale">, temple: string | null): string {
  const words = receiptWords[locale];
  return temple ? filled(words.purposeFor, { purpose: words.purposes[purpose], temple }) : words.purposes[purpose];
}
