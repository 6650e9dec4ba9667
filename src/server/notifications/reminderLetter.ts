import en from "../../../locales/en/notices.json";
import hi from "../../../locales/hi/notices.json";
import kn from "../../../locales/kn/notices.json";
import type { Locale } from "../locale";
import { asLocale } from "../preferredLocale";
import { filled } from "./filled";
import { factsOfReminder } from "./reminderFacts";

const texts: Record<Locale, (typeof en)["reminders"]> = { en: en.reminders, hi: hi.reminders, kn: kn.reminders };

type Stored = { template: string; locale: string | null; data: string | null; subject: string; body: string };

/** A reminder as a letter: what it says, the page it leads to, and the link that ends it; undefined for all else. */
export function reminderLetterOf(message: Stored, site: string) {
  const facts = factsOfReminder(message);
  if (!facts) return undefined;
  const locale: Locale = asLocale(message.locale) ?? "en";
  const { path, token } = facts;
  const { open, endByMail } = texts[locale];
  const headers = {
    "List-Unsubscribe": `<${site}/api/reminders/end?token=${token}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
  const parts = [
    message.body,
    filled(open, { link: `${site}${path}` }),
    filled(endByMail, { link: `${site}/unsubscribe?reminder=${token}` }),
  ];
  return { subject: message.subject, text: `${parts.join("\n\n")}\n`, locale, headers };
}
