import { z } from "zod";
import type { Locale } from "../locale";
import { asLocale } from "../preferredLocale";
import { factNames } from "./facts";
import { isNoticeEvent } from "./notices";
import { type Written, writeNotice } from "./writing";

/** What the outbox holds of a message that is to be sent. */
export type StoredMessage = {
  template: string;
  locale: string | null;
  data: string | null;
  subject: string;
  body: string;
};

const StoredFacts = z.object({
  name: z.string().optional(),
  path: z.string(),
  test: z.literal("yes").optional(),
  ...Object.fromEntries(factNames.map((name) => [name, z.string().optional()])),
});

/** The words of a message: those of a notice from what it tells about, those of a letter as they were written. */
export function wordsOf(message: StoredMessage, site: string): Written & { locale: Locale } {
  const locale = asLocale(message.locale) ?? "en";
  if (message.data === null || !isNoticeEvent(message.template))
    return { subject: message.subject, text: message.body, sms: message.body, locale };
  return { ...writeNotice(message.template, StoredFacts.parse(JSON.parse(message.data)), locale, site), locale };
}
