import en from "../../../locales/en/mail.json";
import hi from "../../../locales/hi/mail.json";
import kn from "../../../locales/kn/mail.json";
import type { Moderated } from "../../contract/moderatedKinds";
import { oneLine, unlinked } from "../../domain/personNames";
import type { Locale } from "../locale";
import { filled } from "../notifications/filled";

const texts: Record<Locale, typeof en> = { en, hi, kn };

export type Letter = { template: string; subject: string; body: string; locale?: Locale };
type Values = Readonly<Record<string, string>>;
type Addressee = { name: string | null; locale: Locale; site: string };

/** The mail with the link that lets its reader choose a new password. */
export function resetLetter(to: Addressee, link: string): Letter {
  return letter("reset", to, texts[to.locale].reset, { link });
}

/** The mail with the link by which its reader confirms that the address is theirs; nothing in it was typed by anybody. */
export function verificationLetter(to: Omit<Addressee, "name">, link: string): Letter {
  return letter("verification", { ...to, name: null }, texts[to.locale].verification, { link });
}

/** Tells the owner of an account that its letters go to another address now; for the address from before. */
export function addressChangedLetter(to: Addressee): Letter {
  return letter("addressChanged", to, texts[to.locale].addressChanged, { link: `${to.site}/forgotten` });
}

/** The text message with the code by which its reader confirms that the number is theirs. */
export function phoneCodeMessage(locale: Locale, code: string): Letter {
  const { subject, body } = texts[locale].phoneCode;
  return { template: "phoneCode", locale, subject, body: filled(body, { code }) };
}

/** Tells the owner of an account that its password is another one now. */
export function passwordChangedLetter(to: Addressee): Letter {
  return letter("passwordChanged", to, texts[to.locale].passwordChanged, { link: `${to.site}/forgotten` });
}

/** Tells the owner of an account that somebody tries many passwords, and that they still get in. */
export function failedLoginsLetter(to: Addressee): Letter {
  return letter("failedLogins", to, texts[to.locale].failedLogins, { link: `${to.site}/settings` });
}

/** Tells the owner of an account that codes are asked for at login, or no longer. */
export function totpLetter(to: Addressee, what: "totpOn" | "totpOff"): Letter {
  return letter(what, to, texts[to.locale][what], { link: `${to.site}/forgotten` });
}

/** Nobody in particular suggests an alias. */
export type TellingKind = Exclude<Moderated, "alias">;
export type Outcome = {
  kind: TellingKind;
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
  const values = { temple: unlinked(temple ?? ""), reason: oneLine(reason ?? ""), link: `${to.site}/profile` };
  return letter(`outcome.${kind}.${status}`, to, { subject, body: parts }, values);
}

function letter(template: string, to: Addressee, text: { subject: string; body: string }, values: Values): Letter {
  const words = texts[to.locale];
  const name = unlinked(to.name ?? "");
  const greeting = name ? words.greeting : words.greetingNobody;
  const all = { ...values, name, site: to.site };
  const body = `${[greeting, text.body, words.closing].map((part) => filled(part, all)).join("\n\n")}\n`;
  return { template, locale: to.locale, subject: filled(text.subject, all).replace(/\s+/g, " "), body };
}
