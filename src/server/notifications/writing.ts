import en from "../../../locales/en/notices.json";
import hi from "../../../locales/hi/notices.json";
import kn from "../../../locales/kn/notices.json";
import { oneLine, unlinked } from "../../domain/personNames";
import type { Locale } from "../locale";
import { type FactName, type Facts, factNames } from "./facts";
import { filled } from "./filled";
import type { NoticeEvent } from "./notices";

const texts: Record<Locale, typeof en> = { en, hi, kn };

/** A notice in both of its forms: the letter, and the text message, which is one line. */
export type Written = { subject: string; text: string; sms: string };

/** Writes a notice in a language; `site` is the address that its links begin with. */
export function writeNotice(event: NoticeEvent, told: Facts, locale: Locale, site: string): Written {
  const facts = printable(told);
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

/** Written by those who answer here, who may name an address. */
const ours: readonly FactName[] = ["tracking", "reason"];

/** What people typed holds nothing that a mail program makes a link of, and nothing that breaks a line. */
function printable(facts: Facts): Facts {
  const texts = factNames.flatMap((name) => {
    const text = facts[name];
    return text === undefined ? [] : [[name, ours.includes(name) ? oneLine(text) : unlinked(text)]];
  });
  return { ...facts, ...Object.fromEntries(texts), ...(facts.name && { name: unlinked(facts.name) }) };
}
