import en from "../../../locales/en/mail.json";
import hi from "../../../locales/hi/mail.json";
import kn from "../../../locales/kn/mail.json";
import type { Moderated } from "../../contract/moderatedKinds";
import type { Locale } from "../locale";

const texts: Record<Locale, typeof en> = { en, hi, kn };

export type Letter = { template: string; subject: string; body: string; locale?: Locale };
type Values = Readonly<Record<string, string>>;
type Addressee = { name: string | null; locale: Locale; site: string };

/** The mail with the link that lets its reader choose a new password. */
export function resetLetter(to: Addressee, link: string): Letter {
  return letter("reset", to, texts[to.locale].reset, { link });
}

/** Tells the owner of an account that its password is another one now. */
export function passwordChangedLetter(to: Addressee): Letter {
  return letter("passwordChanged", to, texts[to.locale].passwordChanged, { link: `${to.site}/forgotten` });
}

export type Outcome = {
  kind: Moderated;
  status: "approved" | "rejected";
  temple: string | null;
  reason: string | null;
  /** only who has an account has a profile to look at */
  hasAccount: boolean;
};

/** Tells an author what was decided about a contribution. */
export function outcomeLetter(to: Addressee, { kind, status, temple, reason, hasAccount }: Outcome): Letter {
  const { outcome } = texts[to.locale];
  const { subject, body } = outcome[kind][status];
  const parts = [body, ...(reason ? [outcome.reason] : []), ...(hasAccount ? [outcome.see] : [])].join("\n\n");
  const values = { temple: temple ?? "", reason: reason ?? "", link: `${to.site}/profile` };
  return letter(`outcome.${kind}.${status}`, to, { subject, body: parts }, values);
}

function letter(template: string, to: Addressee, text: { subject: string; body: string }, values: Values): Letter {
  const words = texts[to.locale];
  const greeting = to.name ? words.greeting : words.greetingNobody;
  const all = { ...values, name: to.name ?? "", site: to.site };
  const body = `${[greeting, text.body, words.closing].map((part) => filled(part, all)).join("\n\n")}\n`;
  return { template, locale: to.locale, subject: filled(text.subject, all).replace(/\s+/g, " "), body };
}

/** Puts values in the places of their names, once: a value that looks like a place stays what it is. */
export const filled = (text: string, values: Values): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? "");
