import type { Decision } from "../../contract/moderation";
import { asLocale, preferredLocale } from "../accounts/preferredLocale";
import type { Locale } from "../locale";
import { post } from "../mail/outbox";
import { outcomeLetter } from "../mail/templates";
import type { Addressee, Context, Verdict } from "./handler";
import { handlers } from "./handlers";

const AFTER_MS = 60_000; // the decision can be undone for half a minute

/** The name of the letter about a decision, by which it can be taken back. */
export const letterKey = (decisionId: number) => `decision ${decisionId}`;

type Telling = { decisionId: number; told: Set<string> };

/** Posts the letter that tells an author the outcome; several photos of one temple decided together are one letter. */
export async function announce(
  { trx, now }: Context,
  site: string,
  { kind, id }: Decision,
  { status, reason }: Verdict,
  { decisionId, told }: Telling,
): Promise<void> {
  const addressee = await handlers[kind].addressee(trx, id);
  const person = addressee && (await personOf(trx, addressee));
  if (!person) return;
  const about = `${kind} ${status} ${person.email} ${addressee.temple}`;
  if (kind === "photo" && told.has(about)) return;
  told.add(about);
  const outcome = { kind, status, temple: addressee.temple, reason, hasAccount: addressee.userId !== null };
  const letter = outcomeLetter({ name: person.name, locale: person.locale, site }, outcome);
  await post(trx, person.email, letter, now, {
    key: letterKey(decisionId),
    topic: "contributions",
    notBefore: new Date(now.getTime() + AFTER_MS),
  });
}

type Person = { name: string | null; email: string; locale: Locale };

async function personOf(trx: Context["trx"], { userId, email, locale }: Addressee): Promise<Person | undefined> {
  const given = asLocale(locale);
  if (userId === null) return email ? { name: null, email, locale: given ?? "en" } : undefined;
  const user = await trx
    .selectFrom("users")
    .select(["name", "email", "preferences"])
    .where("id", "=", userId)
    .where("active", "=", 1)
    .executeTakeFirst();
  if (!user) return undefined;
  return { name: user.name, email: user.email, locale: given ?? preferredLocale(user.preferences) ?? "en" };
}
