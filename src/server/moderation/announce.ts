import type { Decision } from "../../contract/moderation";
import type { Locale } from "../locale";
import { post } from "../mail/outbox";
import { outcomeLetter } from "../mail/templates";
import { Recipient } from "../notifications/recipients";
import { asLocale } from "../preferredLocale";
import type { Addressee, Context, Verdict } from "./handler";
import { handlers } from "./handlers";

const AFTER_MS = 60_000; // the decision can be undone for half a minute

/** The name of the letter about a decision, by which it can be taken back. */
export const letterKey = (decisionId: number) => `decision ${decisionId}`;

type Telling = { decisionId: number; notified: Set<string> };

/** Posts the letter that tells an author the outcome; several photos of one temple decided together are one letter. */
export async function announce(
  { trx, now }: Pick<Context, "trx" | "now">,
  site: string,
  { kind, id }: Decision,
  { status, reason }: Verdict,
  { decisionId, notified }: Telling,
): Promise<void> {
  if (kind === "alias") return;
  const addressee = await handlers[kind].addressee(trx, id);
  if (!addressee) return;
  const about = `${kind} ${status} ${addressee.userId} ${addressee.email} ${addressee.temple}`;
  if (kind === "photo" && notified.has(about)) return;
  notified.add(about);
  const person = await personOf(trx, addressee, now);
  if (!person) return;
  const outcome = { kind, status, temple: addressee.temple, reason, hasAccount: addressee.userId !== null };
  const letter = outcomeLetter({ name: person.name, locale: person.locale, site }, outcome);
  await post(trx, person.to, letter, now, {
    key: letterKey(decisionId),
    topic: "contributions",
    notBefore: new Date(now.getTime() + AFTER_MS),
  });
}

type Person = { name: string | null; to: Recipient; locale: Locale };

/** An account at its verified address; a visitor at the address that was left, which nobody confirmed, and seldom. */
async function personOf(
  trx: Context["trx"],
  { userId, email, locale }: Addressee,
  now: Date,
): Promise<Person | undefined> {
  const given = asLocale(locale);
  if (userId === null) {
    const to = email ? await Recipient.ofStranger(trx, { channel: "mail", address: email }, now) : undefined;
    return to && { name: null, to, locale: given ?? "en" };
  }
  const account = await Recipient.ofAccount(trx, userId);
  if (!account?.mail) return undefined;
  return { name: account.name, to: account.mail, locale: given ?? account.locale ?? "en" };
}
