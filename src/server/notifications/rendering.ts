import { z } from "zod";
import { asLocale } from "../accounts/preferredLocale";
import type { Locale } from "../locale";
import { factNames } from "./facts";
import { isNoticeEvent } from "./notices";
import { type Written, writeNotice } from "./writing";

/** What the outbox holds of a message that is to be sent. */
export type Kept = { template: string; locale: string | null; data: string | null; subject: string; body: string };

const KeptFacts = z.object({
  name: z.string().optional(),
  path: z.string(),
  test: z.literal("yes").optional(),
  ...Object.fromEntries(factNames.map((name) => [name, z.string().optional()])),
});

/** The words of a message: those of a notice from what it tells about, those of a letter as they were written. */
export function wordsOf(kept: Kept, site: string): Written & { locale: Locale } {
  const locale = asLocale(kept.locale) ?? "en";
  if (kept.data === null || !isNoticeEvent(kept.template))
    return { subject: kept.subject, text: kept.body, sms: kept.body, locale };
  return { ...writeNotice(kept.template, KeptFacts.parse(JSON.parse(kept.data)), locale, site), locale };
}
