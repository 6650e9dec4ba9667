import en from "../../../locales/en/notices.json";
import hi from "../../../locales/hi/notices.json";
import kn from "../../../locales/kn/notices.json";
import type { Locale } from "../locale";
import { filled } from "../mail/templates";
import { type Facts, factNames } from "./facts";
import type { NoticeEvent } from "./notices";

const texts: Record<Locale, typeof en> = { en, hi, kn };

/** A notice in both of its forms: the letter, and the text message, which is one line. */
export type Written = { subject: string; text: string; sms: string };

/** Writes a notice in a language; `site` is the address that its links begin with. */
export function writeNotice(event: NoticeEvent, facts: Facts, locale: Locale, site: string): Written {
  const words = texts[locale];
  const { subject, body, sms } = words.events[event];
  const values = { ...facts, site, link: `${site}${facts.path}` };
  const listed = factNames.flatMap((name) => (facts[name] ? [`${words.facts[name]}: ${facts[name]}`] : []));
  const parts = [
    filled(facts.name ? words.greeting : words.greetingNobody, values),
    filled(body, values),
    listed.join("\n"),
    ...(facts.test ? [words.test] : []),
    filled(words.goOn, values),
    filled(words.closing, values),
  ];
  return {
    subject: oneLine(filled(subject, values)),
    text: `${parts.join("\n\n")}\n`,
    sms: oneLine(`${filled(sms, values)} ${facts.test ? `${words.test} ` : ""}${values.link} - ${words.brand}`),
  };
}

/** The lines at the end of a letter that one may ask not to get. */
export const unsubscribeLines = (locale: Locale, link: string): string => filled(texts[locale].unsubscribe, { link });

const oneLine = (text: string) => text.replace(/\s+/g, " ").trim();
